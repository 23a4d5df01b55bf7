import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { archiveOf } from '../../foundation/files/archive-for-tests.ts'
import { oneDocument } from './one-document.ts'
import { openArchive } from './open-archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'creative-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type File = readonly [name: string, content: string | Buffer]

/** A ZIP on the disk. @param says the size that its directory tells, where that is a lie */
function archive(files: readonly File[], says?: number): string {
  const path = join(folder, `${crypto.randomUUID()}.zip`)
  const parts = files.map(([name, content]) => ({ name, content, ...(says === undefined ? {} : { says }) }))
  writeFileSync(path, archiveOf(...parts))
  return path
}

const shown = async (files: readonly File[]): Promise<string> =>
  oneDocument(await openArchive(archive(files))).toString()

describe('an HTML5 creative of many files', () => {
  test('becomes one document that needs no other file', async () => {
    const text = await shown([
      ['__MACOSX/banner/._index.html', 'rubbish'],
      [
        'banner/index.html',
        '<head><link rel="stylesheet" href="css/a.css"><script defer src="late.js"></script></head><body><img alt="" src="img/a%20b.png?v=1"><img src="https://elsewhere.example/b.png"><div style="background:url(img/c.gif)"></div><script src="./ad.js"></script></body>',
      ],
      ['banner/css/a.css', "@import 'b.css'; p{background:url('../img/c.gif')}"],
      ['banner/css/b.css', '@import "a.css"; @font-face{src:url(f.woff2)}'],
      ['banner/css/f.woff2', 'font'],
      ['banner/img/a b.png', 'png'],
      ['banner/img/c.gif', 'gif'],
      ['banner/ad.js', 'const list=["img/c.gif","img/none.gif"];const html="<script></script>"'],
      ['banner/late.js', 'begin()'],
    ])
    const gif = `data:image/gif;base64,${Buffer.from('gif').toString('base64')}`
    expect(text).toContain(`src="data:image/png;base64,${Buffer.from('png').toString('base64')}"`)
    expect(text).toContain(`p{background:url("${gif}")}`)
    expect(text).toContain('url("data:font/woff2;base64,')
    expect(text).toContain(`const list=["${gif}","img/none.gif"];const html="<script><\\/script>"`)
    expect(text).toMatch(/<script defer>begin\(\)<\/script><\/body>$/)
    // What is elsewhere stays elsewhere: the frame does not reach it.
    expect(text).toContain('src="https://elsewhere.example/b.png"')
    expect(text).not.toMatch(/href="css|rubbish/)
  })

  test.each(['<style>', '<script>', '<link ', '<img ', '<style>@import a', '<style>url(a'])(
    'is made of a page that begins %s without an end, however often',
    (tag) => {
      const page = `<body>${tag.repeat(Math.ceil(2_000_000 / tag.length))}`
      expect(oneDocument(new Map([['index.html', Buffer.from(page)]])).toString()).toBe(page)
    },
  )

  test.each(['@import a', '@import "a', 'url(a', "url('a"])(
    'is made of a sheet that says %s without an end, however often',
    (words) => {
      const page = `<style>${`${words} `.repeat(200_000)}</style>`
      expect(oneDocument(new Map([['index.html', Buffer.from(page)]])).toString()).toBe(page)
    },
  )

  test('is refused where its parts multiply', () => {
    const again = '@import "a.css";'.repeat(60)
    const parts = new Map([
      ['index.html', Buffer.from('<link rel="stylesheet" href="a.css">')],
      ['a.css', Buffer.from(again)],
    ])
    expect(() => oneDocument(parts)).toThrow(/larger than 20 MB/)
    const picture = new Map([
      ['index.html', Buffer.from('<img alt="" src="a.png">'.repeat(200))],
      ['a.png', Buffer.alloc(200_000)],
    ])
    expect(() => oneDocument(picture)).toThrow(/larger than 20 MB/)
  })

  test('holds what its scripts may ask for by names that they put together, once and never as a tag', async () => {
    const text = await shown([
      ['ad/index.html', '<!doctype html><head><script>load("pictures/" + 1 + ".png")</script></head>'],
      ['ad/pictures/1.png', 'png'],
      ['ad/texts.json', '{"a":"</script><b>"}'],
      ['ad/notes.exe', 'no type'],
    ])
    const held = (of: string): string => Buffer.from(of).toString('base64')
    expect(text).toContain(`"ad/pictures/1.png":["image/png","${held('png')}"]`)
    expect(text).toContain(`"ad/texts.json":["application/json","${held('{"a":"</script><b>"}')}"]`)
    expect(text).not.toContain('notes.exe')
    expect(text.indexOf('<head>')).toBeLessThan(text.indexOf('ad/texts.json'))
    expect(text.indexOf('ad/texts.json')).toBeLessThan(text.indexOf('load("pictures/'))
    // A creative without scripts stays as it is.
    expect(
      await shown([
        ['index.html', '<p>x</p>'],
        ['a.png', 'png'],
      ]),
    ).toBe('<p>x</p>')
  })

  test('begins with the index that lies highest, or with its only page', async () => {
    expect(
      await shown([
        ['a/b/index.html', 'deep'],
        ['a/index.html', 'high'],
      ]),
    ).toBe('high')
    expect(await shown([['only.htm', 'it']])).toBe('it')
    await expect(
      shown([
        ['one.html', ''],
        ['two.html', ''],
      ]),
    ).rejects.toThrow('no index.html')
  })

  test('is refused with a sentence where it is none, lies, or leads out of the archive', async () => {
    const open = (files: readonly File[], says?: number) => openArchive(archive(files, says))
    await expect(open([['../../etc/passwd', 'x']])).rejects.toThrow('leads out of it')
    await expect(open([['/etc/passwd', 'x']])).rejects.toThrow('leads out of it')
    const many = Array.from({ length: 301 }, (_, at): File => [`${at}.png`, ''])
    await expect(open(many)).rejects.toThrow('more than 300 files')
    await expect(open([['zeros.png', Buffer.alloc(9 * 1024 * 1024)]])).rejects.toThrow(
      'far more than it holds',
    )
    // Its directory says that it is small.
    await expect(open([['zeros.png', Buffer.alloc(9 * 1024 * 1024)]], 10)).rejects.toThrow('broken')
    const noise = randomBytes(4 * 1024 * 1024)
    await expect(
      open([
        ['a', noise],
        ['b', noise],
        ['c', noise],
      ]),
    ).rejects.toThrow('10 MB')
    writeFileSync(join(folder, 'no.zip'), 'PK\u0003\u0004 no archive')
    await expect(openArchive(join(folder, 'no.zip'))).rejects.toThrow('broken')
  }, 60_000)
})

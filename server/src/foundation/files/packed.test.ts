import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { packed } from './packed.ts'
import { openZip } from './zip.ts'

test('an archive holds the files that are there, each under a name of its own', async () => {
  const file = (name: string, text: string | null) => ({
    name,
    bytes: async () => (text === null ? null : Buffer.from(text)),
  })
  const parts = packed([
    file('Anzeige für März.png', 'one'),
    file('Anzeige für März.png', 'two'),
    file('gone.png', null),
    file('../../etc/passwd', 'three'),
    file('pages/empty', ''),
  ])
  const zip = await openZip(await buffer(Readable.from(parts)), 10)
  const found: (readonly [string, string])[] = []
  for (const part of zip.parts) found.push([part.fileName, (await buffer(await zip.read(part))).toString()])
  zip.close()
  expect(found).toEqual([
    ['Anzeige für März.png', 'one'],
    ['Anzeige für März (2).png', 'two'],
    ['__etc/passwd', 'three'],
    ['pages/empty', ''],
  ])
})

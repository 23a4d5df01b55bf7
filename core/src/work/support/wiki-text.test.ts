import { describe, expect, it } from 'vitest'
import { htmlOfWikiText, wikiTextOf } from './wiki-text.ts'

const cases: readonly (readonly [name: string, html: string, wiki: string])[] = [
  ['marked words', '<p>The <strong>total</strong> is <em>short</em>.</p>', 'The *total* is _short_.'],
  ['headings and paragraphs', '<h3>Steps</h3><p>Open it.</p><p>Wait.</p>', 'h3. Steps\n\nOpen it.\n\nWait.'],
  ['lines', '<p>One<br />two</p>', 'One\ntwo'],
  [
    'lists in lists',
    '<p>Do:</p><ul><li><p>a</p><ol><li><p>b</p></li></ol></li><li><p>c</p></li></ul>',
    'Do:\n\n* a\n*# b\n* c',
  ],
  [
    'links',
    '<p>See <a href="https://a.example/x?y=1&amp;z=2">here</a>.</p>',
    'See [here|https://a.example/x?y=1&z=2].',
  ],
  [
    'code',
    '<p>Run <code>a_b</code></p><pre>x = *y*\n  z</pre>',
    'Run {{a\\_b}}\n\n{noformat}\nx = *y*\n  z\n{noformat}',
  ],
  ['quotations', '<blockquote><p>Said.</p></blockquote><p>Then.</p>', '{quote}\nSaid.\n{quote}\n\nThen.'],
  ['signs that are words', '<p>a*b [c] {d} -e &lt;f&gt; 5-6</p>', 'a\\*b \\[c\\] \\{d\\} \\-e <f> 5-6'],
]

describe('a description', () => {
  it.each(cases)('with %s is wiki text', (_, html, wiki) => {
    expect(wikiTextOf(html)).toBe(wiki)
  })

  it.each(cases.filter(([name]) => name !== 'code'))('with %s comes back from it', (_, html, wiki) => {
    expect(htmlOfWikiText(wiki)).toBe(html)
  })

  it('that is wiki text says nothing but words and the markup that it names', () => {
    expect(htmlOfWikiText('<script>x</script> [y|javascript:z]')).toBe(
      '<p>&lt;script&gt;x&lt;/script&gt; [y|javascript:z]</p>',
    )
  })

  it('of an editor, with paragraphs in its items, keeps each item on its line', () => {
    expect(wikiTextOf('<ul><li><p>a</p></li><li><p>b</p></li></ul><p>c</p>')).toBe('* a\n* b\n\nc')
  })

  it.each(['[http://a', '{{a', '*a ', '!http://a|', '[a|'])(
    'that begins with %s again and again is read in a moment',
    (signs) => {
      expect(htmlOfWikiText(signs.repeat(6000)).length).toBeGreaterThan(6000)
    },
  )
})

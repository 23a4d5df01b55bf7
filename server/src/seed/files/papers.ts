/** Papers of the demo agency: the plainest PDF that every reader opens, of lines in Helvetica. */

/** A line, or where it is a list its parts at columns of the page. */
type Line = string | readonly string[]

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, (found) => `\\${found}`)

/** A page of US Letter. */
function pageOf(heading: string, lines: readonly Line[]): string {
  const drawn = [`0.08 0.15 0.3 rg 56 706 500 3 re f 0 g BT /B 20 Tf 56 722 Td (${escaped(heading)}) Tj ET`]
  for (const [at, line] of lines.entries()) {
    const parts = typeof line === 'string' ? [line] : line
    for (const [place, part] of parts.entries())
      drawn.push(
        `BT /${typeof line === 'string' && line.endsWith(':') ? 'B' : 'F'} 11 Tf ${56 + place * 170} ${672 - at * 20} Td (${escaped(part)}) Tj ET`,
      )
  }
  return drawn.join('\n')
}

/** A document of one page. */
export function paper(heading: string, lines: readonly Line[]): Buffer {
  const content = pageOf(heading, lines)
  const font = (name: string): string =>
    `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R/B 6 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Title(${escaped(heading)})>>`,
  ]
  let written = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = written.length
    written += `${at + 1} 0 obj${object}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer<</Size ${objects.length + 1}/Root 1 0 R/Info 7 0 R>>\nstartxref\n${written.length}\n%%EOF\n`
  return Buffer.from(written + table + end, 'latin1')
}

/** An HTML5 creative that runs by itself and loads nothing. */
export const movingBanner = (): Buffer =>
  Buffer.from(`<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Holiday offer</title>
<style>
body{margin:0}main{position:relative;width:300px;height:250px;overflow:hidden;font:700 28px/1.15 Arial,sans-serif;color:#fff;background:linear-gradient(#14532d,#052e16)}
h1{font-size:30px;margin:26px 22px 6px}p{margin:0 22px;font-size:16px;font-weight:400}
a{position:absolute;left:22px;bottom:22px;padding:9px 16px;border-radius:4px;background:#fbbf24;color:#052e16;font-size:15px;text-decoration:none}
i{position:absolute;top:-10px;width:7px;height:7px;border-radius:50%;background:#fff;opacity:.8;animation:fall 6s linear infinite}
@keyframes fall{to{transform:translate(14px,270px)}}
@media(prefers-reduced-motion:reduce){i{animation:none;top:40px}}
</style>
<main><h1>Holiday<br>sales event</h1><p>Zero down, first payment in March</p><a href="#">See what is in stock</a></main>
<script>for(let n=0;n<18;n++){const s=document.createElement('i');s.style.left=n*17+'px';s.style.animationDelay=-(n*7%12)/2+'s';document.querySelector('main').append(s)}</script>
</html>
`)

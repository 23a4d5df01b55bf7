/** Style and script of `/embed/demo`; both stand in the page, under its nonce. */

export const demoStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1b1f27, #e8eaee); --muted: light-dark(#5a6372, #a3abb8); --line: light-dark(#dfe3e9, #343a45); --page: light-dark(#f5f6f8, #14171c); --card: light-dark(#fff, #1c2027); --code: light-dark(#f5f6f8, #14171c) }
:root[data-theme=light] { color-scheme: light } :root[data-theme=dark] { color-scheme: dark }
* { box-sizing: border-box }
body { margin: 0; padding: 32px 24px 64px; background: var(--page); color: var(--ink); font: 14px/1.5 system-ui, sans-serif }
header, main { max-width: 1080px; margin-inline: auto }
header { display: grid; gap: 8px; justify-items: start; margin-bottom: 24px }
h1, h2, p { margin: 0 } h1 { font-size: 28px; line-height: 1.2 } h2 { font-size: 16px }
p { color: var(--muted); max-width: 60ch } main { display: grid; gap: 16px }
section { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 24px; padding: 20px; background: var(--card); border: 1px solid var(--line); border-radius: 10px }
.try { display: grid; gap: 12px; align-content: start; justify-items: start }
section > div:last-child { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; align-content: start }
figure { margin: 0 } figcaption { display: flex; align-items: center; justify-content: space-between; margin-bottom: 4px; font-weight: 500 }
pre { margin: 0; padding: 12px; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--code); border: 1px solid var(--line); border-radius: 6px; font: 13px/1.5 ui-monospace, monospace }
button, select { min-height: 36px; padding: 0 12px; font: inherit; font-weight: 500; color: inherit; background: var(--card); border: 1px solid light-dark(#858e9c, #6d7685); border-radius: 6px; cursor: pointer }
button:hover { background: var(--code) } .copy { min-height: 28px; font-size: 13px; padding: 0 8px }
a { color: inherit } :focus-visible { outline: 2px solid light-dark(#2854df, #8fa9ff); outline-offset: 2px }
ul, ol { margin: 0; padding: 0; list-style: none; display: grid; gap: 6px } code { font-family: ui-monospace, monospace }
.good::before { content: '✓ '; color: light-dark(#137547, #5fce98) } .bad::before { content: '✗ '; color: light-dark(#b42318, #ff9d92) } .none { color: var(--muted) }
@media (max-width: 720px) { body { padding: 16px } section { grid-template-columns: minmax(0, 1fr) } }
@media (pointer: coarse) { button, .copy, select { min-height: 44px } }`

export const demoScript = `
const byId = (id) => document.getElementById(id)
const line = (text, kind) => Object.assign(document.createElement('li'), { textContent: text, className: kind })
document.addEventListener('click', async ({ target }) => {
  const from = target.dataset?.copy
  if (!from) return
  await navigator.clipboard.writeText(byId(from).textContent)
  target.textContent = 'Copied'
  setTimeout(() => { target.textContent = 'Copy' }, 1500)
})
for (const name of ['ready', 'open', 'close', 'saved', 'error', 'signin-required']) addEventListener('agency:' + name, ({ target, type, detail }) => {
  byId('events').querySelector('.none')?.remove()
  byId('events').prepend(line(type + ' from ' + target.localName + (detail ? ' ' + JSON.stringify(detail) : ''), ''))
})
byId('check').addEventListener('click', async () => {
  const { findings } = await window.AgencyPortal.check()
  byId('findings').replaceChildren(...findings.map(({ ok, message }) => line(message, ok ? 'good' : 'bad')))
})
byId('theme').addEventListener('change', ({ target: { value } }) => {
  document.documentElement.dataset.theme = value
  for (const element of document.querySelectorAll('.try > :not(h2, p, button, ul, ol)')) value ? element.setAttribute('theme', value) : element.removeAttribute('theme')
})`

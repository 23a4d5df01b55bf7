import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { elements } from '@portal/core/access/embed/widgets'
import { portalOf } from '../../foundation/http/authenticate.ts'
import { demoScript, demoStyle } from './demo-page-parts.ts'

/** Serves `/embed/demo`: every widget at work, with what to put into a page for it beside it. */
export function mountDemoPage(app: FastifyInstance): void {
  app.get('/embed/demo', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        // As strict as a host's policy usually is.
        .header(
          'content-security-policy',
          `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        )
        .send(page(portalOf(request), nonce))
    )
  })
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const snippet = (id: string, label: string, code: string): string => `
<figure>
  <figcaption>${label}<button type="button" class="copy" data-copy="${id}">Copy</button></figcaption>
  <pre tabindex="0" aria-label="${escaped(label)}"><code id="${id}">${escaped(code)}</code></pre>
</figure>`

function page(portal: string, nonce: string): string {
  const loader = `<script async src="${portal}/embed/loader.js" data-portal="${portal}"></script>`
  const sections = Object.entries(elements).map(
    ([name, { title, summary, takesClient, takesForm = false }]) => `
<section aria-labelledby="title-${name}">
  <div class="try">
    <h2 id="title-${name}">${escaped(title)}</h2>
    <p>${escaped(summary)}</p>
    <agency-${name}></agency-${name}>
  </div>
  <div>
    ${snippet(`code-${name}`, 'In your page', `<agency-${name}${takesClient ? ' client-id="1001"' : takesForm ? ' form="KEY"' : ''}></agency-${name}>`)}
    ${snippet(`open-${name}`, 'Or from your own button', `AgencyPortal.open('${name}'${takesClient ? ', { clientId: 1001 }' : takesForm ? ", { form: 'KEY' }" : ''})`)}
  </div>
</section>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Widgets for your page</title>
<link rel="icon" href="/favicon.svg">
<style nonce="${nonce}">${demoStyle}</style>
</head>
<body>
<header>
  <h1>Widgets for your page</h1>
  <p>This is a plain page with the agency's widgets on it, under a strict policy. Sign in with your own account when one asks.</p>
  <label>Theme <select id="theme"><option value="">As the system</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
</header>
<main>
<section aria-labelledby="title-loader">
  <div class="try">
    <h2 id="title-loader">First, the loader</h2>
    <p>Once in the page, anywhere. It fetches a widget when the page has one.</p>
  </div>
  <div>${snippet('code-loader', 'In your page', loader)}</div>
</section>
${sections.join('')}
<section aria-labelledby="title-check">
  <div class="try">
    <h2 id="title-check">Something does not work?</h2>
    <p>Run this in the console of your own page. Here it looks at this one.</p>
    <button type="button" id="check">Check this page</button>
    <ul id="findings" aria-live="polite"></ul>
  </div>
  <div>${snippet('code-check', 'In the console', 'AgencyPortal.check()')}</div>
</section>
<section aria-labelledby="title-events">
  <div class="try">
    <h2 id="title-events">What the widgets tell the page</h2>
    <ol id="events"><li class="none">Nothing yet. Open a widget.</li></ol>
  </div>
  <div>${snippet('code-events', 'In your script', "addEventListener('agency:saved', ({ detail }) => console.log(detail.kind, detail.id))")}
  <p>For editors and types: <a href="/embed/agency-portal.d.ts">agency-portal.d.ts</a>, <a href="/embed/custom-elements.json">custom-elements.json</a>, <a href="/embed/react.js">react.js</a> with its <a href="/embed/react.d.ts">types</a>.</p></div>
</section>
</main>
<script nonce="${nonce}">${demoScript}</script>
<script async nonce="${nonce}" src="${portal}/embed/loader.js" data-portal="${portal}"></script>
</body>
</html>`
}

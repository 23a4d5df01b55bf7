import type { FastifyInstance } from 'fastify'
import { apps, type AppLinks } from '@portal/core/settings/links/links'

const place = '/demo-apps'

/** Where the demo agency's other applications are: the portal's own task tool, and a page that says what would be there. */
export const demoLinks: AppLinks = Object.fromEntries(
  apps.map(({ key }) => [key, key === 'task-tool' ? '/taskiq/login' : `${place}/${key}`]),
)

/** The demo agency has no other applications; its links lead to pages that say so. Never in production. */
export function mountDemoApps(app: FastifyInstance): void {
  for (const { key, label } of apps) {
    const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${label}</title>
<style>:root{color-scheme:light dark;font:16px/1.5 system-ui}body{max-width:34rem;margin:18vh auto;padding:0 24px}code{font-size:.9em}</style>
<h1>${label}</h1>
<p>The demo agency has no ${label}. Where yours is, say in <code>APP_LINKS</code>, for example
<code>APP_LINKS=${key}=https://${key}.example.com</code>, or in the tenant's setting <code>app-links</code>.</p>
<p><a href="/">Back to the portal</a></p></html>`
    app.get(`${place}/${key}`, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .send(page),
    )
  }
}

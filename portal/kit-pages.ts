import { fileURLToPath } from 'node:url'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { onPreact, prebundled } from '@portal/ui/on-preact'

const base = '/embed/kit/preact'

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Component kit</title></head>
<body><div id="kit"></div><script type="module" src="/src/catalogue/preact-page.ts"></script></body></html>`

/** A second server for the kit's sources, in which React is Preact. */
const startPreact = (): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    root: fileURLToPath(new URL('../ui', import.meta.url)),
    base: `${base}/`,
    cacheDir: '../.cache/vite-kit-preact',
    appType: 'custom',
    resolve: { alias: onPreact },
    oxc: { jsx: { runtime: 'automatic' } },
    css: {
      transformer: 'lightningcss',
      lightningcss: { targets: { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) } },
    },
    optimizeDeps: { exclude: ['lucide-react'], include: prebundled },
    server: { middlewareMode: true, hmr: false, watch: null },
  })

/**
 * The catalogue of the kit while developing: a page for each part at
 * `/embed/kit/{part}`, and the same drawn by Preact at `/embed/kit/preact/{part}`.
 */
export const kitPages = (): Plugin => ({
  name: 'kit-pages',
  apply: 'serve',
  configureServer({ middlewares, httpServer }) {
    let preact: Promise<ViteDevServer> | null = null
    httpServer?.once('close', () => void preact?.then((server) => server.close()))
    middlewares.use((request, response, next) => {
      const path = (request.url ?? '').replace(/[?#].*/, '')
      if (path === base || path.startsWith(`${base}/`)) {
        preact ??= startPreact()
        void preact.then(async (server) => {
          if (!/^[/\w-]*$/.test(path) || path.includes('/src/'))
            return server.middlewares(request, response, next)
          response
            .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
            .end(await server.transformIndexHtml(`${base}/`, page))
        }, next)
        return
      }
      if (/^\/embed\/kit\/[\w-]+\/?$/.test(path)) request.url = '/embed/kit.html'
      next()
    })
  },
})

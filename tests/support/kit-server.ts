import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../../scripts/free-port.mjs'
import { root } from './root.ts'

/** The pages of the component kit, as the development server has them. */
export interface KitServer extends AsyncDisposable {
  /** `http://127.0.0.1:port` */
  readonly url: string
}

interface Vite {
  createServer(config: object): Promise<{ listen(): Promise<unknown>; close(): Promise<void> }>
}

/** Serves `/embed/kit` and what is below it from the sources, without hot reload and without an API. */
export async function startKit(): Promise<KitServer> {
  const require = createRequire(join(root, 'portal/package.json'))
  const { createServer } = (await import(pathToFileURL(require.resolve('vite')).href)) as Vite
  const { prebundled } = (await import(pathToFileURL(require.resolve('@portal/ui/on-preact')).href)) as {
    readonly prebundled: readonly string[]
  }
  const port = await freePort()
  const server = await createServer({
    root: join(root, 'portal'),
    mode: 'development',
    logLevel: 'error',
    cacheDir: join(root, '.cache/vite-kit-react'),
    // All of them at once: one that is found later would load the page anew.
    optimizeDeps: { include: prebundled.map((name) => `@portal/ui > ${name}`) },
    server: { port, host: '127.0.0.1', strictPort: true, hmr: false, watch: null, proxy: {} },
  })
  await server.listen()
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => server.close() }
}

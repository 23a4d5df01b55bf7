import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import '../follow-parent.mjs'
import { buildStale } from '../build.mjs'
import { foreground } from '../foreground.mjs'
import { freePort } from '../free-port.mjs'
import { Sentence } from '../sentence.mjs'
import { told } from '../told.mjs'

const root = join(import.meta.dirname, '../..')
const port = Number(process.env.PORT ?? 4000)
const host = process.env.HOST ?? '127.0.0.1'

/** What the server answers; everything else is the portal, from its sources. */
const servers = '^/(api|taskiq-api|webhook|socket\\.io)(/|$|\\?)|^/embed/(loader\\.js|v1/|demo)'

/** Vite belongs to the portal, and is found from there. */
const vite = () =>
  import(pathToFileURL(createRequire(join(root, 'portal/package.json')).resolve('vite')).href)

/** The portal with hot reload, in front of the server on the one port. */
const portal = async (target) => {
  // Read by the portal's own configuration, which names the same server.
  process.env.PORTAL_API = target
  const { createServer } = await vite()
  const server = await createServer({
    root: join(root, 'portal'),
    server: { port, host, strictPort: true, proxy: { [servers]: { target, ws: true, changeOrigin: false } } },
  })
  try {
    await server.listen()
  } catch (error) {
    throw new Sentence(
      `Port ${port} is taken: stop what uses it, or set PORT to another one. (${error.message})`,
    )
  }
  return server
}

/** The widgets are served as they were built; one that cannot be built now must not keep the portal from running. */
const buildWidgets = async () => {
  try {
    await buildStale(root, console.log, ['widgets', 'loader'])
  } catch (error) {
    if (!(error instanceof Sentence)) throw error
    console.error(error.message)
  }
}

await told(async () => {
  await buildWidgets()
  const behind = await freePort()
  const front = await portal(`http://127.0.0.1:${behind}`)
  console.log(`With hot reload: http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`)
  const code = await foreground(
    process.execPath,
    [
      '--watch-preserve-output',
      '--watch',
      '--import',
      join(root, 'scripts/follow-parent.mjs'),
      join(root, 'server/src/main.ts'),
      ...process.argv.slice(2),
    ],
    { cwd: root, env: { ...process.env, PORT: String(behind), HOST: '127.0.0.1' } },
  )
  await front.close()
  return code
})

import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { copyFolder } from '../support/template.ts'
import { root } from '../support/root.ts'

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

export interface EmptyPage {
  readonly url: string
  /** Scripts and styles after gzip. */
  readonly bytes: number
  stop(): Promise<void>
}

/**
 * Builds a page of React and nothing else with the portal's own bundler, and
 * serves it compressed from memory.
 *
 * @param folder where it may be built
 * @param source the page's folder beside this file
 * @param alias more names that its scripts import, with where they are
 */
export async function serveEmptyPage(
  folder: string,
  source: 'empty-page' | 'bare-editor' = 'empty-page',
  alias: Readonly<Record<string, string>> = {},
): Promise<EmptyPage> {
  const known = {
    react: join(root, 'portal/node_modules/react'),
    'react-dom': join(root, 'portal/node_modules/react-dom'),
    ...alias,
  }
  copyFolder(join(import.meta.dirname, source), folder)
  writeFileSync(
    join(folder, 'vite.config.js'),
    `export default { resolve: { alias: ${JSON.stringify(known)} }, build: { target: 'es2023', modulePreload: { polyfill: false }, reportCompressedSize: false } }\n`,
  )
  const built = spawnSync(
    join(root, 'portal/node_modules/.bin/vite'),
    ['build', '--configLoader', 'native'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (built.status !== 0)
    throw new Error(`The empty page could not be built:\n${built.stdout}${built.stderr}`)
  const dist = join(folder, 'dist')
  const files = new Map(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => extname(file) in kinds)
      .map((file) => [
        `/${file}`,
        { kind: kinds[extname(file)] ?? '', body: gzipSync(readFileSync(join(dist, file)), { level: 9 }) },
      ]),
  )
  const server = createServer((request, response) => {
    const file = files.get(request.url === '/' ? '/index.html' : (request.url ?? ''))
    if (!file) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': file.kind,
      'content-encoding': 'gzip',
      'content-length': file.body.length,
    })
    response.end(file.body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    bytes: [...files]
      .filter(([name]) => !name.endsWith('.html'))
      .reduce((sum, [, { body }]) => sum + body.length, 0),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

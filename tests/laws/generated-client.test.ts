import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import openapiTs, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { expect, test } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { signIn, startServer } from '../support/index.ts'
import { root } from '../support/root.ts'

const run = promisify(execFile)
/** The compiler of the product: strict, the generated types themselves included. */
const compiler = join(
  dirname(createRequire(join(root, 'package.json')).resolve('typescript/package.json')),
  'bin',
  'tsc',
)
const strict = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'nodenext',
    allowImportingTsExtensions: true,
    types: [],
  },
  include: ['program.ts'],
}

/** Where a program of somebody else's lives: nothing of the portal is in reach. */
const folder = mkdtempSync(join(tmpdir(), 'portal-generated-client-'))

test('a client that a common generator makes of openapi.json compiles, reads, writes and pages', async () => {
  await using server = await startServer({ content: 'demo' })
  try {
    const admin = await signIn(server.url, 'admin')
    const scopes = ['clients.list', 'industries.*']
    const { body } = await admin.post<Answer<'apiKeys.create'>>('/api-keys', { name: 'Generated', scopes })
    const served = await fetch(`${server.url}/api/openapi.json`)
    writeFileSync(
      join(folder, 'portal.d.ts'),
      astToString(await openapiTs((await served.json()) as OpenAPI3)),
    )
    copyFileSync(join(root, 'tests/fixtures/generated-client/program.txt'), join(folder, 'program.ts'))
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(strict))
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
    symlinkSync(join(root, 'tests/node_modules'), join(folder, 'node_modules'))
    const compiled = await run(process.execPath, [compiler, '-p', folder]).catch(
      ({ stdout }: { stdout: string }) => ({ stdout }),
    )
    expect(compiled.stdout).toBe('')
    const { stdout } = await run(process.execPath, [join(folder, 'program.ts'), server.url, body.key])
    const told = JSON.parse(stdout) as { readonly pages: number; readonly total: number }
    expect(told).toEqual({
      pages: Math.ceil(told.total / 25),
      total: told.total,
      different: told.total,
      once: true,
      changed: 'Hovercrafts',
      stale: 'stale',
      empty: { name: expect.any(String) },
      closed: 'forbidden',
    })
    expect(told.pages).toBeGreaterThan(2)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

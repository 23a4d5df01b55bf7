import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { elements } from '@portal/core/access/embed/widgets'
import { beforeAll, expect, test } from 'vitest'
import { buildStale } from '../../scripts/build.mjs'
import { root } from '../support/root.ts'

beforeAll(() => buildStale(root, () => undefined))

const dist = join(root, 'loader/dist')
const read = (file: string): string => readFileSync(join(dist, file), 'utf8')
const names = Object.keys(elements)

/** What the compiler of a host says of a file. */
const compiled = (cwd: string, file: string) => {
  const strict = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom']
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--jsx', 'react-jsx']
  const run = spawnSync(join(root, 'node_modules/.bin/tsc'), [...strict, ...modules, file], {
    cwd,
    encoding: 'utf8',
  })
  return [run.status, run.stdout]
}

test('custom-elements.json describes every widget and no other', () => {
  const { modules } = JSON.parse(read('custom-elements.json')) as {
    modules: { declarations: { tagName: string; events: { name: string }[]; attributes: unknown[] }[] }[]
  }
  const declared = modules.flatMap(({ declarations }) => declarations)
  expect(declared.map(({ tagName }) => tagName)).toEqual(names.map((name) => `agency-${name}`))
  for (const { events, attributes } of declared) {
    expect(events).toHaveLength(6)
    expect(attributes.length).toBeGreaterThanOrEqual(2)
  }
})

test('the wrapper for React fits into 1 KB, and its import and its drawing touch no browser', async () => {
  expect(gzipSync(read('react.js'), { level: 9 }).length).toBeLessThanOrEqual(1024)
  const require = createRequire(join(root, 'widgets/package.json'))
  const addressOf = (name: string): string => pathToFileURL(require.resolve(name)).href
  const code = read('react.js').replace("'react'", `'${addressOf('react')}'`)
  const wrapper = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Readonly<
    Record<string, (props: object) => unknown>
  >
  const { createElement } = (await import(addressOf('react'))) as {
    createElement(type: unknown, props: object): unknown
  }
  const { renderToString } = (await import(addressOf('react-dom/server'))) as {
    renderToString(element: unknown): string
  }
  expect(
    renderToString(createElement(wrapper['ActivityLogger'], { clientId: 17, onSaved: () => undefined })),
  ).toBe('<agency-activity-logger client-id="17"></agency-activity-logger>')
  const loader = renderToString(createElement(wrapper['AgencyLoader'], { portal: 'https://portal.example' }))
  expect(loader).toContain('src="https://portal.example/embed/loader.js"')
  expect(loader).toContain('data-portal="https://portal.example"')
})

test("the types say what a host's developer may write, and refuse what not", () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-types-'))
  try {
    for (const file of ['agency-portal.d.ts', 'react.d.ts'])
      copyFileSync(join(dist, file), join(folder, file))
    // The types of React as a host has them.
    mkdirSync(join(folder, 'node_modules/@types'), { recursive: true })
    symlinkSync(join(root, 'widgets/node_modules/@types/react'), join(folder, 'node_modules/@types/react'))
    writeFileSync(
      join(folder, 'page.tsx'),
      `/// <reference path="./agency-portal.d.ts" />
      import { createRef } from 'react'
      import { ActivityLogger, AgencyLoader } from './react.js'
      addEventListener('agency:saved', ({ detail }) => { const id: number | string = detail.id; void id })
      document.querySelector('agency-activity-logger')?.open({ clientId: 17 })
      void window.AgencyPortal.open('activity-logger', { clientId: 17 })
      window.AgencyPortal.identify(async () => null)
      // The global has its type without \`window\`, and importing the wrapper does not hide it.
      void AgencyPortal.check()
      const element = document.querySelector('agency-activity-logger')
      const shown: Promise<boolean> | undefined = element?.open()
      if (element) { element.clientId = 17; element.theme = 'dark'; element.primaryColor = '#e6007e' }
      void element?.close().then(() => element.destroy())
      const filled: Promise<boolean> | undefined = element?.prefill({ clientId: 17, date: '2026-11-02', text: 'Called' })
      void document.querySelector('agency-support-request')?.prefill({ issueType: 'Bug', title: 'No map' })
      void AgencyPortal.localize({ lang: 'es', translate: (text) => (text === 'Save' ? 'Guardar' : null) })
      const ref = createRef<AgencyWidgetElement<'activity-logger'>>()
      void [filled, ref.current?.prefill({ isExternal: true })]
      const drawn = [
        <AgencyLoader portal="https://portal.example" />,
        <ActivityLogger ref={ref} clientId={17} className="wide" style={{ color: 'red' }} hidden aria-label="Log" data-place="top" onSaved={({ detail }) => void detail.id} />,
        <agency-activity-logger client-id={17} theme="dark" class="wide" hidden />,
      ]
      void [shown, drawn]
      // @ts-expect-error the chat has no day
      void document.querySelector('agency-ai-chat')?.prefill({ date: '2026-11-02' })
      // @ts-expect-error there is no such element
      void <agency-activity-loger />
      // @ts-expect-error there is no such widget
      void window.AgencyPortal.open('activity-loger')
      // @ts-expect-error a client is named by its number
      document.querySelector('agency-activity-logger')?.open({ clientId: 'x' })
      `,
    )
    expect(compiled(folder, 'page.tsx')).toEqual([0, ''])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('the package is one that npm installs: a module that touches no browser, types, the wrapper for React', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-package-'))
  try {
    const place = join(folder, 'node_modules/@agency-portal/embed')
    mkdirSync(place, { recursive: true })
    const archive = join(dist, 'agency-portal-embed.tgz')
    spawnSync('tar', ['xzf', archive, '-C', place, '--strip-components=1'])
    const { name, exports } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as {
      name: string
      exports: Record<string, { types: string; default: string } | string>
    }
    expect(name).toBe('@agency-portal/embed')
    for (const file of Object.values(exports).flatMap((each) => Object.values(Object(each) as object)))
      if (typeof file === 'string' && file.startsWith('./')) readFileSync(join(place, file))
    const readme = readFileSync(join(place, 'README.md'), 'utf8')
    for (const framework of ['React', 'Vue', 'Angular']) expect(readme).toContain(`## ${framework}`)
    const { loadAgencyPortal } = (await import(pathToFileURL(join(place, 'index.js')).href)) as {
      loadAgencyPortal: unknown
    }
    expect(loadAgencyPortal).toBeTypeOf('function')
    mkdirSync(join(folder, 'node_modules/@types'), { recursive: true })
    symlinkSync(join(root, 'widgets/node_modules/@types/react'), join(folder, 'node_modules/@types/react'))
    writeFileSync(
      join(folder, 'page.tsx'),
      `import { loadAgencyPortal } from '@agency-portal/embed'
      import { ActivityLogger } from '@agency-portal/embed/react'
      const opened: Promise<boolean> = loadAgencyPortal({ portal: 'https://portal.example', version: 'VtSDpLWd', debug: true })
        .then((portal) => portal.open('activity-logger', { clientId: 17 }))
      void [opened, <ActivityLogger clientId={17} />]
      // @ts-expect-error a portal has an address
      void loadAgencyPortal({})
      `,
    )
    expect(compiled(folder, 'page.tsx')).toEqual([0, ''])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { calls } from '@portal/core/calls'
import { widgets } from '@portal/core/access/embed/widgets'
import { buildStale } from '../../scripts/build.mjs'
import { root } from '../support/root.ts'
import { portalBundle, type PortalBundle } from './portal-bundle.ts'

/** Bytes after gzip that each part may cost its reader (the design's numbers; stated in docs/performance.md). */
const budgets = {
  // The design asks for 95 KB, of which react-dom is 60, routes 6 and React 3.
  portalEntry: 98_500,
  // Once for a signed-in person: where the code of each screen is, the calls, and ky, which sends them (7.5 KB). For each call.
  tableOfCall: 17.4,
  // Once for a signed-in person: header, sidebar, search, popups, the bell, and what all screens share. It may not grow.
  frame: 55_500,
  // The design asks for 40 KB. Forms keep it; a list brings the table, which is 27 of it. They may not grow.
  screen: 67_700,
  screenWithoutList: 40_000,
  loader: 1000,
  // The collector stands on every page of a dealer.
  collector: 2000,
  // Without digests of files, 500 to 2,000 bytes of each widget. Some 300 bytes are left for what all of them share.
  button: 5090,
  activityLogger: 26_500,
  budgetChanges: 33_800,
  // The design asks for 42 KB.
  supportRequest: 40_200,
  aiChat: 31_550,
  interactionLogger: 26_400,
  // Open to whoever is on the page: the way without a session stands in its button.
  formButton: 5_117,
  form: 47_650,
  activityForm: 52_500,
  // The design asks for 42 KB. They may not grow; a button of 5 KB that stands first cost those that open 900.
  supportForm: 59_800,
  interactionForm: 56_850,
}

beforeAll(() => buildStale(root, () => undefined))

const gz = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length

describe('the portal', () => {
  let bundle: PortalBundle
  beforeAll(() => {
    bundle = portalBundle(join(root, 'portal/dist'))
  })

  test('starts with no more script and style than it does today', () => {
    expect(bundle.entry.bytes).toBeGreaterThan(20_000)
    expect(bundle.entry.bytes, bundle.entry.files.join(', ')).toBeLessThanOrEqual(budgets.portalEntry)
  })

  test('says where screens are and what calls are in one file that only a signed-in person fetches', () => {
    expect(bundle.table.files).toHaveLength(1)
    expect(bundle.table.bytes).toBeGreaterThan(5000)
    expect(bundle.table.bytes / Object.keys(calls).length).toBeLessThanOrEqual(budgets.tableOfCall)
    expect(bundle.entry.files).not.toContain(bundle.table.files[0])
    expect(bundle.frame.files).not.toContain(bundle.table.files[0])
  })

  test('puts the frame around a signed-in person with no more than it does today', () => {
    expect(bundle.frame.bytes).toBeGreaterThan(10_000)
    expect(bundle.frame.bytes, bundle.frame.files.join(', ')).toBeLessThanOrEqual(budgets.frame)
  })

  test('is fetched in a few files, not in dozens', () => {
    expect(bundle.entry.files.length).toBeLessThanOrEqual(6)
    expect(bundle.frame.files.length).toBeLessThanOrEqual(9)
    const many = bundle.screens.filter(({ files }) => files.length > 26)
    expect(many.map(({ name, files }) => `${name}: ${files.length} files`)).toEqual([])
  })

  test.each([
    'settings/kept-lists/kept-list-screen',
    'clients/profile/clients-screen',
    'platform/reports/report-screen',
  ])('draws %s without a form, which is fetched before one is opened', (name) => {
    const files = bundle.screens.find((screen) => screen.name === `src/${name}.tsx`)?.files ?? []
    expect(files.some((file) => /\/lists-/.test(file))).toBe(true)
    expect(files.filter((file) => /\/forms-/.test(file))).toEqual([])
  })

  test('shows a screen without a list with no more than the heaviest of them does today', () => {
    const heavy = bundle.screens
      .filter(
        ({ files, bytes }) =>
          !files.some((file) => /\/lists-/.test(file)) && bytes > budgets.screenWithoutList,
      )
      .map(({ name, bytes }) => `${name}: ${bytes} bytes`)
    expect(heavy).toEqual([])
  })

  test('shows any screen with no more than the heaviest does today', () => {
    expect(bundle.screens.length).toBeGreaterThan(1)
    const heavy = bundle.screens
      .filter(({ bytes }) => bytes > budgets.screen)
      .map(({ name, bytes }) => `${name}: ${bytes} bytes`)
    expect(heavy).toEqual([])
  })
})

describe('the widgets', () => {
  const dist = join(root, 'widgets/dist')
  interface Manifest {
    /** By widget, the files of its button. */
    readonly files: Readonly<Record<string, readonly string[]>>
    /** By module that is imported later, the files that it brings. */
    readonly later: Readonly<Record<string, readonly string[]>>
  }
  /** Bytes of a widget's button, and of the modules that come after it. */
  const bytesOf = (widget: string, ...modules: readonly string[]): number => {
    const { files, later } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest
    const all = [files[widget], ...modules.map((name) => later[name])]
    if (all.includes(undefined)) throw new Error(`${widget} or one of ${modules.join()} is not in the list.`)
    return [...new Set(all.flatMap((names) => names ?? []))].reduce(
      (sum, file) => sum + withoutDigests(join(dist, file)),
      0,
    )
  }
  /** Bytes of a module after gzip, each digest of another file the same one: how those compress is chance. */
  const withoutDigests = (path: string): number => {
    const content = readFileSync(path, 'latin1')
      .replaceAll(/(?<=\.f\(")[^"]*(?=")/g, (list) =>
        list.replaceAll(/[^ ,]+/g, (one) => 'D'.repeat(one.length)),
      )
      .replaceAll(/[\w-]{8}(?=\.js\b)/g, 'DIGEST00')
    return gzipSync(Buffer.from(content, 'latin1'), { level: 9 }).length
  }

  test('the loader fits into 1,000 bytes', () => {
    expect(gz(join(root, 'loader/dist/loader.js'))).toBeLessThanOrEqual(budgets.loader)
  })

  test('the collector fits into 2,000 bytes', () => {
    expect(gz(join(root, 'loader/dist/iq.js'))).toBeGreaterThan(300)
    expect(gz(join(root, 'loader/dist/iq.js'))).toBeLessThanOrEqual(budgets.collector)
  })

  test.each(Object.keys(widgets))('the button of %s is there with no more than today', (widget) => {
    expect(bytesOf(widget)).toBeLessThanOrEqual(budgets.button)
  })

  test.each([
    ['activity-logger', budgets.activityLogger, 'before its form'],
    ['budget-changes', budgets.budgetChanges, "before a client's budgets"],
    ['support-request', budgets.supportRequest, 'before its form'],
    ['ai-chat', budgets.aiChat, 'before what draws its answers'],
    ['interaction-logger', budgets.interactionLogger, 'before its form'],
  ])('%s opens with at most %i bytes, %s', (widget, most) => {
    expect(bytesOf(widget, `${widget}/${widget}-widget`)).toBeLessThanOrEqual(most)
  })

  test('a form that is open to anyone costs at most what it does today, its button and all of it', () => {
    expect(bytesOf('form')).toBeGreaterThan(3000)
    expect(bytesOf('form')).toBeLessThanOrEqual(budgets.formButton)
    expect(bytesOf('form', 'form/form-widget')).toBeLessThanOrEqual(budgets.form)
  })

  test.each([
    ['activity-logger', 'logger-dialog', budgets.activityForm],
    ['interaction-logger', 'logger-form', budgets.interactionForm],
    ['support-request', 'new-request', budgets.supportForm],
  ])('%s with its form, before the editor, costs at most what it does today', (widget, form, most) => {
    expect(bytesOf(widget, `${widget}/${widget}-widget`, `${widget}/${form}`)).toBeLessThanOrEqual(most)
  })
})

test('what the portal hands out compressed is the file itself, smaller', () => {
  const folder = join(root, 'portal/dist/assets')
  const copies = readdirSync(folder).filter((name) => name.endsWith('.br'))
  expect(copies.length).toBeGreaterThan(100)
  const different = copies.filter((name) => {
    const copy = readFileSync(join(folder, name))
    const file = readFileSync(join(folder, name.slice(0, -'.br'.length)))
    return copy.length >= file.length || !brotliDecompressSync(copy).equals(file)
  })
  expect(different).toEqual([])
})

describe('every file that a browser gets', () => {
  const scripts = (): string[] =>
    ['portal', 'widgets', 'loader']
      .map((room) => join(root, room, 'dist'))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
      )
      .filter((file) => file.endsWith('.js'))

  test('is without arktype, the validator of the server', () => {
    expect(scripts().length).toBeGreaterThan(3)
    // Words of arktype's own messages and registry, which a minifier keeps.
    const found = scripts().filter((file) =>
      /arktype|ArkErrors|arkKind|\$ark/.test(readFileSync(file, 'utf8')),
    )
    expect(found).toEqual([])
  })

  test('of the widgets tells nobody to refresh the page of somebody else', () => {
    const folder = join(root, 'widgets/dist')
    const { all } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { all: string[] }
    expect(all.length).toBeGreaterThan(20)
    expect(all.filter((file) => /refresh this page/i.test(readFileSync(join(folder, file), 'utf8')))).toEqual(
      [],
    )
  })

  test('names nothing of the server', () => {
    const found = scripts().filter((file) =>
      /portal_app|app_tenant|fastify|pglite|idempotency_key/.test(readFileSync(file, 'utf8')),
    )
    expect(found).toEqual([])
  })

  test('has no address of a source map that is not there', () => {
    const found = scripts().filter((file) => {
      const address = /\/\/# sourceMappingURL=(\S+)/.exec(readFileSync(file, 'utf8'))?.[1]
      return address !== undefined && !existsSync(join(file, '..', address))
    })
    expect(found).toEqual([])
  })
})

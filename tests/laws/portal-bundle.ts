import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What somebody downloads for a part of the portal. */
export interface Download {
  readonly name: string
  /** After gzip: scripts and styles. */
  readonly bytes: number
  readonly files: readonly string[]
}

export interface PortalBundle {
  /** Before any screen. */
  readonly entry: Download
  /** Beside the entry, for a signed-in person, once: header, sidebar, search and what opens from them. */
  readonly frame: Download
  /** Beside those, once: where the code of each screen is, and what is known of each call. */
  readonly table: Download
  /** Beside those, for one screen to show; beside the entry alone for a screen without the frame. */
  readonly screens: readonly Download[]
  /** Beside those, for a part that is fetched when it is approached: an editor, a calendar. */
  readonly parts: readonly Download[]
}

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/**
 * Bytes of a file after gzip. The digests in the names of the files that it fetches are new with every change anywhere,
 * and compress by chance: they alone made a screen a hundred bytes heavier or lighter. Each counts as the same one.
 */
function bytesOf(path: string): number {
  const content = readFileSync(path, 'latin1').replaceAll(/-[\w-]{8}(?=\.(?:js|css)\b)/g, '-DIGEST00')
  return gzipSync(Buffer.from(content, 'latin1'), { level: 9 }).length
}

/** A screen at one of its routes, with the files that declare the lists there: they come beside its code. */
interface ScreenWithLists {
  readonly screen: string
  readonly lists: readonly string[]
}

function screensWithLists(src: string): readonly ScreenWithLists[] {
  const made = readFileSync(join(src, 'platform/parts/records/declared-lists.generated.ts'), 'utf8')
  const fileOf = new Map(
    [...made.matchAll(/areas: \[(.+)\],\s+load: \(\) => import\('@portal\/core\/(.+?)'\)/g)].flatMap(
      ([, areas = '', file = '']) =>
        [...areas.matchAll(/\w+/g)].map(([area]): [string, string] => [area, `../core/src/${file}.ts`]),
    ),
  )
  const screenOf = new Map(
    readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('screens.ts'))
      .flatMap((file) =>
        [
          ...readFileSync(join(src, file), 'utf8').matchAll(/'([\w.-]+)': \(\) =>\s+import\('\.(.+?)'\)/g),
        ].map(([, route = '', screen = '']): [string, string] => [route, `src/${dirname(file)}${screen}`]),
      ),
  )
  const routes = [...made.matchAll(/^ {2}'([\w.-]+)': \[(.+)\]/gm)]
  if (fileOf.size < 90 || screenOf.size < 90 || routes.length < 50)
    throw new Error('The lists of the screens are not found any more.')
  return routes.map(([, route = '', areas = '']) => ({
    screen: screenOf.get(route) ?? 'src/settings/kept-lists/kept-list-screen.tsx',
    lists: [...areas.matchAll(/\w+/g)].flatMap(([area]) => fileOf.get(area) ?? []),
  }))
}

/** Reads what the build says of its files: who loads what. */
export function portalBundle(dist: string): PortalBundle {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) return seen
    for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file)
    for (const next of chunk.imports ?? []) filesOf(next, seen)
    return seen
  }
  const download = (key: string, without: ReadonlySet<string>, beside: readonly string[] = []): Download => {
    const all = new Set([key, ...beside].flatMap((one) => [...filesOf(one)]))
    const files = [...all].filter((file) => !without.has(file) && existsSync(join(dist, file)))
    const bytes = files.reduce((sum, file) => sum + bytesOf(join(dist, file)), 0)
    return { name: key, bytes, files }
  }
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entryKey === undefined) throw new Error('The build of the portal names no entry.')
  const atStart = filesOf(entryKey)
  const later = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry)
  const isScreen = (key: string): boolean => /^src\/.*(screen|screens|tab|report)\.tsx$/.test(key)
  const frameKey = 'src/shell/frame.tsx'
  // Both are imported when they are wanted, and lie in one file of this name.
  const tableKey = Object.keys(manifest).find((key) => key.startsWith('_screens-'))
  if (tableKey === undefined)
    throw new Error('The build of the portal has no file that says where screens are.')
  const framed = new Set([...atStart, ...filesOf(frameKey)])
  const signedIn = new Set([...framed, ...filesOf(tableKey)])
  const standsAlone = (key: string): boolean =>
    /^src\/(?:shell\/logout|access\/(?:sign-in\/(?:login|google-callback)|passwords\/reset-password|embed\/sign-in))-screen/.test(
      key,
    )
  const sorted = (downloads: readonly Download[]): Download[] =>
    downloads.toSorted((a, b) => b.bytes - a.bytes)
  const withLists = screensWithLists(join(dist, '../src'))
  /** A screen at the route where it brings the most. */
  const screenAt = (key: string): Download | undefined =>
    sorted(
      [{ screen: key, lists: [] }, ...withLists.filter(({ screen }) => screen === key)].map(({ lists }) =>
        download(key, standsAlone(key) ? atStart : signedIn, lists),
      ),
    )[0]
  return {
    entry: download(entryKey, new Set()),
    frame: download(frameKey, atStart),
    table: download(tableKey, framed),
    screens: sorted(later.filter(isScreen).flatMap((key) => screenAt(key) ?? [])),
    parts: sorted(
      later
        .filter((key) => !isScreen(key) && key !== frameKey && key !== tableKey)
        .map((key) => download(key, signedIn)),
    ),
  }
}

import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from '../support/root.ts'
import { isReached, table, type Figure } from './figure.ts'
import { measureAlarms } from './measures/alarms.ts'
import { measureAssistant } from './measures/assistant.ts'
import { measureAudit } from './measures/audit.ts'
import { measureChat } from './measures/chat.ts'
import { measureClientRecords } from './measures/client-records.ts'
import { measureCluster } from './measures/cluster.ts'
import { measureCollector } from './measures/collector.ts'
import { measureCommit } from './measures/commit.ts'
import { measureEditor } from './measures/editor.ts'
import { measureImports } from './measures/imports.ts'
import { measureInvoicing } from './measures/invoicing.ts'
import { measureKeywords } from './measures/keywords.ts'
import { measureMemory } from './measures/memory.ts'
import { measureMetrics } from './measures/metrics.ts'
import { measureObjectStorage } from './measures/object-storage.ts'
import { measurePortal } from './measures/portal.ts'
import { measureReads } from './measures/reads.ts'
import { measureRealtime } from './measures/realtime.ts'
import { measureReports } from './measures/reports.ts'
import { measureSchedules } from './measures/schedules.ts'
import { measureRedirects } from './measures/redirects.ts'
import { measureSearch } from './measures/search.ts'
import { measureSimpleList } from './measures/simple-list.ts'
import { measureShell } from './measures/shell.ts'
import { measureSignIn } from './measures/sign-in.ts'
import { measureStart } from './measures/start.ts'
import { measureUpload } from './measures/upload.ts'
import { measureWidgets } from './measures/widgets.ts'
import { measureWrites } from './measures/writes.ts'
import { World, type Measure } from './world.ts'

/** Every subject, in the order of the table. `npm run bench -- reads search` measures only these. */
const measures: Readonly<Record<string, Measure>> = {
  reads: measureReads,
  'simple-list': measureSimpleList,
  writes: measureWrites,
  signin: measureSignIn,
  search: measureSearch,
  portal: measurePortal,
  shell: measureShell,
  widgets: measureWidgets,
  editor: measureEditor,
  memory: measureMemory,
  start: measureStart,
  'client-records': measureClientRecords,
  cluster: measureCluster,
  collector: measureCollector,
  redirects: measureRedirects,
  keywords: measureKeywords,
  imports: measureImports,
  invoicing: measureInvoicing,
  upload: measureUpload,
  'object-storage': measureObjectStorage,
  audit: measureAudit,
  metrics: measureMetrics,
  reports: measureReports,
  alarms: measureAlarms,
  schedules: measureSchedules,
  commit: measureCommit,
  chat: measureChat,
  assistant: measureAssistant,
  realtime: measureRealtime,
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in measures))
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(' and no ')} to measure. There are ${Object.keys(measures).join(', ')}.`,
  )
  process.exit(2)
}

const begun = Date.now()
const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(0)} s`
const world = new World()
const figures: Figure[] = []
let failed = 0
try {
  for (const [name, measure] of Object.entries(measures)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    const since = Date.now()
    try {
      figures.push(...(await measure(world)))
      console.log(`${name} took ${seconds(since)}.`)
    } catch (error) {
      failed += 1
      console.error(`${name} could not be measured:`, error)
    }
  }
} finally {
  await world.close()
}

const missed = figures.filter((figure) => isReached(figure) === false)
console.log(`\n${table(figures)}\n`)
console.log(
  `${figures.length} figures in ${seconds(begun)}, ${missed.length} of them short of what is to be reached.`,
)
writeFileSync(
  join(root, 'bench-results.json'),
  `${JSON.stringify({ at: new Date().toISOString(), node: process.version, processors: cpus().length, figures: figures.map((figure) => ({ ...figure, reached: isReached(figure) })) }, null, 2)}\n`,
)
process.exit(failed > 0 ? 1 : 0)

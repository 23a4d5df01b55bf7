import { setTimeout as pause } from 'node:timers/promises'
import type { Answer as Body } from '@portal/core/calls'
import { Asker } from './asker.ts'
import type { Tally } from './tally.ts'
import { agencyMonth } from '../support/agency-day.ts'

/** Clients that the import brings. */
const imported = 200

/** What an agency does once while everybody works, and what it came to. */
export interface Chore {
  readonly name: string
  readonly came: string
  readonly seconds: number
}

/**
 * One import, one export and one invoice run, each to its end, whatever fails meanwhile.
 * @param until gives up when it says no
 */
export async function doChores(url: string, tally: Tally, until: () => boolean): Promise<readonly Chore[]> {
  const [manager, accounting] = [
    new Asker(url, 'account-manager', tally),
    new Asker(url, 'accounting', tally),
  ]
  return [
    await timed('import of 200 clients', () => importClients(manager, until)),
    await timed('export of all clients', () => exportClients(manager, until)),
    await timed('invoice run of a month', () => runInvoices(accounting, until)),
  ]
}

async function timed(name: string, work: () => Promise<string>): Promise<Chore> {
  const since = performance.now()
  const came = await work()
  return { name, came, seconds: (performance.now() - since) / 1000 }
}

/** Asks again until an answer is as wanted. */
async function settled<T>(
  asker: Asker,
  path: string,
  isSettled: (body: T) => boolean,
  until: () => boolean,
): Promise<T | null> {
  while (until()) {
    const came = await asker.ask<T>({ kind: 'how far is it', method: 'GET', path }, until)
    if (!('body' in came)) return null
    if (isSettled(came.body)) return came.body
    await pause(500)
  }
  return null
}

async function importClients(asker: Asker, until: () => boolean): Promise<string> {
  const word = crypto.randomUUID().slice(0, 8)
  const lines = Array.from({ length: imported }, (_, at) => `W${word}${at},Workday Ford ${word} ${at},Akron`)
  const form = (): FormData => {
    const made = new FormData()
    made.set('kind', 'clients')
    made.set('file', new File([`Dealer Code,Name,City\n${lines.join('\n')}`], 'clients.csv'))
    return made
  }
  type Run = Body<'imports.get'>
  const sent = await asker.ask<Run>({ kind: 'import', method: 'POST', path: '/imports', body: form }, until)
  if (!('body' in sent)) return `refused: ${sent.sentence}`
  const path = `/imports/${sent.body.id}`
  const checked = await settled<Run>(asker, path, ({ status }) => status !== 'reading', until)
  if (checked?.status !== 'checked') return `${checked?.status ?? 'not ended'}: ${checked?.message ?? ''}`
  await asker.ask({ kind: 'import', method: 'POST', path: `${path}/apply`, body: () => ({}) }, until)
  const done = await settled<Run>(asker, path, ({ status }) => !/reading|writing|checked/.test(status), until)
  return `${done?.status ?? 'not ended'}, ${done?.created ?? 0} of ${imported} created`
}

async function exportClients(asker: Asker, until: () => boolean): Promise<string> {
  type Run = Body<'exports.start'>
  const body = {
    list: 'clients.list',
    columns: ['name', 'identifier', 'state'],
    format: 'csv',
    name: 'Clients',
  }
  const sent = await asker.ask<Run>(
    { kind: 'export', method: 'POST', path: '/exports', body: () => body },
    until,
  )
  if (!('body' in sent)) return `refused: ${sent.sentence}`
  const { id } = sent.body
  const runs = await settled<Run[]>(
    asker,
    '/exports',
    (all) => all.some((run) => run.id === id && /done|failed|canceled/.test(run.status)),
    until,
  )
  return runs?.find((run) => run.id === id)?.status ?? 'not ended'
}

async function runInvoices(asker: Asker, until: () => boolean): Promise<string> {
  const month = agencyMonth(14)
  await asker.ask({ kind: 'invoice run', method: 'POST', path: '/invoicing', body: () => ({ month }) }, until)
  type List = {
    readonly overview: { readonly run: { status: string; finishedAt: string | null; added: number } }
  }
  const list = await settled<List>(
    asker,
    `/invoicing?month=${month}&pageSize=1`,
    ({ overview: { run } }) => run.status === 'failed' || (run.status === 'idle' && run.finishedAt !== null),
    until,
  )
  const run = list?.overview.run
  return run ? `${run.status === 'idle' ? 'done' : run.status}, ${run.added} lines` : 'not ended'
}

import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Answer } from '@portal/core/calls'
import { formatCount, formatDay, formatDollars } from '@portal/core/foundation/format'
import { importFields, importKinds, importLabel, type ImportKind } from '@portal/core/settings/imports/fields'
import { readSettings } from '../../foundation/settings.ts'
import { connectOperator, type Operator } from './operator-client.ts'

type Run = Answer<'imports.get'>

/** What keeps the command from running, as a sentence. */
export class CommandRefused extends Error {}

/** What was asked for on the command line. */
export interface Command {
  readonly kind: ImportKind
  readonly file: string
  readonly as: string | null
  /** Field of ours by column of the file. */
  readonly columns: Readonly<Record<string, string>>
  readonly dryRun: boolean
  /** What the check warns of is meant so. */
  readonly accept: boolean
  /** The client of a file of figures that names none. */
  readonly clientId: number | null
}

const usage = [
  'Usage: npm run import -- clients|budgets|metrics <file.csv|file.xlsx> [options]',
  '  --as <e-mail>                    in whose name (the first Super Administrator when left out)',
  '  --column "Name in the file=field"  matches a column by hand; may be repeated',
  '  --client <id>                    whose figures they are, where a file of metrics does not say',
  '  --dry-run                        checks the file and writes nothing',
  '  --accept-warnings                writes it although the check warns of something',
].join('\n')

/** @throws {CommandRefused} with the usage */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parsed(args)
  const [kindName, file] = positionals
  const kind = importKinds.find((name) => name === kindName && name !== 'entries')
  if (!kind || file === undefined || positionals.length > 2) throw new CommandRefused(usage)
  return {
    kind,
    file,
    as: values.as ?? null,
    columns: Object.fromEntries((values.column ?? []).map((pair) => columnOf(kind, pair))),
    dryRun: values['dry-run'] ?? false,
    accept: values['accept-warnings'] ?? false,
    clientId: clientOf(values.client),
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        column: { type: 'string', multiple: true },
        client: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'accept-warnings': { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new CommandRefused(`${error instanceof Error ? error.message : ''}\n${usage}`)
  }
}

/** @throws {CommandRefused} for anything but a client's number */
function clientOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const id = Number(text)
  if (!Number.isInteger(id) || id < 1)
    throw new CommandRefused(`--client ${text}: give the number of a client.`)
  return id
}

/** The last equals sign separates: a column's name may hold one. A field may be given by its label. */
function columnOf(kind: ImportKind, pair: string): readonly [column: string, field: string] {
  const at = pair.lastIndexOf('=')
  const wanted = pair
    .slice(at + 1)
    .trim()
    .toLowerCase()
  const field = Object.entries(importFields[kind]).find(([name, { field: of }]) =>
    [name, of.label].some((text) => text.toLowerCase() === wanted),
  )?.[0]
  if (at < 1 || field === undefined) {
    throw new CommandRefused(
      `--column ${pair}: write "Name in the file=field", where field is one of ${Object.keys(importFields[kind]).join(', ')}.`,
    )
  }
  return [pair.slice(0, at).trim(), field]
}

/**
 * Checks a file and imports it, through the server that runs on the data
 * directory or, when none does, one that runs as long as the command.
 *
 * @param say prints a line
 * @returns the exit code
 * @throws {CommandRefused | SettingsError | DirectoryInUse}
 */
export async function runCommand(
  command: Command,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<number> {
  const path = resolve(env['INIT_CWD'] ?? process.cwd(), command.file)
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new CommandRefused(`There is no file ${path}.`)
  await using operator = await connectOperator(readSettings(env), command.as)
  say(`Reading ${basename(path)} as ${operator.email}.`)
  const form = new FormData()
  form.set('kind', command.kind)
  if (command.clientId !== null) form.set('clientId', String(command.clientId))
  form.set('file', await openAsBlob(path), basename(path))
  let run = await settled(operator, await operator.call<Run>('POST', '/imports', form), say)
  if (Object.keys(command.columns).length > 0) run = await withColumns(operator, run, command.columns, say)
  describe(command.kind, run, say)
  if (run.status !== 'checked') return 1
  if (command.dryRun) {
    await operator.call<Run>('POST', `/imports/${run.id}/cancel`, {})
    say('Nothing was written: this was a dry run.')
    return 0
  }
  if (run.warnings.length > 0 && !command.accept) {
    await operator.call<Run>('POST', `/imports/${run.id}/cancel`, {})
    say('Nothing was written. If it is meant so, add --accept-warnings.')
    return 1
  }
  const accepted = run.warnings.map(({ id }) => id)
  run = await settled(
    operator,
    await operator.call<Run>('POST', `/imports/${run.id}/apply`, { accepted }),
    say,
  )
  if (run.status !== 'done') {
    badRows(run, say)
    say(run.message ?? 'Nothing was written.')
    return 1
  }
  say(`Done: ${counts(run)}.`)
  return 0
}

async function withColumns(
  operator: Operator,
  run: Run,
  columns: Command['columns'],
  say: (line: string) => void,
): Promise<Run> {
  const strange = Object.keys(columns).find((column) => !(column in run.columns))
  if (strange !== undefined)
    throw new CommandRefused(
      `The file has no column "${strange}". It has: ${Object.keys(run.columns).join(', ')}.`,
    )
  const byHand = new Set(Object.values(columns))
  const free = Object.entries(run.columns).map(([column, field]): [string, string | null] => [
    column,
    field !== null && byHand.has(field) ? null : field,
  ])
  return settled(
    operator,
    await operator.call<Run>('PUT', `/imports/${run.id}/columns`, {
      columns: { ...Object.fromEntries(free), ...columns },
    }),
    say,
  )
}

/** Waits until an import is no longer under way. */
async function settled(operator: Operator, first: Run, say: (line: string) => void): Promise<Run> {
  let run = first
  let told = 0
  for (
    let wait = 100;
    run.status === 'reading' || run.status === 'writing';
    wait = Math.min(wait * 1.5, 1000)
  ) {
    await pause(wait)
    run = await operator.call<Run>('GET', `/imports/${run.id}`)
    if (run.rowsDone >= told + 10_000) {
      told = run.rowsDone
      say(
        `${run.status === 'writing' ? 'Written' : 'Checked'}: ${run.rowsDone.toLocaleString('en-US')} of ${run.rowsTotal.toLocaleString('en-US')} rows`,
      )
    }
  }
  return run
}

function describe(kind: ImportKind, run: Run, say: (line: string) => void): void {
  for (const [column, field] of Object.entries(run.columns))
    say(`  ${column} → ${field === null ? '(left out)' : importLabel(kind, field)}`)
  badRows(run, say)
  if (run.message !== null) say(run.message)
  else say(`${run.rowsTotal.toLocaleString('en-US')} rows: ${counts(run)}.`)
  for (const part of run.parts) say(`  ${partWords(part)}`)
  for (const { message } of run.warnings) say(`Warning: ${message}`)
  if (run.status === 'checked' && run.newGroups.length > 0) say(`New groups: ${run.newGroups.join(', ')}`)
}

const partWords = ({
  platform,
  channel,
  rows,
  firstDay,
  lastDay,
  days,
  ...sums
}: Run['parts'][number]): string =>
  [
    `${platform}, ${channel}: ${formatCount(rows)} rows`,
    ...(days === 0
      ? []
      : [
          `${formatCount(days)} days (${formatDay(firstDay)} to ${formatDay(lastDay)})`,
          `${formatCount(sums.impressions)} impressions`,
          `${formatCount(sums.clicks)} clicks`,
          `${formatDollars(sums.spend)} spend`,
        ]),
  ].join(', ')

function badRows(run: Run, say: (line: string) => void): void {
  for (const { line, column, message, cell } of run.badRows)
    say(`line ${line}${column === null ? '' : `, ${column}${cell ? ` "${cell}"` : ''}`}: ${message}`)
  const listed = new Set(run.badRows.map(({ line }) => line)).size
  if (run.badRowCount > listed) say(`and ${(run.badRowCount - listed).toLocaleString('en-US')} more rows`)
}

const counts = ({ created, updated, unchanged }: Run): string =>
  [
    `${created.toLocaleString('en-US')} new`,
    `${updated.toLocaleString('en-US')} changed`,
    `${unchanged.toLocaleString('en-US')} unchanged`,
  ].join(', ')

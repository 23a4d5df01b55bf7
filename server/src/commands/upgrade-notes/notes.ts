import { readdirSync, readFileSync } from 'node:fs'
import { counted } from '@portal/core/foundation/format'
import { stepsOf, type Step } from '../../foundation/database/unsafe-steps.ts'

const folder = new URL('../../foundation/database/migrations/', import.meta.url)
const list = new URL('../../foundation/database/releases.txt', import.meta.url)

/** Migrations by the release that brought them, oldest first; those that no release names come last, as `next`. */
export interface Release {
  readonly name: string
  readonly migrations: readonly string[]
}

/** The releases that there were, and what is to be the next one. */
export function readReleases(): readonly Release[] {
  const named = readFileSync(list, 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((part): Release => {
      const [name = '', ...migrations] = part.split('\n').map((line) => line.trim())
      return { name, migrations: migrations.filter(Boolean) }
    })
  const known = new Set(named.flatMap(({ migrations }) => migrations))
  const all = readdirSync(folder).flatMap((file) => /^(\d{3}-.*)\.ts$/.exec(file)?.[1] ?? [])
  return [...named, { name: 'next', migrations: all.filter((name) => !known.has(name)).toSorted() }]
}

/** A migration with what its file says it is for. */
export interface Told {
  readonly name: string
  readonly about: string
  readonly steps: readonly Step[]
}

/** @throws when there is no migration of that name */
export async function tellOf(name: string): Promise<Told> {
  const file = new URL(`${name}.ts`, folder)
  const exported: Readonly<Record<string, unknown>> = await import(file.href)
  const [sql] = Object.values(exported)
  if (typeof sql !== 'string') throw new Error(`The migration ${name} exports no SQL.`)
  const comment =
    [...readFileSync(file, 'utf8').matchAll(/\/\*\*([\s\S]*?)\*\/\s*export const/g)].at(-1)?.[1] ?? ''
  const about = comment
    .replace(/^\s*\*? ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  return { name, about, steps: stepsOf(sql) }
}

/** What a step does, in a few words; null for what only follows from another (rights, policies). */
function wordsOf({ statement }: Step): string | null {
  const [, table] = /^create table (?:if not exists )?"?(\w+)/i.exec(statement) ?? []
  if (table) return `makes the table \`${table}\``
  const [, altered, does] = /^alter table (?:only )?"?(\w+)"? (.*)$/i.exec(statement) ?? []
  if (altered && does) {
    if (/^(enable|force) row level/i.test(does)) return null
    return `changes \`${altered}\`: ${does.slice(0, 120)}`
  }
  const [, index, on] =
    /^create (?:unique )?index (?:if not exists )?"?(\w+)"? on (?:only )?"?(\w+)/i.exec(statement) ?? []
  if (index) return `makes the index \`${index}\` on \`${on}\``
  const [, verb, rows] = /^(insert into|update|delete from) "?(\w+)/i.exec(statement) ?? []
  if (verb)
    return `${verb === 'insert into' ? 'adds rows to' : verb === 'update' ? 'changes rows of' : 'deletes rows of'} \`${rows}\``
  const [, dropped] = /^drop (.{1,80})/i.exec(statement) ?? []
  if (dropped) return `drops ${dropped}`
  const [, made] =
    /^create (?:or replace )?(function|trigger|view|type) "?(\w+)/i.exec(statement)?.slice(0) ?? []
  return made ? `makes a ${made}` : null
}

/** Notes on an upgrade, as Markdown: what each step does to the database, and what has to be known before it. */
export async function notesOf(releases: readonly Release[]): Promise<string> {
  const lines: string[] = []
  for (const { name, migrations } of releases) {
    const told = await Promise.all(migrations.map(tellOf))
    const unsafe = told.flatMap(({ steps }) => steps.filter((step) => step.unsafe !== null))
    lines.push(
      `## ${name === 'next' ? 'Not released yet' : name}`,
      '',
      migrations.length === 0
        ? 'Nothing changes in the database.'
        : unsafe.length === 0
          ? `${counted(migrations.length, 'migration')}. Old and new processes may run side by side.`
          : `${counted(migrations.length, 'migration')}. Read before old and new processes run side by side: ${counted(unsafe.length, 'step')} marked **!** below.`,
      '',
    )
    for (const { name: migration, about, steps } of told) {
      lines.push(`- **${migration}**${about === '' ? '' : `: ${about}`}`)
      const seen = new Set<string>()
      for (const step of steps) {
        const words = wordsOf(step)
        const line = step.unsafe
          ? `  - **!** ${step.unsafe}${step.accepted ? ` (accepted: ${step.accepted})` : ''}`
          : words && `  - ${words}`
        if (line && !seen.has(line)) lines.push(line)
        if (line) seen.add(line)
      }
    }
    lines.push('')
  }
  return lines.join('\n')
}

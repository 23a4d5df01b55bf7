import type { Field } from '@portal/core/foundation/contract/field'
import type { Resource } from '@portal/core/foundation/contract/resource'
import { clientColumn } from './core/shared.ts'
import { dateOf, newestOf, timesOf } from './days-of-rows.ts'
import type { AskedColumn, Topic } from './topic.ts'

/** Of what comes in, new is what came last. */
const comesIn = /^(?:received|created|found|noted|proposed|written)(?:At)?$/

const fieldKind = (kind: Field['kind']): AskedColumn['kind'] => {
  switch (kind) {
    case 'integer':
    case 'number':
      return 'number'
    case 'money':
    case 'percent':
    case 'date':
    case 'choice':
    case 'flag':
    case 'record':
      return kind
    case 'instant':
      return 'date'
    default:
      return 'text'
  }
}

/** Choices that begin with the gravest go down. */
const gravest = /^(?:critical|urgent|blocker|highest|high|severe|major|red)\b/i

/** The choices of a field as steps, the lowest first. */
const stepsOf = (choices: readonly string[]): readonly string[] =>
  gravest.test(choices[0] ?? '') ? choices.toReversed() : choices

/** Verbs of whoever a column names by what was done: `Decided By`. */
export function didOf(label: string): Pick<AskedColumn, 'did'> {
  const verb = /^(\w+) by$/i.exec(label)?.[1]?.toLowerCase()
  return verb === undefined ? {} : { did: [verb, ...(otherVerbs[verb] ?? [])] }
}

const otherVerbs: Readonly<Record<string, readonly string[] | undefined>> = {
  decided: ['approved', 'rejected', 'declined'],
  done: ['did', 'finished', 'completed'],
}

/** What rows have each by itself: of several it is their average that says something, and no sum. */
const ofEach = /^score$|\((?:minutes|days|miles)\)$/i

/** Fields that order a list or say whether an entry is still used. */
const housekeeping = new Set(['order', 'active'])

/** A declared list as something that can be asked about. */
export function topicOfList(list: Resource): Topic {
  const columns = Object.entries(list.fields).flatMap(([id, field]): readonly AskedColumn[] => {
    const facts: Field = field
    // The number of an entry elsewhere is no figure.
    const elsewhere = facts.kind === 'integer' && id.endsWith('Id')
    if (facts.kind === 'secret' || housekeeping.has(id) || elsewhere) return []
    return [
      {
        id,
        label: facts.label,
        kind:
          facts.of === 'users' || facts.of === 'regionalManagers'
            ? 'person'
            : id === 'birthday'
              ? 'date'
              : fieldKind(facts.kind),
        words:
          id === 'name'
            ? []
            : [
                facts.label,
                // `Distance (Miles)` is called so without its unit.
                ...(facts.label.endsWith(')') ? [facts.label.replace(/ \([^)]*\)$/, '')] : []),
                ...(facts.kind === 'date' ? [facts.label.replace(/ (?:date|at|on|day)$/i, '')] : []),
                ...(facts.alsoCalled ?? []),
              ],
        ...(facts.kind === 'choice'
          ? {
              values: (facts.choices ?? []).map((value) => ({ value, label: value, words: [value] })),
              steps: stepsOf(facts.choices ?? []),
            }
          : {}),
        ...(facts.of === undefined ? {} : { of: facts.of }),
        ...(facts.emptyAs === undefined ? {} : { emptyAs: facts.emptyAs }),
        ...didOf(facts.label),
        // The number of another row is no amount, and days within which something is due do not add up.
        ...(ofEach.test(facts.label)
          ? { averages: true }
          : (facts.kind === 'integer' && !id.endsWith('Id') && !/\bdays\b/i.test(facts.label)) ||
              facts.kind === 'money'
            ? { sums: true }
            : {}),
        ...(facts.kind === 'longText' ? { aside: true } : {}),
        ...(comesIn.test(id) ? { besideTime: ['new'] } : {}),
      },
    ]
  })
  const measure = columns.find(({ kind }) => kind === 'money')?.id
  const person = columns.find(({ kind }) => kind === 'person')?.id
  return {
    id: list.area,
    title: list.many.charAt(0).toUpperCase() + list.many.slice(1),
    words: [list.one, list.many, ...(list.alsoCalled ?? [])],
    columns: [...(list.ofClient ? [clientColumn] : []), ...columns],
    narrows: list.ofClient
      ? ['client', 'group', 'manager', 'us']
      : columns.some(({ of }) => of === 'clients')
        ? ['client']
        : [],
    ...(measure === undefined ? {} : { measure }),
    period: null,
    ...dateOf(columns),
    ...newestOf(columns, list.sort),
    ...(list.ofClient ? { client: 'client' } : {}),
    ...(person === undefined ? {} : { person }),
    ...timesOf(columns),
    // Of two lists of one name the one that is called so in the contract too.
    rank: list.area.toLowerCase() === list.many.replaceAll(' ', '').toLowerCase() ? 3.5 : 3,
    calls: [`${list.area}.list`],
  }
}

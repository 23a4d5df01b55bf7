import { canceledBeforeActivated } from '@portal/core/clients/profile/fields'
import { formatDay } from '@portal/core/foundation/format'
import { importFields } from '@portal/core/settings/imports/fields'
import { folded } from '../../foundation/database/folded.ts'
import { clientDataOf, type ClientData } from './plan-client-data.ts'
import {
  knownClients,
  namesOf,
  type KnownClient,
  type KnownClients,
  type NamedList,
} from './known-clients.ts'
import {
  gathered,
  problem,
  type Outcome,
  type PlanProblem,
  type Planner,
  type PlanRow,
  type ToldRow,
} from './plan.ts'

/** Columns that take a field's text as it is. */
const plainColumns = {
  name: 'name',
  identifier: 'identifier',
  activatedAt: 'activated_at',
  canceledAt: 'canceled_at',
  city: 'city',
  state: 'state',
  phone: 'phone',
  website: 'website',
} as const satisfies Readonly<Record<string, keyof KnownClient>>

/** What is told of a row. */
const toldFields = Object.entries(importFields.clients)

/** Lists that clients refer to. */
interface Lists {
  readonly industries: NamedList
  readonly groups: NamedList
}

/**
 * Plans a file of clients. A client is known by its dealer code, without one
 * by its name; one that is stored without a code is found by its name and gets
 * the code. An empty cell leaves alone what is stored.
 */
export function clientPlanner(tenantId: number): Planner {
  const repeats = new Repeats()
  const targets = new Map<number, number>()
  return {
    repeated: (row) => repeats.of(row),
    async plan(db, rows) {
      const [known, industries, groups] = await Promise.all([
        knownClients(
          db,
          tenantId,
          rows.flatMap(({ values }) => values['identifier'] ?? []),
          rows.flatMap(({ values }) => values['name'] ?? []),
        ),
        namesOf(db, tenantId, 'industry'),
        namesOf(db, tenantId, 'client_group'),
      ])
      const ids = rows.flatMap((row) => {
        const stored = storedClient(row, known)
        return typeof stored === 'object' && stored !== null ? [stored.id] : []
      })
      const data = await clientDataOf(db, tenantId, rows, ids)
      return gathered(
        rows.map((row): Outcome => {
          const outcome = outcomeOf(row, known, { industries, groups }, data)
          if (typeof outcome === 'string' || 'problem' in outcome || 'create' in outcome) return outcome
          const earlier = targets.get(outcome.update.id)
          targets.set(outcome.update.id, earlier ?? row.line)
          return earlier === undefined
            ? outcome
            : problem(row.line, null, `Line ${earlier} is about the same client.`)
        }),
      )
    },
  }
}

function outcomeOf(row: PlanRow, known: KnownClients, lists: Lists, data: ClientData): Outcome {
  const { line, values } = row
  const industryId =
    values['industry'] === undefined ? undefined : lists.industries.ids.get(values['industry'].toLowerCase())
  if (values['industry'] !== undefined && industryId === undefined)
    return problem(line, 'industry', `There is no industry "${values['industry']}".`)
  const groupId =
    values['group'] === undefined ? undefined : lists.groups.ids.get(values['group'].toLowerCase())
  const newGroup = values['group'] !== undefined && groupId === undefined ? { newGroup: values['group'] } : {}
  const stored = storedClient(row, known)
  if (stored === 'several')
    return problem(
      line,
      'name',
      `Several clients are called "${values['name']}". Give the dealer code of the one that is meant.`,
    )
  const order = daysOutOfOrder(values, stored)
  if (order !== null) return problem(line, 'canceledAt', order)
  const written = data.of(row, stored?.id ?? null)
  if ('problem' in written) return written
  // Tables of clients have no such column: it goes into rows of its own (`write-client-data.ts`).
  const clientData = Object.keys(written.set).length === 0 ? {} : { client_data: written.set }
  const wanted: Record<string, unknown> = {
    ...Object.fromEntries(
      Object.entries(plainColumns).flatMap(([field, column]) =>
        values[field] === undefined ? [] : [[column, values[field]]],
      ),
    ),
    ...(industryId === undefined ? {} : { industry_id: industryId }),
    ...(groupId === undefined ? {} : { group_id: groupId }),
  }
  const told = (
    what: 'New' | 'Changed',
    before: (field: string) => string | null,
  ): { readonly told: ToldRow } => ({
    told: {
      line,
      name: values['name'] ?? '',
      what,
      changes: [
        ...toldFields.flatMap(([name, { field }]) => {
          const after = values[name]
          const had = before(name)
          const words = (text: string): string => (field.kind === 'date' ? formatDay(text) : text)
          return after === undefined || (what === 'Changed' && had?.toLowerCase() === after.toLowerCase())
            ? []
            : [{ field: field.label, before: what === 'New' ? null : words(had ?? ''), after: words(after) }]
        }),
        ...written.told,
      ],
    },
  })
  if (stored === null) {
    const [namesake] = known.byName(values['name'] ?? '')
    return {
      create: {
        line,
        set: { ...wanted, ...clientData, name_folded: folded(values['name'] ?? '') },
        ...newGroup,
        ...(namesake
          ? { namesake: { name: namesake.name, code: `the dealer code ${namesake.identifier ?? '(none)'}` } }
          : {}),
        ...told('New', () => null),
      },
    }
  }
  const before = new Map<string, unknown>(Object.entries(stored))
  const changes: Record<string, readonly [unknown, unknown]> = {
    ...Object.fromEntries(
      Object.entries(wanted).flatMap(([column, value]) =>
        before.get(column) === value ? [] : [[column, [before.get(column), value]]],
      ),
    ),
    ...written.changes,
  }
  if ('newGroup' in newGroup) changes['group'] = [stored.group_id, newGroup.newGroup]
  if (Object.keys(changes).length === 0) return 'unchanged'
  const set: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(wanted).filter(([column, value]) => before.get(column) !== value)),
    ...clientData,
  }
  if (typeof set['name'] === 'string') set['name_folded'] = folded(set['name'])
  return {
    update: {
      line,
      id: stored.id,
      clientId: stored.id,
      version: stored.version,
      set,
      changes,
      ...newGroup,
      ...told('Changed', (field) => storedWords(field, stored, lists)),
    },
  }
}

/** A cancellation before the beginning, where a row brings either of the two days. */
function daysOutOfOrder(
  { activatedAt, canceledAt }: PlanRow['values'],
  stored: KnownClient | null,
): string | null {
  return activatedAt === undefined && canceledAt === undefined
    ? null
    : canceledBeforeActivated(activatedAt ?? stored?.activated_at, canceledAt ?? stored?.canceled_at)
}

/** What a stored client has in a field, as a file would say it. */
function storedWords(field: string, stored: KnownClient, lists: Lists): string | null {
  const nameIn = ({ names }: NamedList, id: number | null): string | null =>
    id === null ? null : (names.get(id) ?? null)
  if (field === 'industry') return nameIn(lists.industries, stored.industry_id)
  if (field === 'group') return nameIn(lists.groups, stored.group_id)
  return field in plainColumns ? stored[plainColumns[field as keyof typeof plainColumns]] : null
}

/** The client that a row is about; null for a new one. */
function storedClient({ values }: PlanRow, known: KnownClients): KnownClient | null | 'several' {
  const code = values['identifier']
  const byCode = code === undefined ? undefined : known.byCode(code)
  if (byCode) return byCode
  const named = known
    .byName(values['name'] ?? '')
    .filter(({ identifier }) => code === undefined || identifier === null)
  if (named.length > 1) return 'several'
  return named[0] ?? null
}

/** Rows of one file that are about the same client. */
class Repeats {
  readonly #codes = new Map<string, number>()
  readonly #names = new Map<string, { readonly line: number; readonly coded: boolean }>()

  of({ line, values }: PlanRow): PlanProblem | null {
    const code = values['identifier']?.toLowerCase()
    // A row that cannot be taken may lack its name.
    const name = folded(values['name'] ?? '')
    const sameCode = code === undefined ? undefined : this.#codes.get(code)
    if (sameCode !== undefined)
      return {
        line,
        field: 'identifier',
        message: `Line ${sameCode} has the dealer code "${values['identifier']}" already.`,
      }
    if (code !== undefined) this.#codes.set(code, line)
    const sameName = name === '' ? undefined : this.#names.get(name)
    if (sameName && (code === undefined || !sameName.coded)) {
      return {
        line,
        field: 'name',
        message: `Line ${sameName.line} has the same name. Give both rows a dealer code.`,
      }
    }
    if (!sameName && name !== '') this.#names.set(name, { line, coded: code !== undefined })
    return null
  }
}

import type { Answer, CallName } from '@portal/core/calls'
import { facts } from '@portal/core/foundation/contract/facts.generated'
import type { Option } from '@portal/ui/select'
import { useMemo } from 'react'
import { client } from '../../../foundation/session/session.ts'
import { useCall } from '../../../foundation/session/query.ts'

type ListCall = { [N in CallName]: Answer<N> extends readonly object[] ? N : never }[CallName]

interface Source {
  readonly call: ListCall
  /** What the call is narrowed by. */
  readonly query?: Readonly<Record<string, string>>
  options(answer: unknown): readonly Option<number>[]
}

interface Named {
  readonly id: number
  readonly name: string
}

const named = ({ id, name }: Named): Option<number> => ({ value: id, label: name })

/** The options of a list call whose rows may be chosen from. */
const source = <N extends ListCall>(call: N, option: (row: Answer<N>[number]) => Option<number>): Source => ({
  call,
  // The answer comes from this very call.
  options: (answer) => (answer as readonly Answer<N>[number][]).map(option),
})

const people = source('users.active', ({ id, fullName, email }) => ({
  value: id,
  label: fullName,
  description: email,
}))

/** Where the options of a `record` field come from, by what its ids are of. */
const sources: Readonly<Record<string, Source>> = {
  services: source('services.list', ({ id, name, active, ServiceGroup }) => ({
    value: id,
    label: name,
    description: ServiceGroup?.name,
    disabled: !active,
  })),
  budgetTags: source('budgetTags.list', ({ id, name, description }) => ({
    value: id,
    label: name,
    description: description || undefined,
  })),
  managers: source('clients.managers', ({ id, fullName }) => ({ value: id, label: fullName })),
  clients: source('clients.simpleList', ({ id, name, identifier }) => ({
    value: id,
    label: name,
    description: identifier ?? undefined,
  })),
  employees: people,
  users: people,
  // A region is looked after by either.
  regionalManagers: { ...people, query: { regional: 'true' } },
  taskTypes: source('taskTypes.list', ({ id, name, active, Team }) => ({
    value: id,
    label: name,
    description: Team?.name,
    disabled: !active,
  })),
  // As everybody sees them who uses the task tool, whichever it is.
  taskTeamsOffered: source('tasks.teams', named),
  taskStatusesOffered: source('tasks.statuses', named),
  taskPeople: source('tasks.people', named),
  interactionCustomFields: source('interactionCustomFields.list', ({ id, name, type, active }) => ({
    value: id,
    label: name,
    description: type,
    disabled: !active,
  })),
}

/** A row of a kept list; one that is retired stays where it was chosen, and is not offered. */
interface KeptOption extends Named {
  readonly active?: boolean
  /** Whose it is, where the list belongs to clients. */
  readonly Client?: Named
}

/** The rows of a list that is answered whole, or of the page of one that belongs to clients. */
const rowsIn = (answer: unknown): readonly KeptOption[] =>
  Array.isArray(answer)
    ? (answer as readonly KeptOption[])
    : (answer as { readonly rows: readonly KeptOption[] }).rows

/** Any other list that people keep is offered by its own call, whose name follows from the area. */
const keptList = (of: string): Source | null =>
  `${of}.list` in facts
    ? {
        call: `${of}.list` as ListCall,
        options: (answer) =>
          rowsIn(answer).map(({ Client: of, active, ...row }) => ({
            value: row.id,
            label: of ? `${of.name}: ${row.name}` : row.name,
            disabled: active === false,
          })),
      }
    : null

const nothing: Source = { call: 'services.list', options: () => [] }

/** The options of a field that refers to other records; undefined while they are on their way. */
export function useRecordOptions(of: string): {
  readonly options: readonly Option<number>[] | undefined
  readonly retry: () => void
  readonly failed: boolean
} {
  const known = useMemo(() => sources[of] ?? keptList(of), [of])
  const from = known ?? nothing
  const { data, error, retry } = useCall(from.call, known ? (from.query ? { query: from.query } : {}) : null)
  const options = useMemo(() => data && from.options(data), [data, from])
  return { options, failed: error !== undefined, retry }
}

/** Clients are too many for a list: the server looks. Those whose name begins with what was typed come first. */
export async function searchClients(query: string, signal: AbortSignal): Promise<readonly Option<number>[]> {
  const { rows } = await client.call('clients.list', { query: { search: query, pageSize: 30 }, signal })
  const sought = query.trim().toLowerCase()
  const begins = ({ name }: { readonly name: string }): boolean => name.toLowerCase().startsWith(sought)
  const ordered = rows.toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
  return ordered.map(({ id, name, identifier, city, state }) => ({
    value: id,
    label: name,
    description:
      [identifier, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · ') || undefined,
  }))
}

import type { Client } from '@portal/core/client'
import { departmentLabel } from '@portal/core/work/support/options'
import { matching, type Option } from '@portal/ui/combobox'
import { useMemo } from 'react'

type Search = (query: string, signal: AbortSignal) => Promise<readonly Option<number>[]>

/** What the form's lists offer, read when a list is opened. */
export interface Choices {
  /** With their headcount. */
  readonly departments: Search
  /** With the group each belongs to. */
  readonly clients: Search
  /** Active employees, searched by the server. */
  readonly stakeholders: Search
}

/** The user type 'Employee'. */
const employeeType = 1

/** People offered at once; more are found by typing. */
const mostPeople = 50

/** What can be chosen in the form, each fetched when it is first wanted. */
export function useChoices(client: Client): Choices {
  return useMemo(
    () => ({
      departments: readOnce(async () =>
        (await client.call('departments.list')).map((department) => ({
          value: department.id,
          label: departmentLabel(department),
        })),
      ),
      clients: readOnce(async () => {
        const [clients, groups] = await Promise.all([
          client.call('clients.simpleList'),
          client.call('groups.list'),
        ])
        const names = new Map(groups.map(({ id, name }) => [id, name]))
        return clients.map(({ id, name, groupId }) => ({
          value: id,
          label: name,
          description: groupId === null ? undefined : names.get(groupId),
        }))
      }),
      stakeholders: async (search, signal) => {
        const people = await client.call('users.active', {
          query: { userTypeId: employeeType, search, limit: mostPeople },
          signal,
        })
        return people.map(({ id, fullName, email }) => ({ value: id, label: fullName, description: email }))
      },
    }),
    [client],
  )
}

/** Searches in what is read once; what could not be read is read again at the next search. */
function readOnce(read: () => Promise<readonly Option<number>[]>): Search {
  let all: Promise<readonly Option<number>[]> | null = null
  return async (query) => {
    all ??= read().catch((error: unknown) => {
      all = null
      throw error
    })
    return matching(await all, query)
  }
}

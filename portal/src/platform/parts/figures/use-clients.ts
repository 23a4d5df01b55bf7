import { useStore } from '@nanostores/react'
import { today } from '@portal/core/foundation/format'
import type { Option } from '@portal/ui/combobox'
import { useMemo } from 'react'
import { useQuery, useSetQuery } from '../../../foundation/address/address.ts'
import { session } from '../../../foundation/session/session.ts'
import { useCall } from '../../../foundation/session/query.ts'
import { idsOfChoice, readClientChoice } from './client-choice.ts'

/** The clients of a dashboard, and what the choice of them needs. */
export interface ChosenClients {
  /** What the calls are asked for; null while nobody is chosen, or not known yet. */
  readonly ids: readonly number[] | null
  /** Nobody belongs to the choice. */
  readonly nobody: boolean
  /** `All clients`, `Northgate Group`. */
  readonly label: string
  /** As it stands in the address; `all` for all. */
  readonly value: string
  readonly options: readonly Option<string>[]
  choose(value: string): void
}

/**
 * The clients in the address (`clients`): all, one's own, a group, or one of them.
 * @param usual whom an address means that names nobody; `mine` is for those who have clients of their own
 */
export function useClients(usual: 'all' | 'mine' = 'all'): ChosenClients {
  const query = useQuery()
  const setQuery = useSetQuery()
  const user = useStore(session.$user)
  const isStaff = user?.UserType.name === 'Employee'
  const hasOwn = (user?.clients.length ?? 0) > 0
  const otherwise = usual === 'mine' && isStaff && hasOwn ? 'mine' : 'all'
  const text = query.get('clients') ?? otherwise
  const { data: known } = useCall('clients.simpleList')
  const { data: groups } = useCall('groups.list', isStaff ? {} : null)
  const own = user?.clients
  const options = useMemo((): readonly Option<string>[] => {
    const day = today()
    const active = (known ?? []).filter(({ canceledAt }) => canceledAt === null || canceledAt > day)
    return [
      { value: 'all', label: isStaff ? 'All active clients' : 'All my clients' },
      ...(isStaff && own && own.length > 0
        ? [{ value: 'mine', label: 'My clients', description: `${own.length} on whose team I am` }]
        : []),
      ...(groups ?? []).map(({ id, name }) => ({ value: `group-${id}`, label: name, description: 'Group' })),
      ...active.map(({ id, name, identifier }) => ({
        value: String(id),
        label: name,
        description: identifier ?? undefined,
      })),
    ]
  }, [known, groups, own, isStaff])
  const ids = useMemo(
    () =>
      idsOfChoice(
        readClientChoice(text),
        (own ?? []).map(({ id }) => id),
        known,
        today(),
      ),
    [text, own, known],
  )
  const value = text
  return {
    ids,
    nobody: ids === null && known !== undefined,
    label: options.find((option) => option.value === value)?.label ?? '',
    value,
    options,
    choose: (chosen) => setQuery({ clients: chosen === otherwise ? null : chosen, page: null }),
  }
}

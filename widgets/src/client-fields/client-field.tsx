import type { Answer } from '@portal/core/calls'
import { findClients } from '@portal/core/clients/profile/find-clients'
import { buildIndex } from '@portal/core/clients/profile/search-index'
import { today } from '@portal/core/foundation/format/time'
import { Combobox } from '@portal/ui/combobox'
import type { Option } from '@portal/ui/select'
import { useCallback, useMemo, type ReactElement } from 'react'

/** Clients shown at once while one types. */
const mostClients = 30

interface ClientFieldProps {
  readonly clients: Answer<'clients.simpleList'>
  readonly value: Option<number> | null
  readonly onChange: (client: Option<number> | null) => void
  readonly error?: string | undefined
  readonly disabled?: boolean | undefined
}

/** The client that a record is logged for, found by name, dealer code or id. */
export function ClientField({ clients, value, onChange, error, disabled }: ClientFieldProps): ReactElement {
  const index = useMemo(() => buildIndex(clients, today()), [clients])
  const search = useCallback(
    (query: string): readonly Option<number>[] => {
      const found =
        query.trim() === '' ? index.clients.slice(0, mostClients) : findClients(index, query, mostClients)
      return found.map((client) => ({
        value: client.id,
        label: client.name,
        ...(client.identifier ? { description: client.identifier } : {}),
      }))
    },
    [index],
  )
  return (
    <Combobox
      label="Client"
      required
      placeholder="Select a client..."
      value={value}
      onChange={onChange}
      search={search}
      error={error}
      disabled={disabled}
    />
  )
}

/** A client as the field shows it. */
export function clientOption(
  clients: Answer<'clients.simpleList'>,
  id: number | null,
): Option<number> | null {
  const found = clients.find((one) => one.id === id)
  return found ? { value: found.id, label: found.name } : null
}

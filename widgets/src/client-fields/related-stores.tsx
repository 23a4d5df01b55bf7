import type { Client } from '@portal/core/client'
import { MultiSelect } from '@portal/ui/combobox'
import type { Option } from '@portal/ui/select'
import { useCallback, type ReactElement } from 'react'
import { useLoaded } from '../element/use-loaded.ts'

interface RelatedStoresProps {
  readonly client: Client
  readonly clientId: number
  readonly value: readonly Option<number>[]
  readonly onChange: (stores: readonly Option<number>[]) => void
  readonly error?: string | undefined
}

/** The other active stores of the client's group; nothing where it has none. */
export function RelatedStores({
  client,
  clientId,
  value,
  onChange,
  error,
}: RelatedStoresProps): ReactElement | null {
  const load = useCallback(
    async () => client.call('clients.groupStores', { params: { id: clientId } }),
    [client, clientId],
  )
  const stores = useLoaded(load, true)
  const offered = (stores.data ?? []).map((store) => ({ value: store.id, label: store.name }))
  if (offered.length === 0 && value.length === 0) return null
  return (
    <MultiSelect
      label="Related Stores"
      placeholder="Stores of the same group"
      options={offered}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}

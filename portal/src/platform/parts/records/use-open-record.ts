import { useQuery, useSetQuery } from '../../../foundation/address/address.ts'

/** A record that is open in a dialog, by its id; `new` for one that is being added. */
export interface OpenRecord {
  readonly id: number | 'new' | null
  open(id: number | 'new'): void
  close(): void
}

/** Which record is open stands in the address: it can be sent, and Back closes it. */
export function useOpenRecord(name: string): OpenRecord {
  const text = useQuery().get(name)
  const setQuery = useSetQuery()
  const number = Number(text)
  return {
    id: text === 'new' ? 'new' : text !== null && Number.isInteger(number) && number > 0 ? number : null,
    open: (id) => setQuery({ [name]: id }),
    close: () => setQuery({ [name]: null }, { replace: true }),
  }
}

import { sql } from 'kysely'
import type { NamedClient } from '@portal/core/settings/imports/metric-row'
import type { Db } from '../../../foundation/database/database.ts'
import { knownClients, type KnownClients } from '../known-clients.ts'

/** A row that says whose it is. */
interface WhoseRow {
  readonly named: NamedClient
}

/** A client, or why there is none: the field whose cell is wrong and a sentence. */
export type FoundClient =
  | { readonly id: number }
  | { readonly field: string | null; readonly message: string }

/** An account's number however it is written: `212-145-0128`, `act_2121450128`. */
const bare = (account: string): string =>
  account
    .toLowerCase()
    .replace(/^act_/, '')
    .replace(/[^a-z0-9]/g, '')

/**
 * Finds whose figures rows are: by dealer code or name, by the account in a
 * client's profiles, or else the client chosen for the file. What one slice
 * asked for is known to the next: files name the same clients again and again.
 */
export class ClientFinder {
  readonly #tenantId: number
  readonly #chosen: number | null
  readonly #found = new Map<string, FoundClient>()

  constructor(tenantId: number, chosen: number | null) {
    this.#tenantId = tenantId
    this.#chosen = chosen
  }

  /** Looks up whomever these rows name for the first time. */
  async learn(db: Db, rows: readonly WhoseRow[]): Promise<void> {
    const unknown = new Map(
      rows.flatMap(({ named }) => (this.#found.has(keyOf(named)) ? [] : [[keyOf(named), named] as const])),
    )
    if (unknown.size === 0) return
    const names = [...unknown.values()]
    const texts = (field: keyof NamedClient): string[] => [
      ...new Set(names.flatMap((named) => named[field] || [])),
    ]
    const accounts = [...new Set(texts('account').map(bare))]
    const [known, byAccount] = await Promise.all([
      knownClients(db, this.#tenantId, texts('dealerCode'), texts('client')),
      accounts.length === 0
        ? new Map<string, readonly number[]>()
        : clientsOfAccounts(db, this.#tenantId, accounts),
    ])
    for (const [key, named] of unknown) this.#found.set(key, this.#find(named, known, byAccount))
  }

  /** The client of a row that was learned. */
  of({ named }: WhoseRow): FoundClient {
    return this.#found.get(keyOf(named)) ?? { field: null, message: 'The row names no client.' }
  }

  #find(
    { dealerCode, client, account }: NamedClient,
    known: KnownClients,
    byAccount: ReadonlyMap<string, readonly number[]>,
  ): FoundClient {
    if (dealerCode)
      return (
        known.byCode(dealerCode) ?? {
          field: 'dealerCode',
          message: `There is no client with the dealer code "${dealerCode}".`,
        }
      )
    if (client) {
      const [found, ...others] = known.byName(client)
      if (!found) return { field: 'client', message: `There is no client called "${client}".` }
      if (others.length === 0) return found
      return {
        field: 'client',
        message: `Several clients are called "${client}". Give the dealer code of the one that is meant.`,
      }
    }
    const [id, ...others] = byAccount.get(bare(account)) ?? []
    if (id !== undefined && others.length === 0) return { id }
    if (this.#chosen !== null) return { id: this.#chosen }
    if (!account)
      return {
        field: null,
        message: 'The row names no client. Choose the client of the file, or add its dealer code.',
      }
    return {
      field: 'account',
      message:
        id === undefined
          ? `No client has the account "${account}" in its profiles. Add it to one, or choose the client of the file.`
          : `Several clients have the account "${account}" in their profiles. Choose the client of the file.`,
    }
  }
}

const keyOf = ({ dealerCode, client, account }: NamedClient): string => `${dealerCode}\n${client}\n${account}`

async function clientsOfAccounts(
  db: Db,
  tenantId: number,
  accounts: readonly string[],
): Promise<Map<string, readonly number[]>> {
  const { rows } = await sql<{ account: string; ids: readonly number[] }>`
    select account, array_agg(distinct client_id) as ids from (
      select client_id, regexp_replace(regexp_replace(lower(identifier), '^act_', ''), '[^a-z0-9]', '', 'g') as account
      from integration where tenant_id = ${tenantId} and deleted_at is null) p
    where account = any (${[...accounts]}::text[]) group by account`.execute(db)
  return new Map(rows.map(({ account, ids }) => [account, ids]))
}

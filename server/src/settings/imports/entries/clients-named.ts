import { sql } from 'kysely'
import type { Scope } from '@portal/core/foundation/policy/rule'
import type { Db } from '../../../foundation/database/database.ts'

/** The clients that somebody keeps entries of, as files name them. */
export interface NamedClients {
  /** The id of a client by name or dealer code, or what is wrong with it. */
  idOf(text: string): number | string
}

/** Reads the clients of a scope by their names and dealer codes, whatever the letter case. */
export async function clientsNamed(
  db: Db,
  tenantId: number,
  scope: Exclude<Scope, 'none'>,
): Promise<NamedClients> {
  const own =
    scope === 'all' ? sql`true` : sql`id = any (${scope.of === 'client' ? scope.ids : []}::integer[])`
  const { rows } = await sql<{ id: number; name: string; identifier: string | null }>`
    select id, name, identifier from client where tenant_id = ${tenantId} and ${own}`.execute(db)
  const ids = new Map<string, Set<number>>()
  for (const { id, name, identifier } of rows)
    for (const text of [name, identifier ?? ''])
      if (text !== '') ids.set(text.toLowerCase(), (ids.get(text.toLowerCase()) ?? new Set()).add(id))
  return {
    idOf: (text) => {
      const [id, other] = ids.get(text.toLowerCase()) ?? []
      if (id === undefined) return `There is no client "${text}" that you keep this of.`
      return other === undefined
        ? id
        : `More than one client is called "${text}". Write the dealer code instead.`
    },
  }
}

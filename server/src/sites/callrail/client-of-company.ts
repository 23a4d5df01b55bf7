import { sql } from 'kysely'
import { today } from '@portal/core/foundation/format'
import type { Db } from '../../foundation/database/database.ts'

export interface CompanyClient {
  readonly id: number
  readonly name: string
  readonly slug: string
}

/** A name without what people write differently. */
const folded = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Which client a company of CallRail is: the one whose integration names it, else the one of the same name. */
export interface CompanyClients {
  /** Running ones, by name. */
  readonly all: readonly CompanyClient[]
  readonly of: (company: { readonly id: string; readonly name: string }) => CompanyClient | null
}

/** The active clients of a tenant, and which of them a company of CallRail is: by its integration, else by its name. */
export async function clientsOfCompanies(db: Db, tenantId: number): Promise<CompanyClients> {
  const { rows } = await sql<CompanyClient & { readonly company: string | null }>`
    select c.id, c.name, c.slug, (
      select identifier from integration where tenant_id = c.tenant_id and client_id = c.id and platform = 'CallRail' and deleted_at is null
      order by id limit 1) as company
    from client c where c.tenant_id = ${tenantId} and c.activated_at <= ${today()}
      and (c.canceled_at is null or c.canceled_at > ${today()}) order by c.name, c.id`.execute(db)
  const all = rows.map(({ id, name, slug }) => ({ id, name, slug }))
  const byCompany = new Map(
    rows.flatMap(({ company }, at): [string, CompanyClient][] => {
      const client = all[at]
      return company === null || !client ? [] : [[company.toUpperCase(), client]]
    }),
  )
  const byName = new Map(all.map((client) => [folded(client.name), client]))
  return {
    all,
    of: ({ id, name }) =>
      byCompany.get(id.toUpperCase()) ??
      byCompany.get(name.toUpperCase()) ??
      byName.get(folded(name)) ??
      null,
  }
}

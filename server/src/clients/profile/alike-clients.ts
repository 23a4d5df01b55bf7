import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { folded } from '../../foundation/database/folded.ts'

/** What tells that two clients may be one. */
export interface Marks {
  readonly name?: string | undefined
  readonly website?: string | null | undefined
  readonly phone?: string | null | undefined
}

/** Fewer digits than this are an extension, not a telephone number. */
const shortestPhone = 7

/** The host of a site as people know it, without its scheme, `www.` and path. */
const hostOf = (website: string): string =>
  website
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#:].*$/, '')

/** The last ten digits of a telephone number: with and without its country it is the same. */
const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10)

/** Clients that share a name, a site or a telephone number, those that share most first, ten at most. */
export async function clientsAlike(
  db: Db,
  tenantId: number,
  { name = '', website, phone }: Marks,
): Promise<Answer<'clients.alike'>> {
  const host = hostOf(website ?? '')
  const digits = digitsOf(phone ?? '')
  const marks = {
    name: folded(name),
    host: host.includes('.') ? host : '',
    digits: digits.length < shortestPhone ? '' : digits,
  }
  if (marks.name === '' && marks.host === '' && marks.digits === '') return []
  const { rows } = await sql<{
    id: number
    name: string
    slug: string
    identifier: string | null
    city: string | null
    state: string | null
    same_name: boolean
    same_site: boolean
    same_phone: boolean
  }>`
    select * from (
      select id, name, slug, identifier, city, state,
        (${marks.name} <> '' and name_folded = ${marks.name}) as same_name,
        (${marks.host} <> '' and regexp_replace(regexp_replace(lower(coalesce(website, '')), '^([a-z]+://)?(www\\.)?', ''), '[/?#:].*$', '') = ${marks.host}) as same_site,
        (${marks.digits} <> '' and right(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'), 10) = ${marks.digits}) as same_phone
      from client where tenant_id = ${tenantId}
    ) c
    where same_name or same_site or same_phone
    order by same_name::integer + same_site::integer + same_phone::integer desc, id
    limit 10`.execute(db)
  return rows.map(({ same_name, same_site, same_phone, ...row }) => ({
    ...row,
    shares: [
      ...(same_name ? (['name'] as const) : []),
      ...(same_site ? (['site'] as const) : []),
      ...(same_phone ? (['phone'] as const) : []),
    ],
  }))
}

export const alike = operation('clients.alike', async ({ db, tenantId, query }) =>
  clientsAlike(db, tenantId, query),
)

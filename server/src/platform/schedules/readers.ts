import { sql } from 'kysely'
import type { Actor, User } from '@portal/core/foundation/policy/actor'
import { isAdministrator } from '@portal/core/foundation/policy/roles'
import { covers } from '@portal/core/foundation/policy/rule'
import { routeOf } from '@portal/core/foundation/routes'
import { isOfClient, screenOf, type Report } from '@portal/core/platform/reports/report'
import { columnsFor } from '@portal/core/platform/reports/report-column'
import type { Db } from '../../foundation/database/database.ts'
import type { Services } from '../../foundation/services.ts'
import { goodForClient, isOutside } from './good-for-client.ts'

/** Whether a report may be read outside of the agency: it is of one client, whose people open it themselves. */
export function mayLeave(report: Report): boolean {
  const screen = screenOf(report)
  return isOfClient(report) && screen !== null && routeOf(screen).clientAccessible
}

/** Whether a person gets a report, of this client where it is of one. */
export function mayRead(report: Report, person: User, clientId: number | null): boolean {
  const scope = report.allow.scope(person)
  if (scope === 'none') return false
  return !isOfClient(report) || scope === 'all' || (clientId !== null && covers(scope, 'client', clientId))
}

/** The agency's own people at these addresses, also those who are not active any more; by address in small letters. */
export async function ownPeople(
  db: Db,
  tenantId: number,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly active: boolean }>> {
  const { rows } = await sql<{ id: number; email: string; active: boolean }>`
    select id, lower(email) as email, active and not suspended as active from user_account
    where tenant_id = ${tenantId} and user_type = 'Employee' and lower(email) = any (${addresses.map((address) => address.toLowerCase())}::text[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, email, active }) => [email, { id, active }]))
}

/**
 * Those of the addresses, in small letters, whose account outside of the agency is not good for a client: it was ended or
 * suspended, or is for other clients. Whoever has none is known by the address alone.
 */
async function leftOutside(
  db: Db,
  tenantId: number,
  addresses: readonly string[],
  clientId: number | null,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ email: string }>`
    select lower(u.email) as email from user_account u
    where u.tenant_id = ${tenantId} and ${isOutside}
      and lower(u.email) = any (${addresses.map((address) => address.toLowerCase())}::text[])
      and not ${goodForClient(sql`${clientId}`)}`.execute(db)
  return new Set(rows.map(({ email }) => email))
}

/** People who get the same of a report, and so the same mail. */
export interface Readers {
  /** In whose rights it is read. */
  readonly person: User
  /** Whose columns and money it shows. */
  readonly as: Actor
  readonly to: readonly string[]
  /** Whether they get of it what its owner does not, who then reads neither the mail nor its files. */
  readonly beyondOwner: boolean
}

export interface Divided {
  readonly readers: readonly Readers[]
  /** Addresses that may not read it: whoever left, or has no right to it. */
  readonly without: readonly string[]
}

/** What somebody gets of a report: whoever has the same gets the same. */
const rightsOf = (report: Report, person: User, as: Actor) => ({
  kind: as.kind,
  columns: columnsFor(report, as).map(([id]) => id),
  scope: report.allow.scope(person),
  administers: isAdministrator(person),
})

/** Whether one gets of a report what another does not. Whoever is outside gets what the agency shows to clients. */
function getsMore(report: Report, person: User, owner: User): boolean {
  const theirs = rightsOf(report, person, person)
  const own = rightsOf(report, owner, owner)
  return (
    theirs.columns.some((id) => !own.columns.includes(id)) ||
    (theirs.administers && !own.administers) ||
    (theirs.scope === 'all' && own.scope !== 'all')
  )
}

/** Whether what is asked for is another thing for each person: `My clients`. */
const isPersonal = (report: Report, query: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(report.filters ?? {}).some(([id, { personal }]) => personal && query[id] !== undefined)

/**
 * Who of the recipients gets a report, by what they get of it. The agency's people read it in their own rights of this
 * moment; whoever is outside gets what a guest of the client would, in the owner's rights, if it may leave at all and no
 * account of theirs says that they are of this client no more.
 */
export async function readersOf(
  report: Report,
  {
    recipients,
    clientId,
    owner,
    query,
  }: {
    readonly recipients: readonly string[]
    readonly clientId: number | null
    readonly owner: User
    readonly query: Readonly<Record<string, unknown>>
  },
  { actors }: Pick<Services, 'actors'>,
  db: Db,
): Promise<Divided> {
  const { tenantId } = owner
  const own = await ownPeople(db, tenantId, recipients)
  const left = await leftOutside(db, tenantId, recipients, clientId)
  const guest: Actor = {
    kind: 'guest',
    tenantId,
    grant: { route: screenOf(report) ?? '', clientId: clientId ?? 0 },
  }
  const found: (Pick<Readers, 'person' | 'as'> & { readonly address: string })[] = []
  const without: string[] = []
  for (const address of recipients) {
    const employee = own.get(address.toLowerCase())
    if (!employee) {
      if (mayLeave(report) && !left.has(address.toLowerCase()))
        found.push({ address, person: owner, as: guest })
      else without.push(address)
      continue
    }
    const known = employee.active ? await actors.byId(tenantId, employee.id, db) : null
    const person: User | null = known && { kind: 'user', ...known }
    if (person && mayRead(report, person, clientId)) found.push({ address, person, as: person })
    else without.push(address)
  }
  const personal = isPersonal(report, query)
  const alike = Map.groupBy(found, ({ person, as }) =>
    JSON.stringify([rightsOf(report, person, as), personal && person.id]),
  )
  return {
    readers: [...alike.values()].flatMap((same): Readers[] => {
      const [first] = same
      if (!first) return []
      const { person, as } = first
      const to = same.map(({ address }) => address)
      return [{ person, as, to, beyondOwner: as.kind === 'user' && getsMore(report, person, owner) }]
    }),
    without,
  }
}

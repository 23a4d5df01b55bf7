import { createHash } from 'node:crypto'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { addDays, today } from '@portal/core/foundation/format'
import { dollarsFromCents } from '@portal/core/foundation/format/money'
import type { Person } from '@portal/core/foundation/policy/actor'
import { isActing } from '@portal/core/foundation/policy/impersonation'
import type { Scope } from '@portal/core/foundation/policy/rule'
import { isClient, isEmployee } from '@portal/core/foundation/policy/user-types'
import {
  agreementState,
  expiresOn,
  isDueForRenewal,
  onboardingDays,
  termEnd,
  type AgreementState,
  type AgreementStatus,
} from '@portal/core/money/agreements/agreement'
import { keepsInvoices } from '@portal/core/money/invoicing/policy'
import { agencyDayOf } from '../../foundation/database/agency-day.ts'
import type { Db } from '../../foundation/database/database.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { ownPeople, type Signer } from './own-people.ts'

/** A service of an agreement, with what it comes to. */
export interface AgreedService {
  readonly id: number
  readonly serviceId: number
  readonly service: string
  readonly budgetType: 'Recurring' | 'One-Time'
  readonly cents: number
}

export interface AgreementRow {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly client_id: number
  readonly client: string
  readonly client_slug: string
  readonly status: AgreementStatus
  readonly starts_at: string
  readonly months: number
  readonly notice_days: number
  readonly terms: string
  readonly document_hash: string | null
  readonly sent_at: string | null
  /** By the agency's clock. */
  readonly sent_on: string | null
  readonly signer_name: string | null
  readonly signer: string | null
  readonly signed_at: string | null
  readonly signer_address: string | null
  readonly countersigner_name: string | null
  readonly countersigner: string | null
  readonly countersigned_at: string | null
  readonly countersigner_address: string | null
  readonly decline_reason: string
  readonly budgets_created_at: string | null
  readonly renews_id: number | null
  readonly template_id: number | null
  readonly onboarding: boolean
  /** Services whose budgets run on into its term, while it renews none and its own budgets are not there. */
  readonly running:
    | readonly { readonly service: string; readonly budgets: number; readonly cents: number }[]
    | null
  readonly renewed_by: { readonly slug: string; readonly title: string } | null
  readonly version: number
  readonly services: readonly AgreedService[] | null
  /** Whoever would be asked to sign, were it sent now. */
  readonly signers: readonly Signer[] | null
}

/** The day on which `a` was sent, by the agency's clock. */
export const sentOn = agencyDayOf(sql`a.sent_at`)

/** A recurring budget `b` of a client that is charged on a day, or after it. */
export const runsInto = (clientId: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(b.client_id = ${clientId} and b.deleted_at is null and b.budget_type = 'Recurring'
    and (b.ends_at is null or b.ends_at >= ${day}))`

/** Agreements that fulfil a condition on `a`, the latest first. */
export async function agreementRows(db: Db, where: RawBuilder<SqlBool>): Promise<readonly AgreementRow[]> {
  const { rows } = await sql<AgreementRow>`
    select a.id, a.slug, a.title, a.client_id, c.name as client, c.slug as client_slug, a.status, a.starts_at, a.months, a.notice_days,
      a.terms, a.document_hash, a.sent_at, ${sentOn} as sent_on, a.renews_id, a.template_id, a.signer_name, s.first_name || ' ' || s.last_name as signer, a.signed_at,
      a.signer_address, a.countersigner_name, k.first_name || ' ' || k.last_name as countersigner, a.countersigned_at,
      a.countersigner_address, a.decline_reason, a.budgets_created_at, a.version,
      exists (select from onboarding_task o where o.tenant_id = a.tenant_id and o.client_id = a.client_id and o.deleted_at is null) as onboarding,
      (select json_build_object('slug', r.slug, 'title', r.title) from agreement r
        where r.tenant_id = a.tenant_id and r.renews_id = a.id and r.status <> 'Declined' order by r.id desc limit 1) as renewed_by,
      (select json_agg(json_build_object('id', l.id, 'serviceId', v.id, 'service', v.name, 'budgetType', l.budget_type, 'cents', l.amount_cents) order by l.place, l.id)
        from agreement_service l join service v on v.tenant_id = l.tenant_id and v.id = l.service_id
        where l.tenant_id = a.tenant_id and l.agreement_id = a.id) as services,
      case when a.status = 'Active' and a.budgets_created_at is null and a.renews_id is null then (
        select json_agg(json_build_object('service', r.name, 'budgets', r.budgets, 'cents', r.cents) order by r.name) from (
          select v.name, count(*) as budgets, (sum(b.invoice_amount) * 100)::bigint as cents
          from budget b join service v on v.tenant_id = b.tenant_id and v.id = b.service_id
          where b.tenant_id = a.tenant_id and ${runsInto(sql`a.client_id`, sql`a.starts_at`)}
            and b.service_id in (select l.service_id from agreement_service l
              where l.tenant_id = a.tenant_id and l.agreement_id = a.id and l.budget_type = 'Recurring')
          group by v.id, v.name) r) end as running,
      (select json_agg(p) from (${ownPeople(sql`a.tenant_id`, sql`a.client_id`)}) p) as signers
    from agreement a
      join client c on c.tenant_id = a.tenant_id and c.id = a.client_id
      left join user_account s on s.tenant_id = a.tenant_id and s.id = a.signed_by
      left join user_account k on k.tenant_id = a.tenant_id and k.id = a.countersigned_by
    where ${where} order by a.id desc limit 2000`.execute(db)
  return rows
}

/** The rows that somebody may see. */
export const seenBy = (scope: Exclude<Scope, 'none'>): RawBuilder<SqlBool> =>
  scope === 'all'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`a.sent_at is not null and a.client_id = any (${scope.of === 'client' ? scope.ids : []}::integer[])`

/** @throws {Refusal} 404 for one that does not exist or is not theirs to see */
export async function agreementBy(
  db: Db,
  tenantId: number,
  which: { readonly id: number } | { readonly slug: string },
  scope: Exclude<Scope, 'none'> = 'all',
): Promise<AgreementRow> {
  const one = 'id' in which ? sql`a.id = ${which.id}` : sql`a.slug = ${which.slug}`
  const [row] = await agreementRows(
    db,
    sql<SqlBool>`a.tenant_id = ${tenantId} and ${one} and ${seenBy(scope)}`,
  )
  if (!row) throw notFound('This agreement')
  return row
}

/** SHA-256 of everything that is agreed, in one text whose order never changes. Names that may change later are in it by their ids. */
export function documentHash(
  row: Pick<
    AgreementRow,
    'slug' | 'title' | 'client_id' | 'starts_at' | 'months' | 'notice_days' | 'terms'
  > & {
    readonly services: readonly Pick<AgreedService, 'serviceId' | 'budgetType' | 'cents'>[] | null
  },
): string {
  const services = (row.services ?? []).map(({ serviceId, budgetType, cents }) => [
    serviceId,
    budgetType,
    cents,
  ])
  const document = [
    row.slug,
    row.title,
    row.client_id,
    row.starts_at,
    row.months,
    row.notice_days,
    row.terms,
    services,
  ]
  return createHash('sha256').update(JSON.stringify(document)).digest('hex')
}

/** The one word for an agreement today. */
export const stateOf = (
  row: Pick<AgreementRow, 'status' | 'starts_at' | 'months' | 'sent_on'>,
): AgreementState =>
  agreementState(
    { status: row.status, endsAt: termEnd(row.starts_at, row.months), sentOn: row.sent_on },
    today(),
  )

/** An agreement as its list shows it; money in cents. */
export function presentInList(row: AgreementRow): Answer<'agreements.list'>[number] {
  const endsAt = termEnd(row.starts_at, row.months)
  const state = stateOf(row)
  const monthly = (row.services ?? []).reduce(
    (sum, { budgetType, cents }) => sum + (budgetType === 'Recurring' ? cents : 0),
    0,
  )
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    client: { id: row.client_id, name: row.client, slug: row.client_slug },
    state,
    startsAt: row.starts_at,
    endsAt,
    monthly: dollarsFromCents(monthly),
    renewal: row.renewed_by === null && isDueForRenewal(state, endsAt, today()),
    sentAt: row.sent_at,
  }
}

/** An agreement in full. Where a signature came from is for the agency and on paper. */
export function presentAgreement(row: AgreementRow, person: Person): Answer<'agreements.get'> {
  const staff = isEmployee(person)
  const state = stateOf(row)
  const endsAt = termEnd(row.starts_at, row.months)
  return {
    ...presentInList(row),
    months: row.months,
    noticeDays: row.notice_days,
    terms: row.terms,
    services: (row.services ?? []).map(({ id, serviceId, service, budgetType, cents }) => ({
      id,
      serviceId,
      service,
      budgetType,
      amount: dollarsFromCents(cents),
    })),
    documentHash: row.document_hash,
    signature:
      row.signed_at === null
        ? null
        : {
            name: row.signer_name ?? '',
            by: row.signer ?? '',
            at: row.signed_at,
            address: staff ? (row.signer_address ?? '') : '',
          },
    countersignature:
      row.countersigned_at === null
        ? null
        : {
            name: row.countersigner_name ?? '',
            by: row.countersigner ?? '',
            at: row.countersigned_at,
            address: staff ? (row.countersigner_address ?? '') : '',
          },
    declineReason: row.decline_reason,
    budgetsCreatedAt: row.budgets_created_at,
    running: staff
      ? (row.running ?? []).map(({ cents, ...one }) => ({ ...one, amount: dollarsFromCents(cents) }))
      : [],
    expiresAt: row.sent_on === null ? null : expiresOn(row.sent_on),
    onboarding: row.onboarding,
    renewedBy: staff ? row.renewed_by : null,
    signers: staff ? (row.signers ?? []).map(({ name, email }) => ({ name, email })) : [],
    version: row.version,
    can: {
      update: staff && row.status === 'Draft',
      send: staff && (row.status === 'Draft' || state === 'Expired') && (row.services ?? []).length > 0,
      sign: isClient(person) && !isActing(person) && state === 'Sent',
      countersign: keepsInvoices(person) && !isActing(person) && row.status === 'Signed',
      createBudgets: staff && row.status === 'Active' && row.budgets_created_at === null,
      startOnboarding:
        staff &&
        state === 'Active' &&
        !row.onboarding &&
        row.renews_id === null &&
        addDays(row.starts_at, onboardingDays) >= today(),
      renew:
        staff && row.renewed_by === null && (state === 'Ended' || isDueForRenewal(state, endsAt, today())),
    },
  }
}

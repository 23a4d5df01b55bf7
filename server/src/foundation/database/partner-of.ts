import { sql, type RawBuilder } from 'kysely'
import { agencyToday } from './agency-day.ts'

/** A partner as its people see it. */
export interface PartnerLook {
  readonly name: string
  /** `#rrggbb`. */
  readonly color: string
  /** Id of its logo among the stored files; null for none, and for an address elsewhere, whose pictures no screen shows. */
  readonly logo: string | null
  readonly logo_name: string | null
}

/**
 * The partner whose people a person of the type Partner is one of: whom the partner names as its contact, or else who
 * looks after most of its clients. A statement with one row, or with none.
 */
export const partnerOf = (tenantId: number, userId: number): RawBuilder<PartnerLook> => sql<PartnerLook>`
  select p.name, p.primary_color as color, f.public_id as logo, f.name as logo_name
  from user_account u join partner p on p.tenant_id = u.tenant_id and p.active and p.deleted_at is null
    cross join lateral (select count(distinct b.client_id) as clients from partner_client b
      join client_user m on m.tenant_id = b.tenant_id and m.client_id = b.client_id and m.user_id = u.id
      where b.tenant_id = p.tenant_id and b.partner_id = p.id and b.deleted_at is null
        and b.starts_at <= ${agencyToday} and (b.ends_at is null or b.ends_at >= ${agencyToday})) of_partner
    left join file f on f.tenant_id = p.tenant_id and f.deleted_at is null and f.subject = 'resource'
      and f.public_id = substring(p.logo_url from '^/attachment/([0-9a-f-]{36})$')::uuid
  where u.tenant_id = ${tenantId} and u.id = ${userId} and u.user_type = 'Partner'
    and (lower(p.contact_email) = lower(u.email) or of_partner.clients > 0)
  order by lower(p.contact_email) = lower(u.email) desc, of_partner.clients desc, p.id limit 1`

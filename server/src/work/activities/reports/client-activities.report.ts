import { sql, type RawBuilder } from 'kysely'
import { clientActivitiesReport } from '@portal/core/work/activities/reports/client-activities.report'
import { reportMailActivities } from '@portal/core/work/activities/reports/mail'
import { answer, person, type ReportLetter } from '../../../platform/reports/answer.ts'
import { onDays, within } from '../../../platform/reports/conditions.ts'
import { portalAddress } from '../../../platform/mail/portal-address.ts'
import { activityRows, attachmentSubject } from '../query.ts'
import { entry, joined } from './report-mail.ts'

/** The text of an activity without its markup, in one line. */
const wordsOf = (body: RawBuilder<unknown>): RawBuilder<unknown> => {
  const bare = sql`regexp_replace(regexp_replace(${body}, '<[^>]*>', ' ', 'g'), '(\\s|&nbsp;)+', ' ', 'g')`
  // The sign itself last: what it begins is no other's.
  const signs = [
    ['&lt;', '<'],
    ['&gt;', '>'],
    ['&quot;', '"'],
    ['&#39;', "'"],
    ['&amp;', '&'],
  ] as const
  return sql`trim(${signs.reduce<RawBuilder<unknown>>((text, [written, sign]) => sql`replace(${text}, ${written}, ${sign})`, bare)})`
}

/** The activities as they were written. A reader opens pictures and files in the portal. */
const letter: ReportLetter = {
  rows: reportMailActivities,
  async write(rows, { db, tenantId, services }) {
    const ids = rows.map(({ id }) => Number(id))
    if (ids.length === 0) return joined([])
    const written = await activityRows(db, tenantId)
      .where('activity.id', 'in', ids)
      .orderBy(sql`activity.logged_at desc, activity.id desc`)
      .execute()
    const portal = await portalAddress(services, tenantId, null, db)
    return joined(written.map((row) => entry(row, false, { portal, sourceOf: () => '' }, [])))
  },
}

/** What a client is shown, whoever asks: internal activities stay out of what goes round by mail. */
export const clientActivitiesAnswer = answer(
  clientActivitiesReport,
  async ({ filters, period, tenantId, ofClients }) => ({
    query: sql`
      select a.id, a.logged_at as "loggedAt", t.name as type, k.name as category, ${person('u')} as person,
        ${wordsOf(sql`a.body`)} as words,
        (select coalesce(jsonb_agg(coalesce(nullif(f.label, ''), f.name) order by f.id), '[]') from file f where f.tenant_id = a.tenant_id and f.subject = ${sql.lit(attachmentSubject)}
          and f.subject_id = a.id and f.deleted_at is null) as files
      from activity a
        join client c on c.tenant_id = a.tenant_id and c.id = a.client_id
        join activity_type t on t.tenant_id = a.tenant_id and t.id = a.type_id
        join activity_category k on k.tenant_id = a.tenant_id and k.id = a.category_id
        join user_account u on u.tenant_id = a.tenant_id and u.id = a.user_id
      where a.tenant_id = ${tenantId} and a.deleted_at is null and a.is_external and ${ofClients('c')}
        and ${onDays('a.logged_at', { startDate: period?.start, endDate: period?.end })}
        and ${within({ 'a.type_id': filters.activityTypeId })}`,
    sums: { types: sql`count(distinct type)` },
  }),
  letter,
)

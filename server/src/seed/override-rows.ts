import { sql } from 'kysely'
import type { Db } from '../foundation/database/database.ts'
import { applyCorrections } from '../results/overrides/apply.ts'

/**
 * Files of corrections to Display & Video 360: one that stands in the figures of last week, one that was taken back, and
 * one in which something is wrong. Of stores behind those that people look at first.
 */
export async function insertOverrides(db: Db, today: string): Promise<void> {
  const { rows: files } = await sql<{ id: number }>`
    insert into override_file (tenant_id, name, state, problems, uploaded_by, uploaded_at, changed_at) values
      (1, 'dv360-recount.csv', 'Taken Back', '', 11, ${today}::date - 19 + time '15:10', ${today}::date - 18 + time '14:02'),
      (1, 'dv360-line-items.csv', 'Checked', ${problems(today)}, 11, ${today}::date - 6 + time '16:40', null),
      (1, 'dv360-invalid-traffic.csv', 'Checked', '', 11, ${today}::date - 2 + time '15:25', null)
    returning id`.execute(db)
  const lines = [
    [26, 1.04],
    [9, 1.01],
    [6, 0.93],
  ] as const
  for (const [at, [daysAgo, part]] of lines.entries())
    await sql`
      insert into override_line (tenant_id, override_file_id, client_id, campaign_id, day, impressions, clicks, spend_micros)
      select f.tenant_id, ${files[at]?.id}, f.client_id, f.campaign_id, f.day, round(sum(f.impressions) * ${part}::numeric),
        round(sum(f.clicks) * ${part}::numeric), round(sum(f.spend_micros) * ${part}::numeric, -4)
      from metric_fact f
        join (select id from metric_campaign where tenant_id = 1 and platform = 'dv360' and client_id > 1060 order by id limit 2) c
          on c.id = f.campaign_id
      where f.tenant_id = 1 and f.day between ${today}::date - ${daysAgo}::integer and ${today}::date - ${daysAgo}::integer + 2
      group by f.tenant_id, f.client_id, f.campaign_id, f.day`.execute(db)
  const applied = files[2]?.id ?? 0
  await applyCorrections(db, 1, applied)
  await sql`
    update override_file set state = 'Applied', changed_at = uploaded_at + interval '4 minutes'
    where tenant_id = 1 and id = ${applied}`.execute(db)
}

const problems = (today: string): string =>
  `Line 8: there is no insertion order 1009482817 among the figures of Display & Video 360.\nLine 12: ${today} is still to come.`

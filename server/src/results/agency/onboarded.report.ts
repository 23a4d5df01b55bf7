import { sql } from 'kysely'
import { onboardedDays, onboardedReport } from '@portal/core/results/agency/onboarded.report'
import { addDays } from '@portal/core/foundation/format'
import { answer, client } from '../../platform/reports/answer.ts'

export const onboardedAnswer = answer(onboardedReport, async ({ filters, today, ofClients }) => ({
  query: sql`
    select c.id, ${client('c')} as client, c.identifier, c.activated_at as "activatedAt",
      ${today}::date - c.activated_at as since
    from client c
    where ${ofClients('c')} and (c.canceled_at is null or c.canceled_at > ${today}::date)
      and c.activated_at between ${addDays(today, -Number(filters.days ?? onboardedDays))}::date and ${today}::date`,
}))

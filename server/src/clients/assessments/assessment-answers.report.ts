import { sql } from 'kysely'
import { assessmentAnswersReport } from '@portal/core/clients/assessments/assessment-answers.report'
import { answer } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'

export const assessmentAnswersAnswer = answer(
  assessmentAnswersReport,
  async ({ filters, tenantId, ofClients }) => ({
    query: sql`
      select w.id, to_char(a.starts_at, 'YYYY "Q"Q') as quarter, w.section, w.question,
        case when not w.is_apart then w.rating end as rating, w.weight, nullif(w.note, '') as note, w.is_apart
      from assessment_answer w join assessment a on a.tenant_id = w.tenant_id and a.id = w.assessment_id
        join client c on c.tenant_id = w.tenant_id and c.id = w.client_id
      where w.tenant_id = ${tenantId} and a.deleted_at is null and ${ofClients('c')}
        and ${within({ 'w.assessment_id': filters.assessmentId })}`,
    sums: {
      score: sql`round(100.0 * sum(rating * weight) / nullif(sum(weight) filter (where rating is not null), 0) / 4, 1)`,
      open: sql`count(*) filter (where rating is null and not is_apart)`,
    },
  }),
)

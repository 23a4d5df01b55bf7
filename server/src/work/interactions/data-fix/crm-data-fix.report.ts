import { sql } from 'kysely'
import { crmDataFixReport } from '@portal/core/work/interactions/data-fix/crm-data-fix.report'
import { findingAbouts } from '@portal/core/work/interactions/data-fix/findings'
import { answer } from '../../../platform/reports/answer.ts'
import { managedBy, within } from '../../../platform/reports/conditions.ts'
import { inPeriod } from '../query.ts'
import { lookedAt, looking } from './look.ts'

export const crmDataFixAnswer = answer(crmDataFixReport, async (asked) => {
  const { db, tenantId, filters, period, ofClients } = asked
  const look = await looking(db, tenantId)
  const all = await lookedAt(
    db,
    tenantId,
    sql`${ofClients('client')} and ${managedBy('client', filters.managerId)}
      and ${inPeriod({ startDate: period?.start, endDate: period?.end })}
      and ${within({
        'interaction.user_id': filters.userId,
        'interaction.interaction_type_id': filters.interactionTypeId,
      })}`,
  )
  const wrong = all.flatMap((one) => {
    const findings = look(one)
    return findings.length === 0 ? [] : [{ one, findings }]
  })
  const is = (about: string) => (found: (typeof wrong)[number]) =>
    found.findings.some((finding) => finding.about === about)
  const shown = filters.about === undefined ? wrong : wrong.filter(is(filters.about))
  return {
    all: shown.map(({ one, findings }) => ({
      id: one.id,
      client: { id: one.client.id, name: one.client.name, slug: one.client.slug },
      publishedAt: one.publishedAt,
      type: one.type.name,
      user: one.user,
      findings: findings.map(({ sentence }) => sentence),
      loggedOn: one.loggedOn,
    })),
    sumsOf: (rows) => ({
      looked: all.length,
      clients: new Set(rows.map(({ client }) => JSON.stringify(client))).size,
    }),
    offers: {
      about: findingAbouts.map((about) => ({
        value: about,
        label: `${about} (${wrong.filter(is(about)).length})`,
      })),
    },
  }
})

import { sql } from 'kysely'
import { oemAuditReport } from '@portal/core/programs/manufacturers/oem-audit.report'
import { auditChecks } from '@portal/core/programs/manufacturers/audit-checks'
import { managedBy } from '../../platform/reports/conditions.ts'
import { answer } from '../../platform/reports/answer.ts'
import { auditedStores } from './audited.ts'
import { programsOf } from './programs.ts'

export const oemAuditAnswer = answer(oemAuditReport, async ({ filters, today, tenantId, db, ofClients }) => {
  const programs = await programsOf(db, tenantId, filters.program)
  const [audited, { rows: clients }] = await Promise.all([
    auditedStores(db, tenantId, programs, today),
    sql<{ id: number; name: string; slug: string }>`
        select c.id, c.name, c.slug from client c where ${ofClients('c')} and ${managedBy('c', filters.managerId)}
          and exists (select from program_store s where s.tenant_id = c.tenant_id and s.client_id = c.id)`.execute(
      db,
    ),
  ])
  const known = new Map(clients.map((one) => [one.id, one]))
  const all = audited.flatMap(({ clientId, programId, program, dealerCode, results }) => {
    const client = known.get(clientId)
    if (!client) return []
    const states = auditChecks.map((check) => results[check].state)
    const worst = states.includes('fail') ? 'fail' : states.includes('warn') ? 'warn' : 'pass'
    if (filters.state !== undefined && filters.state !== worst) return []
    const reasons = auditChecks.flatMap((check) =>
      results[check].state === 'fail' || results[check].state === 'warn' ? [results[check].reason] : [],
    )
    return [
      {
        client,
        clientId,
        programId,
        program,
        dealerCode,
        failing: states.filter((state) => state === 'fail').length,
        names: results.Names.state,
        budget: results.Budget.state,
        allocations: results.Allocations.state,
        channels: results.Channels.state,
        identifiers: results.Identifiers.state,
        access: results.Access.state,
        creatives: results.Creatives.state,
        disclaimers: results.Disclaimers.state,
        reasons: reasons.length > 0 ? reasons.join(' ') : null,
      },
    ]
  })
  return { all, figures: { failingStores: all.filter(({ failing }) => failing > 0).length } }
})

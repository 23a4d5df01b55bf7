import type pg from 'pg'
import { hashPassword } from '../access/passwords/passwords.ts'
import { isEmpty } from '../access/tenants/is-empty.ts'
import { addDays, mondayOf, today } from '@portal/core/foundation/format'
import { computeHealth } from '../results/health/compute-health.ts'
import { proposeForWatchlist } from '../sales/watchlist-proposals.ts'
import { healthBefore, silentStores } from './health-rows.ts'
import { keepAudits } from '../programs/manufacturers/keep-audits.ts'
import { auditClients } from '../clients/audits/audit-clients.ts'
import { wholeTenant } from '../foundation/database/context.ts'
import type { Database } from '../foundation/database/database.ts'
import type { Settings } from '../foundation/settings.ts'
import { insertAccounting } from './accounting-rows.ts'
import { activityRows, demoActivities } from './activity-rows.ts'
import {
  foundAgency,
  insertAgency,
  insertMoney,
  insertRecords,
  insertChats,
  insertSupport,
  insertTasks,
  insertWork,
} from './agency.ts'
import { budgetRows } from './budget-rows.ts'
import { demoClientCount } from './client-rows.ts'
import { continueAllNumbering, insertRows } from './insert-rows.ts'
import { insertFiles } from './file-rows.ts'
import { keepDemoFiles, type Kept, type KeptFiles } from './files/keep.ts'
import { formRows, migrationRows } from './form-rows.ts'
import { insertInvoices, invoiceRows } from './invoice-rows.ts'
import { insertMetrics } from './metric-rows.ts'
import { fitFigures } from './fit-figures.ts'
import { insertProgramMoney } from './program-rows.ts'
import { insertInteractions, interactionRows } from './interaction-rows.ts'
import { arrivedRows } from './arrived-rows.ts'
import { seedPlacesOfPeople } from './places-of-people.ts'
import { recordRows } from './record-rows.ts'
import { reportFigureRows } from './report-figure-rows.ts'
import { calendarRows } from './calendar-rows.ts'
import { chatRows } from './chat-rows.ts'
import { deliverablesOfStrategies, strategyRows } from './strategy-rows.ts'
import { supportRows } from './support-rows.ts'
import { keyRows } from './key-rows.ts'
import { insertOverrides } from './override-rows.ts'
import { taskRows } from './task-rows.ts'
import { managerTicks } from './manager-ticks.ts'
import { openedReports } from './opened-reports.ts'
import { modelUseRows } from './model-use-rows.ts'
import { furtherAlarms } from './further-alarms.ts'
import { alarmRows, capacityRows } from './kept-lists.ts'
import { mailEvents, mailRows, visitRows } from './mail-rows.ts'
import { usageRows } from './usage-rows.ts'

/** The password of every demo account; it exists in no production database. */
export const demoPassword = 'Demo-Portal-2026'

/**
 * Loads the demo agency into a database without tenants, in one transaction;
 * two servers that start at once load it once. The same day gives the same
 * agency. Never in production.
 */
export async function seedDemoIfEmpty(database: Database, settings: Settings): Promise<void> {
  if (settings.production) return
  const hash = await hashPassword(demoPassword)
  let loaded = false
  let kept: Kept | null = null
  await database.asOwner(async (client) => {
    await client.query('begin')
    try {
      await client.query('lock table tenant in exclusive mode')
      loaded = await isEmpty(client)
      if (loaded) {
        kept = await keepDemoFiles(settings)
        await load(client, hash, settings.secret, kept.files, new Date())
      }
      await client.query('commit')
      // A server's own statistics come minutes later, and until then its planner takes every table for an empty one.
      await client.query('analyze')
    } catch (error) {
      await client.query('rollback')
      await kept?.undo()
      throw error
    }
  })
  // What the first night would find.
  if (loaded)
    for (const tenantId of [1, 2])
      await database.write(wholeTenant(tenantId), async (db) => {
        if (tenantId === 1) await insertOverrides(db, today())
        await auditClients(db, tenantId, today())
        await computeHealth(db, tenantId, today())
        await silentStores(db, tenantId, today())
        await computeHealth(db, tenantId, today())
        await healthBefore(db, tenantId, mondayOf(today()))
        await proposeForWatchlist(db, tenantId, today())
        for (const back of [17, 6, 0]) await keepAudits(db, tenantId, addDays(today(), -back))
      })
}

async function load(
  client: pg.ClientBase,
  passwordHash: string,
  serverSecret: Uint8Array,
  files: KeptFiles,
  now: Date,
): Promise<void> {
  const agency = foundAgency(demoClientCount, now)
  const team = await insertAgency(client, agency, passwordHash, serverSecret)
  const money = budgetRows(agency.random, agency.clients, agency.today)
  await insertMoney(client, money)
  await insertInvoices(client, invoiceRows(agency.clients, money, agency.today))
  await insertAccounting(client, money, agency.clients, agency.today)
  await insertWork(client, activityRows(agency.random, agency.people, agency.clients, now, demoActivities))
  await insertRecords(client, recordRows(agency.people, agency.clients, agency.today))
  await insertRows(client, 'strategy', strategyRows(agency.people, agency.clients, agency.today))
  await client.query(deliverablesOfStrategies)
  await client.query(managerTicks, [agency.today])
  const runs = usageRows(agency.people, agency.clients, now)
  await insertRows(client, 'usage_record', runs)
  await insertRows(client, 'model_use', modelUseRows(runs, agency.people, now))
  await insertSupport(client, supportRows(now))
  await insertChats(client, chatRows(now))
  await insertInteractions(client, interactionRows(agency.clients, team, agency.today))
  await insertTasks(
    client,
    taskRows(agency.people, agency.clients, now),
    calendarRows(agency.people, agency.clients, now),
  )
  await insertMetrics(client, { clients: agency.clients, budgets: money.budgets, today: agency.today })
  await insertProgramMoney(client, agency.clients, agency.today)
  await insertRows(client, 'report_figure', reportFigureRows(agency.clients, agency.today))
  await fitFigures(client)
  const { alarms, rings } = alarmRows(agency.today, agency.clients)
  await insertRows(client, 'metric_alarm', alarms)
  await insertRows(client, 'metric_alarm', furtherAlarms)
  await insertRows(client, 'metric_alarm_ring', rings)
  await insertRows(client, 'bandwidth_capacity', capacityRows())
  await insertRows(client, 'email_notification', mailRows(agency.clients, now))
  await client.query(mailEvents)
  await insertRows(client, 'arrived_lead', arrivedRows(agency.clients, agency.today))
  await seedPlacesOfPeople(client, agency.clients, agency.today)
  await insertRows(client, 'session', visitRows(now))
  await client.query(openedReports)
  for (const [table, rows] of [...formRows(agency.today), ...migrationRows(agency.today)])
    await insertRows(client, table, rows)
  await insertRows(client, 'api_key', keyRows(agency.today))
  await insertFiles(client, files, agency.today)
  await continueAllNumbering(client)
}

import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from './database.ts'
import { access } from './migrations/001-access.ts'
import { clientsAndBudgets } from './migrations/002-clients-and-budgets.ts'
import { activitiesAndFiles } from './migrations/003-activities-and-files.ts'
import { records } from './migrations/004-records.ts'
import { imports } from './migrations/005-imports.ts'
import { mail } from './migrations/006-mail.ts'
import { users } from './migrations/070-users.ts'
import { signIn } from './migrations/050-sign-in.ts'
import { wrongGuesses } from './migrations/051-wrong-guesses.ts'
import { budgetChangeVersion } from './migrations/020-budget-change-version.ts'
import { embedding } from './migrations/030-embedding.ts'
import { support } from './migrations/040-support.ts'
import { acting } from './migrations/060-acting.ts'
import { guests } from './migrations/061-guests.ts'
import { auditLog } from './migrations/062-audit-log.ts'
import { savedViews } from './migrations/080-saved-views.ts'
import { exports } from './migrations/081-exports.ts'
import { tenants } from './migrations/090-tenants.ts'
import { chat } from './migrations/120-chat.ts'
import { notifications } from './migrations/130-notifications.ts'
import { activityDrafts } from './migrations/131-activity-drafts.ts'
import { interactions } from './migrations/100-interactions.ts'
import { tasks } from './migrations/110-tasks.ts'
import { metrics } from './migrations/170-metrics.ts'
import { metricImports } from './migrations/171-metric-imports.ts'
import { mailAttachments } from './migrations/150-mail-attachments.ts'
import { overwatchAlarmTable } from './migrations/235-overwatch-alarms.ts'
import { strategyTables } from './migrations/195-strategies.ts'
import { tactics } from './migrations/151-tactics.ts'
import { coopDocuments } from './migrations/152-coop-documents.ts'
import { activityDraftVersion } from './migrations/190-activity-draft-version.ts'
import { calendarGrants } from './migrations/210-calendar-grants.ts'
import { modelUse } from './migrations/225-model-use.ts'
import { metricImportKeys } from './migrations/226-metric-import-keys.ts'
import { metricPlacements } from './migrations/240-metric-placements.ts'
import { metricWritten } from './migrations/241-metric-written.ts'

/** In the order of their names in a new database; a name never changes once it is released. */
const migrations: Readonly<Record<string, string>> = {
  '001-access': access,
  '002-clients-and-budgets': clientsAndBudgets,
  '003-activities-and-files': activitiesAndFiles,
  '004-records': records,
  '005-imports': imports,
  '006-mail': mail,
  '070-users': users,
  '050-sign-in': signIn,
  '051-wrong-guesses': wrongGuesses,
  '020-budget-change-version': budgetChangeVersion,
  '030-embedding': embedding,
  '040-support': support,
  '060-acting': acting,
  '061-guests': guests,
  '062-audit-log': auditLog,
  '080-saved-views': savedViews,
  '081-exports': exports,
  '090-tenants': tenants,
  '120-chat': chat,
  '130-notifications': notifications,
  '131-activity-drafts': activityDrafts,
  '100-interactions': interactions,
  '110-tasks': tasks,
  '170-metrics': metrics,
  '171-metric-imports': metricImports,
  '150-mail-attachments': mailAttachments,
  '151-tactics': tactics,
  '152-coop-documents': coopDocuments,
  '190-activity-draft-version': activityDraftVersion,
  '210-calendar-grants': calendarGrants,
  '195-strategies': strategyTables,
  '235-overwatch-alarms': overwatchAlarmTable,
  '225-model-use': modelUse,
  '226-metric-import-keys': metricImportKeys,
  '240-metric-placements': metricPlacements,
  '241-metric-written': metricWritten,
}

/**
 * Brings the database to the newest schema. Two servers that start at once apply each step once.
 * @returns the names of the steps applied now
 * @throws the database's error; a step that fails leaves nothing behind
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  return database.asOwner(async (client) => {
    const pool = {
      options: {},
      connect: async () => ({ query: client.query.bind(client), release: () => undefined }),
      end: async () => undefined,
    }
    const migrator = new Migrator({
      // Steps of different areas do not build on each other and may arrive in any order.
      allowUnorderedMigrations: true,
      db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
      provider: {
        getMigrations: async () =>
          Object.fromEntries(
            Object.entries(migrations).map(([name, text]): [string, Migration] => [
              name,
              { up: async (db) => void (await sql.raw(text).execute(db)) },
            ]),
          ),
      },
    })
    const { error, results } = await migrator.migrateToLatest()
    if (error) throw error
    return (results ?? [])
      .filter((result) => result.status === 'Success')
      .map((result) => result.migrationName)
  })
}

/** Whether every migration is applied. */
export async function isMigrated(database: Database): Promise<boolean> {
  return database.asOwner(async (client) => {
    const found = await client.query<{ name: string }>('select name from kysely_migration')
    const applied = new Set(found.rows.map((row) => row.name))
    return Object.keys(migrations).every((name) => applied.has(name))
  })
}

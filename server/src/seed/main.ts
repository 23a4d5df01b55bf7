import { continueAllNumbering, withoutIndexes } from './insert-rows.ts'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { hashPassword } from '../access/passwords/passwords.ts'
import { openDatabase } from '../foundation/database/database.ts'
import { DirectoryInUse } from '../foundation/database/directory-lock.ts'
import { migrate } from '../foundation/database/migrate.ts'
import { SettingsError } from '../foundation/environment.ts'
import { readSettings } from '../foundation/settings.ts'
import { activityRows } from './activity-rows.ts'
import {
  foundAgency,
  type Agency,
  insertAgency,
  insertMoney,
  insertSupport,
  insertTasks,
  insertWork,
} from './agency.ts'
import { calendarRows } from './calendar-rows.ts'
import { supportRows } from './support-rows.ts'
import { taskRows } from './task-rows.ts'
import { budgetRows } from './budget-rows.ts'
import { insertFigures, monthsOfFigures } from './metric-rows.ts'
import { sumsOfNewFigures } from '../results/metrics/change-figures.ts'
import { demoClientCount } from './client-rows.ts'
import { isEmpty } from '../access/tenants/is-empty.ts'
import { demoPassword } from './demo.ts'

/** A reason not to fill the database, as a sentence for the person at the keyboard. */
class SeedRefused extends Error {}

/** Clients whose budgets and activities are made and inserted together: memory stays small whatever the size. */
const clientsAtOnce = 500

interface Size {
  readonly clients: number
  /** Of activities. */
  readonly days: number
  /** Of daily figures, before the present one. */
  readonly months: number
}

/**
 * `npm run seed -- --clients N --days D --months M`: fills an empty database with a large
 * agency, the same one for the same numbers and day. All of it or nothing.
 */
async function main(): Promise<void> {
  const size = readArguments()
  const settings = readSettings(process.env)
  if (settings.production) throw new SeedRefused('Invented data is never loaded in production.')
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    const hash = await hashPassword(demoPassword)
    const started = Date.now()
    await database.asOwner(async (client) => {
      await client.query('begin')
      try {
        await client.query('lock table tenant in exclusive mode')
        if (!(await isEmpty(client))) {
          throw new SeedRefused(
            'The database is not empty. Point DATA_DIR (or DATABASE_URL) at a new one; nothing was changed.',
          )
        }
        await fill(client, size, hash, settings.secret)
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      }
      if (database.kind === 'embedded') await client.query('vacuum (analyze)')
      else await client.query('analyze')
    })
    console.log(
      `Done in ${Math.round((Date.now() - started) / 1000)} s. Every account signs in with ${demoPassword}, for example super-admin@demo.test.`,
    )
  } finally {
    await database.stop()
  }
}

async function fill(
  client: pg.ClientBase,
  size: Size,
  passwordHash: string,
  serverSecret: Uint8Array,
): Promise<void> {
  const now = new Date()
  const agency = foundAgency(size.clients, now)
  await insertAgency(client, agency, passwordHash, serverSecret)
  console.log(`${agency.clients.length} clients, ${agency.people.length} users`)
  // Hundreds of thousands of figures are added up at a time.
  await client.query("set local work_mem = '64MB'")
  await client.query(sumsOfNewFigures.before)
  await withoutIndexes(client, ['metric_fact', 'metric_day', 'metric_month'], () =>
    insertClientsWork(client, agency, size, now),
  )
  await client.query(sumsOfNewFigures.after)
  await insertSupport(client, supportRows(now))
  await insertTasks(
    client,
    taskRows(agency.people, agency.clients, now),
    calendarRows(agency.people, agency.clients, now),
  )
  await continueAllNumbering(client)
}

/** Budgets, activities and figures, some hundred clients at a time. */
async function insertClientsWork(
  client: pg.ClientBase,
  agency: Agency,
  { days, months }: Size,
  now: Date,
): Promise<void> {
  const { random, people, clients, today } = agency
  const each = days / 10
  let budgets = 0
  let activities = 0
  let campaigns = 0
  for (let from = 0; from < clients.length; from += clientsAtOnce) {
    const slice = clients.slice(from, from + clientsAtOnce)
    const money = budgetRows(random, slice, today, budgets + 1)
    const work = activityRows(random, people, slice, now, {
      days,
      least: Math.floor(each * 0.7),
      most: Math.ceil(each * 1.8),
      firstId: activities + 1,
    })
    await insertMoney(client, money)
    await insertWork(client, work)
    campaigns += await insertFigures(client, {
      clients: slice,
      budgets: money.budgets,
      today,
      firstId: campaigns + 1,
      months,
    })
    budgets += money.budgets.length
    activities += work.activities.length
    const done = Math.min(from + clientsAtOnce, clients.length)
    if (done % 5000 < clientsAtOnce || done === clients.length)
      console.log(
        `${done} of ${clients.length} clients: ${budgets} budgets, ${activities} activities, ${campaigns} campaigns`,
      )
  }
}

function readArguments(): Size {
  const usage =
    'Usage: npm run seed -- --clients N --days D --months M, for example --clients 5000 --days 365.'
  try {
    const { values } = parseArgs({
      options: {
        clients: { type: 'string', default: '5000' },
        days: { type: 'string', default: '365' },
        months: { type: 'string', default: String(monthsOfFigures) },
      },
    })
    const clients = Number(values.clients)
    const days = Number(values.days)
    const months = Number(values.months)
    if (!Number.isInteger(clients) || clients < demoClientCount || clients > 200_000)
      throw new SeedRefused(`--clients must be a whole number from ${demoClientCount} to 200000. ${usage}`)
    if (!Number.isInteger(days) || days < 0 || days > 5000)
      throw new SeedRefused(`--days must be a whole number from 0 to 5000. ${usage}`)
    if (!Number.isInteger(months) || months < 0 || months > 60)
      throw new SeedRefused(`--months must be a whole number from 0 to 60. ${usage}`)
    return { clients, days, months }
  } catch (error) {
    if (error instanceof SeedRefused) throw error
    throw new SeedRefused(usage)
  }
}

try {
  await main()
} catch (error) {
  const known =
    error instanceof SeedRefused || error instanceof SettingsError || error instanceof DirectoryInUse
  console.error(known ? error.message : error)
  process.exitCode = 1
}

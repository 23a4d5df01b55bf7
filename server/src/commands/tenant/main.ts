import { randomInt } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { hashPassword } from '../../access/passwords/passwords.ts'
import { openDatabase } from '../../foundation/database/database.ts'
import { DirectoryInUse } from '../../foundation/database/directory-lock.ts'
import { migrate } from '../../foundation/database/migrate.ts'
import { SettingsError } from '../../foundation/environment.ts'
import { readSettings } from '../../foundation/settings.ts'
import { checkTenant, createTenant, TenantRefused, type NewTenant } from './create-tenant.ts'

const usage =
  'Use it so: npm run tenant -- create --name "Our Agency" --host portal.agency.example --email you@agency.example --first-name Ada --last-name Admin [--slug agency] [--parent SLUG]'

/** What is asked for where a person sits at the keyboard and an option is missing. */
const questions = {
  name: 'Name of the agency',
  host: 'Host name of the portal (portal.agency.example)',
  email: 'Your e-mail address',
  'first-name': 'Your first name',
  'last-name': 'Your last name',
} as const

/** `npm run tenant -- create`: a tenant, its lists and its first administrator, whose password is shown once. */
async function main(): Promise<void> {
  const tenant = await readTenant(process.argv.slice(2))
  checkTenant(tenant)
  const settings = readSettings(process.env)
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    const password = firstPassword()
    const hash = await hashPassword(password)
    const id = await database.asOwner((client) => createTenant(client, tenant, hash))
    console.log(`Tenant ${id}, ${tenant.name}, answers at ${tenant.host}.`)
    console.log(
      `${tenant.email} signs in with ${password} and is asked for another password at once. It is not shown again.`,
    )
  } finally {
    await database.stop()
  }
}

async function readTenant(args: readonly string[]): Promise<NewTenant> {
  const text = { type: 'string' } as const
  const { values, positionals } = parsed(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: text,
        slug: text,
        host: text,
        parent: text,
        email: text,
        'first-name': text,
        'last-name': text,
      },
    }),
  )
  if (positionals.join(' ') !== 'create') throw new TenantRefused(usage)
  const given: Partial<Record<keyof typeof questions, string>> = {}
  const missing: (keyof typeof questions)[] = []
  for (const option of ['name', 'host', 'email', 'first-name', 'last-name'] as const) {
    const value = values[option]?.trim()
    if (value) given[option] = value
    else missing.push(option)
  }
  if (missing.length > 0) {
    if (!process.stdin.isTTY)
      throw new TenantRefused(`Missing: ${missing.map((option) => `--${option}`).join(', ')}. ${usage}`)
    const keyboard = createInterface({ input: process.stdin, output: process.stdout })
    for (const option of missing) given[option] = (await keyboard.question(`${questions[option]}: `)).trim()
    keyboard.close()
  }
  const name = given.name ?? ''
  return {
    name,
    slug: values.slug?.trim() || slugOf(name),
    host: (given.host ?? '').toLowerCase(),
    parent: values.parent?.trim() || null,
    email: given.email ?? '',
    firstName: given['first-name'] ?? '',
    lastName: given['last-name'] ?? '',
  }
}

function parsed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new TenantRefused(`${error instanceof Error ? error.message : String(error)} ${usage}`)
  }
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Letters and digits that are not taken for one another when they are read out. */
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Four groups of five, more than 110 bits, with each kind of character that a password must have. */
function firstPassword(): string {
  for (;;) {
    const groups = Array.from({ length: 4 }, () =>
      Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join(''),
    )
    const password = groups.join('-')
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)) return password
  }
}

try {
  await main()
} catch (error) {
  const known =
    error instanceof TenantRefused || error instanceof SettingsError || error instanceof DirectoryInUse
  console.error(known ? error.message : error)
  process.exitCode = 1
}

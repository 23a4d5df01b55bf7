import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../support/root.ts'

/**
 * A test that takes the day of UTC, or of the machine, where the agency's is
 * meant fails on some evenings and on the last day of a month. The agency's day
 * comes from tests/support/agency-day.ts; a day of any other zone is
 * `dayAt(instant, zone)` and days are counted by `addDays` and `addMonths`, all
 * of core's `foundation/format`.
 */
const byHand = [
  /\.toISOString\(\)\s*\.(?:slice|split|substring|substr)\(/,
  /\.(?:get|set)(?:UTC)?(?:FullYear|Month|Date|Day)\(/,
  /DateTimeFormat\(\s*'(?:en-CA|sv-SE)'/,
  /\.toLocaleDateString\(/,
]

const rooms = ['core/src', 'server/src', 'portal/src', 'ui/src', 'widgets/src', 'loader/src']

/** Every source of a test: all of `tests`, and the unit tests beside what they test. */
const sources: readonly string[] = [
  ...readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('node_modules'))
    .map((file) => `tests/${file}`),
  ...rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${room}/${file}`),
  ),
].filter((file) => /\.(?:tsx?|mjs)$/.test(file) && file !== 'tests/laws/days.test.ts')

const makesDays = (source: string): boolean => byHand.some((pattern) => pattern.test(source))

/** The houses whose sources decide what day it is, migrations apart, which have run already. */
const deciding: readonly string[] = ['core/src', 'server/src'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/migrations\//.test(file))
    .map((file) => `${room}/${file}`),
)

/** Days in UTC: those of instants, and those of the clock of a connection. */
const inUtc = [byHand[0], /\bcurrent_date\b|\blocaltimestamp\b|\bnow\(\)::date\b/]

test('the product takes no day of UTC for the agency’s', () => {
  expect(deciding.length).toBeGreaterThan(1000)
  expect(
    deciding.filter((file) => inUtc.some((one) => one?.test(readFileSync(join(root, file), 'utf8')))),
  ).toEqual(['core/src/foundation/format/dates.ts', 'server/src/foundation/spreadsheets/read/xlsx-rows.ts'])
})

describe('a test', () => {
  test('asks for the agency’s day in one way, and for no day of UTC in its place', () => {
    expect(sources.length).toBeGreaterThan(400)
    expect(sources.filter((file) => makesDays(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  test.each([
    'const day = new Date().toISOString().slice(0, 10)',
    'new Date(Date.now() + 86_400_000)\n  .toISOString()\n  .slice(0, 10)',
    'const [day] = new Date().toISOString().split("T")',
    'const year = new Date().getFullYear()',
    'at.setUTCMonth(at.getUTCMonth() + 14, 1)',
    "new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())",
  ])('is told when it makes one itself: %s', (source) => {
    expect(makesDays(source)).toBe(true)
  })

  test.each(['new Date().toISOString()', 'agencyDay(-1).slice(0, 7)', "dayAt(Date.now(), 'UTC')"])(
    'may write %s',
    (source) => {
      expect(makesDays(source)).toBe(false)
    },
  )
})

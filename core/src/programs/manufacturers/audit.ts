import { formatMonth } from '../../foundation/format/budget-periods.ts'
import { addDays, formatDay } from '../../foundation/format/dates.ts'
import { formatMoney } from '../../foundation/format/money.ts'
import type { AuditCheck } from './audit-checks.ts'
import { readName, type NameScheme } from './names.ts'

/** What a program asks of its stores. */
export interface AuditRules {
  readonly checkNames: boolean
  readonly checkBudget: boolean
  readonly checkAllocations: boolean
  readonly checkSearch: boolean
  readonly checkSocial: boolean
  readonly checkDisplay: boolean
  readonly checkIdentifiers: boolean
  readonly checkAccess: boolean
  readonly checkCreatives: boolean
  readonly checkDisclaimers: boolean
  /** Cents. */
  readonly minimumCents: number | null
}

/** An identifier as the client's integrations have it, and as the store has one of its own in the program; empty for none. */
export interface StoreIdentifier {
  readonly own: string
  readonly integrations: readonly string[]
}

/** A creative with the days on which it may be shown, and when it last was; null for what is open or not known. */
export interface AuditedCreative {
  readonly name: string
  readonly from: string | null
  readonly until: string | null
  readonly firstShown: string | null
  readonly lastShown: string | null
}

/** What is known of a store. */
export interface AuditedStore {
  /** Names of the campaigns that spent in the last thirty days. */
  readonly campaigns: readonly string[]
  /** Channels that spent in the last fourteen days. */
  readonly channels: readonly string[]
  /** Cents of all funds in the month; null where nothing is allotted. */
  readonly allottedCents: number | null
  /** The store's own minimum in cents. */
  readonly minimumCents: number | null
  /** Kinds of media budgets of the month that nobody has split; null where the store pays for none. */
  readonly unsplit: readonly string[] | null
  readonly adsAccount: StoreIdentifier
  readonly analyticsId: StoreIdentifier
  readonly reportingAccess: boolean
  readonly creatives: readonly AuditedCreative[]
  readonly disclaimersChecked: boolean
  /** The last day for which they hold; null where they have none. */
  readonly disclaimersUntil: string | null
  /** Checks that somebody answers for today. */
  readonly waived: readonly AuditCheck[]
}

export type AuditState = 'pass' | 'warn' | 'fail' | 'waived' | 'none'

export interface AuditResult {
  readonly state: AuditState
  /** Why it is not right; empty where it is. */
  readonly reason: string
}

const pass: AuditResult = { state: 'pass', reason: '' }
const fail = (reason: string): AuditResult => ({ state: 'fail', reason })
const warn = (reason: string): AuditResult => ({ state: 'warn', reason })
/** What a program does not ask for. */
const none: AuditResult = { state: 'none', reason: '' }

const names = (scheme: NameScheme, { campaigns }: AuditedStore): AuditResult => {
  if (campaigns.length === 0) return warn('No campaign has spent in the last 30 days.')
  const wrong = campaigns.flatMap((name) => {
    const { problem } = readName(scheme, name)
    return problem === null ? [] : [{ name, problem }]
  })
  const [first] = wrong
  if (!first) return pass
  return fail(
    `${wrong.length} of ${campaigns.length} campaigns are named wrong: "${first.name}". ${first.problem}`,
  )
}

const budget = (
  rules: AuditRules,
  { allottedCents, minimumCents }: AuditedStore,
  month: string,
): AuditResult => {
  const least = minimumCents ?? rules.minimumCents
  if (allottedCents === null) return fail(`Nothing is allotted for ${formatMonth(month)}.`)
  if (least === null || allottedCents >= least) return pass
  return fail(`${formatMoney(allottedCents)} are allotted, ${formatMoney(least)} are the least.`)
}

const channels = (rules: AuditRules, store: AuditedStore): AuditResult => {
  const asked: readonly (readonly [asked: boolean, name: string, of: readonly string[]])[] = [
    [rules.checkSearch, 'search', ['search']],
    [rules.checkSocial, 'social', ['social']],
    [rules.checkDisplay, 'display or video', ['display', 'video', 'ctv']],
  ]
  const missing = asked.flatMap(([needed, name, of]) =>
    needed && !of.some((one) => store.channels.includes(one)) ? [name] : [],
  )
  return missing.length === 0 ? pass : fail(`No ${missing.join(' and no ')} has run in the last 14 days.`)
}

const allocations = ({ unsplit }: AuditedStore): AuditResult => {
  if (unsplit === null) return warn('The store pays for no media budget that can be split.')
  return unsplit.length === 0 ? pass : fail(`Not split: ${unsplit.join(', ')}.`)
}

/** What is wrong with an identifier of a store: missing, or another one than the client's integrations say. */
function identifier(name: string, { own, integrations }: StoreIdentifier): AuditResult {
  if (own === '' && integrations.length === 0) return fail(`No ${name}: add it to the client’s integrations.`)
  if (own === '' || integrations.includes(own)) return pass
  return integrations.length === 0
    ? warn(`The ${name} ${own} is not among the client’s integrations.`)
    : warn(`The program has the ${name} ${own}, the client’s integrations ${integrations.join(' and ')}.`)
}

/** The worst of several results, with everything that is wrong. */
function together(results: readonly AuditResult[]): AuditResult {
  const state = (['fail', 'warn'] as const).find((worst) => results.some((one) => one.state === worst))
  if (state === undefined) return pass
  return { state, reason: results.flatMap(({ reason }) => (reason === '' ? [] : [reason])).join(' ') }
}

const identifiers = ({ adsAccount, analyticsId }: AuditedStore): AuditResult =>
  together([identifier('Google Ads account', adsAccount), identifier('Analytics property', analyticsId)])

/** Days before the last one on which somebody is told. */
const daysAhead = 7

const creatives = ({ creatives: all }: AuditedStore, today: string): AuditResult =>
  together(
    all.map(({ name, from, until, firstShown, lastShown }) => {
      if (until !== null && lastShown !== null && lastShown > until)
        return fail(
          `"${name}" was to end on ${formatDay(until)} and was still shown on ${formatDay(lastShown)}.`,
        )
      if (from !== null && firstShown !== null && firstShown < from)
        return fail(`"${name}" was to begin on ${formatDay(from)} and was shown on ${formatDay(firstShown)}.`)
      return until !== null && until >= today && until < addDays(today, daysAhead)
        ? warn(`"${name}" ends on ${formatDay(until)}.`)
        : pass
    }),
  )

const disclaimers = ({ disclaimersChecked, disclaimersUntil }: AuditedStore, today: string): AuditResult => {
  if (!disclaimersChecked) return warn('Nobody has checked the disclaimers.')
  if (disclaimersUntil === null) return pass
  if (disclaimersUntil < today) return fail(`The disclaimers held until ${formatDay(disclaimersUntil)}.`)
  return disclaimersUntil < addDays(today, daysAhead)
    ? warn(`The disclaimers hold until ${formatDay(disclaimersUntil)}.`)
    : pass
}

/**
 * Audits a store by its program: a result for each check, by name.
 * @param today the agency's day
 */
export function auditStore(
  rules: AuditRules,
  scheme: NameScheme,
  store: AuditedStore,
  today: string,
): Readonly<Record<AuditCheck, AuditResult>> {
  const found: Record<AuditCheck, AuditResult> = {
    Names: rules.checkNames ? names(scheme, store) : none,
    Budget: rules.checkBudget ? budget(rules, store, today) : none,
    Allocations: rules.checkAllocations ? allocations(store) : none,
    Channels: rules.checkSearch || rules.checkSocial || rules.checkDisplay ? channels(rules, store) : none,
    Identifiers: rules.checkIdentifiers ? identifiers(store) : none,
    Access: rules.checkAccess
      ? store.reportingAccess
        ? pass
        : fail('The manufacturer has no reporting access.')
      : none,
    Creatives: rules.checkCreatives ? creatives(store, today) : none,
    Disclaimers: rules.checkDisclaimers ? disclaimers(store, today) : none,
  }
  for (const check of store.waived)
    if (found[check].state === 'fail' || found[check].state === 'warn')
      found[check] = { state: 'waived', reason: found[check].reason }
  return found
}

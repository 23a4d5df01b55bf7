import { formatMonth } from '../../foundation/format/budget-periods.ts'
import { formatMoney } from '../../foundation/format/money.ts'
import type { AuditCheck } from './audit-checks.ts'
import { readName, type NameScheme } from './names.ts'

/** What a program asks of its stores. */
export interface AuditRules {
  readonly checkNames: boolean
  readonly checkBudget: boolean
  readonly checkSearch: boolean
  readonly checkSocial: boolean
  readonly checkDisplay: boolean
  readonly checkIdentifiers: boolean
  readonly checkAccess: boolean
  readonly checkDisclaimers: boolean
  /** Cents. */
  readonly minimumCents: number | null
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
  readonly adsAccount: string
  readonly analyticsId: string
  readonly reportingAccess: boolean
  readonly disclaimersChecked: boolean
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

const identifiers = ({ adsAccount, analyticsId }: AuditedStore): AuditResult => {
  const missing = [
    ...(adsAccount === '' ? ['Google Ads account'] : []),
    ...(analyticsId === '' ? ['Analytics property'] : []),
  ]
  if (missing.length > 0) return fail(`Missing: ${missing.join(' and ')}.`)
  return /^\d{3}-\d{3}-\d{4}$/.test(adsAccount)
    ? pass
    : warn(`The Google Ads account "${adsAccount}" does not read as 123-456-7890.`)
}

/** Audits a store by its program: a result for each check, by name. */
export function auditStore(
  rules: AuditRules,
  scheme: NameScheme,
  store: AuditedStore,
  month: string,
): Readonly<Record<AuditCheck, AuditResult>> {
  const found: Record<AuditCheck, AuditResult> = {
    Names: rules.checkNames ? names(scheme, store) : none,
    Budget: rules.checkBudget ? budget(rules, store, month) : none,
    Channels: rules.checkSearch || rules.checkSocial || rules.checkDisplay ? channels(rules, store) : none,
    Identifiers: rules.checkIdentifiers ? identifiers(store) : none,
    Access: rules.checkAccess
      ? store.reportingAccess
        ? pass
        : fail('The manufacturer has no reporting access.')
      : none,
    Disclaimers: rules.checkDisclaimers
      ? store.disclaimersChecked
        ? pass
        : warn('Nobody has checked the disclaimers.')
      : none,
  }
  for (const check of store.waived)
    if (found[check].state === 'fail' || found[check].state === 'warn')
      found[check] = { state: 'waived', reason: found[check].reason }
  return found
}

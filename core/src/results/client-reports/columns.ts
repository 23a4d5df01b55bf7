import type { Actor } from '../../foundation/policy/actor.ts'
import { ownClients } from '../../foundation/policy/rules-of-calls.ts'
import { compared } from '../../platform/reports/compared-columns.ts'
import type { ReportColumns } from '../../platform/reports/report-column.ts'
import { moneyShownTo } from '../metrics/investment.ts'

/** Whether somebody gets what the platforms took; everybody else gets Investment in its place. */
export const seesSpend = (actor: Actor): boolean => moneyShownTo(actor) === 'spend'

/** The money of advertising: each person gets one of the two columns, and the query answers the one that is asked for. */
export const moneyColumns = {
  spend: { label: 'Spend', kind: 'money', seenBy: seesSpend },
  investment: {
    label: 'Investment',
    kind: 'money',
    hint: 'Media and its management, as invoiced',
    seenBy: (actor: Actor): boolean => !seesSpend(actor),
  },
} as const satisfies ReportColumns

/** What a thing costs, in the money that each person gets. */
export const priceOf = (of: string, label: string, hint: string): ReportColumns => ({
  [`${of}Price`]: { label, kind: 'money', hint, rate: { of: 'spend', per: of }, width: 96 },
  [`${of}Invested`]: { label, kind: 'money', hint, rate: { of: 'investment', per: of }, width: 96 },
})

/** Impressions and clicks with their rate. */
export const clickColumns = {
  impressions: { label: 'Impressions', kind: 'count', good: 'up' },
  clicks: { label: 'Clicks', kind: 'count', good: 'up' },
  ctr: {
    label: 'CTR',
    kind: 'percent',
    hint: 'Clicks of 100 impressions',
    rate: { of: 'clicks', per: 'impressions' },
  },
} as const satisfies ReportColumns

const { impressions, clicks, ctr } = clickColumns

/** What advertising is told by, set beside the period before. */
export const advertisingColumns: ReportColumns = {
  ...compared({ impressions, clicks }),
  ctr,
  ...compared(moneyColumns),
}

/** What the reports of a client have in common: whoever sees the client, one month. */
export const monthOfClient = { allow: ownClients, period: { kind: 'month', usual: 'previous' } } as const

/** Such a report that sets its month beside the one before. */
export const ofClient = { ...monthOfClient, compares: true } as const

/** A section of such a report's page: its month alone, as it has no columns that are compared. */
export const sectionOfClient = { ...monthOfClient, route: null } as const

/** What to do where a month has no figures. */
export const otherMonth = 'Choose another month. Figures come with the exports that the agency imports.'

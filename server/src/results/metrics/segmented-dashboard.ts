import type { Answer } from '@portal/core/calls'
import { figuresOf, inMoney, type MoneyShown } from '@portal/core/results/metrics/figures'
import { moneyShownTo } from '@portal/core/results/metrics/investment'
import {
  byClient,
  overTime,
  rangesOf,
  readFor,
  rowsIn,
  totalOf,
  type Question,
  type Ranges,
} from './dashboard.ts'
import type { SumsRow } from './read-sums.ts'

type Segmented = Answer<'dashboards.socialSegmented'>
type Period = NonNullable<Segmented['total']['current_period']>

/** Paid social by new and used vehicles, with the visits that came from it. */
export async function segmentedDashboard(question: Question): Promise<Segmented> {
  const { clients, read, madeAt } = await readFor(
    question,
    ['social', 'analytics'],
    ['', 'new', 'used', 'paid-social'],
  )
  const sums = byClient(read.sums)
  const { current, previous } = rangesOf(question)
  const money = moneyShownTo(question.actor)
  return {
    data: clients.map(({ id, name, slug }) => ({
      clientId: id,
      name,
      slug,
      campaigns: read.campaigns.get(id) ?? 0,
      data: periodsOf(sums.get(id) ?? [], money, { current, previous }),
    })),
    total: periodsOf(read.sums, money, { current, previous }),
    current_range: current,
    previous_range: previous,
    through: overTime(question, read).through,
    madeAt,
  }
}

const periodsOf = (rows: readonly SumsRow[], money: MoneyShown, ranges: Ranges): Segmented['total'] => ({
  current_period: periodOf(rowsIn(rows, 'current', ranges), money),
  previous_period: periodOf(rowsIn(rows, 'previous', ranges), money),
})

function periodOf(rows: readonly SumsRow[], money: MoneyShown): Period | null {
  const social = rows.filter(({ channel }) => channel === 'social')
  const visits = totalOf(
    rows.filter(({ channel, segment }) => channel === 'analytics' && segment === 'paid-social'),
  )
  if (social.length === 0 && !visits) return null
  const segment = (name: 'new' | 'used'): Period['social']['new'] => {
    const total = totalOf(social.filter((row) => row.segment === name))
    if (!total) return null
    const { clicks, conversions, spend, cpc, ctr } = figuresOf(total)
    return inMoney({ clicks, conversions, spend, cpc, ctr }, money)
  }
  return {
    social: { new: segment('new'), used: segment('used') },
    analytics: visits && { users: visits.users, sessions: visits.sessions },
  }
}

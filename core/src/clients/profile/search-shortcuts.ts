import { monthRange, previousMonthRange } from '../../foundation/format/dates.ts'
import { pathOf } from '../../foundation/routes/path.ts'
import type { SimpleClient } from './search-index.ts'

/** A way straight to a part of the one client that is left. */
export interface Shortcut {
  readonly label: string
  readonly path: string
}

/**
 * The shortcuts of the search in their order.
 * @param today `YYYY-MM-DD` in the agency's time zone; this month's insights end today
 */
export const shortcutsOf = ({ slug }: Pick<SimpleClient, 'slug'>, today: string): readonly Shortcut[] => {
  const thisMonth = { startDate: monthRange(today).start, endDate: today }
  const lastMonth = previousMonthRange(today)
  return [
    { label: 'Client Insights this month', path: pathOf('clients.insights', { slug }, thisMonth) },
    {
      label: 'Client Insights last month',
      path: pathOf('clients.insights', { slug }, { startDate: lastMonth.start, endDate: lastMonth.end }),
    },
    { label: 'Budgets', path: pathOf('clients.profile.budgets', { slug }) },
    { label: 'Contacts', path: pathOf('clients.profile.contacts', { slug }) },
    { label: 'Integrations', path: pathOf('clients.profile.integrations', { slug }) },
    { label: 'Sales Incentives', path: pathOf('clients.profile.sales-incentives', { slug }) },
    { label: 'Settings', path: pathOf('clients.profile.settings', { slug }) },
    { label: 'Team', path: pathOf('clients.profile.team', { slug }) },
    { label: 'Users', path: pathOf('clients.profile.users', { slug }) },
  ]
}

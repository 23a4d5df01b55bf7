import type { ReportTabs as Tabs } from '@portal/core/platform/reports/report'
import { mayOpen, queryOf, routeOf, type RouteName, type SessionFacts } from '@portal/core/foundation/routes'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useQuery } from '../../foundation/address/address.ts'
import { inRow } from '../../foundation/browser/in-row.ts'
import styles from './reports.module.css'

interface ReportTabsProps {
  readonly tabs: Tabs
  /** The one that is open. */
  readonly route: RouteName | null
  readonly facts: SessionFacts
}

/** What an address asks of a period, and of whom: it means the same in every tab. */
const shared = [
  'month',
  'since',
  'year',
  'startDate',
  'endDate',
  'against',
  'groupId',
  'ownGroup',
  'clientId',
  'managerId',
] as const

/** The reports that are tabs of one screen, each a link of its own; the period and whom it is about go along. */
export function ReportTabs({ tabs, route, facts }: ReportTabsProps): ReactElement {
  const query = useQuery()
  const kept = Object.fromEntries(
    shared.flatMap((name) => {
      const value = query.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  return (
    <nav className={styles.tabs} aria-label={tabs.label}>
      {tabs.of
        .filter((tab) => mayOpen(tab.route, facts))
        .map((tab) => (
          <Link
            key={tab.route}
            href={`${routeOf(tab.route).path}${queryOf(kept)}`}
            className={styles.tab ?? ''}
            {...(tab.route === route ? { ref: inRow } : {})}
            aria-current={tab.route === route ? 'page' : undefined}
          >
            {tab.label}
          </Link>
        ))}
    </nav>
  )
}

import { messageFor } from '@portal/core/foundation/contract/api-error'
import type { MoneyShown } from '@portal/core/results/metrics/figures'
import { measuresIn } from '@portal/core/results/metrics/measures'
import { Card } from '@portal/ui/card'
import type { Column } from '@portal/ui/data-table'
import { Table } from '@portal/ui/table'
import type { ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { comparedColumns, type ComparedRow } from '../../platform/parts/figures/compared-columns.tsx'
import { useFigures, useMoney } from '../../platform/parts/figures/index.ts'
import type { Question } from './question.ts'
import styles from './dashboards.module.css'

interface Row extends ComparedRow {
  readonly label: string
}

const shown = ['spend', 'clicks', 'ctr', 'cpc', 'conversions', 'users', 'sessions'] as const

const columnsIn = (money: MoneyShown): readonly Column<Row>[] => [
  { id: 'label', label: 'Segment', value: ({ label }) => label, width: 160 },
  ...comparedColumns<Row>(measuresIn(shown, money)),
]

/** Paid social by new and used vehicles, and the visits it brought to the sites. */
export function SocialSegments({ question }: { readonly question: Question | null }): ReactElement {
  const { data, error, loading, retry } = useFigures('dashboards.socialSegmented', question)
  const money = useMoney()
  const { current_period: now, previous_period: before } = data?.total ?? {}
  const rows: readonly Row[] = [
    { label: 'New vehicles', current: now?.social.new ?? null, previous: before?.social.new ?? null },
    { label: 'Used vehicles', current: now?.social.used ?? null, previous: before?.social.used ?? null },
    {
      label: 'Visits from paid social',
      current: now?.analytics ?? null,
      previous: before?.analytics ?? null,
    },
  ].filter((row) => row.current !== null || row.previous !== null)
  return (
    <Card
      title="New and used vehicles"
      description="As the names of the campaigns say, and the visits that analytics saw come from paid social."
      flush={rows.length > 0}
    >
      {error && !data ? (
        <ErrorState
          message={messageFor(error) ?? 'You may not see these figures.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : data && rows.length === 0 ? (
        <p className={styles.note}>
          No campaign of this period says whether it is about new or used vehicles.
        </p>
      ) : (
        <Table
          label="New and used vehicles"
          columns={columnsIn(money)}
          rows={rows}
          rowId={({ label }) => label}
          loading={loading}
        />
      )}
    </Card>
  )
}

import { messageFor } from '@portal/core/contract/api-error'
import { formatMeasure, measures, type MeasureName } from '@portal/core/metrics/measures'
import { Card } from '@portal/ui/card'
import type { Column } from '@portal/ui/data-table'
import { ErrorState } from '@portal/ui/error-state'
import { Table } from '@portal/ui/table'
import type { ReactElement } from 'react'
import { Change } from '../parts/figures/change.tsx'
import { useFigures } from '../parts/figures/index.ts'
import type { Question } from './question.ts'
import styles from './dashboards.module.css'

type Values = Partial<Record<MeasureName, number | null>> | null

interface Row {
  readonly label: string
  readonly now: Values
  readonly before: Values
}

const column = (name: MeasureName): Column<Row> => ({
  id: name,
  label: measures[name].label,
  align: 'end',
  width: 120,
  value: ({ now }) => now?.[name] ?? null,
  cell: ({ now, before }) =>
    now?.[name] === undefined && before?.[name] === undefined ? (
      '–'
    ) : (
      <span className={styles.figure}>
        {formatMeasure(name, now?.[name])}
        <Change of={name} now={now?.[name]} before={before?.[name]} />
      </span>
    ),
})

const columns: readonly Column<Row>[] = [
  { id: 'label', label: 'Segment', value: ({ label }) => label, width: 160 },
  ...(['spend', 'clicks', 'ctr', 'cpc', 'conversions', 'users', 'sessions'] as const).map(column),
]

/** Paid social by new and used vehicles, and the visits it brought to the sites (shell section 7). */
export function SocialSegments({ question }: { readonly question: Question | null }): ReactElement {
  const { data, error, loading, retry } = useFigures('dashboards.socialSegmented', question)
  const { current_period: now, previous_period: before } = data?.total ?? {}
  const rows: readonly Row[] = [
    { label: 'New vehicles', now: now?.social.new ?? null, before: before?.social.new ?? null },
    { label: 'Used vehicles', now: now?.social.used ?? null, before: before?.social.used ?? null },
    { label: 'Visits from paid social', now: now?.analytics ?? null, before: before?.analytics ?? null },
  ].filter((row) => row.now !== null || row.before !== null)
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
          columns={columns}
          rows={rows}
          rowId={({ label }) => label}
          loading={loading}
        />
      )}
    </Card>
  )
}

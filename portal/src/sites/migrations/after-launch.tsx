import type { Answer } from '@portal/core/calls'
import { counted, formatDay, formatRatio } from '@portal/core/foundation/format'
import { verdictOf, watchedDays } from '@portal/core/sites/migrations/watch'
import { Card } from '@portal/ui/card'
import { DataTable, type Column } from '@portal/ui/data-table'
import { useMemo, type ReactElement } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import { Chart } from '../../platform/parts/chart/index.ts'
import styles from './migrations.module.css'

type Days = Answer<'redirects.days'>
type Day = Days['days'][number]

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

const rightShare = ({ states }: Day): number | null => {
  const { right, better, wrong } = verdictOf(states)
  return share(right, right + better + wrong)
}

/** `Launch`, `Day 3`. */
const sinceLaunch = ({ since }: Day): string =>
  since === null ? '' : since === 0 ? 'Launch' : since > 0 ? `Day ${since}` : 'Before'

const columns: readonly Column<Day>[] = [
  { id: 'day', label: 'Day', kind: 'date', value: ({ day }) => day, width: 116 },
  { id: 'since', label: 'After Launch', value: sinceLaunch, grow: true, width: 110 },
  { id: 'right', label: 'Right', kind: 'number', value: ({ states }) => verdictOf(states).right },
  { id: 'better', label: 'To Improve', kind: 'number', value: ({ states }) => verdictOf(states).better },
  { id: 'wrong', label: 'Wrong', kind: 'number', value: ({ states }) => verdictOf(states).wrong },
  { id: 'pages', label: 'Pages with Visits', kind: 'number', value: ({ pages }) => pages, width: 140 },
  { id: 'arriving', label: 'Found', kind: 'number', value: ({ arriving }) => arriving },
  { id: 'lost', label: 'Lost', kind: 'number', value: ({ lost }) => lost },
]

/** What is said where no day is kept yet. */
function waiting({ launchesAt, watched }: Days): string {
  if (launchesAt === null)
    return `Give this migration the day of its launch: from then on its redirects, and the pages with visits, are checked every night for ${watchedDays} days.`
  return watched
    ? 'Redirects and pages with visits are checked every night from the launch on. The first night is yet to come; a check that you start now is kept as today’s.'
    : `From the launch on ${formatDay(launchesAt)} on, redirects and pages with visits are checked every night for ${watchedDays} days.`
}

/** How a migration stands by day after its launch: its redirects, and the pages that people come by. */
export function AfterLaunch({ id }: { readonly id: number }): ReactElement | null {
  const { data } = useCall('redirects.days', { params: { id } })
  const days = useMemo(() => data?.days.toReversed() ?? [], [data])
  if (!data) return null
  const [latest] = data.days
  if (!latest) return <p className={styles.waiting}>{waiting(data)}</p>
  return (
    <section className={styles.after} aria-label="After the launch">
      <Chart
        title="After the launch"
        description={
          data.watched
            ? `Percent, checked every night for ${watchedDays} days`
            : 'Percent, as it was while the migration was watched'
        }
        pointLabel="Day"
        points={days.map((one) => ({
          short: sinceLaunch(one) || formatDay(one.day),
          long: [formatDay(one.day), sinceLaunch(one)].filter(Boolean).join(', '),
        }))}
        series={[
          { label: 'Redirects that are right', values: days.map(rightShare) },
          {
            label: 'Pages with visits that are found',
            values: days.map(({ arriving, lost }) => share(arriving, arriving + lost)),
          },
        ]}
        format={(value) => formatRatio(value, 1)}
        loading={false}
        empty="There were neither redirects nor pages with visits."
      />
      <DataTable label="By day" columns={columns} rows={data.days} rowId={({ day }) => day} />
      {data.lostPages.length > 0 && (
        <Card
          title="Lost pages"
          description={`Where people came in the 90 days before ${formatDay(latest.day)} and found nothing then, most visited first.`}
        >
          <ul className={styles.lost}>
            {data.lostPages.map(({ path, visits, words }) => (
              <li key={path}>
                <strong>{path}</strong> <span>{counted(visits, 'visit')}</span>
                <div>{words}</div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

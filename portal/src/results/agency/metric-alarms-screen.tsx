import { messageFor } from '@portal/core/foundation/contract/api-error'
import { metricAlarmRingsReport } from '@portal/core/results/agency/metric-alarm-rings.report'
import { metricAlarms } from '@portal/core/results/agency/metric-alarms'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { ErrorState } from '@portal/ui/error-state'
import { Lightbulb } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { useMemo, useState, type ReactElement } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import type { Action } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { KeptList } from '../../platform/parts/records/kept-list.tsx'
import { screenOn } from '../../platform/parts/records/screen-on.ts'
import { titleOf, type KeptRow } from '../../platform/parts/records/kept-row.ts'
import { ReportSection } from '../../platform/reports/report-section.tsx'
import styles from './agency.module.css'

const screen = screenOn(metricAlarms, 'settings.metric-alarms')
const leadsNowhere = (): boolean => false

/** `/settings/metric-alarms`: rules on figures, what they would have rung, and what they rang. */
export function MetricAlarmsScreen(): ReactElement {
  const [tried, setTried] = useState<KeptRow | null>(null)
  const actions = useMemo<readonly Action<KeptRow>[]>(
    () => [{ name: 'Dry Run', icon: Lightbulb, run: setTried }],
    [],
  )
  return (
    <Page title="Metric Alarms" description={screen?.sentence}>
      {screen && <KeptList of={metricAlarms} screen={screen} more={{ actions }} />}
      <ReportSection
        report={metricAlarmRingsReport}
        query={{}}
        leads={leadsNowhere}
        actions={(row) => (row['seenAt'] == null ? <Acknowledge id={Number(row['id'])} /> : null)}
      />
      <Dialog
        open={tried !== null}
        onClose={() => setTried(null)}
        title={tried ? `Dry run of ${titleOf(metricAlarms, tried)}` : ''}
        width={560}
        footer={<Button onClick={() => setTried(null)}>Close</Button>}
      >
        {tried && <DryRun id={tried.id} />}
      </Dialog>
    </Page>
  )
}

/** Says that what rang is known, so that nobody looks after it twice. */
function Acknowledge({ id }: { readonly id: number }): ReactElement {
  const [sending, setSending] = useState(false)
  const send = async (): Promise<void> => {
    setSending(true)
    try {
      await api.call('metricAlarms.acknowledge', { params: { id }, body: {} })
      refresh('reports')
    } catch (failure) {
      report(failure)
    }
    setSending(false)
  }
  return (
    <Button size="small" loading={sending} onClick={() => void send()}>
      I look after it
    </Button>
  )
}

const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`

/** How often an alarm would have rung, and for whom most. */
function DryRun({ id }: { readonly id: number }): ReactElement {
  const { data, error, loading, retry } = useCall('metricAlarms.dryRun', { params: { id } })
  if (error)
    return (
      <ErrorState
        message={messageFor(error) ?? 'The dry run could not be made.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  if (!data) return <Skeleton height={160} />
  if (data.rings === 0) return <p>It would not have rung once in the last {data.days} days.</p>
  return (
    <>
      <p>
        In the last {data.days} days it would have rung {counted(data.rings, 'time')} for{' '}
        {counted(data.clients.length, 'client')}, as {counted(data.nights, 'message')}: all of a night is one.
      </p>
      <p className={styles.why}>For whom most often:</p>
      <ol className={styles.ranked}>
        {data.clients.slice(0, 10).map(({ id: client, name, rings }) => (
          <li key={client}>
            {name}, {counted(rings, 'time')}
          </li>
        ))}
      </ol>
    </>
  )
}

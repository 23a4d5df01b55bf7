import { metricAlarmRingsReport } from '@portal/core/results/agency/metric-alarm-rings.report'
import { thresholdWords } from '@portal/core/results/agency/alarm-words'
import { metricAlarms } from '@portal/core/results/agency/metric-alarms'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { Lightbulb } from '@portal/ui/icon'
import { useMemo, useState, type ReactElement } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import type { Action, ListColumn } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { KeptList } from '../../platform/parts/records/kept-list.tsx'
import { screenOn } from '../../platform/parts/records/screen-on.ts'
import { titleOf, type KeptRow } from '../../platform/parts/records/kept-row.ts'
import { LaterSection } from '../../platform/reports/later-section.ts'
import { AlarmInWords } from './alarm-in-words.tsx'
import styles from './agency.module.css'

const DryRun = fetched(() => import('./dry-run.tsx').then((m) => m.DryRun))

const screen = screenOn(metricAlarms, 'settings.metric-alarms')
/** What the form has no room for. */
const howTheyRing =
  'Figures stop where there are none in its days and were some in the four weeks before; while those of a platform are late, nothing rings as a fall or an end.'
const leadsNowhere = (): boolean => false
/** In the unit of the figure that it is held against. */
const columns: readonly ListColumn<KeptRow>[] = [
  {
    id: 'threshold',
    label: metricAlarms.fields.threshold.label,
    kind: 'number',
    value: ({ threshold }) => Number(threshold),
    cell: ({ measure, condition, threshold }) =>
      thresholdWords({
        measure: String(measure),
        condition: String(condition),
        threshold: Number(threshold),
      }),
    width: 110,
  },
]

/** `/settings/metric-alarms`: rules on figures, what they would have rung, and what they rang. */
export function MetricAlarmsScreen(): ReactElement {
  const [tried, setTried] = useState<KeptRow | null>(null)
  const more = useMemo(() => {
    const actions: readonly Action<KeptRow>[] = [{ name: 'Dry Run', icon: Lightbulb, run: setTried }]
    return { actions, columns, below: AlarmInWords }
  }, [])
  return (
    <Page title="Metric Alarms" description={screen && `${screen.sentence} ${howTheyRing}`}>
      {screen && (
        <div className={styles.alarms}>
          <KeptList of={metricAlarms} screen={screen} more={more} />
        </div>
      )}
      <LaterSection
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

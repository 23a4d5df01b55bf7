import { metricAlarmRingsReport } from '@portal/core/results/agency/metric-alarm-rings.report'
import { metricAlarms } from '@portal/core/results/agency/metric-alarms'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { Lightbulb } from '@portal/ui/icon'
import { useMemo, useState, type ReactElement } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import type { Action } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { KeptList } from '../../platform/parts/records/kept-list.tsx'
import { screenOn } from '../../platform/parts/records/screen-on.ts'
import { titleOf, type KeptRow } from '../../platform/parts/records/kept-row.ts'
import { LaterSection } from '../../platform/reports/later-section.ts'
import styles from './agency.module.css'

const DryRun = fetched(() => import('./dry-run.tsx').then((m) => m.DryRun))

const screen = screenOn(metricAlarms, 'settings.metric-alarms')
/** What the form has no room for. */
const howTheyRing =
  'Figures stop where there are none in its days and were some in the four weeks before; while those of a platform are late, nothing rings as a fall or an end.'
const leadsNowhere = (): boolean => false

/** `/settings/metric-alarms`: rules on figures, what they would have rung, and what they rang. */
export function MetricAlarmsScreen(): ReactElement {
  const [tried, setTried] = useState<KeptRow | null>(null)
  const actions = useMemo<readonly Action<KeptRow>[]>(
    () => [{ name: 'Dry Run', icon: Lightbulb, run: setTried }],
    [],
  )
  return (
    <Page title="Metric Alarms" description={screen && `${screen.sentence} ${howTheyRing}`}>
      {screen && (
        <div className={styles.alarms}>
          <KeptList of={metricAlarms} screen={screen} more={{ actions }} />
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

import { formatDateTime } from '@portal/core/foundation/format'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Ban, Plus, Send } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { useRefreshWhile } from '../../foundation/session/use-refresh-while.ts'
import { client as api } from '../../foundation/session/session.ts'
import { List, whole, type Action, type ListColumn, type RowOf } from '../parts/list/index.ts'
import { Page } from '../parts/page/index.ts'
import { useSendNow } from '../mail/use-send-now.tsx'

const PushDialog = fetched(() => import('./push-dialog.tsx').then((m) => m.PushDialog))

type Row = RowOf<'reportPushes.list'>

const tones = { Waiting: 'warning', Sending: 'information', Sent: 'success', Canceled: 'neutral' } as const

const columns: readonly ListColumn<Row>[] = [
  { id: 'title', label: 'Report', value: ({ title }) => title, grow: true, width: 220 },
  {
    id: 'state',
    label: 'State',
    kind: 'status',
    value: ({ state }) => state,
    tone: ({ state }) => tones[state],
    width: 110,
  },
  {
    id: 'sendsAt',
    label: 'Goes Out',
    value: ({ sendsAt }) => sendsAt,
    cell: ({ sendsAt }) => formatDateTime(sendsAt),
    width: 180,
  },
  { id: 'people', label: 'People', kind: 'number', value: ({ people }) => people, width: 92 },
  { id: 'clients', label: 'Clients', kind: 'number', value: ({ clients }) => clients, width: 92 },
  { id: 'sent', label: 'Sent', kind: 'number', value: ({ sent }) => sent, width: 80 },
  { id: 'createdBy', label: 'By', value: ({ createdBy }) => createdBy, width: 150 },
  { id: 'message', label: 'Message', value: ({ message }) => message, width: 280, extra: true },
]

const source = whole(
  'reportPushes.list',
  {},
  { search: ({ title, message, createdBy }) => `${title} ${message} ${createdBy}` },
)

/** Milliseconds between two looks at what is under way. */
const between = 5_000

const takeBack: Action<Row> = {
  name: 'Take back',
  icon: Ban,
  may: ({ state }) => state === 'Waiting',
  run: ({ id }) => {
    api.call('reportPushes.cancel', { params: { id }, body: {} }).then(() => {
      refresh('reportPushes')
      showSuccess('It is taken back: nobody gets anything.')
    }, report)
  },
}

/** `/settings/push-reporting`: a report with a message to the people of many clients at once. */
export function PushesScreen(): ReactElement {
  const [adding, setAdding] = useState(false)
  const { data: pushes } = useCall('reportPushes.list', {})
  const underWay = (pushes ?? []).some(({ state }) => state === 'Waiting' || state === 'Sending')
  useRefreshWhile(underWay, 'reportPushes', between)
  const sending = useSendNow<Row>({
    question: ({ title, people, clients }) => (
      <>
        <strong>{title}</strong> goes to {people === 1 ? 'one person' : `${people} people`} of{' '}
        {clients === 1 ? 'one client' : `${clients} clients`}, and can be taken back no more.
      </>
    ),
    send: ({ id }) => api.call('reportPushes.sendNow', { params: { id }, body: {} }),
    sent: () => refresh('reportPushes'),
    done: 'It goes out now.',
  })
  return (
    <Page
      title="Push Reporting"
      description="A report with a message to all people of chosen clients at once, to each of them that of their own store. It waits a minute, in which it can be taken back."
      actions={
        <Button icon={Plus} variant="primary" onClick={() => setAdding(true)}>
          Push a report
        </Button>
      }
    >
      <List<Row, unknown>
        name="settings.push-reporting"
        label="Pushed reports"
        of={source}
        columns={columns}
        search="Search pushed reports"
        actions={[
          takeBack,
          { name: 'Send now', icon: Send, may: ({ state }) => state === 'Waiting', run: sending.ask },
        ]}
        expand={({ message, problems }) => (
          <>
            <p>{message}</p>
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </>
        )}
        empty={
          <EmptyState icon={Send} title="Nothing has been pushed yet">
            Push the first report: choose it, the clients, and what you want to say about it.
          </EmptyState>
        }
      />
      {sending.dialog}
      {adding && <PushDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}

import { formatDateTime } from '@portal/core/foundation/format'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Ban, Plus, Send } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { lazy, Suspense, useState, type ReactElement } from 'react'
import { loadScreen } from '../../foundation/errors/chunk-failure.ts'
import { report } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { List, whole, type Action, type ListColumn, type RowOf } from '../parts/list/index.ts'
import { Page } from '../parts/page/index.ts'

const PushDialog = lazy(() =>
  loadScreen(() => import('./push-dialog.tsx').then((m) => ({ default: m.PushDialog }))),
)

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

const acting = (run: (row: Row) => Promise<unknown>, words: string) => (row: Row) => {
  run(row).then(() => {
    refresh('reportPushes')
    showSuccess(words)
  }, report)
}

const actions: readonly Action<Row>[] = [
  {
    name: 'Take back',
    icon: Ban,
    may: ({ state }) => state === 'Waiting',
    run: acting(
      ({ id }) => api.call('reportPushes.cancel', { params: { id }, body: {} }),
      'It is taken back: nobody gets anything.',
    ),
  },
  {
    name: 'Send now',
    icon: Send,
    may: ({ state }) => state === 'Waiting',
    run: acting(
      ({ id }) => api.call('reportPushes.sendNow', { params: { id }, body: {} }),
      'It goes out now.',
    ),
  },
]

/** `/settings/push-reporting`: a report with a message to the people of many clients at once. */
export function PushesScreen(): ReactElement {
  const [adding, setAdding] = useState(false)
  return (
    <Page
      title="Push Reporting"
      description="A report with a message to all people of chosen clients at once, each the one of the own store. It waits a minute, in which it can be taken back."
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
        actions={actions}
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
      {adding && (
        <Suspense fallback={null}>
          <PushDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Page>
  )
}

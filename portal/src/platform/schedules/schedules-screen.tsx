import { formatDateTime } from '@portal/core/foundation/format'
import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { rhythmWords } from '@portal/core/platform/schedules/schedule-days'
import { fetched } from '../../foundation/errors/fetched.ts'
import { EmptyState } from '@portal/ui/empty-state'
import { Ban, History, Mail, Pencil, RotateCcw, Send, Trash2 } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { List, whole, type Action, type ListColumn, type RowOf } from '../parts/list/index.ts'
import { Page } from '../parts/page/index.ts'
import { useRemoval } from '../parts/removal/index.ts'
import { useSendNow } from '../mail/use-send-now.tsx'
import { report } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { scheduleStates } from './schedule-states.ts'

const ScheduleDialog = fetched(() => import('./schedule-dialog.tsx').then((m) => m.ScheduleDialog))
const DeliveriesDialog = fetched(() => import('./deliveries-dialog.tsx').then((m) => m.DeliveriesDialog))

type Row = RowOf<'reportSchedules.list'>

const columns: readonly ListColumn<Row>[] = [
  { id: 'title', label: 'Report', value: ({ title }) => title, grow: true, width: 220, firm: true },
  { id: 'client', label: 'Client', value: ({ client }) => client?.name ?? null, width: 160 },
  {
    id: 'rhythm',
    label: 'How often',
    value: ({ every, day, hour }) => rhythmWords(every, day, hour),
    width: 216,
    firm: true,
  },
  {
    id: 'recipients',
    label: 'To',
    value: (row) => readersOf(row).join(', '),
    width: 200,
  },
  { id: 'view', label: 'Saved View', value: ({ view }) => view?.name ?? null, extra: true },
  { id: 'left', label: 'Unsubscribed', value: ({ left }) => left.join(', ') || null, extra: true },
  {
    id: 'onlyNew',
    label: 'Only New Figures',
    value: ({ onlyNew }) => (onlyNew ? 'Yes' : null),
    extra: true,
  },
  {
    id: 'state',
    label: 'State',
    kind: 'status',
    value: ({ isActive }) => (isActive ? 'Active' : 'Stopped'),
    tone: ({ isActive }) => (isActive ? 'success' : 'neutral'),
    width: 110,
  },
  { id: 'nextOn', label: 'Next', kind: 'date', value: ({ isActive, nextOn }) => (isActive ? nextOn : null) },
  {
    id: 'lastAt',
    label: 'Last Run',
    value: ({ lastAt }) => lastAt,
    cell: ({ lastAt, lastState, lastMessage }) =>
      lastAt === null || lastState === null
        ? '–'
        : [`${scheduleStates[lastState]}, ${formatDateTime(lastAt)}`, lastMessage].filter(Boolean).join('. '),
    width: 216,
    firm: true,
  },
  { id: 'owner', label: 'Set Up By', value: ({ owner }) => owner.fullName, extra: true },
]

const source = whole(
  'reportSchedules.list',
  {},
  {
    search: ({ title, client, recipients }) => [title, client?.name, ...recipients].join(' '),
  },
)

const acting =
  (run: (row: Row) => Promise<unknown>) =>
  (row: Row): void => {
    run(row)
      .then(() => {
        refresh('reportSchedules')
        showSuccess(defaultSuccessMessage)
      })
      .catch(report)
  }

/** Who gets it: those on the list who have not left it. */
const readersOf = ({ recipients, left }: Row): readonly string[] =>
  recipients.filter((one) => !left.includes(one))

const actions: readonly Action<Row>[] = [
  {
    name: 'Stop',
    icon: Ban,
    may: ({ isOwn, isActive }) => isOwn && isActive,
    run: acting(({ id }) =>
      api.call('reportSchedules.setActive', { params: { id }, body: { isActive: false } }),
    ),
  },
  {
    name: 'Resume',
    icon: RotateCcw,
    may: ({ isOwn, isActive }) => isOwn && !isActive,
    run: acting(({ id }) =>
      api.call('reportSchedules.setActive', { params: { id }, body: { isActive: true } }),
    ),
  },
]

/** Reports that come round by mail: when each went out last, what became of it, and the way to stop it. */
export function SchedulesScreen(): ReactElement {
  const [looked, setLooked] = useState<Row | null>(null)
  const [changed, setChanged] = useState<Row | null>(null)
  const sending = useSendNow<Row>({
    question: (row) => {
      const readers = readersOf(row)
      return (
        <>
          <strong>{row.title}</strong> goes to{' '}
          {readers.length === 1 ? 'one person' : `${readers.length} people`}, beside its rhythm:{' '}
          {readers.join(', ')}.
        </>
      )
    },
    send: ({ id }) => api.call('reportSchedules.send', { params: { id }, body: {} }),
    sent: () => refresh('reportSchedules'),
    done: 'It is on its way to everybody on the list.',
  })
  const removal = useRemoval<Row>({
    title: () => 'Delete this schedule?',
    question: ([row]) => (
      <>
        <strong>{row?.title}</strong> comes to nobody of {row?.recipients.join(', ')} any more. Stop it
        instead if it is to go on later.
      </>
    ),
    remove: ({ id }) => api.call('reportSchedules.remove', { params: { id } }),
    removed: () => refresh('reportSchedules'),
    done: () => 'The schedule has been deleted.',
    failed: 'The schedule could not be deleted.',
  })
  return (
    <Page
      title="Scheduled Reports"
      description="Reports that come round by mail, with the rights of whoever set them up."
    >
      <List
        name="reporting.schedules"
        label="Scheduled reports"
        of={source}
        columns={columns}
        sort={{ column: 'nextOn', descending: false }}
        search="Report, client or address"
        actions={[
          { name: 'Change', icon: Pencil, may: ({ mayChange }) => mayChange, run: setChanged },
          { name: 'Deliveries', icon: History, run: setLooked },
          {
            name: 'Send now',
            icon: Send,
            may: (row) => row.isOwn && readersOf(row).length > 0,
            run: sending.ask,
          },
          ...actions,
          {
            name: 'Delete',
            icon: Trash2,
            danger: true,
            may: ({ isOwn }) => isOwn,
            run: (row) => removal.ask([row]),
          },
        ]}
        rowId={({ id }) => String(id)}
        empty={
          <EmptyState icon={Mail} title="No report comes round yet">
            Open a report and choose Schedule: it then comes by mail as often as you say.
          </EmptyState>
        }
      />
      {sending.dialog}
      {removal.dialog}
      {changed && (
        <ScheduleDialog
          report={changed.report}
          title={changed.client ? `${changed.title} of ${changed.client.name}` : changed.title}
          clientId={changed.client?.id}
          query={changed.query}
          schedule={changed}
          onClose={() => setChanged(null)}
        />
      )}
      {looked && <DeliveriesDialog id={looked.id} title={looked.title} onClose={() => setLooked(null)} />}
    </Page>
  )
}

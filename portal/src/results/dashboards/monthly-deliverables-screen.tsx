import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDay, today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { EmptyState } from '@portal/ui/empty-state'
import { CircleCheck, Package } from '@portal/ui/icon'
import { Select } from '@portal/ui/select'
import { showError, showSuccess } from '@portal/ui/toast'
import { useMemo, useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { MonthPicker, monthName, presentMonth, useMonth } from '../../platform/parts/figures/index.ts'
import {
  List,
  paged,
  type BulkAction,
  type Filter,
  type ListColumn,
  type RowOf,
} from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { invalidate, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import styles from './dashboards.module.css'

type Deliverable = RowOf<'deliverables.list'>

const columnsWith = (closed: ReadonlySet<number>): readonly ListColumn<Deliverable>[] => [
  { id: 'name', label: 'Deliverable', value: ({ name }) => name, grow: true },
  {
    id: 'client',
    label: 'Client',
    value: ({ Client }) => Client.name,
    cell: ({ Client: { name, slug } }) => (
      <Link href={pathOf('clients.profile.activity', { slug })}>{name}</Link>
    ),
    width: 220,
  },
  { id: 'status', label: 'Status', value: ({ Status }) => Status?.name, sortable: false, width: 148 },
  { id: 'type', label: 'Type', value: ({ Type }) => Type?.name, sortable: false, width: 140 },
  { id: 'action', label: 'Next Action', value: ({ Action }) => Action?.name, sortable: false, width: 120 },
  { id: 'assignee', label: 'Assignee', value: ({ Assignee }) => Assignee?.name, sortable: false, width: 150 },
  {
    id: 'dueAt',
    label: 'Due At',
    kind: 'date',
    value: ({ dueAt }) => dueAt,
    cell: ({ dueAt, Status }) =>
      dueAt !== null && dueAt < today() && !(Status && closed.has(Status.id)) ? (
        <span className={styles.overdue}>{formatDay(dueAt)}, overdue</span>
      ) : (
        formatDay(dueAt) || '–'
      ),
    width: 172,
  },
]

/** Work is planned so far ahead. */
const monthsAhead = 12

/** `/monthly-deliverables`: what is due in a month, with the same status for several at once. */
export function MonthlyDeliverablesScreen(): ReactElement {
  const [month, setMonth] = useMonth(presentMonth(), monthsAhead)
  const [chosen, setChosen] = useState<{
    readonly ids: readonly number[]
    readonly clear: () => void
  } | null>(null)
  const { data: statuses } = useCall('deliverableStatuses.list')
  const { data: types } = useCall('deliverableTypes.list')
  const columns = useMemo(
    () => columnsWith(new Set(statuses?.flatMap(({ id, closes }) => (closes ? [id] : [])))),
    [statuses],
  )
  const filters = useMemo(
    () => [choiceOf('statusId', 'Status', statuses), choiceOf('typeId', 'Type', types)],
    [statuses, types],
  )
  const source = useMemo(() => paged('deliverables.list', { query: { dueAtMonth: month } }), [month])
  const bulk: readonly BulkAction<Deliverable>[] = [
    {
      name: 'Change status',
      icon: CircleCheck,
      may: (rows) => rows.every(({ can }) => can.update),
      run: (rows, clear) => setChosen({ ids: rows.map(({ id }) => id), clear }),
    },
  ]
  return (
    <Page
      title="Monthly Deliverables"
      description={`Due in ${monthName(month)}.`}
      actions={<MonthPicker month={month} ahead={monthsAhead} onChange={setMonth} />}
    >
      <List
        name="dashboard.monthly-deliverables"
        label="Deliverables"
        of={source}
        columns={columns}
        filters={filters}
        sort={{ column: 'dueAt', descending: false }}
        search="Deliverable or client"
        bulk={bulk}
        exportAs={`Deliverables ${month.slice(0, 7)}`}
        empty={
          <EmptyState icon={Package} title={`Nothing is due in ${monthName(month)}`}>
            Choose another month.
          </EmptyState>
        }
      />
      {chosen && (
        <StatusDialog
          ids={chosen.ids}
          onClose={() => setChosen(null)}
          onDone={() => {
            chosen.clear()
            setChosen(null)
          }}
        />
      )}
    </Page>
  )
}

const choiceOf = (
  name: string,
  label: string,
  rows: readonly { readonly id: number; readonly name: string }[] = [],
): Filter => ({
  kind: 'choice',
  name,
  label,
  options: rows.map((row) => ({ value: String(row.id), label: row.name })),
})

interface StatusDialogProps {
  readonly ids: readonly number[]
  readonly onClose: () => void
  readonly onDone: () => void
}

function StatusDialog({ ids, onClose, onDone }: StatusDialogProps): ReactElement {
  const { data: statuses } = useCall('deliverableStatuses.list')
  const [statusId, setStatusId] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const words = ids.length === 1 ? '1 deliverable' : `${ids.length} deliverables`
  const save = async (): Promise<void> => {
    if (statusId === null) return
    setBusy(true)
    try {
      await api.call('deliverables.bulkStatus', { body: { ids: [...ids], statusId } })
      invalidate('deliverables')
      showSuccess(`The status of ${words} has been changed.`)
      onDone()
    } catch (error) {
      const message = messageFor(error)
      if (message !== null) showError(message)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change status"
      description={`${words} ${ids.length === 1 ? 'gets' : 'get'} this status.`}
      width={420}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={statusId === null} loading={busy} onClick={() => void save()}>
            Change status
          </Button>
        </>
      }
    >
      <div className={styles.status}>
        <Select
          label="Status"
          required
          options={(statuses ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={statusId}
          onChange={setStatusId}
        />
      </div>
    </Dialog>
  )
}

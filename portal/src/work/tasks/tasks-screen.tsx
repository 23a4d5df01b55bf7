import { pathOf, mayOpen } from '@portal/core/foundation/routes'
import { Button, LinkButton } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { CheckCheck, ClipboardList, Copy, Eye, Plus, Settings } from '@portal/ui/icon'
import { Tabs } from '@portal/ui/tabs'
import { showSuccess } from '@portal/ui/toast'
import { useMemo, useState, type ReactElement } from 'react'
import { List, paged, type Action, type BulkAction, type Filter } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { useOpenRecord } from '../../platform/parts/records/use-open-record.ts'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { report } from '../../foundation/errors/errors.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { taskColumns, type Task } from './task-columns.tsx'

const TaskDialog = fetched(() => import('./task-dialog.tsx').then((m) => m.TaskDialog))
const NewTaskDialog = fetched(() => import('./new-task-dialog.tsx').then((m) => m.NewTaskDialog))
const FromTemplateDialog = fetched(() =>
  import('./from-template-dialog.tsx').then((m) => m.FromTemplateDialog),
)

const tabs = [
  { id: 'mine', label: 'My Tasks' },
  { id: 'open', label: 'Open' },
  { id: 'closed', label: 'Closed' },
  { id: 'all', label: 'All' },
] as const
type TabId = (typeof tabs)[number]['id']

const sources = {
  mine: paged('tasks.list', { query: { state: 'open', mine: 'true' } }),
  open: paged('tasks.list', { query: { state: 'open' } }),
  closed: paged('tasks.list', { query: { state: 'closed' } }),
  all: paged('tasks.list', { query: { state: 'all' } }),
} as const

const filters: readonly Filter[] = [
  { kind: 'record', name: 'clientId', label: 'Client', of: 'clients' },
  { kind: 'record', name: 'teamId', label: 'Team', of: 'taskTeamsOffered' },
  { kind: 'record', name: 'statusId', label: 'Status', of: 'taskStatusesOffered' },
  { kind: 'record', name: 'assigneeId', label: 'Assignee', of: 'taskPeople' },
  { kind: 'day', name: 'dueFrom', label: 'Due from' },
  { kind: 'day', name: 'dueTo', label: 'Due to' },
]
/** My own are few. */
const ownFilters = filters.filter(({ name }) => ['clientId', 'statusId', 'dueTo'].includes(name))

/** `/tasks`: the tasks of the portal's own tool, or of TaskIQ as its user sees them. */
export function TasksScreen(): ReactElement {
  const given = useQuery().get('show')
  const selected: TabId = tabs.find(({ id }) => id === given)?.id ?? 'mine'
  const setQuery = useSetQuery()
  const facts = useSessionFacts()
  const opened = useOpenRecord('task_id')
  const [templating, setTemplating] = useState(false)
  const { data: statuses } = useCall('tasks.statuses')
  const closing = statuses?.find(({ closed }) => closed)
  const close = async (rows: readonly Task[]): Promise<void> => {
    if (!closing) return
    try {
      for (const { id } of rows)
        await api.call('tasks.update', { params: { id }, body: { statusId: closing.id } })
      showSuccess(rows.length === 1 ? 'The task is closed.' : `${rows.length} tasks are closed.`)
    } catch (error) {
      report(error)
    }
    refresh('tasks', 'onboarding', 'onboardingTasks')
  }
  const actions: readonly Action<Task>[] = [
    { name: 'Open', icon: Eye, run: ({ id }) => opened.open(id) },
    {
      name: 'Close task',
      icon: CheckCheck,
      shortcut: 'c',
      may: ({ closed }) => !closed && closing !== undefined,
      run: (task) => void close([task]),
    },
  ]
  const bulk: readonly BulkAction<Task>[] = [
    {
      name: 'Close tasks',
      icon: CheckCheck,
      may: () => closing !== undefined,
      fits: ({ closed }) => !closed,
      run: (rows, clear) => void close(rows).then(clear),
    },
  ]
  const columns = useMemo(
    () =>
      taskColumns.map((one) =>
        selected === 'mine' && one.id === 'assignee' ? { ...one, extra: true } : one,
      ),
    [selected],
  )
  return (
    <Page
      title="Tasks"
      description="What is to be done, for whom and by when."
      actions={
        <>
          {mayOpen('tasks.settings', facts) && (
            <LinkButton href={pathOf('tasks.settings')} icon={Settings}>
              Settings
            </LinkButton>
          )}
          <Button icon={Copy} onClick={() => setTemplating(true)}>
            From a template
          </Button>
          <Button variant="primary" icon={Plus} onClick={() => opened.open('new')}>
            New task
          </Button>
        </>
      }
    >
      <Tabs
        label="Tasks"
        tabs={tabs}
        selected={selected}
        onSelect={(id) => setQuery({ show: id === 'mine' ? null : id, page: null })}
      >
        <List
          key={selected}
          name={`tasks.${selected}`}
          label="Tasks"
          of={sources[selected]}
          columns={columns}
          filters={selected === 'mine' ? ownFilters : filters}
          sort={{ column: 'dueDate', descending: selected === 'closed' }}
          search="Title, client or number"
          actions={actions}
          bulk={bulk}
          onOpen={({ id }) => opened.open(id)}
          exportAs="Tasks"
          empty={
            <EmptyState icon={ClipboardList} title="No tasks here">
              Create one with New task, or several at once from a template.
            </EmptyState>
          }
        />
      </Tabs>
      {typeof opened.id === 'number' && (
        <TaskDialog key={opened.id} id={opened.id} onOpen={opened.open} onClose={opened.close} />
      )}
      {opened.id === 'new' && <NewTaskDialog onClose={opened.close} />}
      {templating && <FromTemplateDialog onClose={() => setTemplating(false)} />}
    </Page>
  )
}

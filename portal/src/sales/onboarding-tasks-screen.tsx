import { messageFor } from '@portal/core/foundation/contract/api-error'
import { pathOf } from '@portal/core/foundation/routes'
import { referredName } from '@portal/core/platform/records/entry-value'
import { onboardingTasks } from '@portal/core/sales/lists'
import { Checkbox } from '@portal/ui/choice'
import { ClipboardList } from '@portal/ui/icon'
import { showError } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { refresh } from '../foundation/session/query.ts'
import type { Action, ListColumn } from '../platform/parts/list/index.ts'
import { Page } from '../platform/parts/page/index.ts'
import { fieldColumn } from '../platform/parts/records/field-column.tsx'
import { keptCalls } from '../platform/parts/records/kept-calls.ts'
import { KeptList } from '../platform/parts/records/kept-list.tsx'
import { screenOn } from '../platform/parts/records/screen-on.ts'
import { ownName, titleOf, type KeptRow } from '../platform/parts/records/kept-row.ts'
import { useTaskToolNews } from './use-task-tool-news.ts'

const tick = async (row: KeptRow, done: boolean): Promise<void> => {
  try {
    await keptCalls(onboardingTasks).update(row.id, { done }, { ifMatch: row.version })
  } catch (error) {
    const sentence = messageFor(error)
    if (sentence !== null) showError(sentence)
  }
  refresh('onboardingTasks', 'onboarding', 'tasks', 'clientHealth')
}

const columns: readonly ListColumn<KeptRow>[] = [
  {
    id: 'done',
    label: 'Done',
    value: (row) => (row['done'] === true ? 'Yes' : ''),
    cell: (row) => (
      <Checkbox
        label={`${titleOf(onboardingTasks, row)} is done`}
        hideLabel
        checked={row['done'] === true}
        disabled={!row.can.update}
        onChange={(done) => void tick(row, done)}
      />
    ),
    sortable: true,
    width: 80,
  },
  {
    id: 'waitsForId',
    label: 'Waits For',
    value: (row) => ownName(row, 'waitsForId'),
    sortable: false,
    width: 190,
  },
  {
    id: 'serviceId',
    label: 'Service',
    value: (row) => referredName(row, 'serviceId'),
    sortable: false,
    extra: true,
  },
  {
    id: 'forClient',
    label: 'Client Sees It',
    value: (row) => (row['forClient'] === true ? 'Yes' : ''),
    sortable: true,
    extra: true,
  },
]

/** Who ticked a task off, and when: of no use while it is open. */
const whenDone = (['doneById', 'doneAt'] as const).map((name): ListColumn<KeptRow> => ({
  ...fieldColumn(onboardingTasks, name, onboardingTasks.fields[name]),
  extra: true,
}))

const allColumns = [...columns, ...whenDone]

const screen = screenOn(onboardingTasks, 'onboarding.tasks')

/** `/onboarding/tasks`: what is to do for clients that start, ticked off in place. */
export function OnboardingTasksScreen(): ReactElement {
  useTaskToolNews()
  const [, navigate] = useLocation()
  /** The task that an onboarding task is, where people work on it: its comments and subtasks. */
  const openTask: Action<KeptRow> = {
    name: 'Open in task tool',
    icon: ClipboardList,
    shortcut: 'o',
    may: (row) => typeof row['taskId'] === 'number',
    run: (row) => navigate(pathOf('taskiq', {}, { task_id: String(row['taskId']) })),
  }
  return (
    <Page
      title="Onboarding Tasks"
      crumbs={[{ label: 'Onboarding', href: pathOf('onboarding.index') }]}
      description={screen?.sentence}
      actions={<Link href={pathOf('settings.onboarding-task-categories')}>Templates</Link>}
    >
      {screen && (
        <KeptList of={onboardingTasks} screen={screen} more={{ columns: allColumns, actions: [openTask] }} />
      )}
    </Page>
  )
}

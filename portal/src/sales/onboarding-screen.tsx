import { counted } from '@portal/core/foundation/format'
import type { Answer } from '@portal/core/calls'
import { defineFields } from '@portal/core/foundation/contract/field'
import { pathOf } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import { Button, LinkButton } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { ClipboardList, Plus } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { refresh } from '../foundation/session/query.ts'
import { client as api } from '../foundation/session/session.ts'
import { FormDialog, useForm } from '../platform/parts/form/index.ts'
import { List, whole, type ListColumn } from '../platform/parts/list/index.ts'
import { Page } from '../platform/parts/page/index.ts'
import { useTaskToolNews } from './use-task-tool-news.ts'

type Row = Answer<'onboarding.board'>[number]

const columns: readonly ListColumn<Row>[] = [
  {
    id: 'client',
    label: 'Client',
    value: ({ client }) => client.name,
    cell: ({ client }) => (
      <Link href={`${pathOf('onboarding.tasks')}?search=${encodeURIComponent(client.name)}`}>
        {client.name}
      </Link>
    ),
    sortable: true,
    grow: true,
  },
  {
    id: 'percent',
    label: 'Done',
    kind: 'percent',
    value: ({ percent }) => percent,
    cell: ({ percent }) => `${percent}%`,
    sortable: true,
  },
  { id: 'done', label: 'Tasks Done', value: ({ done, tasks }) => `${done} of ${tasks}`, width: 132 },
  {
    id: 'daysLate',
    label: 'Days Late',
    kind: 'number',
    value: ({ daysLate }) => daysLate,
    cell: ({ daysLate }) =>
      daysLate > 0 ? <Badge tone="danger">{daysLate}</Badge> : <Badge tone="success">On time</Badge>,
    sortable: true,
    width: 116,
  },
  { id: 'nextTask', label: 'Next Task', value: ({ nextTask }) => nextTask ?? 'All done', width: 280 },
  { id: 'nextDueAt', label: 'Due', kind: 'date', value: ({ nextDueAt }) => nextDueAt, sortable: true },
]

const source = whole(
  'onboarding.board',
  {},
  {
    search: ({ client, nextTask }) => `${client.name} ${nextTask ?? ''}`,
  },
)

/** `/onboarding`: clients between their signature and their first day, the latest first. */
export function OnboardingScreen(): ReactElement {
  const [starting, setStarting] = useState(false)
  useTaskToolNews()
  return (
    <Page
      title="Onboarding"
      description="Clients between their signature and their first day of service."
      actions={
        <>
          <LinkButton href={pathOf('onboarding.tasks')} icon={ClipboardList}>
            Onboarding tasks
          </LinkButton>
          <Button icon={Plus} variant="primary" onClick={() => setStarting(true)}>
            Start onboarding
          </Button>
        </>
      }
    >
      <List
        name="onboarding"
        of={source}
        columns={columns}
        label="Onboarding"
        search="Search clients"
        exportAs="onboarding"
        empty={
          <EmptyState icon={ClipboardList} title="Nobody starts">
            Start an onboarding: its tasks come from the templates.
          </EmptyState>
        }
      />
      {starting && <StartDialog onClose={() => setStarting(false)} />}
    </Page>
  )
}

const startFields = defineFields({
  clientId: { label: 'Client', kind: 'record', of: 'clients', required: true },
  startsAt: {
    label: 'First Day of Service',
    kind: 'date',
    required: true,
    hint: 'Tasks are due before and after it, as their templates say.',
  },
})

function StartDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const form = useForm({
    fields: startFields,
    save: (body, { options }) => api.call('onboarding.start', { body, ...options }),
    saved: ({ tasks }) => {
      refresh('onboarding', 'onboardingTasks', 'tasks', 'clientHealth')
      showSuccess(`${counted(tasks, 'task is', 'tasks are')} waiting.`)
      onClose()
    },
  })
  return <FormDialog of={form} title="Start onboarding" saveLabel="Start" onClose={onClose} />
}

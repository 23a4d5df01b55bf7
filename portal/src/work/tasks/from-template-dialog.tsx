import { attemptAt, type Attempt } from '@portal/core/foundation/contract/attempt'
import { ApiError } from '@portal/core/foundation/contract/api-error'
import { addDays, today } from '@portal/core/foundation/format'
import { mostAtOnce, taskMessages } from '@portal/core/work/tasks/constants'
import {
  earliestDueDate,
  fieldValue,
  newTaskDraft,
  withTemplate,
  type FilledField,
} from '@portal/core/work/tasks/draft'
import { Button } from '@portal/ui/button'
import { Combobox, MultiSelect } from '@portal/ui/combobox'
import { DateField } from '@portal/ui/date-picker'
import { Select, type Option } from '@portal/ui/select'
import { Skeleton } from '@portal/ui/skeleton'
import { showError, showSuccess } from '@portal/ui/toast'
import { TemplateFields } from '@portal/widgets/task-form'
import { useMemo, useRef, useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { AskingDialog } from '../../platform/parts/form/index.ts'
import { searchClients } from '../../platform/parts/form/record-options.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import styles from './tasks.module.css'

/** The same task for several people at once, by a template: `POST /tasks/bulk-create`. */
export function FromTemplateDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { data: teams, error, retry } = useCall('tasks.templates')
  const { data: people } = useCall('tasks.people')
  const [templateId, setTemplateId] = useState<number | null>(null)
  const [client, setClient] = useState<Option<number> | null>(null)
  const [assignees, setAssignees] = useState<readonly Option<number>[]>([])
  const [dueDate, setDueDate] = useState(earliestDueDate)
  const [given, setGiven] = useState<readonly FilledField[] | null>(null)
  const [saving, setSaving] = useState(false)
  const attempt = useRef<Attempt<string> | null>(null)
  const fields = useCall('tasks.templateFields', templateId === null ? null : { params: { id: templateId } })
  const template = teams?.flatMap(({ templates }) => templates).find(({ id }) => id === templateId)
  const filled = given ?? (fields.data ?? []).map((field): FilledField => ({ ...field, value: '' }))
  const valid =
    template?.type_id != null &&
    fields.data !== undefined &&
    assignees.length > 0 &&
    dueDate >= earliestDueDate() &&
    filled.every((field) => fieldValue(field, field.value) === null)
  const offered = useMemo(
    () =>
      (teams ?? []).flatMap((team) =>
        team.templates
          .filter((one) => one.type_id !== null)
          .map((one) => ({ value: one.id, label: one.name, description: team.name })),
      ),
    [teams],
  )
  const choose = (id: number): void => {
    setTemplateId(id)
    setGiven(null)
    const days = teams?.flatMap(({ templates }) => templates).find((one) => one.id === id)?.due_after_days
    setDueDate(addDays(today(), Math.max(1, days ?? 1)))
  }
  const create = async (): Promise<void> => {
    if (!valid || !template || template.type_id === null) return
    const { title, description, priority } = withTemplate(newTaskDraft(), template, [])
    const task = {
      title,
      description,
      priority,
      teamId: template.team_id,
      typeId: template.type_id,
      workflowId: template.id,
      dueDate,
      additionalFields: filled
        .filter(({ value }) => value.trim() !== '')
        .map(({ id, value }) => ({ id, value: value.trim() })),
    }
    const body = {
      clientId: client?.value ?? null,
      tasks: assignees.map(({ value }) => ({ ...task, assignee: value })),
    }
    const content = JSON.stringify(body)
    attempt.current = attemptAt(attempt.current, content)
    setSaving(true)
    try {
      const { ids } = await api.call('tasks.bulkCreate', { body, idempotencyKey: attempt.current.key })
      showSuccess(
        ids.length === 1 ? taskMessages.created : `${ids.length} tasks are successfully created in TaskIQ.`,
      )
      refresh('tasks', 'onboarding', 'onboardingTasks')
      onClose()
    } catch (failure) {
      const refused = failure instanceof ApiError && failure.status === 422 ? ` ${failure.message}` : ''
      showError(`${taskMessages.notCreated}${refused}`)
    }
    setSaving(false)
  }
  return (
    <AskingDialog
      typed={() => templateId !== null || client !== null || assignees.length > 0}
      title="Tasks from a Template"
      width={640}
      persistent
      escapeCloses
      onClose={onClose}
      staysOpen={saving}
      actions={
        <Button variant="primary" loading={saving} disabled={!valid} onClick={() => void create()}>
          {assignees.length > 1 ? `Create ${assignees.length} tasks` : 'Create task'}
        </Button>
      }
    >
      {error ? (
        <ErrorState title={taskMessages.unreachable} message="Please try again." onRetry={retry} />
      ) : !teams || !people ? (
        <Skeleton height={200} />
      ) : (
        <div className={styles.form}>
          <Select label="Template" required options={offered} value={templateId} onChange={choose} />
          <Combobox
            label="Client"
            placeholder="Select a client..."
            value={client}
            onChange={setClient}
            search={searchClients}
          />
          <MultiSelect
            label="Assignees"
            required
            hint="Each of them gets a task."
            placeholder="Select people..."
            most={mostAtOnce}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            value={assignees}
            onChange={setAssignees}
          />
          <DateField
            label="Due Date"
            required
            min={earliestDueDate()}
            value={dueDate}
            onChange={setDueDate}
          />
          <TemplateFields key={templateId} fields={filled} onChange={setGiven} />
        </div>
      )}
    </AskingDialog>
  )
}

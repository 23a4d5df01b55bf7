import { attemptAt, type Attempt } from '@portal/core/foundation/contract/attempt'
import { checkTask, newTaskDraft, type TaskDraft, type TaskErrors } from '@portal/core/work/tasks/draft'
import { longestTitle } from '@portal/core/work/tasks/constants'
import { isDay } from '@portal/core/foundation/format'
import { isValid } from '@portal/core/foundation/rules'
import { ApiError } from '@portal/core/foundation/contract/api-error'
import { Button } from '@portal/ui/button'
import { Combobox } from '@portal/ui/combobox'
import type { Option } from '@portal/ui/select'
import { createTask, TaskForm } from '@portal/widgets/task-form'
import { useMemo, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { AskingDialog } from '../../platform/parts/form/index.ts'
import { searchClients } from '../../platform/parts/form/record-options.ts'
import { useQuery } from '../../foundation/address/address.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import styles from './tasks.module.css'

/** What a link to a new task has filled in, the assistant's for example; the person saves it. */
const draftIn = (query: URLSearchParams): TaskDraft => {
  const draft = newTaskDraft()
  const due = query.get('due') ?? ''
  const title = (query.get('title') ?? '').slice(0, longestTitle)
  return {
    ...draft,
    ...(title === '' ? {} : { title }),
    ...(isDay(due) ? { dueDate: due } : {}),
    assignee: optionIn(query, 'assignee'),
  }
}

/** Somebody or something that a link names by its id, and by what it is called. */
function optionIn(query: URLSearchParams, name: 'client' | 'assignee'): Option<number> | null {
  const value = Number(query.get(name))
  const label = query.get(`${name}Name`) ?? ''
  return Number.isInteger(value) && value > 0 && label !== '' ? { value, label } : null
}

/** A new task, with the client that it is about. */
export function NewTaskDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const query = useQuery()
  const [client, setClient] = useState(() => optionIn(query, 'client'))
  const [draft, setDraft] = useState(() => draftIn(query))
  const [refused, setRefused] = useState<TaskErrors>({})
  const [touched, setTouched] = useState(false)
  const [saving, setSaving] = useState(false)
  const attempt = useRef<Attempt<TaskDraft> | null>(null)
  const errors = useMemo(() => checkTask(draft), [draft])
  const valid = isValid(errors)
  const change = (next: TaskDraft): void => {
    // The form itself puts in the team of the usual type.
    if (draft.teamId !== null || next.title !== draft.title) setTouched(true)
    setDraft(next)
    setRefused({})
  }
  const save = async (): Promise<void> => {
    if (!valid || saving) return
    setSaving(true)
    attempt.current = attemptAt(attempt.current, draft)
    try {
      await createTask(api, draft, { clientId: client?.value ?? null, idempotencyKey: attempt.current.key })
      refresh('tasks', 'onboarding', 'onboardingTasks')
      onClose()
    } catch (error) {
      if (error instanceof ApiError) setRefused(error.fields)
    }
    setSaving(false)
  }
  const saveByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void save()
  }
  return (
    <AskingDialog
      typed={() => touched || client !== null}
      question="Close without creating the task?"
      title="New Task"
      width={760}
      persistent
      escapeCloses
      onClose={onClose}
      staysOpen={saving}
      actions={
        <Button variant="primary" loading={saving} disabled={!valid} onClick={() => void save()}>
          Create task
        </Button>
      }
    >
      <div className={styles.form} onKeyDownCapture={saveByKey}>
        <Combobox
          label="Client"
          placeholder="Select a client..."
          value={client}
          onChange={setClient}
          search={searchClients}
        />
        <TaskForm client={api} value={draft} onChange={change} errors={{ ...errors, ...refused }} />
      </div>
    </AskingDialog>
  )
}

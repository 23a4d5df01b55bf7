import type { Client } from '@portal/core/client'
import { taskMessages } from '@portal/core/work/tasks/constants'
import { withTemplate, type TaskDraft } from '@portal/core/work/tasks/draft'
import { showError } from '@portal/ui/toast'
import { useEffect, useRef, useState } from 'react'
import type { TaskChoices } from './use-task-choices.ts'

/** Choosing a template: its fields come from the task tool, then the draft takes over what it says. */
export function useTemplate(
  client: Client,
  choices: TaskChoices,
  value: TaskDraft,
  onChange: (draft: TaskDraft) => void,
): { readonly loading: boolean; choose(id: number | null): void } {
  const [loading, setLoading] = useState(false)
  const latest = useRef(value)
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    latest.current = value
  })
  const choose = (id: number | null): void => {
    wanted.current = id
    const template = choices.templates.flatMap(({ templates }) => templates).find((one) => one.id === id)
    if (!template) {
      onChange({ ...value, workflowId: null, additionalFields: [] })
      return
    }
    setLoading(true)
    client
      .call('tasks.templateFields', { params: { id: template.id } })
      .then((fields) => {
        // Another team, or another template, may have been chosen meanwhile.
        if (wanted.current === id && latest.current.teamId === template.team_id)
          onChange(withTemplate(latest.current, template, fields))
      })
      .catch(() => showError(taskMessages.unreachable))
      .finally(() => setLoading(false))
  }
  return { loading, choose }
}

import { pathOf } from '@portal/core/foundation/routes'
import { personIn, type Answers } from '@portal/core/sites/forms/definition'
import { longestTitle } from '@portal/core/work/tasks/constants'
import { notify } from '../../platform/notifications/notify.ts'
import type { Answering } from './answering.ts'
import type { FormRow } from './form-rows.ts'

/** What an answer is called where it becomes something: its form, and who gave it as far as they say. */
export function titleOfAnswer(form: Pick<FormRow, 'name' | 'definition'>, answers: Answers): string {
  const { name, email } = personIn(form.definition, answers)
  return [form.name, name || email].filter(Boolean).join(': ').slice(0, longestTitle)
}

/** Tells somebody of an answer that could not become what its form says. */
export async function tellItWaits(
  { db, tenantId, services, afterCommit }: Answering,
  userId: number | null,
  form: Pick<FormRow, 'id'>,
  news: string,
): Promise<void> {
  if (userId === null) return
  const path = pathOf('tools.forms.edit', { id: form.id })
  afterCommit(await notify({ db, tenantId, services }, [userId], { text: news, path }))
}

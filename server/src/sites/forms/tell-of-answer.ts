import { pathOf } from '@portal/core/foundation/routes'
import { personIn } from '@portal/core/sites/forms/becoming'
import type { Answers } from '@portal/core/sites/forms/definition'
import { mappedWords } from '@portal/core/sites/forms/mapped'
import { longestTitle } from '@portal/core/work/tasks/constants'
import { notify } from '../../platform/notifications/notify.ts'
import type { Answering } from './answering.ts'
import type { FormRow } from './form-rows.ts'

/** What an answer is called where it becomes something: its form, and what the form names for it or who gave it. */
export function titleOfAnswer(
  form: Pick<FormRow, 'name' | 'definition' | 'mapped'>,
  answers: Answers,
): string {
  const title = mappedWords(form.definition, answers, form.mapped, 'title') ?? ''
  const { name, email } = personIn(form.definition, answers, form.mapped)
  return [form.name, title || name || email].filter(Boolean).join(': ').slice(0, longestTitle)
}

/** Tells somebody of an answer that could not become what its form says. */
export async function tellItWaits(
  { db, tenantId, services }: Answering,
  userId: number | null,
  form: Pick<FormRow, 'id'>,
  news: string,
): Promise<void> {
  if (userId === null) return
  const path = pathOf('tools.forms.edit', { id: form.id }, { tab: 'answers' })
  await notify({ db, tenantId, services }, [userId], { text: news, path })
}

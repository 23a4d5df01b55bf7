import { today } from '@portal/core/foundation/format'
import { htmlOfLines } from '@portal/core/foundation/rules/html'
import type { Answers } from '@portal/core/sites/forms/definition'
import { filledValues } from '@portal/core/sites/forms/interaction'
import { Refusal } from '../../foundation/http/refusal.ts'
import { logInteraction } from '../../work/interactions/save-interaction.ts'
import { nothing, type Answering, type Became } from './answering.ts'
import type { FormRow } from './form-rows.ts'
import { tellItWaits, titleOfAnswer } from './tell-of-answer.ts'

/**
 * An interaction of today with the client, in the name of whoever the form says; its questions fill the custom fields
 * that the form names. It is the agency's own until somebody makes it public. Where it cannot be one any more (its
 * type was retired, an option is gone), the answer is kept and whoever would have logged it is told.
 */
export async function becomeInteraction(
  answering: Answering,
  form: FormRow,
  clientId: number,
  answers: Answers,
  text: string,
): Promise<Became> {
  const { db, tenantId, services } = answering
  const waits = async (userId: number | null): Promise<Became> => {
    const news = `${titleOfAnswer(form, answers)} waits: no interaction could be made of this answer.`
    await tellItWaits(answering, userId, form, news)
    return nothing
  }
  const byId = form.interaction_by_id
  const person = byId === null ? null : await services.actors.byId(tenantId, byId, db)
  if (person === null || form.interaction_type_id === null) return waits(form.created_by)
  try {
    const id = await logInteraction(
      { db, tenantId, person, clientId },
      {
        interactionTypeId: form.interaction_type_id,
        publishedAt: today(),
        body: htmlOfLines(`${form.name}\n${text}`),
        isPublic: false,
        interactionAdditionalFields: filledValues(form.definition, answers, form.interaction_values),
      },
    )
    return { what: 'Interaction', id }
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === 'invalid') return waits(person.id)
    throw error
  }
}

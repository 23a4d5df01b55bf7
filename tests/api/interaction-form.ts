import type { Answer as Body } from '@portal/core/calls'
import { agencyDay } from '../support/agency-day.ts'

export type Interaction = Body<'interactions.create'>
export type InteractionType = Body<'interactionTypes.create'>
export type CustomField = Body<'interactionCustomFields.create'>

/** Fields that every rule accepts: a text message, whose only custom field may stay empty. */
export const goodInteraction = (clientId: number): Readonly<Record<string, string>> => ({
  clientId: String(clientId),
  interactionTypeId: '7',
  publishedAt: agencyDay(),
  body: '<p>Texted that the specials are live.</p>',
})

/** Values of custom fields as a form sends them. */
export const valuesOf = (values: Readonly<Record<number, unknown>>): string =>
  JSON.stringify(Object.entries(values).map(([id, data]) => ({ interactionCustomFieldId: Number(id), data })))

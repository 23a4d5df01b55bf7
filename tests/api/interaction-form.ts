import type { Answer as Body } from '@portal/core/calls'

export type Interaction = Body<'interactions.create'>
export type InteractionType = Body<'interactionTypes.create'>
export type CustomField = Body<'interactionCustomFields.create'>

/** The day of the agency's clock, so many days from today. */
export const dayFromToday = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(
    new Date(Date.now() + days * 24 * 60 * 60 * 1000),
  )

/** Fields that every rule accepts: a text message, whose only custom field may stay empty. */
export const goodInteraction = (clientId: number): Readonly<Record<string, string>> => ({
  clientId: String(clientId),
  interactionTypeId: '7',
  publishedAt: dayFromToday(0),
  body: '<p>Texted that the specials are live.</p>',
})

/** Values of custom fields as a form sends them. */
export const valuesOf = (values: Readonly<Record<number, unknown>>): string =>
  JSON.stringify(Object.entries(values).map(([id, data]) => ({ interactionCustomFieldId: Number(id), data })))

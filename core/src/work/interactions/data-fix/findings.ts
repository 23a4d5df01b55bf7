import { addDays, daysBetween, formatDay } from '../../../foundation/format/dates.ts'
import { customDataProblem, isEmptyData, type CustomData, type CustomField } from '../custom-fields.ts'
import type { Named } from './names-in.ts'

/** What of an interaction can look wrong. */
export const findingAbouts = ['Client', 'Type', 'Day', 'Fields', 'Text'] as const
export type FindingAbout = (typeof findingAbouts)[number]

/** Something that looks wrong with an interaction. */
export interface Finding {
  /** The same for the same thing, however its sentence reads: what was left as it is once is not found again. */
  readonly key: string
  readonly about: FindingAbout
  readonly sentence: string
  /** The client that it may belong to. */
  readonly client?: Named
}

/** What is looked at. Days are the agency's. */
export interface InteractionFacts {
  readonly client: Named & { readonly canceledAt: string | null }
  /** Clients that may stand in its text: its own, and the related stores. */
  readonly related: readonly number[]
  readonly type: { readonly name: string; readonly active: boolean }
  readonly publishedAt: string
  /** The day on which it was logged. */
  readonly loggedOn: string
  /** Without tags. */
  readonly text: string
  readonly files: number
  /** What its type asks for. */
  readonly fields: readonly CustomField[]
  readonly values: ReadonlyMap<number, CustomData>
  /** Another one of the same person, client, type and day says the same, and was logged before it. */
  readonly again: boolean
}

/** Days after which what is logged was probably given a wrong day. */
const longBeforeDays = 45

/** Minutes that a conversation hardly takes: the longest day at a store. */
const longestMinutes = 600

/** Letters that a text has at least when it says something. */
const fewestLetters = 12

/**
 * What looks wrong with an interaction: its client, type, day, fields and text.
 *
 * @param namedIn the clients that a text names
 */
export const findingsOf = (
  facts: InteractionFacts,
  namedIn: (text: string) => readonly Named[],
): readonly Finding[] => [
  ...ofClient(facts, namedIn),
  ...ofType(facts),
  ...ofDay(facts),
  ...facts.fields.flatMap((field) => ofField(field, facts)),
  ...ofText(facts),
]

function ofClient(
  { client, related, text, publishedAt }: InteractionFacts,
  namedIn: (text: string) => readonly Named[],
): readonly Finding[] {
  const named = namedIn(text)
  const isOwn = ({ id }: Named): boolean => id === client.id
  const others = named.some(isOwn) ? [] : named.filter(({ id }) => !related.includes(id))
  const [other] = others
  return [
    // A text that names several others compares them; one that names a single other was logged with the wrong one.
    ...(other && others.length === 1
      ? [
          {
            key: `client:${other.id}`,
            about: 'Client' as const,
            sentence: `Its text names ${other.name}, and not ${client.name}.`,
            client: other,
          },
        ]
      : []),
    ...(client.canceledAt !== null && client.canceledAt <= publishedAt
      ? [
          {
            key: 'left',
            about: 'Client' as const,
            sentence: `${client.name} left on ${formatDay(client.canceledAt)}, before this day.`,
          },
        ]
      : []),
  ]
}

const ofType = ({ type }: InteractionFacts): readonly Finding[] =>
  type.active
    ? []
    : [{ key: 'retired', about: 'Type', sentence: `The type ${type.name} is no longer in use.` }]

function ofDay({ publishedAt, loggedOn }: InteractionFacts): readonly Finding[] {
  if (publishedAt > loggedOn)
    return [
      {
        key: 'ahead',
        about: 'Day',
        sentence: `It was logged on ${formatDay(loggedOn)}, before its day.`,
      },
    ]
  return publishedAt < addDays(loggedOn, -longBeforeDays)
    ? [
        {
          key: 'long-before',
          about: 'Day',
          sentence: `It was logged ${daysBetween(publishedAt, loggedOn)} days after its day.`,
        },
      ]
    : []
}

function ofField(field: CustomField, { values }: InteractionFacts): readonly Finding[] {
  const data = values.get(field.id) ?? null
  const key = `field:${field.id}`
  const found = (sentence: string): readonly Finding[] => [{ key, about: 'Fields', sentence }]
  if (isEmptyData(data)) return field.isRequired ? found(`${field.name} is missing.`) : []
  const problem = customDataProblem(field, data)
  // What was offered when it was logged and was renamed since is told by its value.
  if (problem !== null)
    return found(
      field.type === 'options'
        ? `${field.name} is ${String(data)}, which is not offered any more.`
        : `${field.name}: ${problem.replace(/\.?$/, '.')}`,
    )
  return field.type === 'duration' && typeof data === 'string' ? ofDuration(field.name, data, found) : []
}

function ofDuration(
  name: string,
  data: string,
  found: (sentence: string) => readonly Finding[],
): readonly Finding[] {
  const [hours = 0, minutes = 0] = data.split(':').map(Number)
  const length = hours * 60 + minutes
  if (length === 0) return found(`${name} is 00:00.`)
  return length > longestMinutes ? found(`${name} is ${data}, longer than a day at a store.`) : []
}

function ofText({ text, files, again }: InteractionFacts): readonly Finding[] {
  if (again)
    return [
      {
        key: 'again',
        about: 'Text',
        sentence: 'The same person logged the same text with this client on this day before.',
      },
    ]
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '').length
  return letters < fewestLetters && files === 0
    ? [{ key: 'short', about: 'Text', sentence: 'Its text says next to nothing.' }]
    : []
}

import { newTaskDraft } from '@portal/core/tasks/draft'
import { emptyForm, type InteractionForm } from './form.ts'
import type { Option } from '@portal/ui/select'

/** A draft as text, without its files, which a browser cannot keep, and without its task. */
export const writeDraft = (form: InteractionForm): string =>
  JSON.stringify({ ...form, files: [], fieldFiles: {}, kept: [], task: null })

/** The draft in a text; null for what is old, foreign or broken. */
export function readDraft(text: string | null): InteractionForm | null {
  const given = parsed(text)
  if (given === null) return null
  const { client, typeId, publishedAt, stores, onBehalfOf, body, isPublic, values, people } = given
  const { wantsGoal, goal } = given
  const empty = emptyForm(isOption(client) ? client : null)
  return {
    ...empty,
    typeId: typeof typeId === 'number' ? typeId : null,
    publishedAt: typeof publishedAt === 'string' ? publishedAt : empty.publishedAt,
    stores: options(stores),
    onBehalfOf: isOption(onBehalfOf) ? onBehalfOf : null,
    body: typeof body === 'string' ? body : '',
    isPublic: isPublic !== false,
    values: Object.fromEntries(
      entries(values).filter(
        (entry): entry is [string, string | boolean] =>
          typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
      ),
    ),
    people: Object.fromEntries(entries(people).map(([id, chosen]) => [id, options(chosen)])),
    ...(typeof body === 'string' ? { task: newTaskDraft(body) } : {}),
    wantsGoal: wantsGoal === true,
    goal: typeof goal === 'string' ? goal : '',
  }
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? Object.fromEntries(entries(value)) : null
  } catch {
    return null
  }
}

const entries = (value: unknown): readonly [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const isOption = (value: unknown): value is Option<number> =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'number' &&
  'label' in value &&
  typeof value.label === 'string'

const options = (value: unknown): readonly Option<number>[] =>
  Array.isArray(value) ? value.filter(isOption) : []

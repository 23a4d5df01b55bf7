import { longestKept } from '@portal/core/work/activities/drafts/autosave'
import type { Option } from '@portal/ui/select'
import { emptyForm, type InteractionForm, type KeptFile } from './form.ts'
import { isOption } from './kept-option.ts'
import { taskIn } from './kept-task.ts'

/** A draft as text, without the files that were chosen for it: those are kept beside it. */
export const writeDraft = (form: InteractionForm): string =>
  JSON.stringify({ ...form, files: [], fieldFiles: {}, at: Date.now() })

/** The draft in a text; null for what is old, foreign or broken. */
export function readDraft(text: string | null): InteractionForm | null {
  const given = parsed(text)
  if (given === null) return null
  const { client, typeId, publishedAt, stores, onBehalfOf, body, isPublic, values, people } = given
  const { wantsGoal, goal, wantsTask, task, kept, version, at } = given
  if (typeof at === 'number' && at < Date.now() - longestKept) return null
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
    kept: list(kept).filter(isKeptFile),
    wantsTask: wantsTask === true,
    task: taskIn(task, typeof body === 'string' ? body : ''),
    version: typeof version === 'number' ? version : null,
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

const options = (value: unknown): readonly Option<number>[] => list(value).filter(isOption)

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isKeptFile = (value: unknown): value is KeptFile => {
  const { id, name, address, size, label, fieldId } = Object.fromEntries(entries(value))
  return (
    typeof id === 'number' &&
    typeof size === 'number' &&
    [name, address, label].every((text) => typeof text === 'string') &&
    // A link of ours, as the server gave it.
    String(address).startsWith('/') &&
    (fieldId === null || typeof fieldId === 'number')
  )
}

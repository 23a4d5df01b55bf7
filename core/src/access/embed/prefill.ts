import { isOpenWidget } from './names.ts'
import type { ElementName, WidgetName } from './widgets.ts'

/** What a page may give a form to begin with, by widget: the names of the values and what each is. */
export const prefillFields = {
  'ai-chat': { text: 'string' },
  'activity-logger': {
    clientId: 'number',
    typeId: 'number',
    categoryId: 'number',
    date: 'string',
    text: 'string',
    isExternal: 'boolean',
  },
  'budget-changes': {},
  'interaction-logger': {
    clientId: 'number',
    typeId: 'number',
    date: 'string',
    text: 'string',
    isPublic: 'boolean',
  },
  'support-request': { issueType: 'string', title: 'string', text: 'string' },
} as const satisfies Readonly<Record<WidgetName, Readonly<Record<string, 'number' | 'string' | 'boolean'>>>>

/** Values for a form to begin with, checked by `prefillFields`. */
export interface Prefill {
  readonly clientId?: number
  readonly typeId?: number
  readonly categoryId?: number
  /** `YYYY-MM-DD`. */
  readonly date?: string
  /** Plain text: each line a paragraph. */
  readonly text?: string
  readonly title?: string
  readonly issueType?: string
  readonly isExternal?: boolean
  readonly isPublic?: boolean
}

/**
 * Why values cannot be what a widget's form begins with, as a sentence for the
 * developer of the page; null where they can.
 */
export function prefillProblem(name: ElementName, values: object): string | null {
  // Which questions a form has is known when it is opened: what it does not ask is left out.
  if (isOpenWidget(name)) return null
  const fields: Readonly<Record<string, string>> = prefillFields[name]
  for (const [field, value] of Object.entries(values)) {
    const type = Object.hasOwn(fields, field) ? fields[field] : undefined
    if (type === undefined)
      return `<agency-${name}> has no “${field}” to fill in. It takes: ${Object.keys(fields).join(', ') || 'nothing'}.`
    if (typeof value !== type) return `“${field}” of <agency-${name}> is a ${type}.`
  }
  return null
}

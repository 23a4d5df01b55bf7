import type { ColumnLayout } from '@portal/ui/data-table'
import { session } from '../../../foundation/session/session.ts'

/** Columns that a person chose for a list, kept in this browser for this person. */
const keyOf = (list: string): string => `portal:columns:${session.$user.get()?.id ?? 0}:${list}`

const texts = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined

/** What was kept; nothing where there is nothing or it cannot be read. */
export function rememberedLayout(list: string): ColumnLayout {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    const { order, hidden, widths } = value as Readonly<Record<string, unknown>>
    const sizes = Object.entries(typeof widths === 'object' && widths !== null ? widths : {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    )
    return {
      order: texts(order),
      hidden: texts(hidden),
      ...(sizes.length > 0 ? { widths: Object.fromEntries(sizes) } : {}),
    }
  } catch {
    return {}
  }
}

/** Keeps it; a full or forbidden storage costs the next visit its columns, nothing else. */
export function rememberLayout(list: string, layout: ColumnLayout): void {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(layout))
  } catch {
    // Nothing to do about it here.
  }
}

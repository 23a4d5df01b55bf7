import { parseDay } from '@portal/core/foundation/format/dates'
import { parseTime } from './time.ts'

/** Fields of days and times, known by what they show while they are empty, and what reads their text. */
const readers: readonly (readonly [placeholder: string, read: (text: string) => string | null])[] = [
  ['MM/DD/YYYY', parseDay],
  ['h:mm AM', parseTime],
]

/**
 * Whether a day or a time within an element was begun and is none yet, or is not allowed: its field has told nobody
 * of it, so that a form knows nothing of what would be lost.
 */
export const isHalfTyped = (within: Element): boolean =>
  readers.some(([placeholder, read]) =>
    [...within.querySelectorAll<HTMLInputElement>(`input[placeholder="${placeholder}"]`)].some(
      ({ value, ariaInvalid }) => value.trim() !== '' && (ariaInvalid === 'true' || read(value) === null),
    ),
  )

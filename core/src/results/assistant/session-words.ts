import { agencyTimeZone } from '../../foundation/format/time-zone.ts'
import { previewLength, titleLength } from './constants.ts'

/** What the list of previous chats needs to know of a session. */
export interface SessionFacts {
  readonly title: string | null
  readonly lastTitle: string | null
  readonly firstMessageAt: string | null
  readonly lastMessageAt: string | null
  readonly messageCount: number
  readonly messages: readonly { readonly message: { readonly content: string } }[]
}

/** A text in one line, cut with an ellipsis. */
export const shortened = (text: string, most: number): string => {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most).join('').trimEnd()}…`
}

/** The whole title: its own, else one by its day, else a fixed one. */
export function titleOf({ title, lastTitle, firstMessageAt, messageCount }: SessionFacts): string {
  const own = title?.trim() || lastTitle?.trim()
  if (own) return own
  if (messageCount === 0) return 'New Chat'
  const day = dayOf(firstMessageAt)
  return day === null ? 'Chat Session' : `Chat ${day}`
}

/** The title as the list shows it. */
export const shownTitle = (session: SessionFacts): string => shortened(titleOf(session), titleLength)

/** A line of what was said, else how much, else what a click does. */
export function previewOf({ messages, messageCount }: SessionFacts): string {
  const said = plain(messages.at(-1)?.message.content ?? '')
  if (said !== '') return shortened(said, previewLength)
  return messageCount > 0 ? `${messageCount} message(s)` : 'Click to view conversation'
}

/** `March 05, 2025 at 14:30`, else Recent. */
export function sessionDate({ lastMessageAt }: SessionFacts): string {
  const at = partsOf(lastMessageAt, { month: 'long', hour: '2-digit', minute: '2-digit' })
  return at ? `${at.month} ${at.day}, ${at.year} at ${at.hour}:${at.minute}` : 'Recent'
}

const dayOf = (text: string | null): string | null => {
  const at = partsOf(text, { month: '2-digit' })
  return at && `${at.month}/${at.day}/${at.year}`
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>

/** The parts of an instant on the agency's clock, by the browser's own means: the list of chats alone does not fetch the rest of the calendar. */
function partsOf(text: string | null, options: Intl.DateTimeFormatOptions): Parts | null {
  const at = new Date(text ?? '')
  if (Number.isNaN(at.getTime())) return null
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: agencyTimeZone,
    day: '2-digit',
    year: 'numeric',
    hourCycle: 'h23',
    ...options,
  })
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
}

/** Markdown without its signs, enough for one line. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll(/^\s*\|?[\s|:-]+\|?\s*$/gm, ' ')
    .replaceAll(/[*_`#>|]+/g, ' ')
    .trim()

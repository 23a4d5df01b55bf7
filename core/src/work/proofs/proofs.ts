import { addDays } from '../../foundation/format/dates.ts'

/** How far a proof has come. */
export const proofStates = ['Waiting', 'Approved', 'Changes Asked'] as const
export type ProofState = (typeof proofStates)[number]

/** A place on a creative: ten-thousandths of its width and height, so that it stays whatever the zoom. */
export const wholeSide = 10_000

/** What a creative may be: 100 MB, and kinds that a browser shows. */
export const proofFileLimits = {
  each: 100 * 1024 * 1024,
  count: 1,
  as: 'file',
} as const

/** How a creative is shown; an archive is unpacked when it arrives, into one HTML file. */
export type ProofKind = 'picture' | 'video' | 'pdf' | 'html' | 'archive' | 'other'

/** Pictures that every browser shows; SVG could run something, the others need a program of their own. */
const shownPictures: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** How a file is shown, by what it is. */
export function kindOfProof({
  mediaType,
  name,
}: {
  readonly mediaType: string
  readonly name: string
}): ProofKind {
  if (shownPictures.includes(mediaType)) return 'picture'
  if (mediaType.startsWith('image/')) return 'other'
  if (mediaType.startsWith('video/')) return 'video'
  if (mediaType === 'application/pdf') return 'pdf'
  if (/\.html?$/i.test(name) && (mediaType.startsWith('text/') || mediaType === 'application/octet-stream'))
    return 'html'
  if (mediaType === 'application/zip') return 'archive'
  return 'other'
}

/** Longest HTML5 creative that is shown; ad servers take a fraction of it. */
export const longestCreative = 5 * 1024 * 1024

/** Days for which the address of a proof works unless somebody says otherwise, and at most. */
const sharedFor = { usual: 90, most: 366 } as const
/** Days that it goes on after the answer is due. */
const afterDue = 14

/** The last day of an address that is given out on a day: long enough for the answer that is asked for. */
export function sharedUntilOf(today: string, dueAt: string | null): string {
  const usual = addDays(today, sharedFor.usual)
  const due = dueAt === null ? usual : addDays(dueAt, afterDue)
  const last = addDays(today, sharedFor.most)
  const longer = due > usual ? due : usual
  return longer < last ? longer : last
}

/** What is wrong with the last day of an address; null for a good one. */
export const sharedUntilProblem = (day: string, today: string): string | null => {
  if (day < today) return 'The address must work today at least.'
  return day > addDays(today, sharedFor.most) ? 'At most a year from today.' : null
}

/** Whether the address of a proof opens it on a day. */
export const isOpenToGuests = (
  { shared, sharedUntil }: { readonly shared: boolean; readonly sharedUntil: string | null },
  today: string,
): boolean => shared && (sharedUntil === null || sharedUntil >= today)

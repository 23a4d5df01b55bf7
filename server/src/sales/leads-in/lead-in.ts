/** A lead of a dealership as it was understood, whatever it came as. */
export interface LeadIn {
  /** What its source calls it; null where that says nothing. */
  readonly externalId: string | null
  readonly source: string
  /** The agency's day on which it was asked; null where it does not say. */
  readonly receivedAt: string | null
  readonly name: string
  readonly email: string
  /** As people write them, joined by commas. */
  readonly phone: string
  /** Where the person lives, on one line. */
  readonly address: string
  /** The vehicle that is wanted: `2023 Subaru Outback Premium`. */
  readonly vehicle: string
  readonly comments: string
  /** Sentences about what was not as it should be and how it was read. */
  readonly guessed: readonly string[]
  /** The page view from which it was sent, where its form carries what the collector wrote there. */
  readonly pageRef?: string
}

/** Most characters of a short text of a lead; more is cut. */
const longestLine = 255
const longestText = 20_000

const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

/** One line without control characters, blanks folded. */
export const lineOf = (raw: string | undefined): string =>
  (raw ?? '').replaceAll(control, '').replaceAll(/\s+/g, ' ').trim().slice(0, longestLine)

/** A longer text, without the markup that forms put around it. */
export const textOf = (raw: string | undefined): string =>
  (raw ?? '')
    .replaceAll(control, '')
    .replaceAll(/<br\s*\/?>|<\/p>/gi, '\n')
    .replaceAll(/<[^<>]{0,500}>/g, '')
    .trim()
    .slice(0, longestText)

/** An address as it is compared: in small letters, on one line, without spaces. */
export const emailOf = (raw: string | undefined): string => lineOf(raw).replaceAll(' ', '').toLowerCase()

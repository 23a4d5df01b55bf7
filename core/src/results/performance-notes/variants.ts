import type { MoneyShown } from '../metrics/figures.ts'

/** For whom a note is written, in the order of the dialog. */
export const noteVariants = ['technical', 'manager', 'client'] as const
export type NoteVariant = (typeof noteVariants)[number]

/** What a variant is called on screens and above its part of an activity. */
export const variantLabel: Readonly<Record<NoteVariant, string>> = {
  technical: 'Technical',
  manager: 'Manager',
  client: 'Client',
}

/** The HTML of a channel's note, by variant. */
export type NoteHtml = Readonly<Record<NoteVariant, string>>

/** The variants that a person gets. */
export type ShownNote = Partial<NoteHtml> & Pick<NoteHtml, 'client'>

/** What somebody gets of a note: who sees Investment instead of spend, the client's variant alone. */
export const noteFor = ({ technical, manager, client }: NoteHtml, money: MoneyShown): ShownNote =>
  money === 'spend' ? { technical, manager, client } : { client }

/** Who wrote a note: the portal itself, or the model that is configured. */
export const noteWriters = ['portal', 'model'] as const
export type NoteWriterName = (typeof noteWriters)[number]

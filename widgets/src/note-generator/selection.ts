import { noteChannels, type NoteChannel } from '@portal/core/results/performance-notes/channels'
import {
  noteVariants,
  variantLabel,
  type ShownNote,
  type NoteVariant,
} from '@portal/core/results/performance-notes/variants'

/** The variants that are ticked, by channel. */
export type Selection = ReadonlyMap<NoteChannel, ReadonlySet<NoteVariant>>

/** Ticks a variant of one channel, or takes its tick away. */
export function toggled(selection: Selection, channel: NoteChannel, variant: NoteVariant): Selection {
  const own = new Set(selection.get(channel))
  if (!own.delete(variant)) own.add(variant)
  return new Map([...selection, [channel, own]])
}

/** Channels with a tick, in their order. */
export const tickedChannels = (selection: Selection): readonly NoteChannel[] =>
  noteChannels.filter((channel) => (selection.get(channel)?.size ?? 0) > 0)

/** The ticked variants of a channel, in their order. */
export const tickedVariants = (selection: Selection, channel: NoteChannel): readonly NoteVariant[] =>
  noteVariants.filter((variant) => selection.get(channel)?.has(variant))

/** The body of a channel's activity: its ticked variants, each under its name where there are several. */
export function bodyOf(html: ShownNote, variants: readonly NoteVariant[]): string {
  return variants
    .map((variant) =>
      variants.length > 1
        ? `<p><strong>${variantLabel[variant]}</strong></p>${html[variant] ?? ''}`
        : (html[variant] ?? ''),
    )
    .join('')
}

/** What the usage record keeps of the ticks: `search: technical`. */
export const usedReports = (selection: Selection, channels: readonly NoteChannel[]): readonly string[] =>
  noteChannels
    .filter((channel) => channels.includes(channel))
    .flatMap((channel) => tickedVariants(selection, channel).map((variant) => `${channel}: ${variant}`))

import { activityTypeId } from '../../work/activities/constants.ts'
import type { Channel } from '../../money/services/channels.ts'

/** Channels as the calls of performance notes name them. */
export const noteChannels = ['search', 'social', 'display and video', 'ctv'] as const
export type NoteChannel = (typeof noteChannels)[number]

/** What belongs to a channel of notes. */
export interface NoteChannelFacts {
  /** What it is called on screens. */
  readonly label: string
  /** Where its figures are kept. */
  readonly metrics: readonly Channel[]
  /** The activity that a note of it becomes. */
  readonly typeId: number
  readonly categoryId: number
}

/** The one table of channels: figures, activity type and category of each. */
export const noteChannel: Readonly<Record<NoteChannel, NoteChannelFacts>> = {
  search: { label: 'Search', metrics: ['search'], typeId: activityTypeId.sem, categoryId: 109 },
  social: { label: 'Social', metrics: ['social'], typeId: activityTypeId.social, categoryId: 113 },
  'display and video': {
    label: 'Display and Video',
    metrics: ['display', 'video'],
    typeId: activityTypeId.displayVideo,
    categoryId: 105,
  },
  ctv: { label: 'CTV', metrics: ['ctv'], typeId: activityTypeId.connectedTv, categoryId: 118 },
}

/** Whether a text is the name of a channel. */
export const isNoteChannel = (text: string): text is NoteChannel =>
  noteChannels.some((channel) => channel === text)

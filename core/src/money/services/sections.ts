import type { Channel } from './channels.ts'

/** Sections of the pacing report, with the channel whose spend each compares with its budgets. */
export const pacingSections = [
  { id: 1, label: 'SEM', channel: 'search' },
  { id: 2, label: 'Social', channel: 'social' },
  { id: 3, label: 'Display', channel: 'display' },
  { id: 4, label: 'Video', channel: 'video' },
  { id: 7, label: 'Connected TV', channel: 'ctv' },
] as const satisfies readonly { readonly id: number; readonly label: string; readonly channel: Channel }[]

export type PacingSection = (typeof pacingSections)[number]

/** The section of an id, undefined where there is none. */
export const pacingSection = (id: number): PacingSection | undefined =>
  pacingSections.find((section) => section.id === id)

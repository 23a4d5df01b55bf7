import type { Tone } from '@portal/ui/badge'

/** The colour of a priority by the name that people know. */
export const priorityTone = (name: string): Tone =>
  name === 'Urgent' ? 'danger' : name === 'High' ? 'warning' : 'neutral'

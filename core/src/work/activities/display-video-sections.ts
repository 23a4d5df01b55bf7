/** The two pacing sections that display/video chooses from. */
export const displayVideoSections = [
  { value: 3, label: 'Display' },
  { value: 4, label: 'Video' },
] as const

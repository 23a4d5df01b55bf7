/** What became of a report that was due. */
export const scheduleStates = {
  sent: 'Sent',
  kept: 'Kept in the outbox',
  failed: 'Failed, tried again',
  stopped: 'Stopped by itself',
  skipped: 'Left out',
} as const

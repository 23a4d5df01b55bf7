/** Where a request for a higher budget stands. */
export const increaseStatuses = ['Waiting', 'Approved', 'Rejected', 'Withdrawn'] as const
export type IncreaseStatus = (typeof increaseStatuses)[number]

/** What is said when a request cannot be reopened. */
export const notDone = 'Only a request that is Done can be reopened. Reload it to see its status.'

/** What is said of a request that waits for its tracker. */
export const waiting =
  'Not in the issue tracker yet. It is sent as soon as the tracker takes it; nothing is lost.'

/** What is said when a request takes no comments. */
export const noComments = 'Comments cannot be added to a request in this status.'

/** The action under which it is recorded that somebody of a client opened a report in the portal. */
export const reportOpenedAction = 'report-opened'

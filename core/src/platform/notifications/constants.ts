/** Notifications that the panel shows. */
export const mostShown = 50

/** Days after which a notification is gone. */
export const keptForDays = 90

/** Said when the calendar does not answer. */
export const calendarUnreachable =
  'Unable to connect to Google Calendar. Please verify the sharing permissions.'

/** What is said of connecting a calendar of one's own. */
export const calendarMessages = {
  connected: 'Your Google Calendar is connected.',
  disconnected: 'Your Google Calendar is no longer connected.',
  notRevoked:
    'Your Google Calendar is no longer connected here. Google did not answer: remove the portal in your Google account, too.',
  ended: 'Google no longer lets the portal read this calendar. Connect it again.',
  leftOut: 'Google was not allowed to show your calendar. Connect it again and tick the calendar.',
  notCompleted: 'Your Google Calendar was not connected. Please start again.',
  declined: 'You did not connect your Google Calendar.',
  away: 'Google does not answer at the moment. Please try again later.',
  notOffered: 'Google Calendar cannot be connected here.',
} as const

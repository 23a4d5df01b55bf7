/** Said when the calendar does not answer (shell 2.5). */
export const calendarUnreachable =
  'Unable to connect to Google Calendar. Please verify the sharing permissions.'

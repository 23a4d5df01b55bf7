/** The agency's time zone. */
export const agencyTimeZone = 'America/Chicago'

/** The agency's time zone. */
export const AGENCY_TIME_ZONE = 'America/Chicago'

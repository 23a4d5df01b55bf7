/** The agency's time zone (platform 9). */
export const AGENCY_TIME_ZONE = 'America/Chicago'

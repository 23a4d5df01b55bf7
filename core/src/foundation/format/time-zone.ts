/** The agency's time zone. */
export const agencyTimeZone = 'America/Chicago'

/** Its name, behind an hour of the agency's clock. */
export const agencyTimeZoneName = 'Central Time'

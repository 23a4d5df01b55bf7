/** Where the larger part of a state's people set their clocks. */
const zones: Readonly<Record<string, readonly string[]>> = {
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'.split(' '),
  'America/Denver': 'CO ID MT NM UT WY'.split(' '),
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': 'CA NV OR WA'.split(' '),
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV'.split(' '),
}

/** The time zone of a store by its state's two letters; null where that says nothing. */
export function zoneOfState(state: string | null): string | null {
  const wanted = state?.trim().toUpperCase() ?? ''
  return Object.entries(zones).find(([, states]) => states.includes(wanted))?.[0] ?? null
}

/** `9:05 AM EST`: what a store's clock shows, so that nobody calls it before it opens; null where the state says nothing. */
export function localTime(state: string | null, now = new Date()): string | null {
  const timeZone = zoneOfState(state)
  if (timeZone === null) return null
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(now)
}

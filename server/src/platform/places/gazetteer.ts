import zipcodes from 'zipcodes'

/** A ZIP code with its middle. */
export interface Zip {
  readonly zip: string
  readonly city: string
  readonly state: string
  readonly latitude: number
  readonly longitude: number
}

const american = ({ country }: { readonly country: string }): boolean => country === 'US'

const plain = ({ zip, city, state, latitude, longitude }: Zip): Zip => ({
  zip,
  city,
  state,
  latitude,
  longitude,
})

/** A ZIP code of the United States; null for what is none. */
export function zipOf(zip: string): Zip | null {
  const found = zipcodes.lookup(zip)
  return found && american(found) ? plain(found) : null
}

/** The first ZIP code of a city; null for one that has none. */
export function zipOfCity(city: string, state: string): Zip | null {
  const found = zipcodes.lookupByName(city, state).find(american)
  return found ? plain(found) : null
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Miles between two places as the crow flies. */
export function milesBetween(a: Zip, b: Zip): number {
  const across = radians(b.latitude - a.latitude)
  const along = radians(b.longitude - a.longitude)
  const arc =
    Math.sin(across / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(along / 2) ** 2
  return 2 * 3958.8 * Math.asin(Math.sqrt(arc))
}

/** The ZIP codes whose middle lies within so many miles, the nearest first. */
export const zipsAround = (middle: Zip, miles: number): readonly (Zip & { readonly miles: number })[] =>
  Object.values(zipcodes.codes)
    .filter((zip) => american(zip) && Math.abs(zip.latitude - middle.latitude) < miles / 60)
    .map((zip) => ({ ...plain(zip), miles: milesBetween(middle, zip) }))
    .filter((zip) => zip.miles <= miles)
    .toSorted((a, b) => a.miles - b.miles || a.zip.localeCompare(b.zip))

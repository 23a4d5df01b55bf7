import type { Random } from './random.ts'

/** What stores of the demo agency sell. */
export const makes = [
  'Honda',
  'Toyota',
  'Ford',
  'Chevrolet',
  'Nissan',
  'Hyundai',
  'Kia',
  'Subaru',
  'Mazda',
  'Volkswagen',
  'Jeep',
  'Ram',
  'GMC',
  'Buick',
  'Cadillac',
  'Acura',
  'Lexus',
  'Infiniti',
  'Volvo',
  'Audi',
  'BMW',
  'Lincoln',
  'Genesis',
  'Mitsubishi',
] as const

const families = [
  'Ashford',
  'Brennan',
  'Castle Rock',
  'Delaney',
  'Eastgate',
  'Fairmont',
  'Granger',
  'Holloway',
  'Ironwood',
  'Jensen',
  'Kingsley',
  'Larkin',
  'Mercer',
  'Northgate',
  'Oakmont',
  'Pemberton',
  'Quincy',
  'Ridgeline',
  'Sterling',
  'Tamarack',
  'Union Park',
  'Valley View',
  'Westbrook',
  'Yardley',
] as const

const cities: readonly (readonly [city: string, state: string, areaCode: number])[] = [
  ['Akron', 'OH', 330],
  ['Albuquerque', 'NM', 505],
  ['Amarillo', 'TX', 806],
  ['Asheville', 'NC', 828],
  ['Baton Rouge', 'LA', 225],
  ['Bellevue', 'WA', 425],
  ['Boise', 'ID', 208],
  ['Boulder', 'CO', 303],
  ['Cedar Rapids', 'IA', 319],
  ['Charleston', 'SC', 843],
  ['Chattanooga', 'TN', 423],
  ['Colorado Springs', 'CO', 719],
  ['Dayton', 'OH', 937],
  ['Des Moines', 'IA', 515],
  ['Durham', 'NC', 919],
  ['El Paso', 'TX', 915],
  ['Erie', 'PA', 814],
  ['Eugene', 'OR', 541],
  ['Fargo', 'ND', 701],
  ['Fort Collins', 'CO', 970],
  ['Fort Wayne', 'IN', 260],
  ['Frisco', 'TX', 972],
  ['Gainesville', 'FL', 352],
  ['Grand Rapids', 'MI', 616],
  ['Green Bay', 'WI', 920],
  ['Greenville', 'SC', 864],
  ['Huntsville', 'AL', 256],
  ['Jackson', 'MS', 601],
  ['Kalamazoo', 'MI', 269],
  ['Knoxville', 'TN', 865],
  ['Lafayette', 'LA', 337],
  ['Lansing', 'MI', 517],
  ['Lexington', 'KY', 859],
  ['Lincoln', 'NE', 402],
  ['Little Rock', 'AR', 501],
  ['Lubbock', 'TX', 806],
  ['Macon', 'GA', 478],
  ['Madison', 'WI', 608],
  ['Mesa', 'AZ', 480],
  ['Mobile', 'AL', 251],
  ['Modesto', 'CA', 209],
  ['Montgomery', 'AL', 334],
  ['Naperville', 'IL', 630],
  ['Olathe', 'KS', 913],
  ['Olympia', 'WA', 360],
  ['Peoria', 'IL', 309],
  ['Provo', 'UT', 801],
  ['Raleigh', 'NC', 919],
  ['Reno', 'NV', 775],
  ['Richmond', 'VA', 804],
  ['Roanoke', 'VA', 540],
  ['Rochester', 'MN', 507],
  ['Salem', 'OR', 503],
  ['Savannah', 'GA', 912],
  ['Scottsdale', 'AZ', 480],
  ['Sioux Falls', 'SD', 605],
  ['Spokane', 'WA', 509],
  ['Springfield', 'MO', 417],
  ['Syracuse', 'NY', 315],
  ['Tacoma', 'WA', 253],
  ['Topeka', 'KS', 785],
  ['Tulsa', 'OK', 918],
  ['Tyler', 'TX', 903],
  ['Waco', 'TX', 254],
  ['Wichita', 'KS', 316],
  ['Yakima', 'WA', 509],
]

/** A dealership as it introduces itself. */
export interface Dealer {
  readonly name: string
  readonly make: string
  readonly city: string
  readonly state: string
  readonly phone: string
  readonly website: string
}

const webWord = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Dealerships without end, each name once: "Kia of Tulsa", "Brennan Kia", "Brennan Kia of Tulsa".
 * Phone numbers lie in the range 555-0100 to 555-0199, which belongs to nobody.
 */
export function dealersFrom(random: Random): (family?: string) => Dealer {
  const taken = new Set<string>()
  return (family) => {
    for (let attempt = 0; ; attempt += 1) {
      const make = random.pick(makes)
      const [city, state, areaCode] = random.pick(cities)
      const owner = family ?? random.pick(families)
      const plain = family
        ? `${family} ${make}`
        : random.pick([
            `${make} of ${city}`,
            `${owner} ${make}`,
            `${city} ${make}`,
            `${owner} ${make} of ${city}`,
          ])
      const name =
        attempt < 3
          ? plain
          : attempt < 10
            ? `${owner} ${make} of ${city}`
            : `${owner} ${make} of ${city} ${attempt}`
      if (taken.has(name)) continue
      taken.add(name)
      return {
        name,
        make,
        city,
        state,
        phone: `(${areaCode}) 555-01${String(random.whole(0, 99)).padStart(2, '0')}`,
        website: `https://www.${webWord(name)}.example`,
      }
    }
  }
}

/** A dealer code such as manufacturers give: HON-40217. */
export const dealerCode = (make: string, number: number): string =>
  `${make.slice(0, 3).toUpperCase()}-${number}`

/** Customers of a dealership, as platforms match them: made ready here, hashed by the server, never kept as they came. */

export const matchPlatforms = ['google', 'meta', 'tiktok'] as const
export type MatchPlatform = (typeof matchPlatforms)[number]

export const matchPlatformNames: Readonly<Record<MatchPlatform, string>> = {
  google: 'Google Customer Match',
  meta: 'Meta custom audience',
  tiktok: 'TikTok customer file',
}

/** What is known of a customer, as it was written. */
export interface Customer {
  readonly email: string
  readonly phone: string
  readonly firstName: string
  readonly lastName: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly country: string
}
export type CustomerFact = keyof Customer

/** Facts of a customer by the names of columns: people's own, and those of each platform's template. */
const namesOf: Readonly<Record<CustomerFact, readonly string[]>> = {
  email: ['email', 'emailaddress', 'emailsha256', 'mail'],
  phone: ['phone', 'phonenumber', 'mobile', 'mobilephone', 'cell', 'cellphone', 'phonesha256', 'homephone'],
  firstName: ['firstname', 'fn', 'first', 'givenname'],
  lastName: ['lastname', 'ln', 'last', 'surname', 'familyname'],
  city: ['city', 'ct', 'town'],
  state: ['state', 'st', 'region', 'province'],
  zip: ['zip', 'zipcode', 'postalcode', 'postcode'],
  country: ['country', 'countrycode'],
}

export const factLabels: Readonly<Record<CustomerFact, string>> = {
  email: 'Email',
  phone: 'Phone',
  firstName: 'First Name',
  lastName: 'Last Name',
  city: 'City',
  state: 'State',
  zip: 'ZIP Code',
  country: 'Country',
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Where each fact stands in a row; the columns that are none of them are left out and never read. */
export function customerPlaces(header: readonly string[]): Readonly<Partial<Record<CustomerFact, number>>> {
  const names = header.map(plain)
  return Object.fromEntries(
    Object.entries(namesOf).flatMap(([fact, known]) => {
      const found = known.map((name) => names.indexOf(name)).find((at) => at >= 0)
      return found === undefined ? [] : [[fact, found]]
    }),
  )
}

/** A customer of a row, by where each fact stands in it; a fact that the file lacks is empty. */
export const customerFrom = (
  cells: readonly string[],
  places: Readonly<Partial<Record<CustomerFact, number>>>,
): Customer => {
  const text = (fact: CustomerFact): string => (cells[places[fact] ?? -1] ?? '').trim().slice(0, 255)
  return {
    email: text('email'),
    phone: text('phone'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    country: text('country'),
  }
}

/** Whether a text is a SHA-256 already: a list that was made ready before is taken as it is. */
const isHashed = (text: string): boolean => /^[0-9a-f]{64}$/i.test(text)

const isEmail = (text: string): boolean => /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

/** Google takes dots and a `+suffix` away, and only from its own addresses. */
const withoutDots = (email: string): string => {
  const [name = '', host = ''] = email.split('@')
  if (host !== 'gmail.com' && host !== 'googlemail.com') return email
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${host}`
}

/** `+13125550100` of what people write; a number without a country is of the United States. Null for none. */
export function internationalPhone(text: string): string | null {
  const digits = text.replace(/(x|ext\.?)\s*\d+\s*$/i, '').replaceAll(/\D/g, '')
  if (text.trim().startsWith('+')) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null
  if (/^[2-9]\d{9}$/.test(digits)) return `+1${digits}`
  return /^1[2-9]\d{9}$/.test(digits) ? `+${digits}` : null
}

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, '')

const countryOf = (text: string): string => {
  const word = letters(text)
  return word === '' || word === 'usa' || word.startsWith('unitedstates') ? 'us' : word.slice(0, 2)
}

/** Where a customer of the United States lives, by five digits; null where the list does not say. */
export const zipOfCustomer = ({ zip, country }: Customer): string | null =>
  countryOf(country) === 'us' ? (/^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(zip)?.[1] ?? null) : null

/** A value of a file: hashed by the server, or as it is. Nothing is an empty text, which is never hashed. */
export interface MatchValue {
  readonly text: string
  readonly hash: boolean
}

const hashed = (text: string): MatchValue => ({ text, hash: text !== '' && !isHashed(text) })
const open = (text: string): MatchValue => ({ text, hash: false })

/** The names of columns that each platform publishes, in its order. */
export const matchColumns: Readonly<Record<MatchPlatform, readonly string[]>> = {
  google: ['Email', 'Phone', 'First Name', 'Last Name', 'Country', 'Zip'],
  meta: ['email', 'phone', 'fn', 'ln', 'ct', 'st', 'zip', 'country'],
  tiktok: ['Email_SHA256', 'Phone_SHA256'],
}

/** Why a platform cannot match somebody. */
export type Unusable = 'No e-mail, phone or full name' | 'The e-mail address or phone number is none'

/** A customer as a platform takes them, or why it cannot. */
export type Matched = { readonly values: readonly MatchValue[] } | { readonly why: Unusable }

/**
 * Makes a customer ready for each platform, as it documents: Google hashes names with e-mail and phone and leaves
 * country and ZIP code open, Meta hashes all of them, TikTok matches by e-mail and phone alone.
 */
export function matchedBy(platform: MatchPlatform, customer: Customer): Matched {
  const lower = customer.email.toLowerCase().replaceAll(/\s/g, '')
  const email = isHashed(lower) || isEmail(lower) ? lower : ''
  const phone = isHashed(customer.phone)
    ? customer.phone.toLowerCase()
    : (internationalPhone(customer.phone) ?? '')
  const first = isHashed(customer.firstName) ? customer.firstName : customer.firstName.trim().toLowerCase()
  const last = isHashed(customer.lastName) ? customer.lastName : customer.lastName.trim().toLowerCase()
  const zip = customer.zip
    .replaceAll(/\s/g, '')
    .toLowerCase()
    .slice(0, customer.country === '' ? 5 : 10)
  const country = countryOf(customer.country)
  const isNamed = first !== '' && last !== '' && zip !== ''
  const nothing: Unusable =
    customer.email === '' && customer.phone === ''
      ? 'No e-mail, phone or full name'
      : 'The e-mail address or phone number is none'
  if (email === '' && phone === '' && (platform === 'tiktok' || !isNamed)) return { why: nothing }
  if (platform === 'google') {
    // Google matches by a name only as a whole, with where the person lives.
    const [firstName, lastName] = isNamed ? [first, last] : ['', '']
    return {
      values: [
        hashed(isHashed(email) ? email : withoutDots(email)),
        hashed(phone),
        hashed(firstName),
        hashed(lastName),
        open(isNamed ? country.toUpperCase() : ''),
        open(isNamed ? zip : ''),
      ],
    }
  }
  if (platform === 'meta')
    return {
      values: [
        hashed(email),
        // Meta writes the country's number without a sign before it.
        hashed(phone.replace(/^\+/, '')),
        hashed(isHashed(first) ? first : letters(first)),
        hashed(isHashed(last) ? last : letters(last)),
        hashed(letters(customer.city)),
        hashed(letters(customer.state).slice(0, 2)),
        hashed(zip),
        hashed(country),
      ],
    }
  return { values: [hashed(email), hashed(phone)] }
}

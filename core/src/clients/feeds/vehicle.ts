import { parseDay } from '../../foundation/format/dates.ts'
import { keptVin, vinProblem } from './vin.ts'

/** A vehicle of a feed as it was understood. Money is cents; a text that is not there is empty. */
export interface Vehicle {
  readonly vin: string
  readonly stock: string
  readonly condition: '' | 'New' | 'Used'
  readonly certified: boolean
  readonly year: number | null
  readonly make: string
  readonly model: string
  readonly trim: string
  readonly bodyStyle: string
  readonly exteriorColor: string
  readonly interiorColor: string
  readonly price: number | null
  readonly msrp: number | null
  readonly mileage: number | null
  readonly link: string
  readonly image: string
  /** `YYYY-MM-DD` */
  readonly inStockSince: string | null
  readonly description: string
  readonly transmission: string
  readonly fuel: string
  readonly drivetrain: string
  readonly storeCode: string
  readonly dealershipName: string
  readonly dealershipAddress: string
}

/** What feeds call each column: Google's names first, then those of Meta, of website providers and of inventory tools. */
const namesOf: Readonly<Record<keyof Vehicle, readonly string[]>> = {
  vin: ['vin', 'vinnumber', 'vehicleidentificationnumber', 'vehiclevin'],
  stock: ['stocknumber', 'stock', 'stockno', 'dealervehicleid', 'unit'],
  condition: ['condition', 'newused', 'type', 'vehiclecondition', 'stateofvehicle', 'inventorytype'],
  certified: ['certifiedpreowned', 'certified', 'iscertified', 'cpo'],
  year: ['year', 'modelyear', 'vehicleyear'],
  make: ['make', 'brand', 'vehiclemake', 'manufacturer'],
  model: ['model', 'modelname', 'vehiclemodel'],
  trim: ['trim', 'trimlevel', 'series', 'vehicletrim'],
  bodyStyle: ['bodystyle', 'body', 'bodytype', 'vehicletype'],
  exteriorColor: ['exteriorcolor', 'color', 'extcolor', 'extcolorgeneric'],
  interiorColor: ['interiorcolor', 'intcolor'],
  price: ['price', 'vehicleprice', 'sellingprice', 'internetprice', 'saleprice', 'askingprice', 'listprice'],
  msrp: ['vehiclemsrp', 'msrp'],
  mileage: ['mileage', 'mileagevalue', 'miles', 'odometer'],
  link: ['link', 'url', 'vdpurl', 'vehicleurl', 'detailurl', 'linktemplate', 'finalurl'],
  image: [
    'imagelink',
    'image',
    'imageurl',
    'image0url',
    'imagelist',
    'images',
    'photourl',
    'photourls',
    'photos',
    'imageurls',
  ],
  inStockSince: ['dateinstock', 'datefirstonlot', 'instockdate', 'stockdate', 'dateadded', 'inventorydate'],
  description: ['description', 'comments', 'dealercomments', 'sellernotes'],
  transmission: ['transmission', 'transmissiontype'],
  fuel: ['fueltype', 'fuel', 'engine'],
  drivetrain: ['drivetrain', 'drivetype', 'drive'],
  storeCode: ['storecode', 'dealerid', 'dealershipid', 'storeid'],
  dealershipName: ['dealershipname', 'dealername', 'storename', 'dealer'],
  dealershipAddress: ['dealershipaddress', 'address', 'dealeraddress'],
}

/** A name of a column without what each writer of feeds does differently: `g:image_link` and `Image Link` are one. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/[^a-z0-9]/g, '')

/** Where a feed has what it tells of a vehicle: the column of each fact, by its place. */
export type Places = Readonly<Partial<Record<keyof Vehicle, number>>>

/** Finds the columns of a feed by their names, the best known name of each first. */
export function placesIn(header: readonly string[]): Places {
  const names = header.map(plain)
  return Object.fromEntries(
    Object.entries(namesOf).flatMap(([fact, known]) => {
      const found = known.map((name) => names.indexOf(name)).find((at) => at >= 0)
      return found === undefined ? [] : [[fact, found]]
    }),
  )
}

/** What a feed must have to be one of vehicles; the names of columns that are missing. */
export const missingColumns = (places: Places): readonly string[] => [
  ...(places.vin === undefined && places.stock === undefined ? ['vin'] : []),
  ...(places.make === undefined ? ['make'] : []),
  ...(places.model === undefined ? ['model'] : []),
]

const longestText = { short: 255, address: 2000, long: 5000 } as const

/** Without half of a character at its end, which no database takes. */
const whole = (text: string): string =>
  (text.charCodeAt(text.length - 1) & 0xfc00) === 0xd800 ? text.slice(0, -1) : text

/** More than single blanks within a text. */
const blanks = /[^\S ]| {2}/

/** A text of at most so many characters, its blanks folded. A feed has a million of them, most in order as they are. */
function cut(text: string, most: number): string {
  if (text === '') return text
  const trimmed = (blanks.test(text) ? text.replaceAll(/\s+/g, ' ') : text).trim()
  return trimmed.length > most ? whole(trimmed.slice(0, most)) : trimmed
}

/** `$10,499.00`, `10499 USD` and `10499` are one price, in cents; null for what is none, or nothing. */
export function priceIn(text: string): number | null {
  if (text === '') return null
  const found = /-?\d[\d,]*(?:\.\d{1,2})?/.exec(text.replaceAll(/\s/g, ''))
  const dollars = Number(found?.[0].replaceAll(',', '') ?? Number.NaN)
  return Number.isFinite(dollars) && dollars > 0 && dollars < 100_000_000 ? Math.round(dollars * 100) : null
}

function wholeIn(text: string, most: number): number | null {
  if (text === '') return null
  const found = /\d[\d,]*/.exec(text)
  const number = Number(found?.[0].replaceAll(',', '') ?? Number.NaN)
  return Number.isFinite(number) && number <= most ? number : null
}

/** Miles; kilometers are turned into them. */
function milesIn(text: string): number | null {
  const number = wholeIn(text, 2_000_000)
  return number !== null && /km|kilomet/i.test(text) ? Math.round(number * 0.621_371) : number
}

const conditionIn = (text: string): Vehicle['condition'] =>
  /^\s*n(ew)?\b/i.test(text) ? 'New' : /^\s*(u|used|pre-?owned|cpo|c|certified)\b/i.test(text) ? 'Used' : ''

const isYes = (text: string): boolean => /^\s*(y|yes|true|1|t|cpo|certified)\s*$/i.test(text)

/** The first of several pictures. */
const firstAddress = (text: string): string =>
  whole(
    text
      .trimStart()
      .slice(0, 2 * longestText.address)
      .split(/[|;]|,(?=https?:)|(?<!\s)\s+(?=https?:)/)[0]
      ?.trim()
      .slice(0, longestText.address) ?? '',
  )

/** What stands in the feed's own settings for vehicles that do not say it themselves. */
export interface Dealership {
  readonly storeCode: string
  readonly name: string
  readonly address: string
}

/** Reads one row of a feed. */
export function vehicleFrom(
  cells: readonly string[],
  places: Places,
  { storeCode, name, address }: Dealership,
): Vehicle {
  const text = (fact: keyof Vehicle, most: number = longestText.short): string => {
    const place = places[fact]
    return place === undefined ? '' : cut(cells[place] ?? '', most)
  }
  const said = text('condition')
  const condition = conditionIn(said)
  const since = text('inStockSince')
  return {
    vin: keptVin(text('vin')).slice(0, 40),
    stock: text('stock', 60),
    condition,
    certified: isYes(text('certified')) || /^\s*(cpo|certified)/i.test(said),
    year: wholeIn(text('year'), 2100),
    make: text('make', 100),
    model: text('model', 100),
    trim: text('trim'),
    bodyStyle: text('bodyStyle', 100),
    exteriorColor: text('exteriorColor', 100),
    interiorColor: text('interiorColor', 100),
    price: priceIn(text('price')),
    msrp: priceIn(text('msrp')),
    mileage: milesIn(text('mileage')),
    link: text('link', longestText.address),
    image: places.image === undefined ? '' : firstAddress(cells[places.image] ?? ''),
    inStockSince: parseDay(since),
    description: text('description', longestText.long),
    transmission: text('transmission', 100),
    fuel: text('fuel', 100),
    drivetrain: text('drivetrain', 100),
    storeCode: text('storeCode', 100) || storeCode,
    dealershipName: text('dealershipName') || name,
    dealershipAddress: text('dealershipAddress') || address,
  }
}

/** What makes a vehicle the same one tomorrow: its VIN, or its stock number where it has none; empty without both. */
export const keyOf = ({ vin, stock }: Pick<Vehicle, 'vin' | 'stock'>): string =>
  vin !== '' ? vin : stock === '' ? '' : `stock ${stock}`

/** `2024 Subaru Outback Premium` */
export const titleOf = ({
  year,
  make,
  model,
  trim,
}: Pick<Vehicle, 'year' | 'make' | 'model' | 'trim'>): string =>
  [year, make, model, trim].filter((part) => part !== null && part !== '').join(' ')

/** What was found at a vehicle. With a mistake Google does not list it; what is missing beside costs reach. */
export interface Checked {
  readonly mistakes: readonly string[]
  readonly doubts: readonly string[]
}

const isAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text)

/**
 * Checks a vehicle against the attributes of Google's vehicle listings: required ones are mistakes when they are
 * missing, recommended ones doubts.
 *
 * @param today `YYYY-MM-DD`
 */
export function checkVehicle(vehicle: Vehicle, today: string): Checked {
  const { vin, year, condition, price, mileage, model, trim, image, link, inStockSince } = vehicle
  const mistakes: string[] = []
  const doubts: string[] = []
  const thisYear = Number(today.slice(0, 4))
  if (vin === '') mistakes.push('The VIN is missing.')
  const number = vin === '' ? null : vinProblem(vin, year)
  if (number) (number.isWrong ? mistakes : doubts).push(number.sentence)
  for (const [value, name] of [
    [vehicle.storeCode, 'store code'],
    [vehicle.dealershipName, 'dealership’s name'],
    [vehicle.dealershipAddress, 'dealership’s address'],
    [vehicle.make, 'make'],
    [model, 'model'],
  ] as const)
    if (value === '') mistakes.push(`The ${name} is missing.`)
  if (price === null) mistakes.push('The price is missing.')
  if (condition === '') mistakes.push('The condition is missing: it must be new or used.')
  if (year === null) mistakes.push('The year is missing.')
  else if (year < 1900 || year > thisYear + 2) mistakes.push(`${year} is no model year.`)
  if (condition === 'Used' && mileage === null)
    mistakes.push('The mileage is missing: a used vehicle needs it.')
  if (trim !== '' && model.toLowerCase().endsWith(` ${trim.toLowerCase()}`))
    doubts.push('The model holds the trim, which has a place of its own.')
  if (trim === '') doubts.push('The trim is missing.')
  if (image === '') doubts.push('There is no picture.')
  else if (!isAddress(image)) doubts.push('The picture is no web address.')
  if (link === '') doubts.push('There is no link to its page.')
  else if (!isAddress(link)) doubts.push('The link to its page is no web address.')
  if (vehicle.bodyStyle === '') doubts.push('The body style is missing.')
  if (vehicle.exteriorColor === '') doubts.push('The exterior color is missing.')
  if (inStockSince === null) doubts.push('The day since which it is in stock is missing.')
  else if (inStockSince > today) doubts.push('It is in stock since a day that is still to come.')
  return { mistakes, doubts }
}

import { dollarsFromCents } from '../../foundation/format/money.ts'
import { csvHeader, csvRow } from '../../platform/exports/csv.ts'
import type { ColumnFacts } from '../../foundation/contract/column.ts'
import { titleOf, type Vehicle } from './vehicle.ts'

/** Where a client's vehicles are written out for. */
export const feedPlatforms = ['google', 'meta', 'microsoft'] as const
export type FeedPlatform = (typeof feedPlatforms)[number]

export const platformNames: Readonly<Record<FeedPlatform, string>> = {
  google: 'Google vehicle listings',
  meta: 'Meta automotive inventory',
  microsoft: 'Microsoft automotive ads',
}

const amount = (cents: number | null): string =>
  cents === null ? '' : `${dollarsFromCents(cents).toFixed(cents % 100 === 0 ? 0 : 2)} USD`

type Columns = Readonly<Record<string, (vehicle: Vehicle) => string>>

const said = (vehicle: Vehicle): string => vehicle.description || titleOf(vehicle)

const number = (value: number | null): string => (value === null ? '' : String(value))

/** What stands in each platform's file, in the names that it publishes. */
const columnsOf: Readonly<Record<FeedPlatform, Columns>> = {
  google: {
    vin: ({ vin }) => vin,
    store_code: ({ storeCode }) => storeCode,
    dealership_name: ({ dealershipName }) => dealershipName,
    dealership_address: ({ dealershipAddress }) => dealershipAddress,
    price: ({ price }) => amount(price),
    condition: ({ condition }) => condition.toLowerCase(),
    make: ({ make }) => make,
    model: ({ model }) => model,
    trim: ({ trim }) => trim,
    year: ({ year }) => number(year),
    mileage: ({ mileage }) => number(mileage),
    image_link: ({ image }) => image,
    link: ({ link }) => link,
    vehicle_msrp: ({ msrp, condition }) => (condition === 'New' ? amount(msrp) : ''),
    date_in_stock: ({ inStockSince }) => inStockSince ?? '',
    certified_pre_owned: ({ certified, condition }) => (condition === 'Used' ? String(certified) : ''),
    exterior_color: ({ exteriorColor }) => exteriorColor,
    interior_color: ({ interiorColor }) => interiorColor,
  },
  meta: {
    vehicle_id: ({ vin }) => vin,
    title: (vehicle) => titleOf(vehicle).slice(0, 500),
    description: (vehicle) => said(vehicle).slice(0, 5000),
    url: ({ link }) => link,
    make: ({ make }) => make,
    model: ({ model }) => model,
    trim: ({ trim }) => trim,
    year: ({ year }) => number(year),
    'mileage.value': ({ mileage }) => String(mileage ?? 0),
    'mileage.unit': () => 'MI',
    'image[0].url': ({ image }) => image,
    transmission: ({ transmission }) => transmission,
    fuel_type: ({ fuel }) => fuel,
    body_style: ({ bodyStyle }) => bodyStyle,
    drivetrain: ({ drivetrain }) => drivetrain,
    vin: ({ vin }) => vin,
    price: ({ price }) => amount(price),
    exterior_color: ({ exteriorColor }) => exteriorColor,
    availability: () => 'AVAILABLE',
    date_first_on_lot: ({ inStockSince }) => inStockSince ?? '',
    state_of_vehicle: ({ condition, certified }) =>
      condition === 'New' ? 'NEW' : certified ? 'CPO' : condition === 'Used' ? 'USED' : '',
    dealer_id: ({ storeCode }) => storeCode,
    dealer_name: ({ dealershipName }) => dealershipName,
  },
  microsoft: {
    'Vehicle ID': ({ vin }) => vin,
    Title: (vehicle) => titleOf(vehicle),
    Country: () => 'USA',
    'Final URL': ({ link }) => link,
    'Image URL': ({ image }) => image.replaceAll(',', '%2C'),
    Make: ({ make }) => make,
    Model: ({ model }) => model,
    Trim: ({ trim }) => trim,
    Year: ({ year }) => number(year),
    Price: ({ price }) => amount(price),
    'State of vehicle': ({ condition, certified }) =>
      condition === 'New' ? 'New' : certified ? 'CPO' : condition,
    'Mileage value': ({ mileage }) => number(mileage),
    'Mileage unit': ({ mileage }) => (mileage === null ? '' : 'MI'),
    VIN: ({ vin }) => vin,
    'Body style': ({ bodyStyle }) => bodyStyle,
    'Exterior color': ({ exteriorColor }) => exteriorColor,
    'Dealer name': ({ dealershipName }) => dealershipName,
  },
}

/** The facts without which a platform turns a vehicle away. */
const neededBy: Readonly<Record<FeedPlatform, (vehicle: Vehicle) => boolean>> = {
  google: ({
    vin,
    storeCode,
    dealershipName,
    dealershipAddress,
    price,
    condition,
    make,
    model,
    year,
    mileage,
  }) =>
    [vin, storeCode, dealershipName, dealershipAddress, condition, make, model].every(
      (text) => text !== '',
    ) &&
    price !== null &&
    year !== null &&
    (condition === 'New' || mileage !== null),
  meta: ({ vin, link, image, make, model, year, price }) =>
    [vin, link, image, make, model].every((text) => text !== '') && year !== null && price !== null,
  microsoft: ({ vin, link, image, make, model, year, price }) =>
    [vin, link, image, make, model].every((text) => text !== '') && year !== null && price !== null,
}

/** Whether a platform takes a vehicle. */
export const takes = (platform: FeedPlatform, vehicle: Vehicle): boolean => neededBy[platform](vehicle)

const facts = (platform: FeedPlatform): readonly ColumnFacts<Vehicle>[] =>
  Object.entries(columnsOf[platform]).map(([id, value]) => ({ id, label: id, kind: 'text', value }))

/**
 * The file that a platform fetches: a line of names, then a line for each vehicle that it takes. Google and Meta read
 * commas, Microsoft tabs.
 */
export function fileFor(platform: FeedPlatform, vehicles: readonly Vehicle[]): string {
  const taken = vehicles.filter((vehicle) => takes(platform, vehicle))
  if (platform === 'microsoft') {
    const columns = Object.entries(columnsOf.microsoft)
    const line = (cells: readonly string[]): string =>
      cells.map((cell) => cell.replaceAll(/[\t\r\n]/g, ' ')).join('\t')
    return [
      line(columns.map(([name]) => name)),
      ...taken.map((vehicle) => line(columns.map(([, value]) => value(vehicle)))),
    ]
      .join('\r\n')
      .concat('\r\n')
  }
  const columns = facts(platform)
  return [csvHeader(columns), ...taken.map((vehicle) => csvRow(columns, vehicle))].join('\r\n').concat('\r\n')
}

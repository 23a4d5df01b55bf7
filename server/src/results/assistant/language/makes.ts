/** Makes of cars, as dealers are called by them and as people write them: a word of these is part of a name. */
export const makes: ReadonlySet<string> = new Set(
  `acura alfa romeo audi bentley bmw buick cadillac chevrolet chrysler dodge ferrari fiat ford genesis gmc honda
  hyundai infiniti jaguar jeep kia lamborghini lexus lincoln maserati mazda mercedes mini mitsubishi nissan polestar
  porsche ram rivian rover subaru tesla toyota volkswagen volvo`.split(/\s+/),
)

/** Makes of two words, and those that are written another way than they are spoken. */
const written: Readonly<Record<string, string>> = {
  alfa: 'Alfa Romeo',
  bmw: 'BMW',
  gmc: 'GMC',
  mercedes: 'Mercedes-Benz',
  ram: 'Ram',
  rover: 'Land Rover',
}

/** A make as it is written among the brands of a store. */
export const brandOf = (make: string): string =>
  written[make] ?? `${make.slice(0, 1).toUpperCase()}${make.slice(1)}`

/** Several stores, as people call them behind a make. */
const stores = /^(?:stores|dealers|dealerships|clients|accounts|customers|rooftops|franchises|ones)$/
const joins = /^(?:and|or|vs|versus|against|&)$/

/** `Honda dealers`, `Honda and Toyota stores`: a make that says which stores are meant, and names none. */
export const isBrandAt = (lows: readonly string[], at: number): boolean =>
  makes.has(lows[at] ?? '') &&
  (stores.test(lows[at + 1] ?? '') || (joins.test(lows[at + 1] ?? '') && isBrandAt(lows, at + 2)))

import type { SeedClient } from './client-rows.ts'
import type { makes } from './dealer-names.ts'

/** What each make of the demo agency's stores sells most, the best-selling first. */
const models: Readonly<Record<(typeof makes)[number], readonly string[]>> = {
  Honda: ['CR-V', 'Civic', 'Pilot', 'Accord', 'HR-V'],
  Toyota: ['RAV4', 'Camry', 'Tacoma', 'Corolla', 'Highlander'],
  Ford: ['F-150', 'Escape', 'Explorer', 'Bronco', 'Maverick'],
  Chevrolet: ['Silverado 1500', 'Equinox', 'Traverse', 'Trax', 'Tahoe'],
  Nissan: ['Rogue', 'Altima', 'Pathfinder', 'Sentra', 'Frontier'],
  Hyundai: ['Tucson', 'Santa Fe', 'Elantra', 'Palisade', 'Kona'],
  Kia: ['Sportage', 'Telluride', 'Sorento', 'Forte', 'Carnival'],
  Subaru: ['Outback', 'Forester', 'Crosstrek', 'Ascent', 'Impreza'],
  Mazda: ['CX-5', 'CX-50', 'CX-90', 'Mazda3', 'CX-30'],
  Volkswagen: ['Tiguan', 'Atlas', 'Jetta', 'Taos', 'ID.4'],
  Jeep: ['Grand Cherokee', 'Wrangler', 'Compass', 'Gladiator', 'Wagoneer'],
  Ram: ['Ram 1500', 'Ram 2500', 'Ram 3500', 'ProMaster', 'Ram 1500 Rev'],
  GMC: ['Sierra 1500', 'Terrain', 'Acadia', 'Yukon', 'Canyon'],
  Buick: ['Encore GX', 'Envista', 'Enclave', 'Envision', 'Enclave Avenir'],
  Cadillac: ['Escalade', 'XT5', 'Lyriq', 'XT4', 'CT5'],
  Acura: ['MDX', 'RDX', 'Integra', 'TLX', 'ADX'],
  Lexus: ['RX', 'NX', 'ES', 'GX', 'TX'],
  Infiniti: ['QX60', 'QX80', 'QX50', 'QX55', 'Q50'],
  Volvo: ['XC60', 'XC90', 'XC40', 'S60', 'EX30'],
  Audi: ['Q5', 'Q7', 'Q3', 'A4', 'A6'],
  BMW: ['X3', 'X5', '3 Series', 'X1', '5 Series'],
  Lincoln: ['Nautilus', 'Navigator', 'Corsair', 'Aviator', 'Navigator L'],
  Genesis: ['GV70', 'GV80', 'G70', 'G80', 'GV60'],
  Mitsubishi: ['Outlander', 'Eclipse Cross', 'Outlander Sport', 'Mirage', 'Outlander PHEV'],
}

const isMake = (brand: unknown): brand is keyof typeof models =>
  typeof brand === 'string' && Object.hasOwn(models, brand)

/** The make that a dealership sells. */
export function brandOf({ name, row }: SeedClient): keyof typeof models {
  const { brands } = row
  if (!isMake(brands)) throw new Error(`${name} sells no make of the demo agency.`)
  return brands
}

/** Five models of that make. */
export const modelsOf = (client: SeedClient): readonly string[] => models[brandOf(client)]

import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import {
  customerFrom,
  customerPlaces,
  factLabels,
  matchColumns,
  matchedBy,
  matchPlatforms,
  zipOfCustomer,
  type CustomerFact,
  type MatchPlatform,
  type MatchValue,
} from '@portal/core/clients/first-party/customers'
import { mostCustomers } from '@portal/core/clients/first-party/limits'
import { invalid } from '../../foundation/http/refusal.ts'

/** A list that is ready: nothing of it tells who anybody is. */
export interface HashedList {
  readonly rows: number
  readonly usable: Readonly<Record<MatchPlatform, number>>
  readonly columns: readonly string[]
  readonly leftOut: readonly string[]
  readonly unusable: readonly { readonly why: string; readonly rows: number }[]
  readonly files: Readonly<Record<MatchPlatform, string>>
  /** How many live where, which tells of nobody who. */
  readonly zips: Readonly<Record<string, number>>
}

/** Rows after which others are let through. */
const atOnce = 500

const written = ({ text, hash }: MatchValue): string =>
  hash ? createHash('sha256').update(text, 'utf8').digest('hex') : text

/**
 * Makes a list of customers ready for each platform. It is hashed in memory: nothing of a row leaves this function,
 * not even in what it refuses.
 *
 * @param list its rows, the names of the columns first
 * @throws {Refusal} 422 with a sentence that holds no value of the list
 */
export async function hashList(list: AsyncIterable<readonly string[]>): Promise<HashedList> {
  let places: Readonly<Partial<Record<CustomerFact, number>>> | null = null
  let leftOut: readonly string[] = []
  let rows = 0
  const unusable = new Map<string, number>()
  const zips = new Map<string, number>()
  const lines: Record<MatchPlatform, string[]> = { google: [], meta: [], tiktok: [] }
  for await (const cells of list) {
    if (places === null) {
      places = customerPlaces(cells)
      const used = new Set<number>(Object.values(places))
      leftOut = cells.filter((_, at) => !used.has(at)).map((name) => name.trim().slice(0, 60).toWellFormed())
      if (places.email === undefined && places.phone === undefined && places.lastName === undefined)
        throw invalid({
          text: 'The first line names no column for e-mail, phone or name. Write Email, Phone, First Name, Last Name, Zip and Country above the columns.',
        })
      continue
    }
    rows += 1
    if (rows > mostCustomers)
      throw invalid({
        text: `A list has at most ${mostCustomers.toLocaleString('en-US')} customers. Split it.`,
      })
    const customer = customerFrom(cells, places)
    const zip = zipOfCustomer(customer)
    if (zip !== null) zips.set(zip, (zips.get(zip) ?? 0) + 1)
    const whys = new Set<string>()
    for (const platform of matchPlatforms) {
      const found = matchedBy(platform, customer)
      if ('why' in found) whys.add(found.why)
      else lines[platform].push(found.values.map(written).join(','))
    }
    const [why] = whys
    if (why !== undefined) unusable.set(why, (unusable.get(why) ?? 0) + 1)
    if (rows % atOnce === 0) await breathe()
  }
  if (places === null || rows === 0)
    throw invalid({ text: 'The list has no rows below the names of its columns.' })
  const file = (platform: MatchPlatform): string =>
    [matchColumns[platform].join(','), ...lines[platform]].join('\r\n').concat('\r\n')
  return {
    rows,
    usable: { google: lines.google.length, meta: lines.meta.length, tiktok: lines.tiktok.length },
    columns: Object.entries(factLabels).flatMap(([fact, label]) => (fact in (places ?? {}) ? [label] : [])),
    leftOut,
    unusable: [...unusable].map(([why, count]) => ({ why, rows: count })),
    files: { google: file('google'), meta: file('meta'), tiktok: file('tiktok') },
    zips: Object.fromEntries(zips),
  }
}

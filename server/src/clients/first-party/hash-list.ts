import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import {
  customerFrom,
  customerPlaces,
  factLabels,
  matchColumns,
  matchedBy,
  matchPlatforms,
  type CustomerFact,
  type MatchPlatform,
  type MatchValue,
} from '@portal/core/clients/first-party/customers'
import { mostCustomers } from '@portal/core/clients/first-party/limits'
import { invalid } from '../../foundation/http/refusal.ts'
import { separatorOf } from '../../foundation/spreadsheets/read/separator.ts'

/** A list that is ready: nothing of it tells who anybody is. */
export interface HashedList {
  readonly rows: number
  readonly usable: Readonly<Record<MatchPlatform, number>>
  readonly columns: readonly string[]
  readonly leftOut: readonly string[]
  readonly unusable: readonly { readonly why: string; readonly rows: number }[]
  readonly files: Readonly<Record<MatchPlatform, string>>
}

/** Rows after which others are let through. */
const atOnce = 500

const written = ({ text, hash }: MatchValue): string =>
  hash ? createHash('sha256').update(text, 'utf8').digest('hex') : text

/** Rows of a CSV text, which stays in memory. */
const rowsOf = (text: string): AsyncIterable<string[]> =>
  Readable.from([text]).pipe(
    parse({
      bom: true,
      delimiter: separatorOf(text.slice(0, 64 * 1024)),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 20_000,
      record_delimiter: ['\r\n', '\n', '\r'],
    }),
  ) as AsyncIterable<string[]>

/**
 * Makes a list of customers ready for each platform. It is read and hashed in memory: neither the text nor anything
 * of a row leaves this function, not even in what it refuses.
 *
 * @throws {Refusal} 422 with a sentence that holds no value of the list
 */
export async function hashList(text: string): Promise<HashedList> {
  let places: Readonly<Partial<Record<CustomerFact, number>>> | null = null
  let leftOut: readonly string[] = []
  let rows = 0
  const unusable = new Map<string, number>()
  const lines: Record<MatchPlatform, string[]> = { google: [], meta: [], tiktok: [] }
  try {
    for await (const cells of rowsOf(text)) {
      if (places === null) {
        places = customerPlaces(cells)
        const used = new Set<number>(Object.values(places))
        leftOut = cells
          .filter((_, at) => !used.has(at))
          .map((name) => name.trim().slice(0, 60).toWellFormed())
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
  } catch (error) {
    // What the reader says of a broken line would hold the line.
    if (error instanceof CsvError)
      throw invalid({
        text: 'The list cannot be read to its end: a quotation mark is opened and never closed.',
      })
    throw error
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
  }
}

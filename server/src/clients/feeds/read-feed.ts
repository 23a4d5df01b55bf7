import { open, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { mostFeedBytes, mostVehicles } from '@portal/core/clients/feeds/limits'
import {
  checkVehicle,
  keyOf,
  missingColumns,
  placesIn,
  titleOf,
  vehicleFrom,
  type Dealership,
  type Places,
  type Vehicle,
} from '@portal/core/clients/feeds/vehicle'
import { ForbiddenAddress, Unreadable as Unanswered, type Fetcher } from '../../foundation/outside/fetcher.ts'
import { reasonInWords } from '../../foundation/outside/reason-of.ts'
import { readFile } from '../../foundation/spreadsheets/read/read-file.ts'
import type { FileFormat } from '../../foundation/spreadsheets/read/slices.ts'
import { Unreadable } from '../../foundation/spreadsheets/read/unreadable.ts'
import { unpackGzip, unpackZip } from './unpack-feed.ts'

/** A vehicle as it is kept: who it is tomorrow, and what was found at it. */
export interface FoundVehicle extends Vehicle {
  readonly key: string
  readonly title: string
  readonly mistakes: string
  readonly doubts: string
}

/** A feed that was read from its beginning to its end. */
export interface FeedCopy {
  readonly vehicles: readonly FoundVehicle[]
  /** Rows that say of no vehicle which one it is. */
  readonly nameless: number
  /** Rows of vehicles that stood in it already. */
  readonly repeated: number
}

const patience = 120_000
const longestWay = 5
const sliceSize = 1000

/** Fetches a feed to a file, step by step where it is somewhere else, each of them checked anew. */
async function fetchTo(fetcher: Fetcher, address: string, path: string): Promise<void> {
  let url = address
  for (let steps = 0; steps < longestWay; steps += 1) {
    const { status, headers } = await fetcher.save(url, path, { patience, mostBytes: mostFeedBytes })
    if (status >= 200 && status < 300) return
    const { location } = headers
    if (status < 300 || status >= 400 || location === undefined || !URL.canParse(location, url))
      throw new Unreadable(`The address answered ${status} instead of a feed.`)
    url = new URL(location, url).href
  }
  throw new Unreadable('The address leads from one to the next and never to a feed.')
}

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const start = Buffer.alloc(1024)
    return start.subarray(0, (await handle.read(start, 0, start.length, 0)).bytesRead)
  } finally {
    await handle.close()
  }
}

/** How a file was packed, by its first bytes; null where it was not. */
function unpackingOf(head: Buffer): ((path: string, to: string) => Promise<void>) | null {
  if (head[0] === 0x1f && head[1] === 0x8b) return unpackGzip
  return head[0] === 0x50 && head[1] === 0x4b ? unpackZip : null
}

/** What a file is, by its first bytes. */
function formatOf(head: Buffer): FileFormat {
  const start = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (/^<(!doctype html|html|head|body)/i.test(start))
    throw new Unreadable('This is a web page, not a feed. Check the address with whoever provides the feed.')
  return start.startsWith('<') ? 'xml' : 'csv'
}

/**
 * Reads a file of vehicles to its end, whatever its size, in a thread of its own.
 * @throws {Unreadable} with a sentence for whoever keeps the feed
 */
export async function readVehicles(path: string, dealership: Dealership, today: string): Promise<FeedCopy> {
  const unpacked = `${path}.unpacked`
  try {
    const unpack = unpackingOf(await headOf(path))
    if (unpack) await unpack(path, unpacked)
    const file = unpack ? unpacked : path
    return await vehiclesIn(file, formatOf(await headOf(file)), dealership, today)
  } finally {
    await rm(unpacked, { force: true })
  }
}

async function vehiclesIn(
  path: string,
  format: FileFormat,
  dealership: Dealership,
  today: string,
): Promise<FeedCopy> {
  const vehicles = new Map<string, FoundVehicle>()
  let places: Places = {}
  let nameless = 0
  let repeated = 0
  for await (const message of readFile(path, format, sliceSize)) {
    if (message.is === 'header') {
      places = placesIn(message.header)
      const missing = missingColumns(places)
      if (missing.length > 0)
        throw new Unreadable(
          `This is no feed of vehicles: there is no column for ${missing.join(' and ')}. Its columns are ${message.header.slice(0, 8).join(', ')}.`,
        )
      continue
    }
    for (const { cells } of message.rows) {
      const vehicle = vehicleFrom(cells, places, dealership)
      const key = keyOf(vehicle)
      if (key === '') nameless += 1
      else if (vehicles.has(key)) repeated += 1
      else {
        const { mistakes, doubts } = checkVehicle(vehicle, today)
        vehicles.set(key, {
          ...vehicle,
          key,
          title: titleOf(vehicle) || key,
          mistakes: mistakes.join('\n'),
          doubts: doubts.join('\n'),
        })
      }
    }
    if (vehicles.size > mostVehicles)
      throw new Unreadable(
        `There are more than ${mostVehicles.toLocaleString('en-US')} vehicles: this is not the feed of one dealership.`,
      )
  }
  if (vehicles.size === 0) throw new Unreadable('No vehicle of the feed has a VIN or a stock number.')
  return { vehicles: [...vehicles.values()], nameless, repeated }
}

/**
 * Fetches a feed and reads it.
 * @param incoming a directory for the file until it was read
 * @throws {Unreadable} with a sentence, whatever went wrong on the way
 */
export async function readFeed(
  fetcher: Fetcher,
  incoming: string,
  address: string,
  dealership: Dealership,
  today: string,
): Promise<FeedCopy> {
  const path = join(incoming, randomUUID())
  try {
    try {
      await fetchTo(fetcher, address, path)
    } catch (error) {
      if (error instanceof Unreadable) throw error
      if (error instanceof ForbiddenAddress || error instanceof Unanswered)
        throw new Unreadable(error.message)
      throw new Unreadable(`The address cannot be reached: ${reasonInWords(error)}.`)
    }
    return await readVehicles(path, dealership, today)
  } finally {
    await rm(path, { force: true })
  }
}

import { isActive, type ClientDates } from './classification.ts'

/** An entry of the simple client list: what search and choosers need. */
export interface SimpleClient extends ClientDates {
  readonly id: number
  readonly name: string
  readonly slug: string
  /** The dealer code. */
  readonly identifier: string | null
  readonly groupId: number | null
}

const asciiOnly = /^[\x20-\x7e]*$/

/** Lower case, no accents, every run of other signs one space. */
export const fold = (text: string): string => {
  // Nearly every name is plain, and the general way costs five times as much.
  if (asciiOnly.test(text)) {
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  }
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * All clients as one folded text, a line each: `\nname\u0001code\u0001id`.
 * One `indexOf` over it is faster than any index structure at 50,000 lines.
 * Those not canceled stand first, so that the order of finding is the order
 * of showing.
 */
export interface ClientIndex {
  readonly clients: readonly SimpleClient[]
  /** How many of the clients, from the first, are not canceled. */
  readonly activeCount: number
  readonly text: string
  /** Where each client's line starts in the text. */
  readonly starts: Uint32Array
  readonly byId: ReadonlyMap<number, number>
  readonly byCode: ReadonlyMap<string, number>
}

/** What starts a client's line. */
export const lineSeparator = '\n'
/** What stands between the fields of a line. */
export const fieldSeparator = '\u0001'
const sliceSize = 1_000

/**
 * Builds the index in slices of about a millisecond, one for each step of the
 * generator, so that a browser can go on painting in between. Keeps the order
 * of the list, which comes sorted by name.
 * @param today `YYYY-MM-DD` in the agency's time zone
 */
function* indexSlices(
  list: readonly SimpleClient[],
  today: string,
): Generator<undefined, ClientIndex, undefined> {
  const active: SimpleClient[] = []
  const canceled: SimpleClient[] = []
  for (const [position, client] of list.entries()) {
    const side = isActive(client, today) ? active : canceled
    side.push(client)
    if (position % sliceSize === sliceSize - 1) yield
  }
  const clients = [...active, ...canceled]

  const lines: string[] = []
  const starts = new Uint32Array(clients.length)
  const byId = new Map<number, number>()
  const byCode = new Map<string, number>()
  let length = 0
  for (const [position, client] of clients.entries()) {
    const code = fold(client.identifier ?? '')
    const line = `${lineSeparator}${fold(client.name)}${fieldSeparator}${code}${fieldSeparator}${client.id}`
    lines.push(line)
    starts[position] = length
    length += line.length
    byId.set(client.id, position)
    // A code that two clients share belongs to the first, which is not canceled if either is not.
    if (code !== '' && !byCode.has(code)) byCode.set(code, position)
    if (position % sliceSize === sliceSize - 1) yield
  }
  return { clients, activeCount: active.length, text: lines.join(''), starts, byId, byCode }
}

/** The index in one go: for short lists and for tests. */
export const buildIndex = (list: readonly SimpleClient[], today: string): ClientIndex => {
  const slices = indexSlices(list, today)
  for (;;) {
    const step = slices.next()
    if (step.done) return step.value
  }
}

/**
 * The index, giving way between slices.
 * @param giveWay resolves when the next slice may run, for example at the next idle moment
 */
export const buildIndexInSlices = async (
  list: readonly SimpleClient[],
  today: string,
  giveWay: () => Promise<unknown>,
): Promise<ClientIndex> => {
  const slices = indexSlices(list, today)
  for (;;) {
    const step = slices.next()
    if (step.done) return step.value
    await giveWay()
  }
}

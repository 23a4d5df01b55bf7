/** A network address as a number, and how many bits its kind has. */
interface Address {
  readonly value: bigint
  readonly bits: 32 | 128
}

/** Addresses whose first bits are the same. */
interface Range extends Address {
  /** How many of the bits count. */
  readonly prefix: number
}

function readFour(text: string): Address | null {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) return null
  return { value: parts.reduce((value, part) => value * 256n + BigInt(part), 0n), bits: 32 }
}

const isGroups = (parts: readonly string[]): boolean => parts.every((part) => /^[0-9a-f]{1,4}$/i.test(part))

function readSix(text: string): Address | null {
  const [head = '', tail, more] = text.split('::')
  if (more !== undefined) return null
  const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'))
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const missing = 8 - before.length - after.length
  if (!isGroups(before) || !isGroups(after) || (tail === undefined ? missing !== 0 : missing < 1)) return null
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return { value: groups.reduce((value, part) => value * 65_536n + BigInt(`0x${part}`), 0n), bits: 128 }
}

/** An address of either kind; one of the old kind that is written as a new one is the old one. Null for anything else. */
function readAddress(text: string): Address | null {
  const bare = text.replace(/^::ffff:(?=\d+\.)/i, '')
  return bare.includes(':') ? readSix(bare) : readFour(bare)
}

/** `203.0.113.7`, `203.0.113.0/28` or `2001:db8:12:34::/64`; null for anything else. */
function readRange(text: string): Range | null {
  const [address = '', prefix, more] = text.split('/')
  const read = readAddress(address)
  if (!read || more !== undefined) return null
  if (prefix === undefined) return { ...read, prefix: read.bits }
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN
  return bits >= 1 && bits <= read.bits ? { ...read, prefix: bits } : null
}

const entriesOf = (list: string): readonly string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** What is wrong with a list of addresses, as a sentence that names the entry; null where nothing is. */
export function ownAddressesProblem(list: string): string | null {
  const wrong = entriesOf(list).find((one) => readRange(one) === null)
  return wrong === undefined
    ? null
    : `${wrong} is no network address. Write 203.0.113.7, a range such as 203.0.113.0/28, or 2001:db8:12:34::/64.`
}

/** What is wrong with a site: its own addresses are some. */
export function siteProblems({
  ownAddresses,
}: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const problem = typeof ownAddresses === 'string' ? ownAddressesProblem(ownAddresses) : null
  return problem === null ? {} : { ownAddresses: problem }
}

/** Whether an address is one of those that a list separated by commas names, by itself, by a range or by a prefix. */
export function isOwnAddress(list: string, address: string): boolean {
  const entries = entriesOf(list)
  const asked = entries.length === 0 ? null : readAddress(address)
  return (
    asked !== null &&
    entries.some((entry) => {
      const range = readRange(entry)
      if (!range || range.bits !== asked.bits) return false
      const rest = BigInt(range.bits - range.prefix)
      return range.value >> rest === asked.value >> rest
    })
  )
}

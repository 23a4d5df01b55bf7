/** What a range of addresses says of itself, as far as MaxMind's format goes here. */
type Value = string | number | readonly Value[] | { readonly [name: string]: Value }

/** An IPv4 range such as `203.0.113.0/24`, and what is known of it. */
export interface AddressRange {
  readonly range: string
  readonly data: Value
}

/** A file of address ranges in MaxMind's format (MMDB 2.0), written by its specification: a tree over bits, and data. */
export function addressRanges(databaseType: string, ranges: readonly AddressRange[]): Buffer {
  // Each node has a branch for 0 and one for 1: a node, data (by its place in the section), or nothing.
  type Branch = number | { readonly at: number } | null
  const nodes: [Branch, Branch][] = [[null, null]]
  const parts: Buffer[] = []
  let length = 0
  for (const { range, data } of ranges) {
    const [address = '', width = '32'] = range.split('/')
    const bits = address.split('.').flatMap((part) => [...Number(part).toString(2).padStart(8, '0')])
    let node = 0
    bits.slice(0, Number(width)).forEach((bit, place) => {
      const side = bit === '1' ? 1 : 0
      const branches = nodes[node]
      if (!branches) throw new Error('A node is missing.')
      if (place === Number(width) - 1) return void (branches[side] = { at: length })
      const next = branches[side]
      if (typeof next === 'number') return void (node = next)
      nodes.push([null, null])
      node = nodes.length - 1
      branches[side] = node
    })
    const encoded = encode(data)
    parts.push(encoded)
    length += encoded.length
  }
  const tree = Buffer.alloc(nodes.length * 8)
  nodes.forEach((branches, at) =>
    branches.forEach((branch, side) => {
      const value =
        branch === null ? nodes.length : typeof branch === 'number' ? branch : nodes.length + 16 + branch.at
      tree.writeUInt32BE(value, at * 8 + side * 4)
    }),
  )
  const about = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 0,
    database_type: databaseType,
    description: { en: 'Ranges of the tests' },
    ip_version: 4,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 32,
  })
  return Buffer.concat([
    tree,
    Buffer.alloc(16),
    ...parts,
    Buffer.from('abcdef4d61784d696e642e636f6d', 'hex'),
    about,
  ])
}

/** Types of the format by their numbers; those above 7 stand in a second byte. */
const [text, map, uint32, array] = [2, 7, 6, 11]

function encode(value: Value): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([control(text, Buffer.byteLength(value)), Buffer.from(value)])
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([control(uint32, 4), bytes])
  }
  if (Array.isArray(value)) return Buffer.concat([control(array, value.length), ...value.map(encode)])
  const entries = Object.entries(value)
  return Buffer.concat([
    control(map, entries.length),
    ...entries.flatMap(([name, one]) => [encode(name), encode(one)]),
  ])
}

/** The byte before a value: its type and its size, which here is below 29. */
function control(type: number, size: number): Buffer {
  if (size >= 29) throw new Error('Longer values are not needed here.')
  return type > 7 ? Buffer.from([size, type - 7]) : Buffer.from([(type << 5) | size])
}

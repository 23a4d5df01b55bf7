import type { Rule } from '../topic-reader.ts'

const others =
  /^(?:(?:compar\w+|stacks? up|rank|measure up)(?: me| us| my (?:store|dealership|stores)| it| \u0001)? )?(?:(?:with |to |against |than |vs |versus )?(?:all |the |my )*(?:others|peers|competitors|competition|everyone else|everybody else|rest|(?:other|similar) (?:dealers|dealerships|stores|clients|accounts|customers|people)|industry average|averages?|norm|benchmark))(?: (?:dealer|store|client|dealership)s?)?(?= |$)/

/** `with other dealers`, `above average`: what is asked for is held against what others have. */
export const readPeers: Rule = (reader, at) => {
  if (reader.topic.id !== 'figures') return 0
  const weighs = /^(?:above|below|over|under)$/.test(reader.low(at))
  const place = weighs ? at + 1 : at
  const found = others.exec(reader.lows.slice(place, place + 8).join(' '))
  const compares = /^(?:compar|stack|rank|measure|vs|versus|against)/.test(reader.low(place))
  if (!found || !(weighs || compares || reader.comparing || reader.weighed)) return 0
  // A name that stands between is read for itself.
  const name = reader.items.slice(place, place + 3).findIndex(({ is }) => is === 'name')
  if (compares && name > 0) {
    reader.comparing = true
    return name
  }
  reader.peers = true
  if (reader.weighed) reader.weighed.settled = true
  reader.evoked += 1
  return place + found[0].split(' ').length - at
}

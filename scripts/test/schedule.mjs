/**
 * Runs parts in their order, as many at a time as there are places, each as soon as there is room for
 * it and the part it waits for has ended. One that fails stops no other. What is `alone` has all places,
 * but begins beside the last one that still runs, and leaves them but one when it says that it is nearly
 * done: a single file that takes long would keep one core and leave the other idle.
 *
 * @template P, R
 * @param {readonly (P & { name: string, alone?: boolean, after?: string })[]} parts
 * @param {number} places how many run at once
 * @param {(part: P, nearlyDone: () => void) => Promise<R>} run
 * @returns {Promise<R[]>} in the order of the parts
 */
export const schedule = (parts, places, run) => {
  const results = new Map()
  const waiting = [...parts]
  const names = new Set(parts.map(({ name }) => name))
  let taken = 0
  const takes = ({ alone }) => (alone ? places : 1)
  const ready = ({ after }) => after === undefined || !names.has(after) || results.has(after)
  const hasRoom = (part) => (part.alone ? taken <= 1 : taken < places)
  return new Promise((resolve, reject) => {
    const next = () => {
      if (results.size === parts.length) return resolve(parts.map(({ name }) => results.get(name)))
      for (const part of [...waiting]) {
        if (!ready(part)) continue
        // The first that is ready is never overtaken for want of room, or it would wait for ever.
        if (!hasRoom(part)) return
        waiting.splice(waiting.indexOf(part), 1)
        begin(part)
      }
    }
    const begin = (part) => {
      let own = takes(part)
      const keep = (count) => {
        taken += count - own
        own = count
      }
      taken += own
      const nearlyDone = () => {
        if (own <= 1) return
        keep(1)
        next()
      }
      run(part, nearlyDone).then((result) => {
        results.set(part.name, result)
        keep(0)
        next()
      }, reject)
    }
    next()
  })
}

/**
 * Runs parts in their order, as many at a time as there are places, each as soon as there is room for
 * it and the part it waits for has ended. One that fails stops no other.
 *
 * @template P, R
 * @param {readonly (P & { name: string, alone?: boolean, after?: string })[]} parts
 * @param {number} places how many run at once
 * @param {(part: P) => Promise<R>} run
 * @returns {Promise<R[]>} in the order of the parts
 */
export const schedule = (parts, places, run) => {
  const results = new Map()
  const waiting = [...parts]
  const names = new Set(parts.map(({ name }) => name))
  let taken = 0
  const takes = ({ alone }) => (alone ? places : 1)
  const ready = ({ after }) => after === undefined || !names.has(after) || results.has(after)
  return new Promise((resolve, reject) => {
    const next = () => {
      if (results.size === parts.length) return resolve(parts.map(({ name }) => results.get(name)))
      for (const part of [...waiting]) {
        if (!ready(part)) continue
        // The first that is ready is never overtaken for want of room, or it would wait for ever.
        if (taken + takes(part) > places) return
        waiting.splice(waiting.indexOf(part), 1)
        taken += takes(part)
        run(part).then((result) => {
          results.set(part.name, result)
          taken -= takes(part)
          next()
        }, reject)
      }
    }
    next()
  })
}

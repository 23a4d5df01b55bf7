import { readdirSync, readFileSync } from 'node:fs'

/** A custom property as CSS or a script writes it. Those that begin with `--agency-` are for the host, and keep their names. */
const property = /(?<![\w-])--(?!agency-)[a-z][\w-]*/g

const rooms = ['../../ui/src/', '../src/'].map((room) => new URL(room, import.meta.url))

/** Every name that a style sheet of ours mentions, the most frequent first; of equals the one that sorts first. */
const names = () => {
  const counts = new Map()
  for (const room of rooms)
    for (const file of readdirSync(room, { recursive: true, encoding: 'utf8' }).toSorted())
      if (file.endsWith('.css'))
        for (const [name] of readFileSync(new URL(file, room), 'utf8').matchAll(property))
          counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name]) => name)
}

const short = new Map(names().map((name, place) => [name, `--ap${place.toString(36)}`]))

/** The custom properties in some code under the names that they have on foreign pages: short, and none that a page would use for its own. */
export const renamed = (code) => code.replace(property, (name) => short.get(name) ?? name)

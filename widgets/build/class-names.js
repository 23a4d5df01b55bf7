import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'

const rooms = ['ui/src/', 'widgets/src/']
const repository = new URL('../../', import.meta.url)

/** Letters made of a place in the repository: the same wherever that lies, and whatever other files there are. */
const lettersOf = (place) =>
  [...createHash('sha256').update(place).digest()]
    .map((byte) => String.fromCharCode(97 + (byte % 26)))
    .join('')

const styleSheets = rooms.flatMap((room) =>
  readdirSync(new URL(room, repository), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .toSorted()
    .map((file) => room + file),
)

/** By style sheet, what its names begin with: three letters, or as many as tell it apart from those before it. */
const beginnings = new Map()
for (const place of styleSheets) {
  const letters = lettersOf(place)
  const taken = new Set(beginnings.values())
  let length = 3
  while (taken.has(letters.slice(0, length))) length++
  beginnings.set(place, letters.slice(0, length))
}

/**
 * What the classes of a style sheet are called on foreign pages, by what they
 * are called in it. Each stands in styles and in scripts, and nobody but the
 * shadow root of a widget sees them: letters of their sheet and a number, which
 * a page in quirks mode tells apart too, to which small and capital are one.
 * @param place of the style sheet in the repository
 */
export const classNamesOf = (place, names) =>
  new Map(names.toSorted().map((name, at) => [name, `${beginnings.get(place)}${at}`]))

/** `import styles from './button.module.css'`. */
const imported = /^import (\w+) from '([^']+\.module\.css)'$/gm

/**
 * A script with the names of classes in place of `styles.button`, so that it needs no list of them.
 * @param classesOf the names in a style sheet, which is given as it is imported
 */
export async function withClassNames(code, classesOf) {
  let written = code
  for (const [line, styles, file] of code.matchAll(imported)) {
    const classes = await classesOf(file)
    // Of an import that nothing is read from any more, the styles still come.
    written = written.replace(line, `import '${file}';${line}`)
    written = written.replaceAll(new RegExp(`(?<![\\w.])${styles}\\.(\\w+)`, 'g'), (use, name) =>
      Object.hasOwn(classes, name) ? JSON.stringify(classes[name]) : use,
    )
  }
  return written
}

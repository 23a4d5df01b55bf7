import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'lightningcss'

const rooms = ['ui/src/', 'widgets/src/', 'portal/src/']
const repository = new URL('../../', import.meta.url)

/** Browsers of spring 2024: all of them know `light-dark()`, which widgets and derived colors rely on alike. */
export const targets = { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) }

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

/** A class as it comes out of its style sheet, before it has the name that is built. */
const local = /__ap__([\w-]+)/g

/**
 * The styles of a component as they are built, and what its classes are called
 * there, by what they are called in its style sheet: letters of that sheet and
 * a number, which a page in quirks mode tells apart too, to which small letters
 * and capitals are one.
 */
export async function stylesIn(file) {
  const place = relative(fileURLToPath(repository), file)
  const { code, exports } = transform({
    // Nothing depends on where the repository lies.
    filename: place,
    code: await readFile(file),
    minify: true,
    targets,
    cssModules: { pattern: '__ap__[local]' },
  })
  // One name stands for one class where scripts are written anew.
  const composed = Object.keys(exports).find((name) => exports[name].composes.length > 0)
  if (composed !== undefined)
    throw new Error(`${place}: .${composed} composes others. Name both where it is used.`)
  const classes = Object.fromEntries(
    Object.keys(exports)
      .toSorted()
      .map((name, at) => [name, `${beginnings.get(place)}${at}`]),
  )
  return { css: code.toString().replaceAll(local, (_, name) => classes[name]), classes }
}

/** `import styles from './button.module.css'`. */
const imported = /^import (\w+) from '([^']+\.module\.css)'$/gm

/**
 * A script with the names of classes in place of `styles.button`, so that the list of them is dropped; where one is looked up otherwise, it stays.
 * @param classesOf the classes of a style sheet, which is given as it is imported
 */
export async function withClassNames(code, classesOf) {
  let written = code
  for (const [line, styles, file] of code.matchAll(imported)) {
    const classes = await classesOf(file)
    written = written
      // Of an import that nothing is read from any more, the styles still come.
      .replace(line, `import '${file}';${line}`)
      .replaceAll(new RegExp(`(?<![\\w.])${styles}\\.(\\w+)`, 'g'), (use, name) =>
        Object.hasOwn(classes, name) ? JSON.stringify(classes[name]) : use,
      )
  }
  return written
}

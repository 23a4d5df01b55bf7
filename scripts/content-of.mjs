import { readFileSync } from 'node:fs'

/** The text of a file; undefined where there is none. */
export const contentOf = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

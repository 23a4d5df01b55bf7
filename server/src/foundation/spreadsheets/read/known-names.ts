import { plainName } from '@portal/core/foundation/format/plain-name'

/** How many cells of a row are names of columns that are known. */
export const namesIn = (cells: readonly string[], known: ReadonlySet<string>): number =>
  new Set(cells.map(plainName).filter((name) => known.has(name))).size

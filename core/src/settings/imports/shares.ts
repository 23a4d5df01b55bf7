import { microsOf } from './metric-cells.ts'

/** What stands for a share below or above what a platform tells: `< 10%`, `> 90%`. */
const beyond = /^\s*([<>])/
/** How far such a share is taken to be from what is told, as Google's API says it: 0.0999 and 0.9001. */
const hair = 0.0001

/**
 * The shares of one row, 0 to 1, as platforms write them: `45.32%`, `0.4532`, `< 10%`, `--` for what is not known, which
 * is 0. Numbers above 1 without a sign are percent, and so are the others of their row: shares of one whole are of one kind.
 *
 * @returns null in the place of what is no share
 */
export function sharesIn(cells: readonly string[]): readonly (number | null)[] {
  const numbers = cells.map((text) => {
    const micros = microsOf(text.replace(beyond, '').replace('%', '').trim())
    return micros === null || micros < 0 ? null : micros / 1e6
  })
  const inPercent = cells.some((text) => text.includes('%')) || numbers.some((one) => one !== null && one > 1)
  return numbers.map((number, at) => {
    if (number === null) return null
    const sign = beyond.exec(cells[at] ?? '')?.[1]
    const share = (inPercent ? number / 100 : number) + (sign === '<' ? -hair : sign === '>' ? hair : 0)
    return share <= 1 ? share : null
  })
}

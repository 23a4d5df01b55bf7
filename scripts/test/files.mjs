/**
 * What a run of vitest comes to, file by file.
 *
 * @typedef {object} Report
 * @property {Record<string, import('./result.mjs').Result>} files
 * @property {readonly { name: string, text: string }[]} loose errors of which no file is known
 */

/** More files than these fail for one reason, which a second run would only meet again. */
const most = 6

/**
 * The files that are to be run once more, from their start and on data of their own: what the first attempt of a test
 * left may keep the second one from holding.
 *
 * @param {Report} report
 * @returns {readonly string[]}
 */
export const toRepeat = ({ files }) => {
  const failed = Object.keys(files).filter((path) => files[path].failed > 0)
  return failed.length <= most ? failed : []
}

/**
 * A run with another one of some of its files in their place. What failed before and holds now is told as unsteady.
 *
 * @param {Report} first
 * @param {Report} again
 * @param {readonly string[]} paths of the files that were run again
 * @returns {Report}
 */
export const withRepeated = (first, again, paths) => {
  const files = { ...first.files }
  for (const path of paths) {
    const [before, now] = [first.files[path], again.files[path]]
    if (!now) continue
    const still = new Set(now.failures.map(({ name }) => name))
    const held = before.failures.filter(({ name }) => !still.has(name))
    files[path] = { ...now, unsteady: [...before.unsteady, ...now.unsteady, ...held] }
  }
  return { files, loose: [...first.loose, ...again.loose] }
}

/**
 * @param {Report} report
 * @returns {import('./result.mjs').Result} of all files together
 */
export const whole = ({ files, loose }) => {
  const all = Object.values(files)
  const sum = (key) => all.reduce((total, file) => total + file[key], 0)
  return {
    passed: sum('passed'),
    failed: sum('failed') + loose.length,
    skipped: sum('skipped'),
    failures: [...all.flatMap(({ failures }) => failures), ...loose],
    unsteady: all.flatMap(({ unsteady }) => unsteady),
  }
}

/**
 * What a part of the suite comes to.
 *
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly { name: string, text: string }[]} failures
 * @property {readonly { name: string, text: string }[]} unsteady tests that held only at a further attempt
 */

/** @returns {Result} of one check that held */
export const held = () => ({ passed: 1, failed: 0, skipped: 0, failures: [], unsteady: [] })

/**
 * @param {string} name
 * @param {string} text what was said about it
 * @returns {Result} of one check that did not hold
 */
export const broken = (name, text) => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [{ name, text: text.trim() }],
  unsteady: [],
})

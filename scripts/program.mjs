import { join } from 'node:path'
import { foreground } from './foreground.mjs'

/**
 * Given to Node for every program of ours. Building the contract's schemas
 * leaves much behind at once: a young generation of the default size keeps
 * some 70 MB of that for good. Under hundreds of requests a second what each
 * left behind would lie around until the heap is four times as large as what
 * lives in it; it is cleaned up at 1.6 times. What passes through lies outside of
 * the heap: counted with it, rather than by itself, 50 MB of a file do not have
 * the whole heap looked through.
 */
export const nodeFlags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=60',
  '--external-memory-accounted-in-global-limit',
]

/**
 * Runs one of our own programs in the foreground, from its source or as it was built.
 * It ends when the command that started it does.
 *
 * @param {string} root
 * @param {string} file relative to the root
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to ours
 * @returns {Promise<number>} its exit code
 */
export const program = (root, file, args, env = {}) =>
  foreground(
    process.execPath,
    [...nodeFlags, '--import', join(root, 'scripts/follow-parent.mjs'), join(root, file), ...args],
    {
      cwd: root,
      env: { ...process.env, ...env },
    },
  )

import { Sentence } from './sentence.mjs'

/**
 * Runs a task to its exit code. What a person can act on is said in its
 * sentence; anything else is a fault of ours and keeps its stack.
 *
 * @param {() => Promise<number>} task
 */
export const told = async (task) => {
  try {
    process.exitCode = await task()
  } catch (error) {
    if (!(error instanceof Sentence)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

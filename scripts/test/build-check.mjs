import { buildStale } from '../build.mjs'
import { Sentence } from '../sentence.mjs'
import { broken, held } from './result.mjs'

/** What `npm start` serves can be built from the present sources. */
export const buildCheck = async ({ root, name, say }) => {
  try {
    await buildStale(root, say)
    return held()
  } catch (error) {
    if (error instanceof Sentence) return broken(name, error.message)
    throw error
  }
}

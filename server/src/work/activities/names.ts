import { codeOf } from '../../foundation/http/failures.ts'
import { conflict } from '../../foundation/http/refusal.ts'

/**
 * Runs a write that a unique name may refuse.
 * @throws {Refusal} 409 when the name is taken
 */
export async function unlessTaken<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (codeOf(error) !== '23505') throw error
    const sentence = `"${name}" already exists.`
    throw conflict(sentence, { name: sentence })
  }
}

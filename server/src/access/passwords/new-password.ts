import {
  guessableWords,
  leastPasswordScore,
  tooWeak,
  type Guessable,
} from '@portal/core/access/sign-in/password-strength'
import { password as passwordRule } from '@portal/core/foundation/rules'
import { invalid } from '../../foundation/http/refusal.ts'
import { strengthOf } from './password-strength.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

/** Whose password it will be. */
export interface NewPasswordOf extends Guessable {
  readonly passwordHash: string | null
}

/**
 * The hash of a new password that keeps both rules and is not
 * the one there is. It takes long: never inside of a transaction.
 * @throws {Refusal} 422 on the field `password`
 */
export async function hashOfNewPassword(password: string, owner: NewPasswordOf): Promise<string> {
  const problem = passwordRule(password)
  if (problem !== null) throw invalid({ password: problem })
  if ((await strengthOf(password, guessableWords(owner))) < leastPasswordScore)
    throw invalid({ password: tooWeak })
  if (owner.passwordHash !== null && (await verifyPassword(owner.passwordHash, password)))
    throw invalid({ password: 'This is your present password. Choose another one.' })
  return hashPassword(password)
}

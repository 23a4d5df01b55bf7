import type { Person } from '@portal/core/foundation/policy/actor'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Services } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { takeGuess, type Guess } from '../sign-in/guesses.ts'
import { verifyPassword } from './passwords.ts'

/**
 * Makes sure that whoever asks knows the present password, before what could
 * lose them the account: an open browser is not enough. Tries count as at
 * sign-in.
 * @param field where a form shows what is wrong
 * @throws {Refusal} 422 on that field, 429 after too many
 */
export async function confirmPassword(
  services: Services,
  { person, ip }: { readonly person: Pick<Person, 'id' | 'tenantId'>; readonly ip: string },
  password: string | undefined,
  field: string,
): Promise<void> {
  if (!password) throw invalid({ [field]: 'Field is required' })
  const account = await services.database
    .reading(wholeTenant(person.tenantId))
    .selectFrom('user_account')
    .where('tenant_id', '=', person.tenantId)
    .where('id', '=', person.id)
    .select(['email', 'password_hash'])
    .executeTakeFirst()
  const guess: Guess = {
    tenantId: person.tenantId,
    kind: 'password',
    account: account?.email ?? '',
    ip,
  }
  const attempt = await takeGuess(services, guess)
  if (!(await verifyPassword(account?.password_hash ?? null, password))) {
    await attempt.wrong()
    throw invalid({ [field]: 'The password is not correct.' })
  }
  await attempt.right()
}

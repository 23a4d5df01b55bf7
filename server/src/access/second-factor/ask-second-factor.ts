import type { Answer } from '@portal/core/calls'
import type { Services } from '../../foundation/http/operation.ts'
import { secondStepSeconds, signFirstStep } from './first-step.ts'
import { newTotpSecret, setupOf } from './totp.ts'

/** What of an account a second factor is asked for with. */
interface Account {
  readonly tenant_id: number
  readonly id: number
  readonly email: string
  readonly totp_secret: string | null
}

/** The first factor was right; what is missing is a code, or the app that makes them. */
export async function askForSecondFactor(
  services: Services,
  account: Account,
): Promise<Extract<Answer<'users.signIn'>, { secondFactor: unknown }>> {
  const owner = { tenantId: account.tenant_id, userId: account.id }
  const secret = account.totp_secret === null ? newTotpSecret() : null
  const tenant = await services.tenants.byId(account.tenant_id)
  return {
    secondFactor: secret === null ? 'code' : 'setup',
    authAccessToken: await signFirstStep(services.settings.secret, { ...owner, secret }),
    expiresIn: secondStepSeconds,
    setup:
      secret === null
        ? null
        : await setupOf(secret, { email: account.email, issuer: tenant?.name ?? 'Portal' }),
  }
}

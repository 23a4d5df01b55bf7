import { sql } from 'kysely'
import { safeRedirect } from '@portal/core/access/sign-in/redirect'
import { pathOf } from '@portal/core/foundation/routes'
import { wholeTenant } from '../../foundation/database/context.ts'
import { operation, type Origin, type Services } from '../../foundation/http/operation.ts'
import { conflict, notFound, Refusal } from '../../foundation/http/refusal.ts'
import { askForSecondFactor } from '../second-factor/ask-second-factor.ts'
import { beginMinutes, type GoogleIdentity, type GoogleSignIn } from './google.ts'
import { openSession } from '../sessions/sessions.ts'

/** What a browser keeps while it is at Google; sent to these calls only. */
const cookie = { name: 'portal_google', path: '/api/tenants/auth' } as const

const googleOf = ({ google }: Services): GoogleSignIn => {
  if (google) return google
  throw conflict('Sign-in with Google is not set up here. Sign in with your e-mail address and password.')
}

/** The portal's page that Google sends a browser back to; it must be listed with Google for every host. */
const callbackOf = ({ secure, host }: Origin): URL =>
  new URL(pathOf('auth.google.callback'), `${secure ? 'https' : 'http'}://${host}`)

export const googleBegin = operation('tenants.googleBegin', async (incoming) => {
  const { params, body, services, origin, setCookie } = incoming
  const google = googleOf(services)
  if (!(await services.tenants.byId(params.id))) throw notFound('This tenant')
  const { address, kept } = await google.begin(
    params.id,
    callbackOf(origin).href,
    safeRedirect(body.redirect ?? null),
  )
  setCookie(cookie.name, kept, { path: cookie.path, maxAge: beginMinutes * 60 })
  return { address }
})

export const googleCallback = operation('tenants.googleCallback', async (incoming) => {
  const { params, query, services, origin, setCookie } = incoming
  const address = callbackOf(origin)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, value)
  const kept = origin.cookies[cookie.name]
  // One attempt for each beginning, whatever comes of it.
  setCookie(cookie.name, '', { path: cookie.path, maxAge: 0 })
  const { begun, identity } = await googleOf(services).finish(kept, address)
  if (begun.tenantId !== params.id) throw unknown()
  const account = await accountOf(services, params.id, identity)
  const answer = account.two_factor
    ? await askForSecondFactor(services, account)
    : await openSession(incoming, { tenantId: account.tenant_id, userId: account.id })
  return { ...answer, redirect: begun.redirect }
})

export const googleVerify = operation('tenants.googleVerify', async ({ params, body, services }) => {
  if (!(await services.tenants.byId(params.id))) throw notFound('This tenant')
  const { email, emailVerified } = await googleOf(services).verify(body.accessToken)
  return { email, emailVerified }
})

/**
 * The account that a person at Google has here: by its verified address the
 * first time, from then on only together with the same person at Google.
 */
async function accountOf(
  services: Services,
  tenantId: number,
  { subject, email, emailVerified }: GoogleIdentity,
) {
  if (!emailVerified || email === '') throw unknown()
  const found = await sql<{
    tenant_id: number
    user_id: number
  }>`select tenant_id, user_id from sign_in_candidates(${tenantId}, ${email})`.execute(
    services.database.reading(wholeTenant(tenantId)),
  )
  const [candidate] = found.rows
  if (!candidate) throw unknown()
  const taken = await services.database
    .reading(wholeTenant(candidate.tenant_id))
    .updateTable('user_account')
    .set({ google_subject: subject })
    .where('tenant_id', '=', candidate.tenant_id)
    .where('id', '=', candidate.user_id)
    .where('active', '=', true)
    .where('suspended', '=', false)
    .where('user_type', '<>', 'PDF')
    .where('pdf_user', '=', false)
    .where((where) => where.or([where('google_subject', 'is', null), where('google_subject', '=', subject)]))
    .returning(['tenant_id', 'id', 'email', 'totp_secret', 'two_factor'])
    .executeTakeFirst()
  if (!taken) throw unknown()
  return taken
}

/** The same for an address without an account, a suspended one and one that is another person's at Google. */
const unknown = (): Refusal =>
  new Refusal(
    'invalid',
    'There is no account here for this Google account. Sign in with your e-mail address and password, or ask your administrator.',
  )

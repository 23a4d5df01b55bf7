import { compactVerify, importJWK, type JWK, type JWTPayload } from 'jose'
import { sql } from 'kysely'
import { assertionSeconds, clockLeeway } from '@portal/core/access/embed/constants'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Services } from '../../foundation/http/operation.ts'
import { invalid, type Refusal } from '../../foundation/http/refusal.ts'

/** Whom an assertion named, and with which key. */
interface Accepted {
  readonly userId: number
  readonly hostKeyId: number
}

interface Expected {
  readonly tenantId: number
  /** The page that sends it. */
  readonly origin: string
  /** The portal's own origin: its audience. */
  readonly portal: string
  /** Uses it up; false for a check that leaves it as good as it was. */
  readonly once: boolean
}

const refused = (sentence: string): Refusal => invalid({ assertion: sentence })

/**
 * Checks an assertion with which a host's server says who its user is: a JWT
 * (RFC 7519) signed with the private half of a registered key, for this portal
 * (`aud`) and this page (`origin`), good for five minutes at most and once
 * (`jti`). Each sentence is for the developer who wrote the host.
 *
 * @throws {Refusal} 422 with one sentence
 */
export async function acceptAssertion(
  services: Services,
  assertion: string,
  expected: Expected,
): Promise<Accepted> {
  const { tenantId, once } = expected
  const db = services.database.reading(wholeTenant(tenantId))
  const header = headerOf(assertion)
  if (!header) throw refused('The assertion is not a signed token (JWT) of three parts.')
  if (typeof header.kid !== 'string')
    throw refused('The assertion names no key: put the id of the host key into its header, as kid.')
  const key = await db
    .selectFrom('host_key')
    .where('tenant_id', '=', tenantId)
    .where('thumbprint', '=', header.kid.slice(0, 100))
    .select(['id', 'algorithm', 'public_key', 'revoked_at'])
    .executeTakeFirst()
  if (!key) throw refused(`No host key of this portal has the id ${header.kid.slice(0, 60)}.`)
  if (key.revoked_at !== null) throw refused('The host key of the assertion was revoked. Sign with another.')
  if (header.alg !== key.algorithm)
    throw refused(
      `The assertion says it is signed with ${String(header.alg)}; its key is for ${key.algorithm}.`,
    )
  const claims = await verified(assertion, key)
  const { subject, jti, expires } = checkClaims(claims, expected)
  const userId = await userOf(services, tenantId, subject)
  if (once) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('host_assertion')
      .values({
        tenant_id: tenantId,
        host_key_id: key.id,
        jti,
        expires_at: new Date((expires + 2 * clockLeeway) * 1000).toISOString(),
      })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n)
      throw refused(
        'The assertion was used before. Sign a new one, with a jti of its own, each time it is asked for.',
      )
    await db
      .updateTable('host_key')
      .set({ last_used_at: sql<string>`now()` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', key.id)
      .execute()
  }
  return { userId, hostKeyId: key.id }
}

async function verified(
  assertion: string,
  { algorithm, public_key: jwk }: { algorithm: 'EdDSA' | 'ES256'; public_key: unknown },
): Promise<JWTPayload> {
  try {
    if (!isKey(jwk)) throw new TypeError('The key is none.')
    const key = await importJWK(jwk, algorithm)
    const { payload } = await compactVerify(assertion, key, { algorithms: [algorithm] })
    const claims: unknown = JSON.parse(new TextDecoder().decode(payload))
    if (isObject(claims)) return claims
  } catch {
    throw refused('The signature of the assertion does not fit its host key.')
  }
  throw refused('The assertion has no claims.')
}

const isObject = (value: unknown): value is JWTPayload => typeof value === 'object' && value !== null
const isKey = (value: unknown): value is JWK => isObject(value) && typeof value['kty'] === 'string'

/** What the signature vouches for, held against what is expected. */
function checkClaims(
  claims: JWTPayload,
  { origin, portal }: Expected,
): { subject: string; jti: string; expires: number } {
  const { aud, iat, exp, sub, jti } = claims
  const now = Date.now() / 1000
  if (aud !== portal)
    throw refused(`The assertion is not for this portal: its audience (aud) must be ${portal}.`)
  if (claims['origin'] !== origin)
    throw refused(`The assertion is not for this page: its claim origin must be ${origin}.`)
  if (typeof iat !== 'number' || typeof exp !== 'number')
    throw refused('The assertion needs the times iat and exp, in seconds since 1970.')
  if (exp - iat > assertionSeconds)
    throw refused(
      `The assertion is good for ${Math.round(exp - iat)} seconds; at most ${assertionSeconds} are allowed.`,
    )
  if (iat > now + clockLeeway)
    throw refused(
      `The assertion is from the future: the clock of its server is ${Math.round(iat - now)} seconds ahead.`,
    )
  if (exp < now - clockLeeway)
    throw refused(
      `The assertion ended ${Math.round(now - exp)} seconds ago. If it was made just now, the clock of its server is behind.`,
    )
  if (typeof jti !== 'string' || jti === '' || jti.length > 100)
    throw refused('The assertion needs a jti, a text of its own of at most 100 characters.')
  if (typeof sub !== 'string' || sub === '' || sub.length > 255)
    throw refused(
      'The assertion names nobody: its subject (sub) must be the e-mail address or the id of a user.',
    )
  return { subject: sub, jti, expires: exp }
}

/** Only who could sign in himself can be named. */
async function userOf(services: Services, tenantId: number, subject: string): Promise<number> {
  const found = await services.database
    .reading(wholeTenant(tenantId))
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('active', '=', true)
    .where('suspended', '=', false)
    .where('pdf_user', '=', false)
    .where('user_type', 'not in', ['PDF', 'Guest'])
    .where((where) =>
      /^\d{1,9}$/.test(subject)
        ? where('id', '=', Number(subject))
        : where(sql<string>`lower(email)`, '=', subject.toLowerCase()),
    )
    .select('id')
    .executeTakeFirst()
  if (!found) throw refused(`The portal has no active user ${subject}.`)
  return found.id
}

function headerOf(assertion: string): { readonly kid?: unknown; readonly alg?: unknown } | null {
  const parts = assertion.split('.')
  if (parts.length !== 3 || !parts.every((part) => /^[\w-]+$/.test(part))) return null
  try {
    const header: unknown = JSON.parse(Buffer.from(parts[0] ?? '', 'base64url').toString())
    return typeof header === 'object' && header !== null ? header : null
  } catch {
    return null
  }
}

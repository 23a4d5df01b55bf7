import { createHash, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { codeAttempts, codeLetters, codeLength, codeSeconds } from '@portal/core/access/embed/constants'
import { wholeTenant } from '../../foundation/database/context.ts'
import { thisMoment } from '../../foundation/database/this-moment.ts'
import { operation, type Services } from '../../foundation/http/operation.ts'
import { forbidden, invalid } from '../../foundation/http/refusal.ts'
import { openableWidgets } from './openable.ts'
import { notListed, originOf } from './page-origin.ts'

/** As the page makes a challenge of what it keeps (RFC 7636, S256). */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** What a person typed or pasted, as it was shown: without spaces and dashes, whatever the case. */
const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase()

/**
 * A code for a page that cannot hear the window of the portal: its user carries
 * it over. It is good for one page only, the one that began this sign-in and
 * keeps what the challenge was made of, for two minutes and once.
 */
const createCode = operation(
  'embed.createCode',
  async ({ body, tenantId, person, services, origin: { portal } }) => {
    const origin = originOf(body.origin)
    if (!(await services.tenants.mayEmbed(tenantId, origin, portal))) throw notListed(origin)
    await openableWidgets(services, { tenantId, userId: person.id }, body.widgets)
    const code = Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')
    const db = services.database.reading(wholeTenant(tenantId))
    const fresh = {
      user_id: person.id,
      origin,
      code_hash: digest(code),
      attempts: 0,
      used_at: null,
      expires_at: sql<string>`now() + make_interval(secs => ${codeSeconds})`,
    }
    // The one that was shown before is replaced.
    await db
      .insertInto('embed_code')
      .values({ tenant_id: tenantId, challenge: body.challenge, ...fresh })
      .onConflict((on) => on.columns(['tenant_id', 'challenge']).doUpdateSet(fresh))
      .execute()
    return { code, expiresIn: codeSeconds }
  },
)

/**
 * Takes a code from the page that began the sign-in.
 * @throws {Refusal} 422 with a sentence for the person
 */
export async function acceptCode(
  services: Services,
  given: { readonly code: string; readonly verifier: string },
  { tenantId, origin }: { readonly tenantId: number; readonly origin: string },
): Promise<number> {
  const good = sql<boolean>`code_hash = ${digest(plain(given.code))}`
  const [row] = await services.database
    .reading(wholeTenant(tenantId))
    .updateTable('embed_code')
    .set({
      attempts: sql<number>`attempts + 1`,
      used_at: sql<string | null>`case when ${good} then ${thisMoment()} end`,
    })
    .where('tenant_id', '=', tenantId)
    .where('challenge', '=', digest(given.verifier))
    .where('origin', '=', origin)
    .where('used_at', 'is', null)
    .where('attempts', '<', codeAttempts)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['user_id', 'used_at'])
    .execute()
  if (!row)
    throw invalid({ code: 'There is no code for this page any more. Open the window again for a new one.' })
  if (row.used_at === null) throw invalid({ code: 'This is not the code that the window shows.' })
  return row.user_id
}

/** Only the page itself may hand a code in. */
export function assertFromPage(page: string | null, origin: string): void {
  if (page !== origin)
    throw forbidden(`The request comes from ${page ?? 'no page'}, and asks for a session on ${origin}.`)
}

export const codeOperations = { 'embed.createCode': createCode }

import { operation } from '../../foundation/http/operation.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import { acceptAssertion } from './assertion.ts'
import { widgetBuild } from './build.ts'
import { ownColor } from './own-color.ts'

/** What `AgencyPortal.check()` asks on a developer's own page. An assertion stays as good as it was. */
const check = operation('embed.check', async ({ body, tenantId, services, origin: { page, portal } }) => {
  const listed = page !== null && (await services.tenants.mayEmbed(tenantId, page, portal))
  return {
    now: new Date().toISOString(),
    build: widgetBuild(),
    page,
    listed,
    primaryColor: await ownColor(services, tenantId),
    assertionProblem:
      body.assertion === undefined
        ? null
        : await problemOf(
            acceptAssertion(services, body.assertion, { tenantId, origin: page ?? '', portal, once: false }),
          ),
  }
})

async function problemOf(accepting: Promise<unknown>): Promise<string | null> {
  try {
    await accepting
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

export const checkOperations = { 'embed.check': check }

import type { FastifyRequest } from 'fastify'
import type { CallName } from '@portal/core/calls'
import { pageScope, widgetMay } from '@portal/core/access/embed/widgets'
import type { Actor, Guest } from '@portal/core/foundation/policy/actor'
import { wholeTenant } from '../../foundation/database/context.ts'
import { hostOf, pageOf, portalOf, unauthenticated } from '../../foundation/http/authenticate.ts'
import { forbidden } from '../../foundation/http/refusal.ts'
import type { Services } from '../../foundation/services.ts'
import { isKey, openKey } from '../api-keys/keys.ts'
import { openAccess } from '../guests/open-access.ts'
import type { GuestClaims, RenderingClaims } from '../sessions/tokens.ts'

/**
 * Who makes a request: the person behind its bearer token, or a visitor of the
 * host's tenant.
 * @throws {Refusal} 401 for a token that is expired, forged or of an ended session; 403 for a widget's token outside its calls or origin
 */
export async function authenticate(
  request: FastifyRequest,
  call: CallName,
  services: Services,
): Promise<Actor> {
  const header = request.headers.authorization
  if (header === undefined) {
    const tenant = await services.tenants.byHost(hostOf(request))
    return { kind: 'visitor', tenantId: tenant?.id ?? null }
  }
  const token = /^Bearer ([A-Za-z0-9_.-]{1,4096})$/.exec(header)?.[1]
  if (token !== undefined && isKey(token)) return ofProgram(token, call, services)
  const claims = token === undefined ? 'forged' : await services.tokens.check(token)
  if (claims === 'expired') throw unauthenticated('Your session has expired. Please sign in again.')
  if (claims === 'forged') throw unauthenticated('Your sign-in is not valid. Please sign in again.')
  if (claims.kind === 'task-tool') throw unauthenticated('This token is for the task tool only.')
  if (claims.kind === 'guest' || claims.kind === 'rendering') return guestOf(claims, services)
  const person = await services.actors.of(claims)
  if (!person) throw unauthenticated('Your session has ended. Please sign in again.')
  if (claims.kind === 'portal') return { kind: 'user', ...person, sessionId: claims.sessionId }
  const widget = claims.kind === 'page' ? pageScope : claims.widget
  // Also of those that are refused: the operator counts them by widget.
  request.widget = widget
  if (!widgetMay(widget, call)) throw forbidden('This widget may not do that.')
  if (pageOf(request) !== claims.origin)
    throw forbidden('This widget was opened on a page of another origin.')
  if (!(await services.tenants.mayEmbed(person.tenantId, claims.origin, portalOf(request))))
    throw forbidden('Widgets may no longer run on this page.')
  return {
    kind: 'widget',
    ...person,
    sessionId: claims.sessionId,
    widget,
    origin: claims.origin,
    ...(claims.kind === 'page' ? { generation: claims.generation } : {}),
  }
}

/** A key opens the calls that it was made for. One to a single report opens no call: it is handed on to its own address. */
async function ofProgram(token: string, call: CallName, services: Services): Promise<Actor> {
  const { person, scopes } = await openKey(token, services)
  if (call === 'reportData.read') return person
  if (person.key.report) throw forbidden('This key is for one report. Ask for it at /api/report-data.')
  if (!scopes.includes(call))
    throw forbidden(`This key was not made for ${call}. Make one that is, in the portal.`)
  return person
}

/** A guest's link is read at every call: once it is revoked or over, nothing opens any more. */
async function guestOf(claims: GuestClaims | RenderingClaims, services: Services): Promise<Guest> {
  const { tenantId } = claims
  if (claims.kind === 'rendering')
    return { kind: 'guest', tenantId, grant: { route: claims.route, clientId: claims.clientId } }
  const link = { id: claims.accessId, since: claims.since }
  const access = await openAccess(services.database.reading(wholeTenant(tenantId)), tenantId, link)
  if (!access) throw unauthenticated('This link no longer works.')
  return { kind: 'guest', tenantId, grant: { route: access.report, clientId: access.client_id }, link }
}

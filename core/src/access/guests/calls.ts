import { type } from '../../foundation/contract/type.ts'
import { tenant } from '../sign-in/calls.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, day, id, idText, line, name, nothing, text } from '../../foundation/contract/schemas.ts'
import { anyone, employees, guests, inOwnName } from '../../foundation/policy/rules-of-calls.ts'

const report = type("'clients.insights' | 'clients.seo-division-report' | 'co-op.seo' | 'co-op.facebook'")
/** 256 random bits as base64url. */
const token = type('/^[A-Za-z0-9_-]{1,200}$/')

/** A guest link as the client's profile lists it. The link itself is known only when it is made. */
const guestAccess = type({
  id: 'number',
  clientId: 'number',
  report,
  note: 'string | null',
  state: "'open' | 'used up' | 'suspended' | 'expired' | 'revoked'",
  /** The address for whom it is: where that is of an account, the link goes by it. */
  reader: 'string | null',
  expiresAt: 'string',
  uses: 'number',
  maxUses: 'number | null',
  hasPassword: 'boolean',
  createdAt: 'string',
  createdBy: type({ id: 'number', fullName: 'string' }).or('null'),
  lastUsedAt: 'string | null',
  revokedAt: 'string | null',
  /** Guests who asked for a new link, the latest first. */
  requests: type({
    id: 'number',
    name: 'string',
    email: 'string',
    message: 'string | null',
    createdAt: 'string',
    /** When a new link was mailed to them; null while they wait. */
    answeredAt: 'string | null',
  }).array(),
})

/** What a grant opens. */
const grant = type({
  route: report,
  path: 'string',
  client: { id: 'number', name: 'string', slug: 'string' },
  expiresAt: 'string',
})

/** A guest's way in: the grant, and an access token bound to it. */
const guestSession = type({
  accessToken: 'string',
  /** Seconds until the access token expires. */
  expiresIn: 'number',
  grant,
  tenant,
})

export const guestCalls = defineCalls({
  'guestAccesses.list': {
    method: 'GET',
    path: '/guest-accesses',
    summary: "A client's guest links, the newest first.",
    allow: employees,
    query: type({ '+': 'reject', clientId: idText }),
    response: guestAccess.array(),
  },
  'guestAccesses.create': {
    method: 'POST',
    path: '/guest-accesses',
    summary: 'Makes a guest link to one report of one client. Its token is answered now and never again.',
    allow: inOwnName(employees),
    confidential: true,
    body: type({
      '+': 'reject',
      accessDetails: {
        '+': 'reject',
        clientId: id,
        report,
        /** The last day on which it works, in the agency's time zone. */
        expiresAt: day,
        'maxUses?': type('1 <= number.integer <= 10000').or('null'),
        'password?': type('8 <= string <= 200').or('null'),
        'note?': line.or('null'),
        /** The address for whom it is; where that is of an account, the link opens nothing while the account does not. */
        'reader?': type('3 <= string <= 255').or('null'),
      },
    }),
    response: guestAccess.and({ token: 'string' }),
  },
  'guestAccesses.renewLink': {
    method: 'POST',
    path: '/guest-accesses/{id}/link',
    summary: 'Makes the link anew, for one that was lost; the old one stops working at once.',
    allow: inOwnName(employees),
    confidential: true,
    params: byId,
    body: nothing,
    response: guestAccess.and({ token: 'string' }),
  },
  'guestAccesses.answer': {
    method: 'POST',
    path: '/guest-accesses/requests/{id}/link',
    summary:
      'Makes another link to the same report for who asked for one, with the password of the one before, and mails it. It is shown to nobody else.',
    allow: inOwnName(employees),
    params: byId,
    body: type({ '+': 'reject', expiresAt: day }),
    response: guestAccess,
  },
  'guestAccesses.remove': {
    method: 'DELETE',
    path: '/guest-accesses/{id}',
    summary: 'Revokes a guest link; whoever has it open is out at once.',
    allow: employees,
    params: byId,
    response: guestAccess,
  },
  'guestAccesses.verify': {
    method: 'POST',
    path: '/guest-accesses/verify',
    summary: 'Signs in as a guest by the token of a link, which counts as one use of it.',
    allow: anyone,
    reads: true,
    perMinute: 60,
    body: type({ '+': 'reject', token, 'password?': 'string <= 200' }),
    response: guestSession,
  },
  'guestAccesses.request': {
    method: 'POST',
    path: '/guest-accesses/request',
    summary: 'Asks for a new link in the place of one that has ended; whoever made it gets an e-mail.',
    allow: anyone,
    reads: true,
    perMinute: 10,
    body: type({
      '+': 'reject',
      token,
      name,
      email: '3 <= string <= 255',
      'message?': text.and('string <= 2000').or('null'),
    }),
    response: type({ requested: 'true', mailed: 'boolean' }),
  },
  'guestAccesses.current': {
    method: 'GET',
    path: '/guest-accesses/current',
    summary: 'What a guest may open; for the holder of a link with a new access token.',
    allow: guests,
    response: type({
      grant,
      tenant,
      renewed: type({ accessToken: 'string', expiresIn: 'number' }).or('null'),
    }),
  },
})

import { type } from '../../foundation/contract/type.ts'
import { personInList } from '../sign-in/calls.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, line, name, nothing } from '../../foundation/contract/schemas.ts'
import {
  administrators,
  anyone,
  inOwnName,
  inPortal,
  throughWidget,
} from '../../foundation/policy/rules-of-calls.ts'
import { isWidget } from './widgets.ts'

/** Names of the list in widgets.ts. */
const widgetNames = type('string <= 60')
  .narrow((text, ctx) => isWidget(text) || ctx.mustBe('the name of a widget'))
  .array()
  .moreThanLength(0)
  .atMostLength(20)

/** A signed assertion (JWT). */
const assertion = type('1 <= string <= 4096')

/** The tenant's own color, `#rrggbb`; null where it is the one that the widgets have anyway. */
const tenantColor = type('string | null')

/** A session of a page: a token that renews it, and for each widget a token of its own. */
const pageSession = type({
  /** Renews and ends the session, and opens nothing else. Each answer brings the next one. */
  token: 'string',
  /** By widget. */
  tokens: type({ '[string]': 'string' }),
  /** Seconds until the tokens of the widgets end. */
  expiresIn: 'number',
  user: personInList,
  primaryColor: tenantColor,
})

const origin = type({
  id: 'number',
  origin: 'string',
  createdAt: 'string',
  createdBy: 'string | null',
  /** When a session was last opened on its pages. */
  lastUsedAt: 'string | null',
})

const hostKey = type({
  id: 'number',
  name: 'string',
  /** What an assertion names as `kid`: the thumbprint of RFC 7638. */
  keyId: 'string',
  algorithm: "'EdDSA' | 'ES256'",
  createdAt: 'string',
  createdBy: 'string | null',
  lastUsedAt: 'string | null',
  revokedAt: 'string | null',
})

/** Widgets on pages of other origins. */
export const embedCalls = defineCalls({
  'embed.createSession': {
    method: 'POST',
    path: '/embed/sessions',
    summary:
      "A session for the widgets of a page of a listed origin: for whoever is signed in to the portal, or for whom an assertion of the host's server names.",
    // The assertion is the proof; without one, the portal's own session is asked for.
    allow: anyone,
    reads: true,
    perMinute: 300,
    body: type({
      '+': 'reject',
      widgets: widgetNames,
      origin: 'string <= 255',
      'assertion?': assertion,
      /** What the user has carried over from the window, with what its challenge was made of. */
      'code?': 'string <= 20',
      'verifier?': '43 <= string <= 128',
      /** The window of the portal would not ask its person: 409 unless that one went on to this page before and has not signed out of it since. */
      'unasked?': 'true',
    }),
    response: pageSession,
  },
  'embed.createCode': {
    method: 'POST',
    path: '/embed/codes',
    summary:
      'A code for a page of a listed origin that cannot hear the window of the portal: its user carries it over. Good once, for two minutes, in the page that made the challenge.',
    allow: inOwnName(inPortal),
    reads: true,
    perMinute: 20,
    body: type({
      '+': 'reject',
      widgets: widgetNames,
      origin: 'string <= 255',
      /** SHA-256 of what the page keeps for itself, in base64url. */
      challenge: /^[\w-]{43}$/,
    }),
    response: type({ code: 'string', expiresIn: 'number' }),
  },
  'embed.refreshSession': {
    method: 'POST',
    path: '/embed/sessions/refresh',
    summary: 'New tokens for a session that is still open.',
    allow: throughWidget,
    reads: true,
    body: type({ '+': 'reject', widgets: widgetNames }),
    response: pageSession,
  },
  'embed.endSession': {
    method: 'POST',
    path: '/embed/sessions/end',
    summary: 'Ends the session of a page.',
    allow: throughWidget,
    beforeNewPassword: true,
    reads: true,
    body: nothing,
    response: type({ ended: 'true' }),
  },
  'embed.check': {
    method: 'POST',
    path: '/embed/check',
    summary:
      'Tells a developer whether widgets may run on the page that asks, and whether an assertion is good.',
    allow: anyone,
    reads: true,
    perMinute: 60,
    body: type({ '+': 'reject', 'assertion?': assertion }),
    response: type({
      /** The portal's clock. */
      now: 'string',
      /** Of the files that the portal serves now. */
      build: 'string',
      page: 'string | null',
      listed: 'boolean',
      primaryColor: tenantColor,
      /** What is wrong with the assertion, or null. */
      assertionProblem: 'string | null',
    }),
  },
  'embed.origins': {
    method: 'GET',
    path: '/embed/origins',
    summary: 'Origins on whose pages the widgets may run.',
    allow: administrators,
    response: origin.array(),
  },
  'embed.addOrigin': {
    method: 'POST',
    path: '/embed/origins',
    summary: 'Lets the widgets run on the pages of an origin.',
    allow: inOwnName(administrators),
    body: type({ '+': 'reject', origin: line }),
    response: origin,
  },
  'embed.removeOrigin': {
    method: 'DELETE',
    path: '/embed/origins/{id}',
    summary: 'Ends the widgets on the pages of an origin, open ones too.',
    allow: inOwnName(administrators),
    params: byId,
    response: type({ id: 'number' }),
  },
  'embed.hostKeys': {
    method: 'GET',
    path: '/embed/host-keys',
    summary: "Public keys of hosts' servers, revoked ones too.",
    allow: administrators,
    response: hostKey.array(),
  },
  'embed.addHostKey': {
    method: 'POST',
    path: '/embed/host-keys',
    summary: "Trusts what a host's server signs with the private half of a key.",
    allow: inOwnName(administrators),
    body: type({ '+': 'reject', name, publicKey: 'string <= 4096' }),
    response: hostKey,
  },
  'embed.revokeHostKey': {
    method: 'POST',
    path: '/embed/host-keys/{id}/revoke',
    summary: 'Trusts a key no more, and ends the sessions that it opened.',
    allow: inOwnName(administrators),
    params: byId,
    body: nothing,
    response: hostKey,
  },
})

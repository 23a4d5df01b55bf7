import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId } from '../../foundation/contract/schemas.ts'
import { anyone, ownClients } from '../../foundation/policy/rules-of-calls.ts'

/** Events that a page sends at once. */
const mostEvents = 50

const event = type({
  '+': 'reject',
  k: "'view' | 'lead' | 'contact'",
  /** Path of the page, without what is asked for in it. */
  p: 'string <= 2000',
  't?': 'string <= 300',
  /** Host of the page before. */
  'r?': 'string <= 255',
  's?': 'string <= 50',
  'm?': 'string <= 50',
  'f?': 'string <= 100',
  /** Of this page view; a form may bring it along with its lead. */
  'n?': '/^[a-z0-9]{8,32}$/',
  'c?': type({
    '+': 'reject',
    'name?': 'string <= 200',
    'email?': 'string <= 255',
    'phone?': 'string <= 50',
  }),
  /** Milliseconds since it happened: what was sent late counts when it happened. */
  a: '0 <= number.integer <= 86400000',
})

const step = type({ at: 'string', kind: 'string', path: 'string', model: 'string', form: 'string' })

export const siteCalls = defineCalls({
  'siteEvents.receive': {
    method: 'POST',
    path: '/iq',
    atRoot: true,
    summary:
      'Takes what the collector saw on a dealer’s page: as JSON, whatever type it says. Pages of origins that are not registered are refused; bots, own addresses and unknown keys count nowhere. It is answered when it is kept.',
    allow: anyone,
    gathered: true,
    perMinute: 600,
    mostBytes: 64 * 1024,
    body: type({
      '+': 'reject',
      /** The site's key. */
      s: '/^[a-f0-9]{32}$/',
      /** A visitor who agreed to be known again. */
      'i?': '/^[a-z0-9]{16,40}$/',
      e: event.array().moreThanLength(0).atMostLength(mostEvents),
    }),
    response: type({ taken: 'number', leftOut: 'string | null' }),
  },
  'siteContacts.get': {
    method: 'GET',
    path: '/site-contacts/{id}',
    summary: 'A person who made themselves known to a dealer, with visits and leads, newest first.',
    allow: ownClients,
    params: byId,
    response: type({
      id: 'number',
      name: 'string',
      email: 'string',
      phone: 'string',
      source: 'string',
      Client: type({ id: 'number', name: 'string', slug: 'string' }),
      firstAt: 'string',
      lastAt: 'string',
      visits: 'number',
      pages: 'number',
      leads: 'number',
      score: 'number',
      models: type({ model: 'string', visits: 'number' }).array(),
      /** The latest 100. */
      timeline: type({
        at: 'string',
        kind: "'visit' | 'lead'",
        title: 'string',
        source: 'string',
        minutes: 'number',
        pages: 'number',
        models: 'string[]',
        /** What was opened; kept for 35 days. */
        steps: step.array(),
      }).array(),
    }),
  },
})

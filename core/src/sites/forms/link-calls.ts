import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, id } from '../../foundation/contract/schemas.ts'
import { mostAskedAtOnce } from './asking.ts'
import { employees, signedIn } from '../../foundation/policy/rules-of-calls.ts'

const client = type({ id: 'number', name: 'string', slug: 'string' })

const somebody = type({ id: 'number', name: 'string', email: 'string' })

const asked = type({
  id: 'number',
  User: somebody,
  Client: client.or('null'),
  askedAt: 'string',
  remindedAt: 'string | null',
  answeredAt: 'string | null',
  /** The last day on which the link opens the form. */
  until: 'string',
  /** Whether that day is over. */
  ended: 'boolean',
})

export const formLinkCalls = defineCalls({
  'forms.people': {
    method: 'GET',
    path: '/forms/{id}/people',
    summary:
      'Who was asked to fill in a form, newest first; who answered without being asked is among the answers alone.',
    allow: employees,
    params: byId,
    response: asked.array(),
  },
  'forms.offered': {
    method: 'POST',
    path: '/forms/{id}/people/offered',
    reads: true,
    summary: 'The people of clients who can be asked to fill in a form: those who can sign in.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', clientIds: id.array().atLeastLength(1).atMostLength(mostAskedAtOnce) }),
    response: type({
      people: type({
        id: 'number',
        name: 'string',
        email: 'string',
        clientId: 'number',
        client: 'string',
        /** A link of theirs waits for an answer: asking them is a reminder. */
        waits: 'boolean',
        /** They had a mail about it today: another one goes from tomorrow on. */
        mailedToday: 'boolean',
      }).array(),
      /** Names of those of the clients nobody of whom can be asked. */
      without: 'string[]',
    }),
  },
  'forms.ask': {
    method: 'POST',
    path: '/forms/{id}/people',
    summary:
      'Asks people of clients to fill in a form, each by mail with a link of their own; who was asked and has not answered is reminded, once a day.',
    allow: employees,
    perMinute: 30,
    params: byId,
    body: type({
      '+': 'reject',
      people: type({ '+': 'reject', clientId: id, userId: id })
        .array()
        .atLeastLength(1)
        .atMostLength(mostAskedAtOnce),
    }),
    response: type({
      mails: 'number',
      /** Names of those who had a mail about it today already, and get none. */
      heldBack: 'string[]',
    }),
  },
  'forms.unask': {
    method: 'DELETE',
    path: '/form-links/{id}',
    summary: 'Takes a link back that was not answered: it opens nothing any more.',
    allow: employees,
    params: byId,
    response: type({ id: 'number' }),
  },
  'forms.mine': {
    method: 'GET',
    path: '/my-forms',
    summary: 'The forms that whoever asks is to fill in, and those they were asked for and have filled in.',
    allow: signedIn,
    response: type({
      id: 'number',
      /** Where it is filled in: the form, and the link of the person. */
      publicId: 'string',
      link: 'string',
      name: 'string',
      description: 'string',
      Client: client.or('null'),
      askedAt: 'string',
      /** The last day on which the link opens it. */
      until: 'string',
      /** When this person answered; null where they did not yet. */
      answeredAt: 'string | null',
      /** Whether it still takes answers. */
      open: 'boolean',
      /** Who answered it for the same client. */
      answeredBy: type('string[]'),
    }).array(),
  },
})

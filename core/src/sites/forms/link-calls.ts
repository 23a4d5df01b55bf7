import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, id, idText } from '../../foundation/contract/schemas.ts'
import { mostAskedAtOnce } from './asking.ts'
import { employees, signedIn } from '../../foundation/policy/rules-of-calls.ts'

const client = type({ id: 'number', name: 'string', slug: 'string' })

const somebody = type({ id: 'number', name: 'string', email: 'string' })

const people = type({
  /** Who was asked, newest first; who answered without being asked is among the answers alone. */
  asked: type({
    id: 'number',
    User: somebody,
    Client: client.or('null'),
    askedAt: 'string',
    remindedAt: 'string | null',
    answeredAt: 'string | null',
  }).array(),
  /** The client's own people who can be asked; none where no client was named. */
  offered: somebody.array(),
})

export const formLinkCalls = defineCalls({
  'forms.people': {
    method: 'GET',
    path: '/forms/{id}/people',
    summary: 'Who was asked to fill in a form, and which people of a client can be.',
    allow: employees,
    params: byId,
    query: type({ '+': 'reject', 'clientId?': idText }),
    response: people,
  },
  'forms.ask': {
    method: 'POST',
    path: '/forms/{id}/people',
    summary:
      'Asks people of a client to fill in a form, each by mail with a link of their own; who was asked and has not answered is reminded.',
    allow: employees,
    perMinute: 30,
    params: byId,
    body: type({
      '+': 'reject',
      clientId: id,
      userIds: id.array().atLeastLength(1).atMostLength(mostAskedAtOnce),
    }),
    response: people,
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
      closesAt: 'string | null',
      /** When this person answered; null where they did not yet. */
      answeredAt: 'string | null',
      /** Whether it still takes answers. */
      open: 'boolean',
      /** Who answered it for the same client. */
      answeredBy: type('string[]'),
    }).array(),
  },
})

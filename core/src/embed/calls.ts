import { type } from 'arktype'
import { personInList } from '../access/calls.ts'
import { defineCalls } from '../contract/call.ts'
import { nothing } from '../contract/schemas.ts'
import { inOwnName, inPortal, throughWidget } from '../policy/rules-of-calls.ts'
import { isWidget } from './widgets.ts'

/** One of the list in widgets.ts. */
const widgetName = type('string <= 60').narrow(
  (name, ctx) => isWidget(name) || ctx.mustBe('the name of a widget'),
)

/** Widgets on pages of other origins. */
export const embedCalls = defineCalls({
  'embed.createSession': {
    method: 'POST',
    path: '/embed/sessions',
    summary: 'A short-lived token for one widget on a page of a listed origin.',
    allow: inOwnName(inPortal),
    reads: true,
    body: type({ '+': 'reject', widget: widgetName, origin: 'string <= 255' }),
    response: type({ token: 'string', expiresIn: 'number', user: personInList }),
  },
  'embed.refreshSession': {
    method: 'POST',
    path: '/embed/sessions/refresh',
    summary: 'A new token for a widget session that is still open.',
    allow: throughWidget,
    reads: true,
    body: nothing,
    response: type({ token: 'string', expiresIn: 'number', user: personInList }),
  },
  'embed.endSession': {
    method: 'POST',
    path: '/embed/sessions/end',
    summary: 'Ends a widget session.',
    allow: throughWidget,
    reads: true,
    body: nothing,
    response: type({ ended: 'true' }),
  },
})

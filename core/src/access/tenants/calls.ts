import { type } from '../../foundation/contract/type.ts'
import { secondFactorAsked, signedInAnswer } from '../sign-in/calls.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, line } from '../../foundation/contract/schemas.ts'
import { administrators, anyone, employees } from '../../foundation/policy/rules-of-calls.ts'
import { changesSlides } from './policy.ts'
import { carouselLimits, longestSlideName, mostSlides } from './carousel.ts'
import { tenantSettingNames } from './settings.ts'

/** A slide of the login screen; `image` is an address that works for whoever reads it. */
const slide = type({
  id: 'number',
  name: 'string',
  image: 'string',
  order: 'number',
  active: 'boolean',
  version: 'number',
})

const slideName = type(`1 <= string <= ${longestSlideName}`)

const setting = type({ setting: type.enumerated(...tenantSettingNames), value: 'unknown' })

export const tenantCalls = defineCalls({
  'tenants.settings': {
    method: 'GET',
    path: '/tenants/settings',
    summary: "The tenant's settings. `logo` is the address of its picture, or null.",
    allow: administrators,
    response: setting.array(),
  },
  'tenants.setSetting': {
    method: 'POST',
    path: '/tenants/settings',
    summary: 'Sets one setting of the tenant. For `logo` the value is the id of a stored picture, or null.',
    allow: administrators,
    body: type({ '+': 'reject', setting: type.enumerated(...tenantSettingNames), value: 'unknown' }),
    response: setting,
  },
  'tenants.carousel': {
    method: 'GET',
    path: '/tenants/carousel',
    summary: 'The slides of the login screen, those that are not shown included.',
    allow: employees,
    response: slide.array(),
  },
  'tenants.addSlide': {
    method: 'POST',
    path: '/tenants/carousel',
    summary: `Adds a slide to the login screen, its picture as \`file\`; ${mostSlides} at most.`,
    allow: changesSlides,
    body: type({ '+': 'reject', name: slideName }),
    files: carouselLimits,
    response: slide,
  },
  'tenants.updateSlide': {
    method: 'PUT',
    path: '/tenants/carousel/{id}',
    summary: 'Renames a slide, moves it, shows or hides it.',
    allow: changesSlides,
    params: byId,
    body: type({
      '+': 'reject',
      'name?': slideName,
      'order?': '0 <= number.integer <= 1000',
      'active?': 'boolean',
    }),
    response: slide,
  },
  'tenants.removeSlide': {
    method: 'DELETE',
    path: '/tenants/carousel/{id}',
    summary: 'Removes a slide from the login screen.',
    allow: changesSlides,
    params: byId,
    response: type({ id: 'number' }),
  },
  'tenants.googleBegin': {
    method: 'POST',
    path: '/tenants/auth/{id}/google/begin',
    summary: 'Begins a sign-in with Google: the address to go to. A cookie remembers it for ten minutes.',
    allow: anyone,
    reads: true,
    perMinute: 60,
    params: byId,
    body: type({ '+': 'reject', 'redirect?': line }),
    response: type({ address: 'string' }),
  },
  'tenants.googleCallback': {
    method: 'GET',
    path: '/tenants/auth/{id}/google/callback',
    summary:
      'Ends a sign-in with Google that this browser began: sets the refresh cookie, or asks for the second factor.',
    allow: anyone,
    perMinute: 60,
    params: byId,
    query: type({
      '+': 'reject',
      code: 'string <= 2000',
      'state?': 'string <= 500',
      /** RFC 9207: who answered. */
      'iss?': 'string <= 500',
    }),
    response: signedInAnswer.or(secondFactorAsked).and({ redirect: 'string | null' }),
  },
  'tenants.googleVerify': {
    method: 'POST',
    path: '/tenants/auth/{id}/google/verify',
    summary: "Whether an access token of Google's is good, and whose it is. Signs nobody in.",
    allow: anyone,
    reads: true,
    perMinute: 30,
    params: byId,
    body: type({ '+': 'reject', accessToken: '1 <= string <= 4096' }),
    response: type({ email: 'string', emailVerified: 'boolean' }),
  },
})

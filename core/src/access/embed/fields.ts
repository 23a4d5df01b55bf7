import { defineFields } from '../../foundation/contract/field.ts'
import { originProblem } from './origin.ts'

/** An origin on whose pages widgets may run. */
export const originFields = defineFields({
  origin: {
    label: 'Origin',
    kind: 'text',
    required: true,
    hint: 'Scheme and host of the page, such as https://intranet.example',
    check: (text) => originProblem((text ?? '').trim()),
  },
})

/** A key with which a host's server signs who its user is. */
export const hostKeyFields = defineFields({
  name: {
    label: 'Name',
    kind: 'text',
    required: true,
    hint: 'Which server holds it, for example Intranet 2026',
  },
  publicKey: {
    label: 'Public key',
    kind: 'longText',
    required: true,
    hint: 'PEM or JWK, Ed25519 or P-256',
  },
})

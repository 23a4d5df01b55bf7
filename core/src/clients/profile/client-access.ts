import { defineFields } from '../../foundation/contract/field.ts'
import { daysWithinReason } from '../../foundation/rules/between.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { oneTimeSecret } from '../../foundation/rules/one-time-secret.ts'
import { employees, teamOrRole } from '../../foundation/policy/rules-of-calls.ts'

/** A sign-in of a client at another company. Its secret leaves only with the one record that is opened, for those who work for that client. */
export const credentials = resource({
  area: 'credentials',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true },
    url: { label: 'URL', kind: 'url', initial: '' },
    username: { label: 'Username', kind: 'text', initial: '' },
    secret: { label: 'Password', kind: 'secret', required: true },
    codeSecret: {
      label: 'One-Time Code Secret',
      kind: 'secret',
      initial: '',
      check: oneTimeSecret,
      hint: 'The text that the company shows beside its picture for an authenticator app. The portal then shows the codes.',
    },
    hasCode: { label: 'One-Time Code', kind: 'flag', initial: false, computed: true },
    rotateDays: {
      label: 'Rotate Every (Days)',
      kind: 'integer',
      check: daysWithinReason(1),
      hint: 'After so many days the password is to be changed. Never where it is empty.',
    },
    rotatedAt: { label: 'Password Changed', kind: 'date', computed: true },
    rotateAt: { label: 'Change By', kind: 'date', computed: true },
    notes: { label: 'Notes', kind: 'longText', initial: '' },
  }),
  ofClient: true,
  read: employees,
  write: employees,
  opens: teamOrRole('Developer'),
  screens: [
    {
      route: 'clients.profile.credentials',
      sentence: 'Sign-ins of this client at other companies.',
      icon: 'key',
      empty: 'Add the first one: it is sealed at rest, and shown one at a time.',
      columns: ['name', 'url', 'username', 'secret', 'hasCode', 'rotateAt', 'rotatedAt', 'notes'],
      place: 0,
    },
  ],
})

/** A piece of code that runs on a client's website. It is text here and is never executed. */
export const scripts = resource({
  area: 'scripts',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true },
    url: { label: 'URL', kind: 'url', initial: '' },
    body: { label: 'Script', kind: 'longText', required: true },
    active: { label: 'Active', kind: 'flag', initial: true },
    notes: { label: 'Notes', kind: 'longText', initial: '' },
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.credentials',
      sentence: 'Code that runs on the website of this client.',
      icon: 'note',
      empty: 'Add the first one: what runs on the website, and where.',
      columns: ['name', 'url', 'active', 'notes'],
      place: 1,
    },
  ],
})

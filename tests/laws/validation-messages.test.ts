import { describe, expect, it } from 'vitest'
import * as rules from '@portal/core/foundation/rules'
import catalogue from '../fixtures/catalogue/rules.json' with { type: 'json' }

/** For each rule of the specification, a value that breaks it. */
const broken: Readonly<Record<string, string | null>> = {
  'V-REQ-TEXT': rules.requiredText(' '),
  'V-REQ-ARRAY': rules.requiredList([]),
  'V-REQ-FILE': rules.requiredFile(null),
  'V-JSON': rules.json('{a'),
  'V-DURATION': rules.duration('25:00'),
  'V-EMAIL': rules.email('a@b'),
  'V-EMAIL-OWN': rules.notOwnEmail('a@b.co')(['a@b.co']),
  'V-EMAIL-DUP': rules.distinctEmails(['a@b.co', 'a@b.co']),
  'V-PWD-LEN': rules.password('Abcde1!'),
  'V-PWD-CLASS': rules.password('abcdefg1'),
  'V-POSITIVE': rules.positiveNumber(-1),
  'V-NUMBER': rules.number('abc'),
  'V-INTEGER': rules.integer(1.5),
  'V-URL': rules.url('localhost'),
  'V-LEN': rules.minLength('Brief Title', 10)('short'),
  'V-FILESIZE': rules.fileSize(10)({ size: 10 * 1024 * 1024 }),
  'V-UNIQUE': rules.unique(['value'])('value'),
  'V-PWD-REQ': rules.password(''),
}

/** The message with its variable parts as the specification's placeholders stand for them. */
const asShown: Readonly<Record<string, string>> = {
  'V-PWD-CLASS': 'Password must include at least one uppercase letter, one symbol',
  'V-LEN': 'Brief Title must be 10 characters or more.',
  'V-FILESIZE': 'File size should be less than 10 mb.',
}

describe('the validation rules', () => {
  it('are all there, each with the message of the specification', () => {
    expect(Object.keys(broken).toSorted()).toEqual(catalogue.validationRules.map(({ id }) => id).toSorted())
    for (const { id, message } of catalogue.validationRules)
      expect(broken[id], id).toBe(asShown[id] ?? message)
  })
})

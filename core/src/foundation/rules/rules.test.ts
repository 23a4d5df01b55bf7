import { describe, expect, it } from 'vitest'
import { amount } from '../contract/check-field.ts'
import * as rules from './index.ts'
import { withinReason } from './within-reason.ts'

const verdicts = <T>(check: rules.Check<T>, values: readonly T[]): (string | null)[] => values.map(check)

describe('the validation rules of the specification', () => {
  // VAL-01
  it('a required text refuses nothing, blank and spaces', () => {
    expect(verdicts(rules.requiredText, ['', '  \n', null, undefined])).toEqual(
      Array(4).fill('Field is required'),
    )
    expect(rules.requiredText(' a ')).toBeNull()
  })

  // VAL-02
  it('a required list needs one item', () => {
    expect(rules.requiredList([])).toBe('Field is required')
    expect(rules.requiredList(null)).toBe('Field is required')
    expect(rules.requiredList([0])).toBeNull()
  })

  // VAL-03
  it('a required file must be there', () => {
    expect(verdicts(rules.requiredFile, [null, undefined, []])).toEqual(Array(3).fill('File is Required.'))
    expect(verdicts(rules.requiredFile, [{ size: 1 }, [{ size: 1 }]])).toEqual([null, null])
  })

  // VAL-04
  it('a JSON field holds JSON', () => {
    expect(verdicts(rules.json, ['{a', '', undefined])).toEqual(Array(3).fill('Not a valid JSON'))
    expect(verdicts(rules.json, ['{"a":[1]}', 'null', '3'])).toEqual([null, null, null])
  })

  // VAL-05
  it('a duration runs from 00:00 to 24:00', () => {
    expect(verdicts(rules.duration, ['00:00', '09:05', '23:59', '24:00'])).toEqual(Array(4).fill(null))
    expect(
      verdicts(rules.duration, ['25:00', '10:60', '24:01', '1:00', '0100', '', 'ab:cd', ' 01:00']),
    ).toEqual(Array(8).fill('Must be in HH:MM format.'))
  })

  // VAL-06
  it('an e-mail address has a name, an @ and a dotted host', () => {
    expect(verdicts(rules.email, ['a@b.co', "o'neil+x@mail.dealer.com", ' a@b.co '])).toEqual(
      Array(3).fill(null),
    )
    expect(verdicts(rules.email, ['a@b', 'a@b.', '@b.co', 'a b@c.de', 'a@@b.co', 'a@b..co', ''])).toEqual(
      Array(7).fill('Invalid email address'),
    )
    expect(rules.emails(['a@b.co', 'x'])).toBe('Invalid email address')
    expect(rules.emails(['a@b.co'])).toBeNull()
  })

  // VAL-07
  it('nobody adds the own address to a list, in any letter case', () => {
    expect(rules.notOwnEmail('Me@demo.test')(['x@demo.test', ' me@DEMO.test'])).toBe(
      'You cannot add yourself.',
    )
    expect(rules.notOwnEmail('me@demo.test')(['x@demo.test'])).toBeNull()
  })

  // VAL-08
  it('a list of addresses holds each once', () => {
    expect(rules.distinctEmails(['a@b.co', 'A@B.co '])).toBe('Duplicate email addresses')
    expect(rules.distinctEmails(['a@b.co', 'b@b.co'])).toBeNull()
    expect(rules.addressList('a@b.co; x@b.co, A@b.co')).toBe('Duplicate email addresses')
    expect(rules.addressList('a@b.co, nobody')).toBe('nobody is no e-mail address.')
    expect(verdicts(rules.addressList, ['a@b.co\nx@b.co', '', null])).toEqual([null, null, null])
  })

  // VAL-09
  it('a password has 8 to 32 characters and is required', () => {
    const length = 'Password must be between 8 and 32 characters'
    expect(verdicts(rules.passwordLength, ['Abcde1!', `Ab1${'x'.repeat(30)}`])).toEqual([length, length])
    expect(verdicts(rules.passwordLength, ['Abcdef1!', `Ab1${'x'.repeat(29)}`])).toEqual([null, null])
    expect(verdicts(rules.password, ['', '        ', 'Abc1'])).toEqual([
      'Field is required',
      'Field is required',
      length,
    ])
  })

  // VAL-10
  it('a password has three of four kinds, and the message lists the missing ones', () => {
    expect(rules.password('abcdefg1')).toBe('Password must include at least one uppercase letter, one symbol')
    expect(rules.password('abcdefgh')).toBe(
      'Password must include at least one uppercase letter, one number, one symbol',
    )
    expect(rules.password('ABCDEFG!')).toBe('Password must include at least one lowercase letter, one number')
    expect(
      verdicts(rules.password, ['Abcdefg1', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Demo-Portal-2026']),
    ).toEqual(Array(5).fill(null))
  })

  // VAL-11
  it('a positive number is above zero', () => {
    expect(verdicts(rules.positiveNumber, [-1, '-1', 0, 'abc', '', null, Number.NaN])).toEqual(
      Array(7).fill('Field must be a positive number'),
    )
    expect(verdicts(rules.positiveNumber, [1, '0.01', '+3'])).toEqual([null, null, null])
  })

  // VAL-12
  it('a number is a number, and only the optional variant may be empty', () => {
    expect(verdicts(rules.number, ['abc', '', '1,5', '0x10', '1e5', Infinity])).toEqual(
      Array(6).fill('Field must be a number'),
    )
    expect(verdicts(rules.number, ['-1.5', ' 7 ', '.5', 0])).toEqual(Array(4).fill(null))
    expect(verdicts(rules.optionalNumber, ['', null, '2'])).toEqual([null, null, null])
    expect(rules.optionalNumber('two')).toBe('Field must be a number')
  })

  // VAL-13
  it('an integer has no fraction', () => {
    expect(verdicts(rules.integer, [1.5, '1.5', 'x', ''])).toEqual(Array(4).fill('Field must be an integer'))
    expect(verdicts(rules.integer, [0, '-3', '2.0'])).toEqual([null, null, null])
  })

  it('an amount is written as people write money', () => {
    expect(verdicts(amount, ['1,234.50', '$12', '(3.00)', '0'])).toEqual(Array(4).fill(null))
    expect(verdicts(amount, ['twelve', '', '1,23', '1.2.3'])).toEqual(Array(4).fill('Field must be a number'))
    expect(verdicts(amount, ['1382.275', '$1,382.275', '(.125)', '-1.001'])).toEqual(
      Array(4).fill('Field must be a number with at most two decimals'),
    )
    expect(verdicts(rules.positiveAmount, ['0', '-1', '(3.00)', 'x'])).toEqual(
      Array(4).fill('Field must be a positive number'),
    )
    expect(rules.positiveAmount('1,234.50')).toBeNull()
  })

  it('an amount beyond reason is a slip of the keyboard, and the sentence says what is not', () => {
    expect(withinReason(99_999_999_999)).toBe('at most $10,000,000.00')
    expect(withinReason(-10_000_000.01)).toBe('at least -$10,000,000.00')
    expect(verdicts(withinReason, [10_000_000, -10_000_000, 0])).toEqual([null, null, null])
  })

  // VAL-14
  it('a web address may be empty, assumes https and needs a dot in its host', () => {
    expect(
      verdicts(rules.url, ['', null, 'example.com', 'http://a.co/x?y#z', 'example.com:8080/a', '10.0.0.1']),
    ).toEqual(Array(6).fill(null))
    expect(
      verdicts(rules.url, [
        'localhost',
        'https://localhost/a.b',
        'javascript:alert(1)',
        'ftp://a.co',
        'a b.co',
        '.co',
        'example.',
        '123',
        'mailto:me@a.co',
        'https://user:secret@a.co',
      ]),
    ).toEqual(Array(10).fill('Invalid URL address'))
    expect(rules.completeUrl('example.com')).toBe('https://example.com/')
  })

  // VAL-15
  it('a text that is too short or too long is told so with its label', () => {
    const title = rules.all(rules.minLength('Brief Title', 10), rules.maxLength('Brief Title', 200))
    expect(verdicts(title, ['Too short', '          ', null])).toEqual(
      Array(3).fill('Brief Title must be 10 characters or more.'),
    )
    expect(title('x'.repeat(201))).toBe('Brief Title must be 200 characters or less.')
    expect(verdicts(title, ['x'.repeat(10), 'x'.repeat(200)])).toEqual([null, null])
  })

  // VAL-16
  it('a file is smaller than the limit, each and in total', () => {
    const mb = 1024 * 1024
    const message = 'File size should be less than 10 mb.'
    expect(rules.fileSize(10)([{ size: 10 * mb - 1 }, { size: 9 * mb }])).toBeNull()
    expect(rules.fileSize(10)([{ size: 1 }, { size: 10 * mb }])).toBe(message)
    expect(rules.fileSize(10)({ size: 11 * mb })).toBe(message)
    expect(rules.totalFileSize(10)([{ size: 6 * mb }, { size: 6 * mb }])).toBe(message)
    expect(rules.totalFileSize(10)([{ size: 6 * mb }, { size: 3 * mb }])).toBeNull()
    expect(rules.fileSize(10)(null)).toBeNull()
  })

  // VAL-17
  it('a value that exists already is refused by name', () => {
    const check = rules.unique(['Honda', 'Kia'])
    expect(check(' honda ')).toBe('"honda" already exists.')
    expect(verdicts(check, ['Mazda', '', null])).toEqual([null, null, null])
  })

  it('an optional field may stay empty', () => {
    const check = rules.optional(rules.email)
    expect(verdicts<rules.Text>(check, ['', ' ', null, 'a@b.co'])).toEqual(Array(4).fill(null))
    expect(check('x')).toBe('Invalid email address')
  })
})

describe('typing a duration', () => {
  it('puts the colon in and caps hours and minutes', () => {
    const typed = [
      '1',
      '12',
      '123',
      '1234',
      '12345',
      '2',
      '25',
      '24',
      '240',
      '2400',
      '2430',
      '243',
      '1275',
      '9:',
      '9:3',
    ]
    expect(typed.map(rules.typeDuration)).toEqual([
      '1',
      '12',
      '12:3',
      '12:34',
      '12:34',
      '2',
      '23',
      '24',
      '24:0',
      '24:00',
      '23:30',
      '23:3',
      '12:59',
      '09:',
      '09:3',
    ])
  })

  it('keeps what is there already and drops everything else', () => {
    expect(['12:', '12:34', '24:00', '24:05', '1a2b3', ':', '', '00:00:00'].map(rules.typeDuration)).toEqual([
      '12:',
      '12:34',
      '24:00',
      '23:05',
      '12:3',
      '',
      '',
      '00:00',
    ])
  })
})

describe('a form', () => {
  it('answers one sentence for each invalid field, and rules may look at other fields', () => {
    interface Form {
      readonly name: string
      readonly password: string
      readonly confirmation: string
    }
    const formRules: rules.FormRules<Form> = {
      name: rules.requiredText,
      password: rules.password,
      confirmation: (value, { password }) => (value === password ? null : 'Passwords do not match'),
    }
    const errors = rules.checkForm(formRules, { name: ' ', password: 'Abcdefg1', confirmation: 'x' })
    expect(errors).toEqual({ name: 'Field is required', confirmation: 'Passwords do not match' })
    expect(rules.isValid(errors)).toBe(false)
    expect(
      rules.isValid(
        rules.checkForm(formRules, { name: 'a', password: 'Abcdefg1', confirmation: 'Abcdefg1' }),
      ),
    ).toBe(true)
  })
})

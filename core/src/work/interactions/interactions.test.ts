import { describe, expect, it } from 'vitest'
import { addDays, today } from '../../foundation/format/index.ts'
import { personWith } from '../../../tests/person.ts'
import {
  customDataProblem,
  defaultValueProblem,
  isEmptyData,
  offersMember,
  optionsOf,
  startingData,
  type CustomField,
} from './custom-fields.ts'
import { interactionLoggers, mayChangeInteraction, seesPrivateInteractions } from './policy.ts'
import { defaultLabel, interactionBody, interactionLabel, primaryGoalText, publishedDay } from './rules.ts'

const field = (type: CustomField['type'], more: Partial<CustomField> = {}): CustomField => ({
  id: 1,
  name: 'Length',
  type,
  isRequired: false,
  defaultValue: '',
  ...more,
})

describe('the published date (INT-11)', () => {
  it('is today at the latest', () => {
    expect(publishedDay(today())).toBeNull()
    expect(publishedDay(addDays(today(), -400))).toBeNull()
    expect(publishedDay(addDays(today(), 1))).toBe('The published date cannot be later than today.')
    expect(publishedDay('')).toBe('Field is required')
  })
})

describe('the description of an attachment (INT-10)', () => {
  it('starts as the name, shortened to 48 characters plus the extension from 50 on', () => {
    const name = `${'n'.repeat(56)}.pdf`
    expect(name).toHaveLength(60)
    expect(defaultLabel(name)).toBe(`${'n'.repeat(48)}.pdf`)
    expect(defaultLabel('short.pdf')).toBe('short.pdf')
    expect(defaultLabel(`${'n'.repeat(45)}.pdf`)).toHaveLength(49)
    expect(defaultLabel(`${'n'.repeat(46)}.pdf`)).toBe(`${'n'.repeat(46)}.pdf`)
    expect(defaultLabel('n'.repeat(60))).toBe('n'.repeat(48))
  })

  it('is needed and has at most 50 characters; the default one always fits', () => {
    const name = `${'n'.repeat(56)}.pdf`
    expect(interactionLabel(name)(' ')).toBe('Field is required')
    expect(interactionLabel(name)('x'.repeat(50))).toBeNull()
    expect(interactionLabel(name)('x'.repeat(51))).toBe('Description must be 50 characters or less.')
    expect(interactionLabel(name)(defaultLabel(name))).toBeNull()
    expect(interactionLabel('a.pdf')(`${'x'.repeat(49)}.pdf`)).toBe(
      'Description must be 50 characters or less.',
    )
  })
})

describe('custom fields', () => {
  it('an options field offers the lines of its default value (INT-06)', () => {
    expect(optionsOf({ defaultValue: 'A\nB' })).toEqual(['A', 'B'])
    expect(optionsOf({ defaultValue: ' A \r\n\nB\nA' })).toEqual(['A', 'B'])
    const options = field('options', { defaultValue: 'A\nB' })
    expect(customDataProblem(options, 'A')).toBeNull()
    expect(customDataProblem(options, 'C')).toBe('Choose one of the options.')
    expect(customDataProblem(options, 'C', 'C')).toBeNull()
  })

  it('a duration is HH:MM up to 24:00 (INT-07)', () => {
    const length = field('duration')
    expect(customDataProblem(length, '09:30')).toBeNull()
    expect(customDataProblem(length, '24:00')).toBeNull()
    expect(customDataProblem(length, '24:30')).toBe('Must be in HH:MM format.')
    expect(customDataProblem(length, '9:30')).toBe('Must be in HH:MM format.')
    expect(customDataProblem(length, true)).toBe('Field must be a text')
  })

  it('a boolean nobody touched is no, and that is an answer (INT-08)', () => {
    expect(startingData(field('boolean'))).toBe(false)
    expect(startingData(field('boolean', { defaultValue: 'true' }))).toBe(true)
    expect(isEmptyData(false)).toBe(false)
    expect(customDataProblem(field('boolean', { isRequired: true }), false)).toBeNull()
  })

  it.each(['duration', 'text', 'paragraph', 'options', 'related users type', 'attachment', 'date'] as const)(
    'a required %s needs a value (INT-09)',
    (type) => {
      const required = field(type, { isRequired: true, defaultValue: type === 'options' ? 'A' : '' })
      expect(customDataProblem(required, startingData(required))).toBe('Field is required')
      expect(customDataProblem({ ...required, isRequired: false }, startingData(required))).toBeNull()
    },
  )

  it('starts with its default value, a date with today where it says so', () => {
    expect(startingData(field('text', { defaultValue: 'GM' }))).toBe('GM')
    expect(startingData(field('date', { defaultValue: 'Today' }))).toBe(today())
    expect(startingData(field('date', { defaultValue: 'someday' }))).toBe('')
    expect(startingData(field('duration', { defaultValue: '00:30' }))).toBe('00:30')
  })

  it('related users are members of the team, of the named types only where some are named', () => {
    expect(offersMember(field('related users type'), { clientUserTypeId: 3 })).toBe(true)
    const managers = field('related users type', { defaultValue: '1\n2' })
    expect(offersMember(managers, { clientUserTypeId: 2 })).toBe(true)
    expect(offersMember(managers, { clientUserTypeId: 3 })).toBe(false)
  })

  it('a default value fits its kind', () => {
    expect(defaultValueProblem('options', ' \n')).toBe('Write the choices, one on each line.')
    expect(defaultValueProblem('duration', '25:00')).toBe('Must be in HH:MM format.')
    expect(defaultValueProblem('boolean', 'maybe')).toBe('Write true or false.')
    expect(defaultValueProblem('date', 'today')).toBeNull()
    expect(defaultValueProblem('attachment', 'x')).toBe('Attachments have no default value.')
    expect(defaultValueProblem('related users type', 'Manager')).toBe(
      'Write the ids of client user types, one on each line.',
    )
  })
})

describe('the texts', () => {
  it('the body shows something, a ticked primary goal says something (INT-09, INT-17)', () => {
    expect(interactionBody('<p> </p>')).toBe('Field is required')
    expect(interactionBody('<p>Called.</p>')).toBeNull()
    expect(primaryGoalText(' ')).toBe('Field is required')
    expect(primaryGoalText('More leads')).toBeNull()
  })
})

describe('who may', () => {
  const employee = personWith({ id: 6, userType: 'Employee' })
  const adSupport = personWith({
    id: 15,
    userType: 'Client',
    clients: [
      { id: 7, clientUserTypeId: 2 },
      { id: 8, clientUserTypeId: 3 },
    ],
  })

  it('Employees log with every client, ad-support users with those they support', () => {
    expect(interactionLoggers.scope(employee)).toBe('all')
    expect(interactionLoggers.scope(adSupport)).toEqual({ of: 'client', ids: [7] })
    expect(
      interactionLoggers.scope(personWith({ userType: 'Client', clients: [{ id: 7, clientUserTypeId: 1 }] })),
    ).toBe('none')
  })

  it('who logged it changes it, and administrators do', () => {
    expect(mayChangeInteraction(employee, { userId: 6, clientId: 1 })).toBe(true)
    expect(mayChangeInteraction(employee, { userId: 7, clientId: 1 })).toBe(false)
    expect(
      mayChangeInteraction(personWith({ id: 1, userType: 'Employee', roles: ['Administrator'] }), {
        userId: 7,
        clientId: 1,
      }),
    ).toBe(true)
    expect(mayChangeInteraction(adSupport, { userId: 15, clientId: 7 })).toBe(true)
    expect(mayChangeInteraction(adSupport, { userId: 15, clientId: 8 })).toBe(false)
  })

  it('private interactions are the agency’s own (INT-20)', () => {
    expect(seesPrivateInteractions(employee)).toBe(true)
    expect(seesPrivateInteractions(adSupport)).toBe(false)
  })
})

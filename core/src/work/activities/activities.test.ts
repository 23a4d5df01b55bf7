import { describe, expect, it } from 'vitest'
import { mayChangeActivity, mayRemoveFile, seesInternalActivities } from './policy.ts'
import { activityBody, activityDay, activityInstant, attachmentLabel, isBlankHtml } from './rules.ts'

describe('the body of an activity', () => {
  it.each(['', '<p></p>', '<p> </p>', '<p>&nbsp;</p>', '<p><br></p>', '<ul><li><p>\u200b</p></li></ul>'])(
    'is required: %s is nothing',
    (html) => {
      expect(isBlankHtml(html)).toBe(true)
      expect(activityBody(html)).toBe('Field is required')
    },
  )

  it('may be a text or an image alone', () => {
    expect(activityBody('<p>x</p>')).toBeNull()
    expect(activityBody('<p><img src="/api/files/a/b"></p>')).toBeNull()
  })

  it.each([
    '<p>[::Please add your comments here::]</p>',
    '<p>[:: open</p>',
    '<p>close ::]</p>',
    '<p>[<b>::</b></p>',
  ])('has no placeholder left: %s', (html) => {
    expect(activityBody(html)).toBe(
      'It seems like you have placeholders in the activity body. Please remove them before saving the activity.',
    )
  })
})

describe('the day of an activity', () => {
  it('is required and not before 01/05/2020', () => {
    expect(activityDay('')).toBe('Field is required')
    expect(activityDay('2020-01-04')).toBe('The earliest date is 01/05/2020.')
    expect(activityDay('2020-01-05')).toBeNull()
    expect(activityDay('2199-12-31')).toBeNull()
  })

  it('is the one in Chicago', () => {
    expect(activityInstant('2020-01-05T05:59:00Z')).toBe('The earliest date is 01/05/2020.')
    expect(activityInstant('2020-01-05T06:00:00Z')).toBeNull()
  })
})

it('every attachment is described in at most 50 characters', () => {
  expect(attachmentLabel(' ')).toBe('Field is required')
  expect(attachmentLabel('x'.repeat(50))).toBeNull()
  expect(attachmentLabel('x'.repeat(51))).toBe('Description must be 50 characters or less.')
})

describe('who may', () => {
  const person = (id: number, ...roles: string[]) => ({ id, userType: 'Employee' as const, roles })

  it('change an activity: who logged it, and Administrators', () => {
    expect(mayChangeActivity(person(1), { userId: 1 })).toBe(true)
    expect(mayChangeActivity(person(2), { userId: 1 })).toBe(false)
    expect(mayChangeActivity(person(2, 'Director'), { userId: 1 })).toBe(false)
    expect(mayChangeActivity(person(2, 'Administrator'), { userId: 1 })).toBe(true)
    expect(mayChangeActivity(person(2, 'Super Administrator'), { userId: 1 })).toBe(true)
    expect(mayChangeActivity({ id: 1, userType: 'Client', roles: ['Administrator'] }, { userId: 1 })).toBe(
      false,
    )
  })

  it('remove a file: who stored it, and Administrators', () => {
    expect(mayRemoveFile(person(1), { createdBy: 1 })).toBe(true)
    expect(mayRemoveFile(person(1), { createdBy: null })).toBe(false)
    expect(mayRemoveFile(person(1, 'Administrator'), { createdBy: 2 })).toBe(true)
    expect(mayRemoveFile({ id: 3, userType: 'Client', roles: ['Administrator'] }, { createdBy: 2 })).toBe(
      false,
    )
  })

  it('see internal activities: Employees', () => {
    expect(seesInternalActivities({ userType: 'Employee' })).toBe(true)
    for (const userType of ['Client', 'Partner', 'Regional Manager', 'Guest'] as const)
      expect(seesInternalActivities({ userType })).toBe(false)
  })
})

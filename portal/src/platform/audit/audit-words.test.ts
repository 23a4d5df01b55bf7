import { describe, expect, it } from 'vitest'
import { auditedCalls, deedOf, fieldWords, pageOfRecord, shortDeedOf } from './audit-words.ts'
import { changesAsText } from './changes.tsx'

const deed = (summary: string): string => deedOf({ call: 'terms.publish', summary })

describe('the words of the audit log', () => {
  it('say what a call does, not how a program asks for it', () => {
    expect(deed('Deletes a budget.')).toBe('Deletes a budget.')
    expect(deed('Changes an activity. Files are added; `keep` lists those that stay.')).toBe(
      'Changes an activity.',
    )
    expect(deed('Does what is needed, or says with `dryRun` what it would do.')).toBe('Does what is needed.')
    expect(deed('With `secret` the app is set up.')).toBe('Terms: publish')
  })

  it('say the deed alone in a line, and all of it where there is room', () => {
    const short = (summary: string): string => shortDeedOf({ call: 'terms.publish', summary })
    expect(short('Signs in with e-mail and password; sets the refresh cookie.')).toBe(
      'Signs in with e-mail and password.',
    )
    expect(short('Changes a user: everyone their own name. A password only its owner.')).toBe(
      'Changes a user.',
    )
    expect(short('Deletes a budget.')).toBe('Deletes a budget.')
    expect(short('With `secret` the app is set up.')).toBe('Terms: publish')
  })

  it('offer what is done with one kind of record at once, before each deed', () => {
    const [first, second] = auditedCalls.filter(({ value }) => value.startsWith('budgets.'))
    expect(first).toEqual({ value: 'budgets.', label: 'Budgets: anything' })
    expect(second?.label).toMatch(/^Budgets: \w/)
  })

  it('lead to the record, where it has a page', () => {
    expect(pageOfRecord('budget', 17)).toBe('/budgets/17/edit')
    expect(pageOfRecord('task', 4)).toBe('/tasks?task_id=4')
    expect(pageOfRecord('session', 4)).toBeNull()
    expect(pageOfRecord('budget', null)).toBeNull()
  })

  it('name fields, and read as everything else in the portal does', () => {
    expect(fieldWords('invoiceAmount')).toBe('Invoice amount')
    expect(
      changesAsText({
        city: [null, ''],
        startsAt: [null, '2026-12-01'],
        tags: ['SEM', 'SEO', 'Social'],
        fee: { perMonth: true },
      }),
    ).toBe('Starts at: – → 12/01/2026; Tags: SEM, SEO, Social; Fee: Per month yes')
  })
})

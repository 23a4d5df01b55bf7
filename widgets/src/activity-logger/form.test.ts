import { activityTypeId } from '@portal/core/work/activities/constants'
import type { ChosenFile } from '@portal/ui/file-field'
import { describe, expect, it } from 'vitest'
import {
  bodyOf,
  categoriesOf,
  emptyForm,
  errorsOf,
  filledIn,
  isTouched,
  labelsOf,
  withType,
  type ActivityForm,
} from './form.ts'

const client = { value: 7, label: 'Harbor Motors' }
const whole: ActivityForm = {
  ...emptyForm(client),
  typeId: activityTypeId.displayVideo,
  categoryId: 105,
  date: '2026-11-02',
  time: '09:30',
  body: '<p>Done.</p>',
}
const file = (description: string, error: string | null = null): ChosenFile => ({
  id: description,
  file: new File(['x'], 'a.png'),
  description,
  ...(error === null ? {} : { error }),
})
const category = (id: number, typeId: number, order: number, active = true) => ({
  id,
  typeId,
  order,
  active,
  name: `Category ${id}`,
  version: 1,
})

describe('the rules of the form (shell section 5)', () => {
  it('accept a whole form', () => expect(errorsOf(whole)).toEqual({}))

  it.each<[string, Partial<ActivityForm>, keyof ActivityForm]>([
    ['no client', { client: null }, 'client'],
    ['no text', { body: '<p></p>' }, 'body'],
    ['a placeholder that is left', { body: '<p>[::cost::]</p>' }, 'body'],
    ['an attachment without a description', { files: [file('')] }, 'files'],
    [
      'a screenshot that was refused',
      { screenshots: { current: file('a', 'Too large'), previous: null } },
      'screenshots',
    ],
    ['a pacing note of Display/Video without a section', { pacingNote: true }, 'sectionId'],
  ])('refuse %s', (_, change, field) => {
    expect(Object.keys(errorsOf({ ...whole, ...change }))).toEqual([field])
  })
})

it('says what is still to be filled in by the labels of the fields', () => {
  expect(labelsOf(errorsOf({ ...emptyForm(null), date: '', time: '' }))).toEqual([
    'Client',
    'Activity Type',
    'Category',
    'Date',
    'Time',
    'Activity',
  ])
  expect(labelsOf(errorsOf({ ...whole, pacingNote: true }))).toEqual(['Pacing Section'])
})

it('knows what is filled in of a form that is brought back, to say at once what is wrong with it', () => {
  const filled = filledIn({ ...emptyForm(client), body: '<p>[::cost::]</p>' })
  expect(filled.has('body')).toBe(true)
  expect(['typeId', 'categoryId', 'files', 'stores'].filter((field) => filled.has(field))).toEqual([])
})

describe('choosing a type', () => {
  const categories = [category(3, 1, 2), category(2, 1, 1), category(4, 1, 0, false), category(9, 5, 1)]

  it('offers the active categories of the type in their order', () => {
    expect(categoriesOf(categories, 1).map(({ id }) => id)).toEqual([2, 3])
  })

  it('empties category, pacing note and screenshots; the only category of a type is chosen', () => {
    const before = {
      ...whole,
      pacingNote: true,
      sectionId: 2,
      screenshots: { current: null, previous: null },
    }
    expect(withType(before, 1, categories)).toMatchObject({
      categoryId: null,
      pacingNote: false,
      screenshots: null,
    })
    expect(withType(before, 5, categories).categoryId).toBe(9)
  })
})

it('closing asks only where something would be lost: another day is nothing, a chosen client is', () => {
  const start = emptyForm(null)
  expect(isTouched({ ...start, date: '2026-01-01' }, start)).toBe(false)
  expect(isTouched({ ...start, client }, start)).toBe(true)
  expect(isTouched({ ...start, body: '<p>a</p>' }, start)).toBe(true)
})

it('is sent with the instant of the agency’s clock, and files of its draft by their ids', () => {
  const kept = [
    { id: 1, name: 'a.png', size: 1, label: ' Old ', of: 'draft' as const },
    { id: 2, name: 'b.png', size: 1, label: 'Stays', of: 'activity' as const },
  ]
  const form = { ...whole, kept, files: [file(' New ')], client, typeId: 5, categoryId: 105 }
  expect(bodyOf(form)).toMatchObject({
    loggedAt: '2026-11-02T15:30:00+00:00',
    label: ['New'],
    draftFiles: [1],
    draftLabel: ['Old'],
  })
})

import { expect, it } from 'vitest'
import { emptyForm, type InteractionForm } from './form.ts'
import { readDraft, writeDraft } from './kept-draft.ts'

const form: InteractionForm = {
  ...emptyForm({ value: 7, label: 'Harbor Motors' }),
  typeId: 3,
  publishedAt: '2026-11-02',
  stores: [{ value: 8, label: 'Harbor Kia' }],
  onBehalfOf: { value: 2, label: 'Amara Nwosu' },
  body: '<p>Spoke about <strong>spring</strong>.</p>',
  isPublic: false,
  values: { 1: '1h 30m', 2: true },
  people: { 4: [{ value: 2, label: 'Amara Nwosu' }] },
  kept: [{ id: 5, name: 'a.pdf', address: '/attachment/a', size: 10, label: 'Contract', fieldId: null }],
  wantsGoal: true,
  goal: 'Sell more vans',
  version: 4,
}

it('a draft comes back as it was written, without its files', () => {
  expect(readDraft(writeDraft(form))).toEqual(form)
})

it('nothing, what is broken and what is no draft is none', () => {
  for (const text of [null, '', '{', '7', '"text"', 'null']) expect(readDraft(text)).toBeNull()
})

it('what does not fit is left out, and a link that leads out of the portal with it', () => {
  const kept = { id: 5, name: 'a.pdf', address: 'https://evil.example', size: 10, label: 'a', fieldId: null }
  const draft = readDraft(
    JSON.stringify({
      client: { value: '7', label: 'Harbor Motors' },
      typeId: '3',
      stores: [{ value: 8 }, 'store'],
      values: { 1: { html: '<img>' }, 2: 'kept' },
      kept: [kept, null],
      version: 'new',
    }),
  )
  expect(draft).toMatchObject({ client: null, typeId: null, stores: [], kept: [], version: null })
  expect(draft?.values).toEqual({ 2: 'kept' })
})

it('after two weeks it counts for nothing', () => {
  const days = 86_400_000
  const at = (ago: number): string =>
    JSON.stringify({ ...JSON.parse(writeDraft(form)), at: Date.now() - ago * days })
  expect(readDraft(at(13))?.goal).toBe('Sell more vans')
  expect(readDraft(at(15))).toBeNull()
})

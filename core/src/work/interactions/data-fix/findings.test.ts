import { describe, expect, it } from 'vitest'
import type { CustomField } from '../custom-fields.ts'
import { findingsOf, type InteractionFacts } from './findings.ts'
import { namesIn } from './names-in.ts'

const clients = [
  { id: 1, name: 'Cedar Ford' },
  { id: 2, name: 'Harbor Honda' },
  { id: 3, name: 'Harbor Honda of Austin' },
  { id: 4, name: 'Toyota' },
  { id: 5, name: 'O\u2019Brien Chevrolet' },
]
const namedIn = namesIn(clients)

const length: CustomField = { id: 7, name: 'Length', type: 'duration', isRequired: true, defaultValue: '' }
const mood: CustomField = {
  id: 9,
  name: 'Mood',
  type: 'options',
  isRequired: false,
  defaultValue: 'Good\nBad',
}

const right: InteractionFacts = {
  client: { id: 1, name: 'Cedar Ford', canceledAt: null },
  related: [1],
  type: { name: 'Phone Call', active: true },
  publishedAt: '2026-05-04',
  loggedOn: '2026-05-04',
  text: 'Called about the lead count of last week.',
  files: 0,
  fields: [length, mood],
  values: new Map([[7, '00:30']]),
  again: false,
}
const sentences = (change: Partial<InteractionFacts>): readonly string[] =>
  findingsOf({ ...right, ...change }, namedIn).map(({ sentence }) => sentence)

// CRM-09
describe('what looks wrong with an interaction', () => {
  it('is nothing where nothing does', () => {
    expect(sentences({})).toEqual([])
    expect(sentences({ values: new Map([[7, '10:00']]) })).toEqual([])
    expect(sentences({ loggedOn: '2026-06-18' })).toEqual([])
  })

  it('is a text that names one other client alone, the longest name that fits', () => {
    const found = findingsOf({ ...right, text: 'Talked to HARBOR HONDA, of Austin about May.' }, namedIn)
    expect(found).toEqual([
      {
        key: 'client:3',
        about: 'Client',
        sentence: 'Its text names Harbor Honda of Austin, and not Cedar Ford.',
        client: clients[2],
      },
    ])
    expect(sentences({ text: 'The general manager of O\u2019Brien Chevrolet called.' })).toHaveLength(1)
    expect(sentences({ text: "The general manager of O'Brien Chevrolet called." })).toHaveLength(1)
  })

  it('is no text that names its own client too, a related store, several others, or a make', () => {
    expect(sentences({ text: 'Cedar Ford asks for what Harbor Honda has.' })).toEqual([])
    expect(sentences({ text: 'Also about Harbor Honda.', related: [1, 2] })).toEqual([])
    expect(sentences({ text: 'Compared with Harbor Honda and O\u2019Brien Chevrolet.' })).toEqual([])
    expect(sentences({ text: 'They want more of the Toyota budget.' })).toEqual([])
  })

  it('is a client that had left, a retired type, and a day long before or after it was logged', () => {
    expect(sentences({ client: { ...right.client, canceledAt: '2026-05-04' } })).toEqual([
      'Cedar Ford left on 05/04/2026, before this day.',
    ])
    expect(sentences({ client: { ...right.client, canceledAt: '2026-05-05' } })).toEqual([])
    expect(sentences({ type: { name: 'Fax', active: false } })).toEqual(['The type Fax is no longer in use.'])
    expect(sentences({ loggedOn: '2026-05-03' })).toEqual(['It was logged on 05/03/2026, before its day.'])
    expect(sentences({ loggedOn: '2026-06-19' })).toEqual(['It was logged 46 days after its day.'])
  })

  it('is a field that is missing, wrong, or holds what hardly is', () => {
    expect(sentences({ values: new Map() })).toEqual(['Length is missing.'])
    expect(sentences({ values: new Map([[7, 'an hour']]) })).toEqual(['Length: Must be in HH:MM format.'])
    expect(sentences({ values: new Map([[7, '00:00']]) })).toEqual(['Length is 00:00.'])
    expect(sentences({ values: new Map([[7, '10:01']]) })).toEqual([
      'Length is 10:01, longer than a day at a store.',
    ])
    expect(
      sentences({
        values: new Map([
          [7, '00:30'],
          [9, 'Splendid'],
        ]),
      }),
    ).toEqual(['Mood is Splendid, which is not offered any more.'])
  })

  it('is a text that says next to nothing, unless files say it, and one that was logged before', () => {
    expect(sentences({ text: 'Call. ' })).toEqual(['Its text says next to nothing.'])
    expect(sentences({ text: 'Call. ', files: 1 })).toEqual([])
    expect(sentences({ again: true })).toEqual([
      'The same person logged the same text with this client on this day before.',
    ])
  })

  it('has a key for each, by which what was left as it is stays left', () => {
    const found = findingsOf(
      {
        ...right,
        type: { name: 'Fax', active: false },
        values: new Map(),
        text: 'Hi',
        loggedOn: '2026-05-01',
      },
      namedIn,
    )
    expect(found.map(({ key }) => key)).toEqual(['retired', 'ahead', 'field:7', 'short'])
  })
})

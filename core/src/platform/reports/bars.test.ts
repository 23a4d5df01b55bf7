import { expect, test } from 'vitest'
import { drawnBars } from './bars.ts'
import { bridgeBars, bridgeFoot } from './bridge.ts'
import type { Report } from './report.ts'

const report = {
  rows: 'people',
  columns: {
    person: { label: 'Person', kind: 'person' },
    state: {
      label: 'State',
      kind: 'status',
      words: { late: 'Late', done: 'Done' },
      tones: { late: 'danger' },
    },
    days: { label: 'Days', kind: 'number' },
    amount: { label: 'Amount', kind: 'money' },
    share: { label: 'Share', kind: 'percent', rate: { of: 'amount', per: 'whole' } },
  },
  bars: [
    { title: 'Amount by person', by: 'person', of: 'amount', asks: 'userId' },
    { title: 'People by state', by: 'state', of: 'total', asks: 'state' },
    {
      title: 'People by days',
      by: 'days',
      of: 'total',
      bands: [{ label: 'A week', below: 8 }, { label: 'Longer' }],
    },
    { title: 'Share by person', by: 'person', of: 'share' },
  ],
} as const satisfies Partial<Report> as unknown as Report

const grace = { id: 7, fullName: 'Grace Whitfield' }
const drawn = (title: string, bars: NonNullable<Parameters<typeof drawnBars>[1]['bars']>) =>
  drawnBars(report, { bars }).find((one) => one.title === title)?.bars

test('a bar is called by its value, says its figure and its part, and leads to its rows', () => {
  expect(
    drawn('Amount by person', {
      'Amount by person': [
        { value: grace, amount: 75 },
        { value: null, amount: 5 },
        { others: 3, amount: 20 },
      ],
    }),
  ).toEqual([
    {
      label: 'Grace Whitfield',
      length: 1,
      figure: '$75.00',
      share: 75,
      tone: 'primary',
      asked: '7',
    },
    { label: 'None', length: 5 / 75, figure: '$5.00', share: 5, tone: 'primary', asked: null },
    { label: '3 others', length: 0, figure: '$20.00', share: 20, tone: 'neutral', asked: null },
  ])
})

test('the parts of a whole are a hundred together, whatever each is rounded to', () => {
  const shares = (...amounts: readonly number[]): readonly (number | null)[] =>
    (
      drawn('Amount by person', {
        'Amount by person': amounts.map((amount, id) => ({ value: { id, fullName: 'Somebody' }, amount })),
      }) ?? []
    ).map(({ share }) => share)
  expect(shares(1, 1, 1)).toEqual([34, 33, 33])
  // Each of these is rounded up by itself: 102 together.
  expect(shares(29.5, 26.5, 20.5, 12.5, 11)).toEqual([30, 27, 20, 12, 11])
  expect(shares(173, 156, 119, 72, 71)).toEqual([29, 27, 20, 12, 12])
  expect(shares(70, 40, -10)).toEqual([70, 40, -10])
})

test('what many are together makes none of them short', () => {
  const bars = drawn('Amount by person', {
    'Amount by person': [
      { value: grace, amount: 40 },
      { value: null, amount: 10 },
      { others: 9, amount: 400 },
    ],
  })
  expect(bars?.map(({ length }) => length)).toEqual([1, 0.25, 0])
})

test('a state has its words and its tone', () => {
  const bars = drawn('People by state', {
    'People by state': [
      { value: 'late', amount: 1 },
      { value: 'done', amount: 3 },
    ],
  })
  expect(bars?.map(({ label, tone, asked }) => [label, tone, asked])).toEqual([
    ['Late', 'danger', 'late'],
    ['Done', 'primary', 'done'],
  ])
})

test('a band is called by its label and asks for nothing', () => {
  const bars = drawn('People by days', {
    'People by days': [
      { value: 0, amount: 4 },
      { value: 1, amount: 6 },
    ],
  })
  expect(bars?.map(({ label, share, asked }) => [label, share, asked])).toEqual([
    ['A week', 40, null],
    ['Longer', 60, null],
  ])
})

test('rates are parts of no whole', () => {
  const bars = drawn('Share by person', {
    'Share by person': [
      { value: grace, amount: 80 },
      { value: { id: 8, fullName: 'Daniel Okafor' }, amount: 40 },
    ],
  })
  expect(bars?.map(({ figure, share }) => [figure, share])).toEqual([
    ['80.0%', null],
    ['40.0%', null],
  ])
})

test('one bar alone, and bars of nothing, are not drawn', () => {
  expect(drawn('People by state', { 'People by state': [{ value: 'late', amount: 1 }] })).toBeUndefined()
  expect(
    drawn('People by state', {
      'People by state': [
        { value: 'late', amount: 0 },
        { value: 'done', amount: 0 },
      ],
    }),
  ).toBeUndefined()
  expect(drawnBars(report, {})).toEqual([])
})

test('each step of a bridge begins where the last one ended, on a scale on which it is seen', () => {
  const bars = bridgeBars(
    {
      title: 'Months',
      kind: 'money',
      from: { of: 'before', label: 'Before' },
      steps: [
        { of: 'won', label: 'Won' },
        { of: 'lost', label: 'Lost', asks: { move: 'ended' } },
      ],
      to: { of: 'now', label: 'Now' },
    },
    { before: 1000, won: 60, lost: -20, now: 1040 },
  )
  expect(bars.map(({ begin, end, tone }) => [begin, end, tone])).toEqual([
    [0, 1000, 'whole'],
    [1000, 1060, 'more'],
    [1060, 1040, 'less'],
    [0, 1040, 'whole'],
  ])
  expect(bridgeFoot(bars)).toEqual({ foot: 940, high: 1060 })
})

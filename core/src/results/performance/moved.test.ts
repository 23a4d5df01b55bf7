import { expect, test } from 'vitest'
import { mostMoved, type StoreMoved } from './moved.ts'

const nothing = {
  money: 0,
  moneyBefore: 0,
  sessions: 0,
  sessionsBefore: 0,
  leads: 0,
  leadsBefore: 0,
  sold: 0,
  soldBefore: 0,
}
const store = (name: string, measures: Partial<StoreMoved>): StoreMoved => ({ ...nothing, ...measures, name })

test('each measure is told of the store that moved it farthest, the largest part first', () => {
  const stores = [
    store('Lakeside', {
      leads: 60,
      leadsBefore: 100,
      sold: 21,
      soldBefore: 20,
      money: 1000,
      moneyBefore: 1000,
    }),
    store('Hilltop', {
      leads: 104,
      leadsBefore: 100,
      sold: 10,
      soldBefore: 10,
      money: 900,
      moneyBefore: 800,
    }),
  ]
  expect(mostMoved(stores, 'Spend')).toEqual([
    'A lead of Lakeside costs $6.67 more ($10.00 before).',
    'Lakeside has 40 fewer leads (100 before).',
    'Spend of Hilltop is $100.00 higher ($800.00 before).',
    'Lakeside has 1 more sale (20 before).',
  ])
})

test('a store that had nothing before moved nowhere, and where nothing moved nothing is said', () => {
  expect(mostMoved([store('New', { leads: 12, sessions: 400, money: 70 })], 'Investment')).toEqual([])
  expect(mostMoved([store('Even', { leads: 12, leadsBefore: 12 })], 'Investment')).toEqual([])
  expect(mostMoved([], 'Investment')).toEqual([])
  // Leads that are no more have no price.
  expect(mostMoved([store('Silent', { leadsBefore: 3, money: 50, moneyBefore: 50 })], 'Investment')).toEqual([
    'Silent has 3 fewer leads (3 before).',
  ])
})

import { expect, test } from 'vitest'
import { alarmSentence, goesOnFor, thresholdWords } from './alarm-words.ts'

test('a threshold is told in the unit of what it is held against', () => {
  const words = (measure: string, condition: string, threshold: number): string =>
    thresholdWords({ measure, condition, threshold })
  expect(words('Leads', 'Falls by', 40)).toBe('40%')
  expect(words('Spend', 'Rises by', 12.5)).toBe('12.5%')
  expect(words('Spend', 'Is Below', 1)).toBe('$1.00')
  expect(words('Cost per Lead', 'Is Above', 1250)).toBe('$1,250.00')
  expect(words('CTR', 'Is Below', 0.75)).toBe('0.75%')
  expect(words('Impressions', 'Is Below', 12_000)).toBe('12,000')
  expect(words('Sessions', 'Is Unusual', 20)).toBe('')
  expect(words('Impressions', 'Stops', 0)).toBe('')
})

test('an alarm says in a sentence when it rings', () => {
  expect(alarmSentence({ measure: 'Leads', condition: 'Falls by', threshold: 40, days: 14 })).toBe(
    'Rings at 40% or more below the 14 days before: leads of 14 days.',
  )
  expect(alarmSentence({ measure: 'CTR', condition: 'Is Below', threshold: 2, days: 1 })).toBe(
    'Rings below 2%: CTR of a day.',
  )
  expect(alarmSentence({ measure: 'Spend', condition: 'Rises by', threshold: 50, days: 1 })).toBe(
    'Rings at 50% or more above the day before: spend of a day.',
  )
  expect(alarmSentence({ measure: 'Impressions', condition: 'Stops', threshold: 0, days: 3 })).toBe(
    'Rings when there is no figure for 3 days: impressions.',
  )
})

test('an alarm goes on while it looks at some of the same days', () => {
  expect(goesOnFor({ condition: 'Falls by', days: 14 })).toBe(14)
  expect(goesOnFor({ condition: 'Is Above', days: 1 })).toBe(1)
  expect(goesOnFor({ condition: 'Is Unusual', days: 7 })).toBe(1)
})

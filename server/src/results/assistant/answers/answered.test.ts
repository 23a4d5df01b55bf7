import { expect, it } from 'vitest'
import { topicOf } from '../language/declared-topics.ts'
import { emptyQuestion } from '../language/question.ts'
import { countOf, isOfSum } from './answered.ts'

const ofInvoices = (measures: readonly string[]): boolean => {
  const invoices = topicOf('invoices')
  if (!invoices) throw new Error('There are invoices.')
  return isOfSum(invoices.topic, { ...emptyQuestion('invoices'), measures, by: 'manager' }, 'total')
}

it('invoices over an amount that are counted by manager are over it each by itself', () => {
  expect(ofInvoices(['count'])).toBe(false)
  expect(ofInvoices(['total'])).toBe(true)
})

it('counts one person, and several people', () => {
  const people = topicOf('people')
  if (!people) throw new Error('There are people.')
  expect([1, 2].map((many) => countOf(many, people.topic))).toEqual(['1 person', '2 people'])
})

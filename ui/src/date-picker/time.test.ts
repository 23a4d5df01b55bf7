import { expect, it } from 'vitest'
import { formatTime, parseTime, stepTime } from './time.ts'

it.each([
  ['2:30 pm', '14:30'],
  ['2:30PM', '14:30'],
  ['1430', '14:30'],
  ['9a', '09:00'],
  ['12 am', '00:00'],
  ['12:05 p.m.', '12:05'],
  ['7', '07:00'],
  ['0:15', '00:15'],
  ['930', '09:30'],
])('reads %s as %s', (typed, time) => {
  expect(parseTime(typed)).toBe(time)
})

it.each(['', 'noon', '25:00', '13 pm', '10:75', '0 am', '1:2'])('does not take %j for a time', (typed) => {
  expect(parseTime(typed)).toBeNull()
})

it('writes a time as Americans do', () => {
  expect(['00:00', '09:05', '12:00', '23:59'].map(formatTime)).toEqual([
    '12:00 AM',
    '9:05 AM',
    '12:00 PM',
    '11:59 PM',
  ])
  expect(formatTime('')).toBe('')
})

it('steps to the next quarter, round the day', () => {
  expect(stepTime('14:07', 15)).toBe('14:15')
  expect(stepTime('14:07', -15)).toBe('14:00')
  expect(stepTime('14:00', -15)).toBe('13:45')
  expect(stepTime('23:50', 15)).toBe('00:00')
  expect(stepTime('00:00', -15)).toBe('23:45')
})

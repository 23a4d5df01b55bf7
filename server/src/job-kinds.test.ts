import { expect, it } from 'vitest'
import { jobKinds } from './job-kinds.ts'

/** The hours of a cron expression that names them: `7`, `5-11`, `0,12`. */
function hoursOf(every: string): readonly number[] {
  const [, hours = '*'] = every.split(' ')
  if (hours.startsWith('*')) return []
  return hours.split(',').flatMap((part) => {
    const [first = Number.NaN, last = first] = part.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
}

it('work that comes round once a day does so in the nights in which clocks change too', () => {
  const byHour = jobKinds.filter(({ every = '*' }) => hoursOf(every).length > 0)
  expect(byHour.length).toBeGreaterThan(10)
  expect(byHour.filter(({ every = '' }) => hoursOf(every).some((hour) => hour === 1 || hour === 2))).toEqual(
    [],
  )
})

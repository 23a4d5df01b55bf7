import { expect, it } from 'vitest'
import { pacingReportReport } from './pacing-report.report.ts'

const noteOf = (label: string, values: Readonly<Record<string, number | null>>) =>
  pacingReportReport.tiles?.find((tile) => tile.label === label)?.note?.(values)

it('what may be spent on the last day of a month is for one day', () => {
  expect(noteOf('Daily allowance', { perDay: 400, left: 1, soFar: 261.6 })).toBe(
    'for 1 day, after $261.60 a day so far',
  )
  expect(noteOf('Daily allowance', { perDay: 400, left: 30, soFar: null })).toBe(
    'for 30 days, after nothing so far',
  )
  expect(noteOf('Media budget', { sections: 1 })).toBe('in 1 section of a client')
})

import { expect, it } from 'vitest'
import { tilesFrom } from '../../platform/reports/words.ts'
import { seoDivisionReport } from './seo-division.report.ts'

it('a place further down among the results is bad news', () => {
  const [tile] = tilesFrom(seoDivisionReport, {
    columns: ['position', 'positionChange', 'positionBefore'],
    total: 10,
    totals: { position: 6.79, positionChange: 8.8, positionBefore: 6.24 },
  })
  expect(tile).toMatchObject({ label: 'Average position', moved: { words: 'Up 8.8%', news: 'bad' } })
})

import { expect, test } from 'vitest'
import { exportSources } from './export-sources.ts'

test('rows of a report are told apart by its whole key, those of a list by their id', () => {
  const key = (list: string, row: object): string | undefined => exportSources[list]?.keyOf(row)
  const campaign = (channel: string): object => ({ id: 7, channel })
  expect(key('reports.programmaticInsights', campaign('ctv'))).not.toBe(
    key('reports.programmaticInsights', campaign('video')),
  )
  expect(key('clients.list', { id: 7, name: 'Before' })).toBe(key('clients.list', { id: 7, name: 'After' }))
})

import { expect, it } from 'vitest'
import { readFacts } from './read-facts.ts'

it('a table of calls is read line by line, lists that people keep in one', () => {
  const facts = readFacts(
    'assets\n upload POST /assets/upload writes multipart as=files\n serve GET /file root file\nregions\n * /regions',
  )
  expect(facts['assets.upload']).toEqual({
    method: 'POST',
    path: '/assets/upload',
    writes: true,
    multipart: true,
    filesAs: 'files',
  })
  expect(facts['assets.serve']).toEqual({ method: 'GET', path: '/file', atRoot: true, answers: 'file' })
  expect(facts['regions.usedBy']).toEqual({ method: 'GET', path: '/regions/{id}/used-by' })
  expect(Object.keys(facts)).toHaveLength(8)
})

it('what follows from a name is not written', () => {
  const facts = readFacts(
    'budgetTags\n *\n merge POST ~/{id}/merge writes\n ofClient GET ^\nreports\n topSellers &\n tags & /tags',
  )
  expect(facts['budgetTags.get']?.path).toBe('/budget-tags/{id}')
  expect(facts['budgetTags.merge']?.path).toBe('/budget-tags/{id}/merge')
  expect(facts['budgetTags.ofClient']?.path).toBe('/clients/{id}/budget-tags')
  expect(facts['reports.topSellersFile']?.path).toBe('/reports/top-sellers')
  expect(facts['reports.tags']?.path).toBe('/tags')
})

it('a line that is no call is a mistake, not a call that is missing', () => {
  expect(() => readFacts('assets\n upload FETCH /assets')).toThrow('upload FETCH /assets')
})

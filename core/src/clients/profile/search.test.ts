import { describe, expect, it } from 'vitest'
import { personWith, withRoles } from '../../../tests/person.ts'
import { search, searchableRoutesFor, type SearchResults } from './search.ts'
import { buildIndex, buildIndexInSlices, type SimpleClient } from './search-index.ts'

const today = '2026-11-20'

const client = (id: number, name: string, facts: Partial<SimpleClient> = {}): SimpleClient => ({
  id,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  identifier: null,
  groupId: null,
  activatedAt: '2026-01-01',
  canceledAt: null,
  ...facts,
})

const canceled = { canceledAt: '2026-02-01' }

const clients = [
  client(1, 'Alfa Honda', canceled),
  client(2, 'Bay Kia', { identifier: 'K-200' }),
  client(3, 'Café Mazda', { activatedAt: null }),
  client(4, 'Honda of Alfa'),
  client(5, 'Megahonda'),
  client(6, "O'Brien Ford", { identifier: 'F77' }),
  client(1044, 'Zulu Subaru', { identifier: '4' }),
]

const screens = searchableRoutesFor({
  actor: personWith(),
  authorisedClients: [],
  features: { geoiq: false },
})
const find = (typed: string, list: readonly SimpleClient[] = clients): SearchResults =>
  search(buildIndex(list, today), screens, typed, today)
const names = (typed: string): string[] => find(typed).clients.map((hit) => hit.client.name)

describe('finding clients', () => {
  it('lists names that start so first, then words, then the inside, canceled clients last', () => {
    expect(names('honda')).toEqual(['Honda of Alfa', 'Megahonda', 'Alfa Honda'])
    expect(names('alfa')).toEqual(['Honda of Alfa', 'Alfa Honda'])
  })

  it('gives each its group', () => {
    const subtitles = (typed: string): string[] => find(typed).clients.map(({ subtitle }) => subtitle)
    expect(subtitles('honda of')).toEqual(['Client'])
    expect(subtitles('cafe')).toEqual(['Prospect'])
    expect(subtitles('alfa honda')).toContain('Inactive Client')
  })

  it('ignores case, accents and signs', () => {
    expect(names('CAFE')).toEqual(['Café Mazda'])
    expect(names('café')).toEqual(['Café Mazda'])
    expect(names('o brien')).toEqual(["O'Brien Ford"])
    expect(names("O'BRIEN")).toEqual(["O'Brien Ford"])
  })

  it('finds words in any order', () => {
    expect(names('ford brien')).toEqual(["O'Brien Ford"])
  })

  it('finds by a part of the dealer code or the id', () => {
    expect(names('k-2')).toEqual(['Bay Kia'])
    expect(names('104')).toEqual(['Zulu Subaru'])
  })

  it('never finds across two clients, nor by the signs between fields', () => {
    expect(names('honda bay')).toEqual([])
    expect(names('\n')).toEqual([])
    expect(names('   ')).toEqual([])
  })

  it('leads to the profile', () => {
    expect(find('bay').clients[0]?.path).toBe('/clients/bay-kia')
  })

  it('is quick because it stops looking, and still shows the best first', () => {
    const many = Array.from({ length: 5_000 }, (_, id) => client(id + 10_000, `The Motor House ${id}`))
    const found = find('motor', [...many, client(1, 'Motor City'), client(2, 'Motorama', canceled)])
    expect(found.clients).toHaveLength(50)
    expect(found.clients[0]?.client.name).toBe('Motor City')
  })

  it('finds the same when the index was built in slices, giving way in between', async () => {
    const many = Array.from({ length: 3_500 }, (_, id) => client(id + 10, `Dealer ${id}`))
    let gaps = 0
    const index = await buildIndexInSlices(many, today, async () => {
      gaps += 1
    })
    expect(gaps).toBeGreaterThan(3)
    expect(index).toEqual(buildIndex(many, today))
  })

  it('works without any client', () => {
    expect(find('honda', []).clients).toEqual([])
  })
})

describe('an exact id or dealer code', () => {
  it('leaves only that client and no screen', () => {
    expect(names('1044')).toEqual(['Zulu Subaru'])
    expect(names('k-200')).toEqual(['Bay Kia'])
    expect(find('f77').routes).toEqual([])
  })

  it('prefers the id where one is the code of another', () => {
    expect(names('4')).toEqual(['Honda of Alfa'])
  })

  it('prefers a client that is not canceled where two share a code', () => {
    const shared = [
      client(1, 'Old', { identifier: 'X1', ...canceled }),
      client(2, 'New', { identifier: 'X1' }),
    ]
    expect(find('x1', shared).clients.map((hit) => hit.client.name)).toEqual(['New'])
  })
})

describe('shortcuts', () => {
  it('appear when exactly one active client is left', () => {
    expect(find('bay').shortcuts.map(({ label }) => label)).toEqual([
      'Client Insights this month',
      'Client Insights last month',
      'Budgets',
      'Contacts',
      'Integrations',
      'Sales Incentives',
      'Settings',
      'Team',
      'Users',
    ])
    expect(find('cafe').shortcuts).toHaveLength(9)
    expect(find('alfa').shortcuts[2]?.path).toBe('/clients/honda-of-alfa/budgets')
  })

  it('do not appear for several, for none, or for a canceled one', () => {
    expect(find('honda').shortcuts).toEqual([])
    expect(find('nobody').shortcuts).toEqual([])
    expect(find('alfa honda', [client(1, 'Alfa Honda', canceled)]).shortcuts).toEqual([])
    expect(find('1').shortcuts).toEqual([])
  })

  it('open insights with the dates of their month', () => {
    const [thisMonth, lastMonth] = find('bay').shortcuts
    expect(thisMonth?.path).toBe('/clients/bay-kia/insights?startDate=2026-11-01&endDate=2026-11-20')
    expect(lastMonth?.path).toBe('/clients/bay-kia/insights?startDate=2026-10-01&endDate=2026-10-31')
  })
})

describe('finding screens', () => {
  it('shows title, group and address', () => {
    expect(find('invoicing').routes).toEqual([
      { name: 'invoicing.index', title: 'Invoicing', subtitle: 'Accounting', path: '/budgets/invoicing' },
    ])
  })

  it('shows only those that open for the person', () => {
    const facts = { authorisedClients: [], features: { geoiq: false } }
    const titles = (person: ReturnType<typeof personWith>): string[] =>
      search(
        buildIndex([], today),
        searchableRoutesFor({ ...facts, actor: person }),
        'iam',
        today,
      ).routes.map(({ title }) => title)
    expect(titles(personWith())).not.toContain('IAM')
    expect(titles(withRoles('Administrator'))[0]).toBe('IAM')
  })

  it('lists titles that start so first', () => {
    expect(find('budget').routes[0]?.title).toMatch(/^Budget/)
    expect(find('budget').routes.map(({ title }) => title)).toContain('Active Budgets')
  })
})

import { expect, it } from 'vitest'
import { files } from './declared-lists.generated.ts'
import { fetchList, listsOf } from './declared.ts'
import { screensWithLists } from './screens-with-lists.ts'
import { whatShows } from './what-shows.ts'

it('every declared list is found by its area, and no other', async () => {
  const areas = files.flatMap((file) => file.areas)
  expect(areas.length).toBeGreaterThan(90)
  for (const area of areas) expect(await fetchList(area)).toMatchObject({ area })
  expect(await fetchList('clients')).toBeNull()
})

it('the lists of a route are here, in the order of their tabs, once its screen has come', async () => {
  const Screen = (): null => null
  const screens = screensWithLists(
    {
      'leads.index': () => Promise.resolve({ default: Screen }),
      'clients.index': () => Promise.resolve({ default: Screen }),
    },
    ['leads.index', 'tasks.settings'],
  )
  expect(Object.keys(screens)).toEqual(['leads.index', 'clients.index'])
  expect(await screens['leads.index']?.()).toEqual({ default: Screen })
  expect(listsOf('leads.index').map(({ area }) => area)).toEqual([
    'opportunities',
    'opportunityStages',
    'lostReasons',
  ])
  expect(listsOf('clients.index')).toEqual([])
})

it('what was written is read again wherever its name stands', async () => {
  const list = await fetchList('watchlistScales')
  expect(list && whatShows(list)).toEqual(['watchlistScales', 'priorityWatchlist'])
})

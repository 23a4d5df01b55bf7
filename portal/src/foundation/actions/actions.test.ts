import { describe, expect, it } from 'vitest'
import { Plus } from '@portal/ui/icon'
import { actionOf, bulkOf, menuOf, type Action } from './action.ts'
import { bind } from './bound-action.ts'
import { findable, findActions } from './find-actions.ts'

interface Client {
  readonly name: string
  readonly mayEdit: boolean
}
const actions: readonly Action<Client>[] = [
  { name: 'Open budgets', icon: Plus, href: ({ name }) => `/clients/${name}/budgets` },
  {
    name: 'Edit',
    title: 'Edit the client',
    icon: Plus,
    shortcut: 'e',
    may: ({ mayEdit }) => mayEdit,
    run: () => undefined,
  },
  {
    name: 'Delete',
    icon: Plus,
    danger: true,
    run: () => undefined,
    many: { name: 'Delete all', run: () => undefined },
  },
]
const open: Client = { name: 'kia', mayEdit: true }
const closed: Client = { name: 'kia', mayEdit: false }

describe('an action is one value', () => {
  it('which row menu, keyboard, bulk bar and palette offer, each only where it may be done', () => {
    const labels = (client: Client) =>
      menuOf(actions, client).map((entry) => (entry !== 'line' && 'label' in entry ? entry.label : entry))
    expect(labels(open)).toEqual(['Open budgets', 'Edit', 'line', 'Delete'])
    expect(labels(closed)).toEqual(['Open budgets', 'line', 'Delete'])
    expect(actionOf(actions, 'E', open)?.name).toBe('Edit')
    expect(actionOf(actions, 'e', closed)).toBeUndefined()
    expect(bulkOf(actions).map(({ name, danger }) => [name, danger])).toEqual([['Delete all', true]])
    expect(bind(actions, closed, 'Bay Kia').map(({ title }) => title)).toEqual(['Open budgets'])
  })

  it('that the palette names in full, and never when it destroys', () => {
    const bound = bind(actions, open, 'Bay Kia')
    expect(bound.map(({ title, path }) => [title, path])).toEqual([
      ['Open budgets', '/clients/kia/budgets'],
      ['Edit the client', null],
    ])
  })
})

describe('actions are found', () => {
  const all = findable([
    ...bind(actions, open, 'Bay Kia'),
    ...bind(
      [{ name: 'Dark', title: 'Theme: Dark', also: 'night', icon: Plus, run: () => undefined }],
      open,
      'View',
    ),
  ])
  const titles = (typed: string) => findActions(all, typed).map(({ title }) => title)
  it('by the start of each word, of their record and of other words for them', () => {
    expect(titles('edit')).toEqual(['Edit the client'])
    expect(titles('kia bud')).toEqual(['Open budgets'])
    expect(titles('night')).toEqual(['Theme: Dark'])
    expect(titles('dget')).toEqual([])
    expect(titles(' ')).toEqual([])
  })
})

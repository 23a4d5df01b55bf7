import { useState } from 'react'
import type { CSSProperties, ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Locator } from 'vitest/browser'
import { Badge } from '../badge/index.ts'
import type { Column } from '../data-table/index.ts'
import { focused, mount, places } from '../testing/mount.tsx'
import { Table } from './index.ts'
import type { TableProps } from './index.ts'

interface Change {
  readonly id: number
  readonly client: string
  readonly amount: number
}

const changes: readonly Change[] = [
  { id: 1, client: 'Bay Kia', amount: 120_000 },
  { id: 2, client: 'Ram of Dayton', amount: 95_050 },
]
const columns: readonly Column<Change>[] = [
  { id: 'client', label: 'Client', value: ({ client }) => client },
  { id: 'amount', label: 'New Amount', kind: 'money', value: ({ amount }) => amount },
]

const Example = (props: Partial<TableProps<Change>>): ReactElement => {
  const [done, setDone] = useState<readonly number[]>([])
  return (
    <Table
      label="Budget changes"
      columns={columns}
      rows={changes}
      rowId={({ id }) => String(id)}
      actions={({ id }) =>
        done.includes(id) ? (
          'Done'
        ) : (
          <button type="button" onClick={() => setDone([...done, id])}>
            Confirm
          </button>
        )
      }
      below={({ id }) => (id === 2 ? <p>The connection was lost.</p> : null)}
      {...props}
    />
  )
}

describe.each(places)('a short table in a %s', (place) => {
  it('names its rows and columns and formats its values', async () => {
    mount(<Example actionsLabel="Actions" />, place)
    await expect.element(page.getByRole('table', { name: 'Budget changes' })).toBeVisible()
    await expect.element(page.getByRole('rowheader', { name: 'Bay Kia' })).toBeVisible()
    await expect.element(page.getByRole('cell', { name: '$950.50' })).toBeVisible()
    const heads = page.getByRole('columnheader').elements()
    expect(heads.map((head) => head.textContent)).toEqual(['Client', 'New Amount', 'Actions'])
  })

  it('gives the focus to the row that follows where a reload takes away the one that has it', async () => {
    const Reloaded = (): ReactElement => {
      const [rows, setRows] = useState(changes)
      return (
        <>
          <button type="button">New Request</button>
          <Table
            label="Requests"
            columns={columns}
            rows={rows}
            rowId={({ id }) => String(id)}
            actions={({ id, client }) => (
              <button
                type="button"
                onClick={() => setRows((now) => now.filter((row) => row.id !== id))}
              >{`Reopen ${client}`}</button>
            )}
          />
        </>
      )
    }
    mount(<Reloaded />, place)
    await page.getByRole('button', { name: 'Reopen Bay Kia' }).click()
    await expect.poll(() => focused()?.textContent).toBe('Reopen Ram of Dayton')
  })

  it('does what a row offers, and says what stands below it', async () => {
    mount(<Example />, place)
    await page.getByRole('button', { name: 'Confirm' }).first().click()
    await expect.element(page.getByText('Done')).toBeVisible()
    await expect.element(page.getByText('The connection was lost.')).toBeVisible()
  })
})

describe('a short table', () => {
  it('says that its rows are on their way', async () => {
    mount(<Example rows={[]} loading />)
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  })

  it('lets a badge take a second line in a card, and cuts none', async () => {
    await page.viewport(390, 700)
    try {
      const state = 'Waiting for confirmation by whoever asked'
      const root = mount(
        <Example
          columns={[
            ...columns,
            { id: 'state', label: 'State', value: () => state, cell: () => <Badge>{state}</Badge> },
          ]}
        />,
      )
      await expect.element(page.getByText(state).first()).toBeVisible()
      const words = [...root.querySelectorAll('dd span span')]
      expect(words.length).toBe(changes.length)
      expect(words.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
    } finally {
      await page.viewport(1100, 800)
    }
  })

  it('has its heads above its rows where it scrolls by itself, below a bar too', async () => {
    const bar: CSSProperties & Record<'--shell-top', string> = { '--shell-top': '56px', inlineSize: 700 }
    mount(
      <div style={bar}>
        <Example />
      </div>,
    )
    const edges = (of: Locator) => of.element().getBoundingClientRect()
    await expect.element(page.getByRole('table')).toBeVisible()
    expect(edges(page.getByRole('columnheader', { name: 'Client' })).bottom).toBeLessThanOrEqual(
      edges(page.getByRole('rowheader', { name: 'Bay Kia' })).top,
    )
  })

  it('is a list of cards on a phone', async () => {
    await page.viewport(390, 700)
    try {
      mount(<Example />)
      await expect.element(page.getByRole('list', { name: 'Budget changes' })).toBeVisible()
      expect(page.getByRole('listitem').elements()).toHaveLength(2)
      await page.getByRole('button', { name: 'Confirm' }).first().click()
      await expect.element(page.getByText('Done')).toBeVisible()
      expect(page.getByRole('table').elements()).toHaveLength(0)
    } finally {
      await page.viewport(1100, 800)
    }
  })
})

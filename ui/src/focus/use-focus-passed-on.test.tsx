import { useState } from 'react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DataTable } from '../data-table/index.ts'
import type { Column } from '../data-table/index.ts'
import { focused, mount, places } from '../testing/mount.tsx'

interface Client {
  readonly id: number
  readonly name: string
}

const columns: readonly Column<Client>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name },
  { id: 'id', label: 'Id', value: ({ id }) => id },
]

/** A list in which what is chosen of a row's menu takes the row away; `Reload` takes the first one. */
const Example = ({ count, width }: { readonly count: number; readonly width?: string }): ReactElement => {
  const [rows, setRows] = useState<readonly Client[]>(() =>
    Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Client ${index + 1}` })),
  )
  return (
    <div style={{ inlineSize: width }}>
      <button type="button" onClick={() => setRows((now) => now.slice(1))}>
        Reload
      </button>
      <DataTable
        label="Clients"
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
        toolbar={<button type="button">Add client</button>}
        empty={
          <button type="button" onClick={() => setRows([{ id: 9, name: 'Client 9' }])}>
            Clear filters
          </button>
        }
        rowActions={({ id }) => [
          { label: 'Delete', onSelect: () => setRows((now) => now.filter((row) => row.id !== id)) },
        ]}
      />
    </div>
  )
}

const remove = async (name: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
}
const rowInFocus = (): string | null | undefined => focused()?.closest('tr, li')?.textContent

describe.each(places)('the focus of a row that is taken away, in a %s', (where) => {
  it('goes to the row that follows', async () => {
    mount(<Example count={3} />, where)
    await remove('Client 2')
    await expect.poll(rowInFocus).toContain('Client 3')
  })

  it('goes to the card that follows on a narrow screen', async () => {
    mount(<Example count={3} width="360px" />, where)
    await remove('Client 2')
    await expect.poll(rowInFocus).toContain('Client 3')
  })

  it('goes to the one before where none follows', async () => {
    mount(<Example count={2} />, where)
    await remove('Client 2')
    await expect.poll(rowInFocus).toContain('Client 1')
  })

  it('goes to what is left where it was the only one', async () => {
    mount(<Example count={1} />, where)
    await remove('Client 1')
    await expect.poll(() => focused()?.textContent).toBe('Clear filters')
  })

  it('goes to the rows where what stood in their place is gone', async () => {
    mount(<Example count={0} />, where)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.poll(() => focused()?.closest('[role="grid"]') !== null).toBe(true)
  })

  it('stays where it is when another row goes', async () => {
    mount(<Example count={3} />, where)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.element(page.getByText('Client 1')).not.toBeInTheDocument()
    expect(focused()?.textContent).toBe('Reload')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Client 2')).not.toBeInTheDocument()
    expect(focused()?.textContent).toBe('Reload')
  })
})

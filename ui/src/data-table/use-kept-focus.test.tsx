import { useState } from 'react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused, mount, places } from '../testing/mount.tsx'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { DataTable } from './index.ts'
import type { Column } from './index.ts'

const columns: readonly Column<string>[] = [{ id: 'name', label: 'Name', value: (name) => name }]

/** A list of which one entry after the other goes, as those do that somebody deletes. */
const Going = ({
  names,
  width,
}: {
  readonly names: readonly string[]
  readonly width: string
}): ReactElement => {
  const [rows, setRows] = useState(names)
  return (
    <div style={{ inlineSize: width }}>
      <DataTable
        label="Names"
        columns={columns}
        rows={rows}
        rowId={(name) => name}
        rowActions={(name) => [
          { label: 'Delete', onSelect: () => setRows((before) => before.filter((other) => other !== name)) },
        ]}
        empty={<EmptyState title="No names" actions={<Button>Add name</Button>} />}
      />
    </div>
  )
}

const remove = async (name: string): Promise<void> => {
  const actions = page.getByRole('button', { name: `Actions for ${name}` })
  actions.element().closest<HTMLElement>('[data-place]')?.focus()
  await userEvent.click(actions)
  await userEvent.click(page.getByRole('menuitem', { name: 'Delete' }))
  await expect.poll(() => actions.elements()).toHaveLength(0)
}

describe.each(places)('in a %s, the focus of a row that goes away', (where) => {
  it.each(['900px', '360px'])('comes to the one in its place, %s wide', async (width) => {
    mount(<Going names={['Ada', 'Bob', 'Cleo']} width={width} />, where)
    await remove('Bob')
    await expect.poll(() => focused()?.closest('tr, li')?.textContent).toContain('Cleo')
  })

  it('comes to the last one where it was the last', async () => {
    mount(<Going names={['Ada', 'Bob']} width="900px" />, where)
    await remove('Bob')
    await expect.poll(() => focused()?.closest('tr')?.textContent).toContain('Ada')
  })

  it('comes to what to do next where nothing is left', async () => {
    mount(<Going names={['Ada']} width="900px" />, where)
    await remove('Ada')
    await expect.poll(() => focused()?.textContent).toBe('Add name')
  })
})

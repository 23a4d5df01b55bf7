import { useState } from 'react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/index.ts'
import { focused, mount, places } from '../testing/mount.tsx'
import { Popover } from '../popup/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import { HoverMenu, MenuButton, type MenuEntry } from './index.ts'

const Example = ({ hover = false }: { readonly hover?: boolean }): ReactElement => {
  const [done, setDone] = useState('nothing')
  const items: readonly MenuEntry[] = [
    { label: 'Edit', onSelect: () => setDone('edit') },
    { label: 'Archive', disabled: true, onSelect: () => setDone('archive') },
    'line',
    { label: 'Intranet', href: 'https://intranet.example/', newTab: true },
    { label: 'Export', onSelect: () => setDone('export') },
    { label: 'Delete', danger: true, onSelect: () => setDone('delete') },
  ]
  return (
    <>
      {hover ? (
        <HoverMenu items={items} trigger={(trigger) => <Button {...trigger}>Actions</Button>} />
      ) : (
        <MenuButton label="Actions" items={items} />
      )}
      <output>{done}</output>
      <button type="button">Elsewhere</button>
    </>
  )
}
const opened = async (keys: string): Promise<void> => {
  const trigger = page.getByRole('button', { name: 'Actions' })
  await expect.element(trigger).toBeVisible()
  trigger.element().focus()
  await userEvent.keyboard(keys)
  await expect.element(page.getByRole('menu', { name: 'Actions' })).toBeVisible()
}
const at = async (label: string): Promise<void> => expect.poll(() => focused()?.textContent).toBe(label)

describe.each(places)('a menu in a %s', (place) => {
  it('is walked round and round, past what cannot be chosen', async () => {
    mount(<Example />, place)
    await opened('{Enter}')
    await at('Edit')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await at('Export')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await at('Edit')
    await userEvent.keyboard('{ArrowUp}')
    await at('Delete')
    await userEvent.keyboard('{Home}')
    await at('Edit')
  })

  it('opens at its end with the up arrow, finds by letters, and gives the focus back', async () => {
    const root = mount(<Example />, place)
    await opened('{ArrowUp}')
    await at('Delete')
    await userEvent.keyboard('ex')
    await at('Export')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => root.querySelector('output')?.textContent).toBe('export')
    await at('Actions')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })

  it('closes on a press elsewhere in the same root', async () => {
    mount(<Example />, place)
    await opened('{Enter}')
    await page.getByRole('button', { name: 'Elsewhere' }).click()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })

  it('opens what lies elsewhere in a tab that cannot reach back', async () => {
    mount(<Example />, place)
    await opened('{Enter}')
    const link = page.getByRole('menuitem', { name: 'Intranet opens in a new tab' })
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('does nothing for an entry that is disabled', async () => {
    const root = mount(<Example />, place)
    await opened('{Enter}')
    await page.getByRole('menuitem', { name: 'Archive' }).click({ force: true })
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(root.querySelector('output')?.textContent).toBe('nothing')
  })
})

it('a menu can open under the mouse and closes when the mouse has left', async () => {
  mount(<Example hover />)
  await page.getByRole('button', { name: 'Elsewhere' }).hover()
  await page.getByRole('button', { name: 'Actions' }).hover()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await page.getByRole('button', { name: 'Elsewhere' }).hover()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

/** What browsers tell of a mouse that is over the button now, by a move of no distance. */
function tellOfMouse(button: Element, from: Element | null): void {
  const told = { bubbles: true, pointerType: 'mouse', relatedTarget: from }
  button.dispatchEvent(new PointerEvent('pointerover', told))
  for (const over of [button.parentElement, button])
    over?.dispatchEvent(new PointerEvent('pointerenter', { ...told, bubbles: false }))
  button.dispatchEvent(new PointerEvent('pointermove', told))
}

it('a menu does not open where the page moves it under a mouse that rests, and opens once that moves', async () => {
  mount(<Example hover />)
  const trigger = page.getByRole('button', { name: 'Actions' })
  await page.getByRole('button', { name: 'Elsewhere' }).hover()
  tellOfMouse(trigger.element(), page.getByRole('button', { name: 'Elsewhere' }).element())
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(page.getByRole('menu').query()).toBe(null)
  await trigger.hover()
  await expect.element(page.getByRole('menu')).toBeVisible()
})

it('a menu opens with the first move of a mouse that came from outside of the page', async () => {
  mount(<Example hover />)
  await page.getByRole('button', { name: 'Elsewhere' }).hover()
  tellOfMouse(page.getByRole('button', { name: 'Actions' }).element(), null)
  await expect.element(page.getByRole('menu')).toBeVisible()
})

it('a menu that was pressed shut stays shut while the mouse is on its button', async () => {
  mount(<Example hover />)
  const trigger = page.getByRole('button', { name: 'Actions' })
  // The mouse comes from elsewhere: where it has not moved, nothing opens.
  await page.getByRole('button', { name: 'Elsewhere' }).hover()
  await trigger.hover()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await trigger.click()
  await trigger.click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await trigger.hover({ position: { x: 8, y: 8 } })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(page.getByRole('menu').query()).toBe(null)
})

it('a popover takes the focus and Escape gives it back', async () => {
  mount(
    <Popover label="Share" trigger={(trigger) => <Button {...trigger}>Share</Button>}>
      {() => <input aria-label="Link" />}
    </Popover>,
  )
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Share' })).toBeVisible()
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Link')
  await userEvent.keyboard('{Escape}')
  await at('Share')
})

it('a tooltip comes with the focus, is read after the name, and goes with Escape', async () => {
  mount(
    <Tooltip text="Counts active clients." describes>
      <Button>Clients</Button>
    </Tooltip>,
  )
  await userEvent.tab()
  await expect.element(page.getByRole('tooltip')).toBeVisible()
  await expect.element(page.getByRole('button')).toHaveAccessibleDescription('Counts active clients.')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
})

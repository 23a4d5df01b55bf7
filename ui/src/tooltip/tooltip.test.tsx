import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button, IconButton } from '../button/index.ts'
import { Trash2 } from '../icon/index.ts'
import { mount, places } from '../testing/mount.tsx'
import { Tooltip } from './index.ts'

describe.each(places)('a tooltip in a %s', (place) => {
  it('is shown at once to whoever comes by the keyboard, beside its button, and goes with Escape or the focus', async () => {
    const root = mount(
      <>
        <IconButton icon={Trash2} label="Delete" />
        <Button>Next</Button>
      </>,
      place,
    )
    const bubble = (): HTMLElement | null => root.querySelector('[role=tooltip]')
    await userEvent.tab()
    await expect.poll(() => bubble()?.textContent).toBe('Delete')
    await expect.poll(() => bubble()?.dataset['positioned']).toBe('')
    const [button, text] = [root.querySelector('button'), bubble()].map((part) =>
      part?.getBoundingClientRect(),
    )
    expect(text?.top).toBeGreaterThanOrEqual(button?.bottom ?? Infinity)
    expect(text?.left).toBeGreaterThanOrEqual(0)
    await userEvent.keyboard('{Escape}')
    await expect.poll(bubble).toBeNull()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect.poll(bubble).not.toBeNull()
    await userEvent.tab()
    await expect.poll(bubble).toBeNull()
  })

  it('is shown to a mouse that stays, and not by a press', async () => {
    const root = mount(<IconButton icon={Trash2} label="Delete" />, place)
    const bubble = (): Element | null => root.querySelector('[role=tooltip]')
    await page.getByRole('button', { name: 'Delete' }).hover()
    await expect.poll(bubble).not.toBeNull()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(bubble).toBeNull()
  })

  it('is read after the name of what it describes, while it is shown', async () => {
    const root = mount(
      <Tooltip text="Counts clients with an active budget." describes>
        <Button>What is this?</Button>
      </Tooltip>,
      place,
    )
    const button = root.querySelector('button')
    expect(button?.hasAttribute('aria-describedby')).toBe(false)
    await userEvent.tab()
    await expect
      .poll(() => root.querySelector(`#${CSS.escape(button?.getAttribute('aria-describedby') ?? 'none')}`))
      .not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => button?.hasAttribute('aria-describedby')).toBe(false)
  })
})

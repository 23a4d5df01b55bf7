import { useState } from 'react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/index.ts'
import { focused, mount, places } from '../testing/mount.tsx'
import { Select } from './index.ts'
import type { Option } from './index.ts'

const services: readonly Option<number>[] = [
  { value: 1, label: 'SEO' },
  { value: 2, label: 'SEM' },
  { value: 3, label: 'Social', disabled: true },
  { value: 4, label: 'Video' },
]

const Example = ({ inDialog = false }: { readonly inDialog?: boolean }): ReactElement => {
  const [service, setService] = useState<number | null>(1)
  const select = (
    <Select
      label="Service"
      options={services}
      value={service}
      onChange={setService}
      required
      error={service === 4 ? 'Not sold any more' : null}
    />
  )
  return (
    <>
      {inDialog ? (
        <Dialog open title="Budget" onClose={() => undefined}>
          {select}
        </Dialog>
      ) : (
        select
      )}
      <output>{service}</output>
    </>
  )
}
const trigger = () => page.getByRole('combobox', { name: 'Service' })

describe.each(places)('a select in a %s', (place) => {
  it('is opened, walked and picked from with the keyboard, past what cannot be picked', async () => {
    const root = mount(<Example />, place)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('listbox', { name: 'Service' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = trigger().element().getAttribute('aria-activedescendant') ?? ''
    expect(root.querySelector(`#${CSS.escape(active)}`)?.textContent).toContain('Video')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => root.querySelector('output')?.textContent).toBe('4')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    expect(focused()?.getAttribute('role')).toBe('combobox')
  })

  it('picks with the mouse, and gives the focus back to its field', async () => {
    const root = mount(<Example inDialog />, place)
    await trigger().click()
    await page.getByRole('option', { name: 'SEM' }).click()
    await expect.poll(() => root.querySelector('output')?.textContent).toBe('2')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(focused()?.getAttribute('role')).toBe('combobox')
  })

  it('finds by its first letters', async () => {
    const root = mount(<Example />, place)
    await trigger().click()
    await userEvent.keyboard('vi{Enter}')
    await expect.poll(() => root.querySelector('output')?.textContent).toBe('4')
  })

  it('leaves the value alone on Escape', async () => {
    const root = mount(<Example />, place)
    await trigger().click()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    expect(root.querySelector('output')?.textContent).toBe('1')
  })
})

it('what is wrong is tied to the field', async () => {
  mount(<Example />)
  await trigger().click()
  await page.getByRole('option', { name: 'Video' }).click()
  await expect.element(trigger()).toHaveAccessibleDescription('Not sold any more')
  await expect.element(trigger()).toHaveAttribute('aria-invalid', 'true')
})

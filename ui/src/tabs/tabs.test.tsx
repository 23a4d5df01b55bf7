import { useState } from 'react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused, mount } from '../testing/mount.tsx'
import { Tabs } from './index.ts'

const Example = (): ReactElement => {
  const [tab, setTab] = useState<'budgets' | 'files' | 'activity'>('budgets')
  return (
    <Tabs
      label="Client profile"
      tabs={[
        { id: 'budgets', label: 'Budgets', count: 3 },
        { id: 'files', label: 'Files', disabled: true },
        { id: 'activity', label: 'Activity' },
      ]}
      selected={tab}
      onSelect={setTab}
    >
      The {tab}
    </Tabs>
  )
}

it('arrow keys choose the next tab, round the ends, past a disabled one', async () => {
  mount(<Example />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tabpanel', { name: 'Activity' })).toHaveTextContent('The activity')
  await expect.poll(() => focused()?.textContent).toBe('Activity')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Budgets 3' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('tab', { name: 'Activity' })).toHaveAttribute('aria-selected', 'true')
})

it('Tab goes from the chosen tab to its panel', async () => {
  mount(<Example />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.poll(() => focused()?.getAttribute('role')).toBe('tabpanel')
})

it('arrow keys follow the direction of the writing', async () => {
  const root = mount(
    <div dir="rtl">
      <Example />
    </div>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => root.querySelector('[aria-selected="true"]')?.textContent).toBe('Activity')
})

import { useState } from 'react'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/index.ts'
import { focused, mount, places } from '../testing/mount.tsx'
import { DateField, isHalfTyped, TimeField } from './index.ts'

const Example = ({ min }: { readonly min?: string }): ReactElement => {
  const [start, setStart] = useState('2026-11-20')
  const [time, setTime] = useState('')
  return (
    <Dialog open title="Activity" onClose={() => undefined}>
      <DateField label="Start" value={start} onChange={setStart} min={min} />
      <TimeField label="Time" value={time} onChange={setTime} />
      <output>
        {start} {time}
      </output>
    </Dialog>
  )
}
const values = (root: Document | ShadowRoot): string | undefined =>
  root.querySelector('output')?.textContent.trim()
const openCalendar = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Choose Start' }).click()
  await expect.element(page.getByRole('grid')).toBeVisible()
}

describe.each(places)('a date in a dialog in a %s', (place) => {
  it('is typed the American way', async () => {
    const root = mount(<Example />, place)
    await page.getByRole('textbox', { name: 'Start' }).fill('1/5/2027')
    await expect.poll(() => values(root)).toBe('2027-01-05')
    await userEvent.tab()
    await expect.element(page.getByRole('textbox', { name: 'Start' })).toHaveValue('01/05/2027')
  })

  it('that does not exist is no value, and says so', async () => {
    const root = mount(<Example />, place)
    await page.getByRole('textbox', { name: 'Start' }).fill('02/30/2027')
    await userEvent.tab()
    await expect.poll(() => values(root)).toBe('')
    await expect.element(page.getByText('Enter a date as MM/DD/YYYY.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Start' })).toHaveValue('02/30/2027')
  })

  it('that is typed half, or wrongly, is known before its field is left', async () => {
    const root = mount(<Example min="2026-11-01" />, place)
    const halfTyped = (): boolean => isHalfTyped(root.querySelector('dialog') as HTMLElement)
    const start = page.getByRole('textbox', { name: 'Start' })
    expect(halfTyped()).toBe(false)
    await start.fill('11/2')
    expect(halfTyped()).toBe(true)
    await start.fill('11/25/2026')
    expect(halfTyped()).toBe(false)
    // A day that is not allowed is no value either.
    await start.fill('10/01/2026')
    await userEvent.tab()
    await expect.poll(halfTyped).toBe(true)
    await start.fill('')
    expect(halfTyped()).toBe(false)
    await page.getByRole('textbox', { name: 'Time' }).fill('2:3')
    expect(halfTyped()).toBe(true)
  })

  it('that could be two is none, and says why', async () => {
    const root = mount(<Example />, place)
    await page.getByRole('textbox', { name: 'Start' }).fill('05.11.2026')
    await userEvent.tab()
    await expect.poll(() => values(root)).toBe('')
    await expect
      .element(page.getByText('With dots, day and month could be swapped. Enter a date as MM/DD/YYYY.'))
      .toBeVisible()
    await page.getByRole('textbox', { name: 'Start' }).fill('5.5.2026')
    await userEvent.tab()
    await expect.poll(() => values(root)).toBe('2026-05-05')
  })

  it('is picked from a calendar, which closes and gives the focus back', async () => {
    const root = mount(<Example />, place)
    await openCalendar()
    // The name has the number as it is shown, for whoever says what they see.
    await page.getByRole('button', { name: 'Tuesday, November 24, 2026', exact: true }).click()
    await expect.poll(() => values(root)).toBe('2026-11-24')
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
    expect(focused()).toBe(page.getByRole('textbox', { name: 'Start' }).element())
    await expect.element(page.getByRole('dialog', { name: 'Activity' })).toBeVisible()
  })

  it('is reached by quick arrow keys without two days taking the focus from each other', async () => {
    const root = mount(<Example />, place)
    await openCalendar()
    await expect.poll(() => focused()?.getAttribute('aria-label')).toMatch(/November 20/)
    await userEvent.keyboard('{ArrowRight>12/}{ArrowDown>4/}{ArrowLeft>3/}{ArrowUp>2/}')
    // 20 November, 12 days on, 4 weeks on, 3 days back, 2 weeks back.
    await expect.poll(() => focused()?.getAttribute('aria-label')).toMatch(/December 13/)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => values(root)).toBe('2026-12-13')
  })

  it('lets Escape close the calendar and not the dialog', async () => {
    mount(<Example />, place)
    await openCalendar()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog', { name: 'Activity' })).toBeVisible()
  })
})

it('days before the first allowed one can be neither typed nor picked', async () => {
  const root = mount(<Example min="2026-11-10" />)
  await page.getByRole('textbox', { name: 'Start' }).fill('11/09/2026')
  await userEvent.tab()
  await expect.element(page.getByText('The earliest date is 11/10/2026.')).toBeVisible()
  expect(values(root)).toBe('')
  await openCalendar()
  await expect.element(page.getByRole('button', { name: /November 9/ })).toBeDisabled()
})

it('the day that is marked as today is the one of the agency’s clock', async () => {
  // A browser whose clock is not the agency's is a day ahead, in UTC.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T05:30:00Z') })
  try {
    mount(<Example />)
    await openCalendar()
    await expect
      .element(page.getByRole('button', { name: 'Today, Thursday, November 19, 2026' }))
      .toBeVisible()
  } finally {
    vi.useRealTimers()
  }
})

it('a time is typed as one likes and moved by quarters of an hour', async () => {
  const root = mount(<Example />)
  const time = page.getByRole('textbox', { name: 'Time' })
  await time.fill('2:37 pm')
  await expect.poll(() => values(root)).toBe('2026-11-20 14:37')
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => values(root)).toBe('2026-11-20 14:45')
  await expect.element(time).toHaveValue('2:45 PM')
})

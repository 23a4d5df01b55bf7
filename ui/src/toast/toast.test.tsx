import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { $toasts, dismissToast, showError, showSuccess, Toaster } from './index.ts'
import { pauseToasts, resumeToasts } from './toasts.ts'

const messages = (): readonly string[] => $toasts.get().map(({ message }) => message)
const clear = (): void => {
  for (const { id } of $toasts.get()) dismissToast(id)
}
afterEach(clear)

describe('a message', () => {
  it('is shown and announced', async () => {
    const root = mount(<Toaster />)
    showSuccess('Your request is successfully processed.')
    await expect.element(page.getByRole('region', { name: 'Messages' })).toBeVisible()
    await expect
      .poll(() => root.querySelector('[aria-live="polite"]')?.textContent)
      .toBe('Your request is successfully processed.')
    showError('It did not work.')
    await expect
      .poll(() => root.querySelector('[aria-live="assertive"]')?.textContent)
      .toBe('It did not work.')
  })

  it('can be taken back, once', async () => {
    mount(<Toaster />)
    let undone = 0
    showSuccess('Budget deleted.', {
      undo: () => {
        undone += 1
      },
    })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('Budget deleted.').last()).not.toBeInTheDocument()
    expect(undone).toBe(1)
  })

  it('can be dismissed', async () => {
    mount(<Toaster />)
    showSuccess('Saved.')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(messages).toEqual([])
  })
})

describe('the time a message stays', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    clear()
    vi.useRealTimers()
  })

  it('is enough to read it, longer for a long one', () => {
    showSuccess('Saved.')
    showSuccess(
      'A sentence that goes on for quite a while, because what happened was not simple and has to be told in full.',
    )
    vi.advanceTimersByTime(4900)
    expect(messages()).toHaveLength(2)
    vi.advanceTimersByTime(300)
    expect(messages()).toHaveLength(1)
    vi.advanceTimersByTime(10_000)
    expect(messages()).toHaveLength(0)
  })

  it('stands still while somebody reads', () => {
    showSuccess('Saved.')
    vi.advanceTimersByTime(3000)
    pauseToasts()
    vi.advanceTimersByTime(60_000)
    expect(messages()).toEqual(['Saved.'])
    resumeToasts()
    vi.advanceTimersByTime(1900)
    expect(messages()).toEqual(['Saved.'])
    vi.advanceTimersByTime(200)
    expect(messages()).toEqual([])
  })

  it('starts anew when the same thing happens again: one message, not two', () => {
    showSuccess('Saved.')
    vi.advanceTimersByTime(4000)
    showSuccess('Saved.')
    expect(messages()).toEqual(['Saved.'])
    vi.advanceTimersByTime(4000)
    expect(messages()).toEqual(['Saved.'])
  })

  it('ends early for the oldest when there are more than four', () => {
    for (const message of ['one', 'two', 'three', 'four', 'five']) showSuccess(message)
    expect(messages()).toEqual(['two', 'three', 'four', 'five'])
  })
})

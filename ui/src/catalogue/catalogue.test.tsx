import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { applyTheme } from '../theme/index.ts'
import { Catalogue } from './index.ts'

const violations = async (): Promise<readonly string[]> => {
  const { violations: found } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  )
}

/** Transitions and skeletons at rest, so that colours are the final ones. */
const settle = document.createElement('style')
settle.textContent = '*, *::before, *::after { animation: none !important; transition: none !important; }'

const show = async (): Promise<void> => {
  mount(<Catalogue />)
  await expect.element(page.getByRole('heading', { name: 'Component kit' })).toBeVisible()
  // The editor is the last to arrive.
  page.getByText('Rich text', { exact: true }).element().scrollIntoView()
  await expect.element(page.getByRole('toolbar', { name: 'Format' })).toBeInTheDocument()
}

beforeEach(() => {
  document.documentElement.lang = 'en'
  document.title = 'Component kit'
  document.head.append(settle)
})
afterEach(async () => {
  settle.remove()
  applyTheme(document.documentElement, {})
  await page.viewport(1100, 800)
})

describe.each(['Light', 'Dark'])('in the %s theme', (theme) => {
  it('every component in every state passes the accessibility checks', async () => {
    await show()
    await page.getByRole('combobox', { name: 'Theme' }).click()
    await page.getByRole('option', { name: theme }).click()
    await expect.poll(() => document.documentElement.dataset['theme']).toBe(theme.toLowerCase())
    expect(await violations()).toEqual([])
  })
})

it('passes them in a glaring tenant colour too', async () => {
  await show()
  await page.getByRole('textbox', { name: 'Primary colour' }).fill('#ffff00')
  await expect
    .poll(() => document.documentElement.style.getPropertyValue('--ap-primary'))
    .toContain('#ffff00')
  expect(await violations()).toEqual([])
})

it('fits a phone: nothing is wider than the page, and the checks pass', async () => {
  await page.viewport(390, 800)
  await show()
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(await violations()).toEqual([])
})

it('fits when it is read from right to left', async () => {
  await show()
  await page.getByRole('switch', { name: 'Right to left' }).click()
  await expect.poll(() => document.documentElement.dir).toBe('rtl')
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  document.documentElement.dir = 'ltr'
})

describe.each(['Form', 'Full screen', 'One that stays', 'Question'])('the dialog “%s”', (name) => {
  it('passes the accessibility checks', async () => {
    await show()
    await page.getByRole('button', { name, exact: true }).click()
    await expect.poll(() => document.querySelector('dialog[open]')).not.toBeNull()
    expect(await violations()).toEqual([])
  })
})

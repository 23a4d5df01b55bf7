import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { applyTheme } from '../theme/index.ts'
import { Catalogue } from './catalogue.tsx'
import { kitParts } from './parts.ts'

/** All rules, or that of colors alone, which is the one that another theme can break. */
const violations = async (which: 'all' | 'colors' = 'all'): Promise<readonly string[]> => {
  const { violations: found } = await axe.run(document, {
    runOnly:
      which === 'colors'
        ? ['color-contrast']
        : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // Describing nothing but what is wrong takes less time.
    resultTypes: ['violations'],
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
  await page.getByRole('textbox', { name: 'Activity' }).hover()
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

describe.each(kitParts.map(({ name, title, keys }) => ({ name, title, keys })))(
  'the page of $name',
  ({ name, title, keys }) => {
    it.each(['light', 'dark'] as const)(
      'is accessible in the %s theme, and says what the keys do',
      async (theme) => {
        mount(<Catalogue part={name} />)
        applyTheme(document.documentElement, { theme })
        await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        if (name === 'rich-text') {
          await page.getByRole('textbox', { name: 'Activity' }).hover()
          await expect.element(page.getByRole('toolbar', { name: 'Format' })).toBeInTheDocument()
        }
        expect(page.getByRole('table', { name: 'Keyboard' }).getByRole('row').elements()).toHaveLength(
          keys.length + 1,
        )
        expect(await violations(theme === 'light' ? 'all' : 'colors')).toEqual([])
      },
    )
  },
)

describe.each(['Light', 'Dark'])('in the %s theme', (theme) => {
  it('every component in every state passes the accessibility checks', async () => {
    await show()
    await page.getByRole('combobox', { name: 'Theme' }).click()
    await page.getByRole('option', { name: theme }).click()
    await expect.poll(() => document.documentElement.dataset['theme']).toBe(theme.toLowerCase())
    expect(await violations(theme === 'Light' ? 'all' : 'colors')).toEqual([])
  })
})

it('passes them in a glaring tenant colour too', async () => {
  await show()
  await page.getByRole('textbox', { name: 'Primary colour' }).fill('#ffff00')
  await expect
    .poll(() => document.documentElement.style.getPropertyValue('--ap-primary'))
    .toContain('#ffff00')
  expect(await violations('colors')).toEqual([])
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

it('can be seen in forced colours: whatever is pressed or filled in has an edge, and the checks pass', async () => {
  const forced = (value: 'active' | 'none') =>
    (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send(
      'Emulation.setEmulatedMedia',
      { features: [{ name: 'forced-colors', value }] },
    )
  await forced('active')
  try {
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    await show()
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main :is(button, input, textarea, [role=combobox])'),
    ].filter((control) => control.checkVisibility({ opacityProperty: true }) && control.offsetWidth > 0)
    expect(controls.length).toBeGreaterThan(50)
    const edged = (element: HTMLElement | null, up = 3): boolean => {
      if (!element || up === 0) return false
      const { borderBottomStyle, borderBottomWidth, outlineStyle } = getComputedStyle(element)
      return (
        (borderBottomStyle === 'solid' && Number.parseFloat(borderBottomWidth) >= 1) ||
        outlineStyle === 'solid' ||
        edged(element.parentElement, up - 1)
      )
    }
    // Words and drawings are text to the system, which colours them; what has neither needs an edge.
    const lost = controls.filter(
      (control) => control.textContent?.trim() === '' && !control.querySelector('svg') && !edged(control),
    )
    expect(lost.map(({ outerHTML }) => outerHTML.slice(0, 160))).toEqual([])
    expect(await violations()).toEqual([])
  } finally {
    await forced('none')
  }
})

describe.each(['Form', 'Full screen', 'One that stays', 'Question'])('the dialog “%s”', (name) => {
  it('passes the accessibility checks', async () => {
    await show()
    await page.getByRole('button', { name, exact: true }).click()
    await expect.poll(() => document.querySelector('dialog[open]')).not.toBeNull()
    expect(await violations()).toEqual([])
  })
})

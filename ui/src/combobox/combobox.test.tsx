import { useState } from 'react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/index.ts'
import { mount, places } from '../testing/mount.tsx'
import { Combobox, MultiSelect } from './index.ts'
import type { Option, OptionSource } from './index.ts'

const dealers: readonly Option<number>[] = Array.from({ length: 50_000 }, (_, index) => ({
  value: index + 1,
  label: `Dealer ${index + 1}`,
  description: `CODE-${index + 1}`,
}))

const Example = (source: OptionSource<number>): ReactElement => {
  const [client, setClient] = useState<Option<number> | null>(dealers[6] ?? null)
  return (
    <Dialog open title="Activity" onClose={() => undefined}>
      <Combobox label="Client" value={client} onChange={setClient} {...source} />
      <output>{client?.label ?? 'none'}</output>
      <button type="button">Elsewhere</button>
    </Dialog>
  )
}
const field = () => page.getByRole('combobox', { name: 'Client' })
const chosen = (root: Document | ShadowRoot): string | undefined =>
  root.querySelector('output')?.textContent ?? undefined

describe.each(places)('a combobox in a dialog in a %s', (place) => {
  it('finds one of fifty thousand by typing, and marks what was typed', async () => {
    const root = mount(<Example options={dealers} />, place)
    await field().fill('dealer 4321')
    await expect.element(page.getByRole('option', { name: /^Dealer 4321 / })).toBeVisible()
    expect(root.querySelector('mark')?.textContent).toBe('Dealer 4321')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => chosen(root)).toBe('Dealer 4321')
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('draws a hundred and says how many more there are', async () => {
    mount(<Example options={dealers} />, place)
    await field().fill('dealer')
    await expect.element(page.getByText('49,900 more. Keep typing to find them.')).toBeVisible()
    expect(page.getByRole('option').elements()).toHaveLength(100)
  })

  it('puts back what was chosen when it is left without a pick', async () => {
    const root = mount(<Example options={dealers} />, place)
    await field().fill('something else')
    await userEvent.tab()
    await expect.element(field()).toHaveValue('Dealer 7')
    expect(chosen(root)).toBe('Dealer 7')
  })

  it('can be emptied', async () => {
    const root = mount(<Example options={dealers} />, place)
    await page.getByRole('button', { name: 'Clear Client' }).click()
    await expect.poll(() => chosen(root)).toBe('none')
  })
})

describe('a search that takes its time', () => {
  it('drops answers to what is no longer typed', async () => {
    const answers = new Map<string, (options: readonly Option<number>[]) => void>()
    const search = (query: string) =>
      new Promise<readonly Option<number>[]>((resolve) => answers.set(query, resolve))
    mount(<Example search={search} />)
    await field().fill('a')
    await field().fill('ab')
    await expect.poll(() => answers.has('ab')).toBe(true)
    answers.get('ab')?.([{ value: 2, label: 'Abbott Ford' }])
    await expect.element(page.getByRole('option', { name: 'Abbott Ford' })).toBeVisible()
    answers.get('a')?.([{ value: 1, label: 'Acme Kia' }])
    await expect.element(page.getByRole('option', { name: 'Acme Kia' })).not.toBeInTheDocument()
  })

  it('says when it failed, and tries again', async () => {
    let attempts = 0
    const search = async (): Promise<readonly Option<number>[]> => {
      attempts += 1
      if (attempts < 2) throw new Error('offline')
      return [{ value: 1, label: 'Acme Kia' }]
    }
    mount(<Example search={search} />)
    await field().click()
    await expect.element(page.getByText('The search did not work.')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByRole('option', { name: 'Acme Kia' })).toBeVisible()
  })
})

describe.each(places)('choosing several in a %s', (place) => {
  const Several = (): ReactElement => {
    const [stores, setStores] = useState<readonly Option<number>[]>(dealers.slice(0, 1))
    return (
      <>
        <MultiSelect label="Related stores" options={dealers} value={stores} onChange={setStores} />
        <output>{stores.map(({ value }) => value).join(' ')}</output>
      </>
    )
  }
  const stores = () => page.getByRole('combobox', { name: 'Related stores' })

  it('stays open while one picks', async () => {
    const root = mount(<Several />, place)
    await stores().click()
    await page.getByRole('option', { name: /^Dealer 3 / }).click()
    await page.getByRole('option', { name: /^Dealer 5 / }).click()
    await expect.poll(() => chosen(root)).toBe('1 3 5')
    await page.getByRole('option', { name: /^Dealer 3 / }).click()
    await expect.poll(() => chosen(root)).toBe('1 5')
  })

  it('takes the last one away with Backspace, any one by its button', async () => {
    const root = mount(<Several />, place)
    await stores().fill('Dealer 44')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => chosen(root)).toBe('1 44')
    await page.getByRole('button', { name: 'Remove Dealer 1', exact: true }).click()
    await expect.poll(() => chosen(root)).toBe('44')
    await userEvent.keyboard('{Backspace}')
    await expect.poll(() => chosen(root)).toBe('')
  })
})

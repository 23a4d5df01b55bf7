import { useState, type ReactElement } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { DataTable, type Column } from './index.ts'

interface Row {
  readonly client: string
  readonly cents: number
}

const money = (label: string): Column<Row> => ({
  id: label,
  label,
  kind: 'money',
  value: ({ cents }) => cents,
  width: 160,
})

const columns: readonly Column<Row>[] = [
  { id: 'client', label: 'Client', value: ({ client }) => client, width: 160 },
  { id: 'of', label: 'Of', value: () => 'Somebody Else', width: 160 },
  ...['Budget', 'Spend', 'Left'].map(money),
]

const inPixels = (width: number, totals: Readonly<Record<string, number>> = {}): HTMLElement => {
  mount(
    <div style={{ inlineSize: `${width}px` }}>
      <DataTable
        label="Budgets"
        columns={columns}
        rows={[
          { client: 'Hartwell', cents: 123_450 },
          { client: 'Lakeshore', cents: 1_234_500 },
        ]}
        rowId={({ client }) => client}
        onSort={() => undefined}
        totals={totals}
      />
    </div>,
  )
  return page.getByRole('grid').element().parentElement!
}

const widthOf = (name: string): number =>
  page.getByRole('columnheader', { name }).element().getBoundingClientRect().width

const cut = (scroller: HTMLElement): readonly string[] =>
  [...scroller.querySelectorAll('td')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent)

it('what stands empty beside figures and words is given before any text is cut, and before a table scrolls', async () => {
  const scroller = inPixels(640, { Spend: 123_456_700 })
  await expect.element(page.getByText('$1,234,567.00')).toBeVisible()
  expect(widthOf('Of')).toBeLessThan(160)
  expect(widthOf('Budget')).toBeLessThan(widthOf('Spend'))
  expect(widthOf('Spend')).toBeLessThan(160)
  expect(scroller.scrollWidth).toBe(scroller.clientWidth)
  expect(cut(scroller)).toEqual([])
})

it('figures take nothing of the room that is left over', async () => {
  inPixels(1000)
  await expect.element(page.getByText('Lakeshore')).toBeVisible()
  expect(['Budget', 'Spend', 'Left'].map(widthOf)).toEqual([160, 160, 160])
  expect(widthOf('Of')).toBeGreaterThan(160)
})

it('a page of short cells leaves columns as wide as the page before did', async () => {
  const Paged = (): ReactElement => {
    const [cents, setCents] = useState(123_456_789)
    return (
      <div style={{ inlineSize: '640px' }}>
        <button type="button" onClick={() => setCents(5)}>
          Next
        </button>
        <DataTable
          label="Budgets"
          columns={columns}
          rows={[{ client: 'Hartwell', cents }]}
          rowId={({ client }) => client}
        />
      </div>
    )
  }
  mount(<Paged />)
  await expect.element(page.getByText('$1,234,567.89').first()).toBeVisible()
  const before = widthOf('Spend')
  expect(before).toBeLessThan(160)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText('$0.05').first()).toBeVisible()
  expect(widthOf('Spend')).toBe(before)
})

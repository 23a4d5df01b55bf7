import { useState } from 'react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused, mount, places } from '../testing/mount.tsx'
import { DataTable, rowsHere } from './index.ts'
import type { Column, ColumnLayout, DataTableProps, Page, Sort } from './index.ts'

interface Budget {
  readonly id: string
  readonly client: string
  readonly amount: number | null
  readonly start: string
}

const budgets = (count: number): readonly Budget[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    client: `Client ${index + 1}`,
    amount: index % 5 === 4 ? null : ((index * 7) % 11) * 10_000,
    start: `2026-0${(index % 9) + 1}-01`,
  }))

const columns: readonly Column<Budget>[] = [
  { id: 'client', label: 'Client', value: (row) => row.client },
  { id: 'amount', label: 'Amount', kind: 'money', value: (row) => row.amount },
  { id: 'start', label: 'Start', kind: 'date', value: (row) => row.start },
]

interface ExampleProps extends Partial<DataTableProps<Budget>> {
  readonly count?: number
  readonly onOpened?: (row: Budget) => void
}

const Example = ({ count = 10, onOpened, ...props }: ExampleProps): ReactElement => {
  const [rows] = useState(() => budgets(count))
  const [sort, setSort] = useState<Sort | null>(null)
  const [current, setCurrent] = useState<Page>({ number: 1, size: 25 })
  const [layout, setLayout] = useState<ColumnLayout>({})
  const [selected, setSelected] = useState<readonly string[]>([])
  const [expanded, setExpanded] = useState<readonly string[]>([])
  return (
    <>
      <DataTable
        label="Budgets"
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        here={rowsHere}
        sort={sort}
        onSort={setSort}
        layout={layout}
        onLayout={setLayout}
        selected={selected}
        onSelect={setSelected}
        expanded={expanded}
        onExpand={setExpanded}
        renderExpanded={(row) => `All of ${row.client}`}
        bulkActions={(ids) => <button type="button">Delete {ids.length}</button>}
        rowActions={(row) => [{ label: 'Edit', onSelect: () => onOpened?.(row) }]}
        onOpen={onOpened}
        {...(count > 25 && !props.page ? { page: current, onPage: setCurrent } : {})}
        {...props}
      />
      <output>{JSON.stringify({ selected, layout })}</output>
    </>
  )
}
const cells = (root: Document | ShadowRoot, column: number): readonly string[] =>
  [...root.querySelectorAll(`tbody [data-place$=":${column}"]`)].map((cell) => cell.textContent)
const place = (): string | undefined => {
  const element = focused()
  return element instanceof HTMLElement ? element.dataset['place'] : undefined
}
const enterGrid = async (): Promise<void> => {
  await expect.element(page.getByRole('grid', { name: 'Budgets' })).toBeVisible()
  page.getByRole('grid').element().querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  await expect.poll(place).toBe('0:0')
}

describe.each(places)('a table in a %s', (where) => {
  it('is walked with the arrow keys, its header too', async () => {
    mount(<Example />, where)
    await enterGrid()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}')
    await expect.poll(place).toBe('2:2')
    await userEvent.keyboard('{End}')
    await expect.poll(place).toBe('2:5')
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect.poll(place).toBe('0:0')
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(place).toBe('-1:0')
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(place).toBe('-1:0')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect.poll(place).toBe('9:5')
  })

  it('opens a record with Enter and its menu from its last cell', async () => {
    const opened: string[] = []
    mount(<Example onOpened={(row) => opened.push(row.client)} />, where)
    await enterGrid()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}')
    await expect.poll(() => opened).toEqual(['Client 2'])
    await userEvent.keyboard('{End}{Enter}')
    await expect.element(page.getByRole('menu', { name: 'Actions for Client 2' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => opened).toEqual(['Client 2', 'Client 2'])
  })

  it('ticks with Space and offers what can be done with the ticked', async () => {
    mount(<Example />, where)
    await enterGrid()
    await userEvent.keyboard('{ArrowRight}{ArrowRight} {ArrowDown} ')
    await expect.element(page.getByRole('button', { name: 'Delete 2' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.element(page.getByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument()
  })

  it('shows what a row holds below it', async () => {
    mount(<Example />, where)
    await page.getByRole('button', { name: 'Details of Client 3', exact: true }).click()
    await expect.element(page.getByText('All of Client 3')).toBeVisible()
  })
})

describe('the order of a table', () => {
  it('goes by the value: largest amounts first, none last either way', async () => {
    const root = mount(<Example />)
    await page.getByRole('button', { name: 'Amount' }).click()
    await expect
      .element(page.getByRole('columnheader', { name: 'Amount' }))
      .toHaveAttribute('aria-sort', 'descending')
    const falling = cells(root, 3)
    expect(falling[0]).toBe('$1,000.00')
    expect(falling.slice(-2)).toEqual(['–', '–'])
    await page.getByRole('button', { name: 'Amount' }).click()
    await expect.poll(() => cells(root, 3)[0]).toBe('$0.00')
    expect(cells(root, 3).slice(-2)).toEqual(['–', '–'])
    await page.getByRole('button', { name: 'Amount' }).click()
    await expect.poll(() => cells(root, 2)[0]).toBe('Client 1')
  })

  it('is left to the server where the server sorts', async () => {
    const asked: (Sort | null)[] = []
    const root = mount(<Example here={undefined} onSort={(sort) => asked.push(sort)} />)
    await page.getByRole('button', { name: 'Client', exact: true }).click()
    expect(asked).toEqual([{ column: 'client', descending: false }])
    expect(cells(root, 2)[0]).toBe('Client 1')
  })
})

describe('the pages of a table', () => {
  it('show their part and count the whole', async () => {
    const root = mount(<Example count={60} />)
    await expect.element(page.getByText('1–25 of 60')).toBeVisible()
    await page.getByRole('button', { name: 'Last page' }).click()
    await expect.element(page.getByText('51–60 of 60')).toBeVisible()
    expect(cells(root, 2)[0]).toBe('Client 51')
  })

  it('come from the server where the whole is larger than what is here', async () => {
    const asked: Page[] = []
    mount(
      <Example count={25} page={{ number: 3, size: 25 }} total={5000} onPage={(next) => asked.push(next)} />,
    )
    await expect.element(page.getByText('51–75 of 5,000')).toBeVisible()
    await page.getByRole('button', { name: 'Next page' }).click()
    expect(asked).toEqual([{ number: 4, size: 25 }])
  })
})

describe('the columns of a table', () => {
  it('can be hidden, moved and made wider, by keyboard too', async () => {
    const root = mount(<Example />)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('button', { name: 'Move Start to the front' }).click()
    await expect.poll(() => cells(root, 3)[0]).toBe('01/01/2026')
    await page.getByRole('checkbox', { name: 'Start' }).click()
    await expect.poll(() => cells(root, 3)[0]).toBe('$0.00')
    await userEvent.keyboard('{Escape}')
    await enterGrid()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}')
    const header = page.getByRole('columnheader', { name: 'Amount' })
    const before = header.element().getBoundingClientRect().width
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect
      .poll(() => root.querySelector('output')?.textContent)
      .toContain(`"amount":${Math.round(before + 16)}`)
  })
})

describe('room that is left over', () => {
  it('goes to every column of text, and not to the first alone', () => {
    const texts: readonly Column<Budget>[] = [
      { id: 'client', label: 'Client', value: (row) => row.client, grow: true, width: 200 },
      { id: 'start', label: 'Of', value: (row) => row.start, width: 180 },
      { id: 'amount', label: 'Amount', kind: 'money', value: (row) => row.amount, width: 120 },
    ]
    mount(
      <div style={{ inlineSize: '1200px' }}>
        <Example columns={texts} />
      </div>,
    )
    const widthOf = (name: string): number =>
      page.getByRole('columnheader', { name }).element().getBoundingClientRect().width
    expect(widthOf('Of')).toBeGreaterThan(250)
    expect(widthOf('Client')).toBeGreaterThan(widthOf('Of'))
    expect(widthOf('Amount')).toBe(120)
  })
})

describe('a long table', () => {
  it('draws only what is in sight, and the keyboard reaches all of it', async () => {
    const root = mount(<Example count={5000} page={undefined} maxHeight="400px" />)
    const drawn = () => root.querySelectorAll('tbody tr').length
    // Until what draws only those in sight has been fetched, the first hundred stand there.
    expect(drawn()).toBeLessThanOrEqual(100)
    // Whoever is in one of these already stays there.
    root.querySelector<HTMLElement>('[data-place="3:1"]')?.focus()
    await expect.poll(drawn).toBeLessThan(80)
    await expect.poll(place).toBe('3:1')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect.poll(place).toBe('4999:5')
    expect(drawn()).toBeLessThan(80)
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
    await expect.poll(() => focused()?.textContent).toBe('Client 5000')
    await expect.element(page.getByText('Client 5000', { exact: true })).toBeInViewport()
  })
})

describe('a table that has no rows', () => {
  const none: readonly Budget[] = []
  it('shows their shapes while they are loading, and does not say yet that there are none', async () => {
    mount(<Example rows={none} loading page={{ number: 1, size: 25 }} onPage={() => undefined} total={0} />)
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    expect(page.getByText('No rows').elements()).toHaveLength(0)
    // A shape is no row: nothing is said of it, and no key leads to it.
    expect(page.getByRole('row').elements()).toHaveLength(1)
    expect(document.querySelector('[role="grid"] tbody [data-place]')).toBeNull()
  })
  it('has every row and cell soon after the first ones came', async () => {
    const rows = budgets(60)
    const Coming = (): ReactElement => {
      const [come, setCome] = useState(false)
      return (
        <>
          <button onClick={() => setCome(true)}>Come</button>
          <Example rows={come ? rows : none} loading={!come} totals={{ amount: 5 }} />
        </>
      )
    }
    mount(<Coming />)
    await page.getByRole('button', { name: 'Come' }).click()
    await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(60)
    expect(page.getByRole('grid').element().querySelector('[aria-hidden="true"]:is(tbody)')).toBeNull()
  })
  it('has no pages to turn, but for whoever stands behind the last one', async () => {
    const Paged = (): ReactElement => {
      const [at, setAt] = useState({ number: 2, size: 25 })
      return <Example rows={none} page={at} onPage={setAt} total={0} />
    }
    mount(<Paged />)
    await page.getByRole('button', { name: 'Previous page' }).click()
    await expect.element(page.getByText('No rows')).toBeVisible()
    expect(page.getByRole('button', { name: /page$/ }).elements()).toHaveLength(0)
  })
  it('says what to do next', async () => {
    mount(<Example rows={none} empty="Add the first budget." />)
    await expect.element(page.getByText('Add the first budget.')).toBeVisible()
  })
  it('says what went wrong and tries again', async () => {
    let retried = 0
    mount(
      <Example
        rows={none}
        error="The server did not answer."
        onRetry={() => {
          retried += 1
        }}
      />,
    )
    await expect.element(page.getByRole('alert').getByText('The server did not answer.')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    expect(retried).toBe(1)
  })
})

describe('the totals of a table', () => {
  it('are no row where no column in sight has one', async () => {
    mount(<Example totals={{ folded: 123_400 }} />)
    await expect.element(page.getByRole('grid', { name: 'Budgets' })).toBeVisible()
    expect(page.getByText('Total', { exact: true }).elements()).toHaveLength(0)
  })
})

describe('a table on a phone', () => {
  it('is a list of cards that does not widen the page', async () => {
    await page.viewport(390, 700)
    try {
      const opened: string[] = []
      mount(<Example onOpened={(row) => opened.push(row.client)} totals={{ amount: 123_400 }} />)
      await expect.element(page.getByRole('list', { name: 'Budgets' })).toBeVisible()
      expect(page.getByRole('grid').elements()).toHaveLength(0)
      await page.getByRole('button', { name: 'Client 2', exact: true }).click()
      expect(opened).toEqual(['Client 2'])
      await expect.element(page.getByText('$1,234.00')).toBeInTheDocument()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    } finally {
      await page.viewport(1100, 800)
    }
  })

  it('keeps what can be done with ticked rows in sight, however far one scrolls', async () => {
    await page.viewport(390, 700)
    try {
      mount(<Example count={20} selected={budgets(1).map(({ id }) => id)} />)
      const bar = page.getByRole('region', { name: 'Selected rows' })
      await expect.element(bar).toBeVisible()
      page.getByText('Client 20', { exact: true }).element().scrollIntoView({ block: 'end' })
      await expect.poll(() => bar.element().getBoundingClientRect().top).toBeCloseTo(0, 0)
    } finally {
      await page.viewport(1100, 800)
    }
  })

  it('leaves a state out that is nothing, and gives a sentence the whole width', async () => {
    await page.viewport(390, 700)
    try {
      const [client] = columns
      const sentence = 'A conversion costs $75.10, more than half again of $47.35.'
      mount(
        <Example
          columns={[
            client!,
            { id: 'standing', label: 'Standing', kind: 'status' as const, value: () => null },
            { id: 'advice', label: 'Advice', value: () => 'Lower' },
            { id: 'why', label: 'Why', value: () => sentence },
            { id: 'email', label: 'Email', value: () => 'support@dealer.example' },
          ]}
        />,
      )
      const why = page.getByText(sentence).first()
      await expect.element(why).toBeVisible()
      const width = (text: string): number =>
        page.getByText(text, { exact: true }).first().element().parentElement?.getBoundingClientRect()
          .width ?? 0
      expect(width(sentence)).toBeGreaterThan(width('Lower') * 1.8)
      expect(width('support@dealer.example')).toBe(width(sentence))
      expect(page.getByText('–', { exact: true }).elements()).toHaveLength(0)
    } finally {
      await page.viewport(1100, 800)
    }
  })

  it('tells a name whole on two lines of its row where its column is narrow, and what is longer where one points', async () => {
    const [client, amount] = columns
    const names = [
      'Castle Rock Toyota of Gainesville',
      'STLA_43646_VID_NEW_CORE_HU',
      'Short',
      'Words '.repeat(20),
    ]
    const cellOf = (text: string) => page.getByRole('rowheader', { name: text.trim() }).element()
    mount(
      <Example
        columns={[{ ...client!, value: ({ id }) => names[Number(id) - 1] ?? 'Another' }, amount!]}
        count={4}
        layout={{ widths: { client: 150 } }}
      />,
    )
    await expect.element(page.getByRole('rowheader', { name: 'Short' })).toBeVisible()
    const cut = names.map((name) => {
      const cell = cellOf(name)
      expect(cell.getBoundingClientRect().height).toBeLessThan(37)
      const words = cell.firstElementChild!
      return words.scrollHeight > words.clientHeight + 1 || words.scrollWidth > words.clientWidth + 1
    })
    expect(cut).toEqual([false, false, false, true])
    await page.getByRole('rowheader').last().hover()
    await expect.poll(() => cellOf(names[3]!).getAttribute('title')).toBe(names[3])
  })

  it('has one state beside its title, and several under their names', async () => {
    await page.viewport(390, 700)
    try {
      const [client] = columns
      const states = ['Names', 'Budget', 'Channels', 'Identifiers'].map((label) => ({
        id: label,
        label,
        kind: 'status' as const,
        value: () => 'Passes',
      }))
      mount(<Example columns={[client!, ...states]} />)
      const title = page.getByText('Client 2', { exact: true })
      await expect.element(title).toBeVisible()
      expect(title.element().getBoundingClientRect().height).toBeLessThan(40)
      expect(
        page
          .getByRole('term')
          .elements()
          .slice(0, 4)
          .map((one) => one.textContent),
      ).toEqual(['Names', 'Budget', 'Channels', 'Identifiers'])
    } finally {
      await page.viewport(1100, 800)
    }
  })

  it('puts no link of a card into a button', async () => {
    await page.viewport(390, 700)
    try {
      const opened: string[] = []
      const [client, ...others] = columns
      const linked = { ...client!, cell: (row: Budget) => <a href="#there">{row.client}</a> }
      mount(<Example columns={[linked, ...others]} onOpened={(row) => opened.push(row.client)} />)
      await expect.element(page.getByRole('link', { name: 'Client 2', exact: true })).toBeVisible()
      expect(document.querySelector('button a')).toBeNull()
      await page.getByRole('button', { name: 'Open Client 2', exact: true }).click()
      expect(opened).toEqual(['Client 2'])
    } finally {
      await page.viewport(1100, 800)
    }
  })
})

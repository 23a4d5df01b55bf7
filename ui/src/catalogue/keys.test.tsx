import { useState } from 'react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RadioGroup } from '../choice/index.ts'
import { Combobox, MultiSelect } from '../combobox/index.ts'
import { DateField } from '../date-picker/index.ts'
import { MenuButton } from '../menu/index.ts'
import { RichTextField } from '../rich-text/index.ts'
import { Select } from '../select/index.ts'
import type { Option } from '../select/index.ts'
import { focused, mount, places } from '../testing/mount.tsx'

// What the pages of the kit promise of keys (parts.ts), where the tests of a part do not say it.

const months: readonly Option<number>[] = Array.from({ length: 30 }, (_, index) => ({
  value: index + 1,
  label: `${index === 20 ? 'Zulu' : 'Month'} ${index + 1}`,
}))

const OneOf = ({ of: Field }: { readonly of: typeof Select | typeof Combobox }): ReactElement => {
  const [month, setMonth] = useState<number | null>(3)
  return (
    <>
      {Field === Select ? (
        <Select label="Month" options={months} value={month} onChange={setMonth} />
      ) : (
        <Combobox
          label="Month"
          options={months}
          value={months.find(({ value }) => value === month) ?? null}
          onChange={(chosen) => setMonth(chosen?.value ?? null)}
        />
      )}
      <button type="button">After</button>
      <output>{month}</output>
    </>
  )
}
const Several = (): ReactElement => {
  const [chosen, setChosen] = useState<readonly Option<number>[]>([])
  return (
    <>
      <MultiSelect label="Months" options={months} value={chosen} onChange={setChosen} />
      <button type="button">After</button>
      <output>{chosen.map(({ value }) => value).join()}</output>
    </>
  )
}
const Day = (): ReactElement => {
  const [day, setDay] = useState('2026-11-18')
  return <DateField label="Day" value={day} onChange={setDay} />
}
const Choice = (): ReactElement => {
  const [size, setSize] = useState<string | null>('S')
  return (
    <>
      <button type="button">Before</button>
      <RadioGroup
        label="Size"
        options={['S', 'M', 'L'].map((value) => ({ value, label: value }))}
        value={size}
        onChange={setSize}
      />
      <button type="button">After</button>
      <output>{size}</output>
    </>
  )
}
const Text = (): ReactElement => {
  const [text, setText] = useState('')
  return (
    <>
      <RichTextField label="Note" value={text} onChange={setText} />
      <button type="button">After</button>
    </>
  )
}

const press = (keys: string): Promise<void> => userEvent.keyboard(keys)
const chosen = (root: Document | ShadowRoot): string | undefined =>
  root.querySelector('output')?.textContent ?? undefined
/** The words of the option, day or button under the keys. */
const under = (root: Document | ShadowRoot): string => {
  const option = focused()?.getAttribute('aria-activedescendant')
  const element = option ? root.querySelector(`#${CSS.escape(option)}`) : focused()
  return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
}
const reaches = (root: Document | ShadowRoot, words: string | RegExp): Promise<void> =>
  expect.poll(() => under(root)).toMatch(words)
const closed = () => expect.element(page.getByRole('listbox')).not.toBeInTheDocument()

describe.each(places)('by keyboard in a %s', (place) => {
  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
    'a select opens at what is chosen: %s',
    async (key) => {
      const root = mount(<OneOf of={Select} />, place)
      await userEvent.tab()
      await press(key)
      await expect.element(page.getByRole('listbox')).toBeVisible()
      await reaches(root, /^Month 3$/)
    },
  )

  it('a select goes to its ends, chooses with Tab and goes on, and by letters while it is closed', async () => {
    const root = mount(<OneOf of={Select} />, place)
    await userEvent.tab()
    await press('{Enter}{End}')
    await reaches(root, /^Month 30$/)
    await press('{Home}')
    await reaches(root, /^Month 1$/)
    await userEvent.tab()
    await closed()
    expect(chosen(root)).toBe('1')
    await reaches(root, /^After$/)
    await userEvent.tab({ shift: true })
    await press('z')
    await expect.poll(() => chosen(root)).toBe('21')
    await closed()
  })

  it('a combobox goes by ten, and Escape and Tab close it with what was chosen', async () => {
    const root = mount(<OneOf of={Combobox} />, place)
    await userEvent.tab()
    await press('{ArrowDown}')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await reaches(root, /Month/)
    const from = Number(under(root).replace(/\D/g, ''))
    await press('{PageDown}')
    await reaches(root, new RegExp(` ${from + 10}$`))
    await press('{PageUp}')
    await reaches(root, new RegExp(` ${from}$`))
    await press('{ArrowDown}{Escape}')
    await closed()
    expect(chosen(root)).toBe('3')
    await press('{ArrowDown}{ArrowDown}')
    await userEvent.tab()
    await closed()
    expect(chosen(root)).toBe('3')
  })

  it('a multi-select takes in and out with Enter, stays open, and closes with Escape', async () => {
    const root = mount(<Several />, place)
    await userEvent.tab()
    await press('{ArrowDown}')
    await expect.element(page.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
    await press('{Enter}{ArrowDown}{Enter}')
    await expect.poll(() => chosen(root)).toBe('1,2')
    await press('{Enter}')
    await expect.poll(() => chosen(root)).toBe('1')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await press('{Escape}')
    await closed()
  })

  it('a calendar opens with the arrow, and goes by weeks, months and years', async () => {
    const root = mount(<Day />, place)
    await userEvent.tab()
    await press('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(page.getByRole('grid')).toBeVisible()
    await reaches(root, /November 18/)
    await press('{Home}')
    await reaches(root, /November 15/)
    await press('{End}')
    await reaches(root, /November 21/)
    await press('{PageDown}')
    await reaches(root, /December 21/)
    await press('{PageUp}')
    await reaches(root, /November 21/)
    await press('{Shift>}{PageDown}{/Shift}')
    await reaches(root, /November 21.*2027/)
    await press('{Escape}')
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  })

  it('radio buttons are one stop, and arrows choose', async () => {
    const root = mount(<Choice />, place)
    await userEvent.tab()
    await userEvent.tab()
    await press('{ArrowDown}')
    await expect.poll(() => chosen(root)).toBe('M')
    await press('{ArrowUp}')
    await expect.poll(() => chosen(root)).toBe('S')
    await userEvent.tab()
    await reaches(root, /^After$/)
  })

  it('a menu goes to its end, does what is said with Space, and Tab closes it', async () => {
    let done = ''
    const items = ['One', 'Two', 'Three'].map((label) => ({ label, onSelect: () => void (done = label) }))
    const root = mount(<MenuButton label="Actions" items={items} />, place)
    await userEvent.tab()
    await press(' ')
    await reaches(root, /^One$/)
    await press('{End}')
    await reaches(root, /^Three$/)
    await press(' ')
    await expect.poll(() => done).toBe('Three')
    await press('{ArrowDown}')
    await reaches(root, /^One$/)
    await userEvent.tab()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })

  it('the toolbar of a text is one stop, with arrows and ends, and Tab leaves the text', async () => {
    const root = mount(<Text />, place)
    await page.getByRole('textbox').hover()
    await expect.element(page.getByRole('toolbar', { name: 'Format' })).toBeVisible()
    await userEvent.tab()
    await reaches(root, /^Bold/)
    await press('{ArrowRight}')
    await reaches(root, /^Italic/)
    await press('{ArrowLeft}')
    await reaches(root, /^Bold/)
    await press('{End}')
    await expect.poll(() => under(root)).not.toMatch(/^Bold/)
    await press('{Home}')
    await reaches(root, /^Bold/)
    await userEvent.tab()
    await expect.poll(() => focused()?.getAttribute('role')).toBe('textbox')
    await userEvent.tab()
    await reaches(root, /^After$/)
  })
})

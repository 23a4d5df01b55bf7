import { useState } from 'react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Combobox } from '../combobox/index.ts'
import { Dialog } from '../dialog/index.ts'
import { focused, mount, places } from '../testing/mount.tsx'
import { isBlank, RichTextField } from './index.ts'
import type { RichTextFieldProps } from './index.ts'

const people = [
  { id: 7, name: 'Dana Whitfield' },
  { id: 8, name: 'Daniel Osei' },
]

const Example = ({
  start = '',
  ...props
}: Partial<RichTextFieldProps> & { readonly start?: string }): ReactElement => {
  const [body, setBody] = useState(start)
  return (
    <Dialog open title="Activity" onClose={() => undefined}>
      <Combobox
        label="Client"
        options={[{ value: 1, label: 'Ram of Dayton' }]}
        value={null}
        onChange={() => undefined}
      />
      <RichTextField label="Body" required value={body} onChange={setBody} {...props} />
      <button type="button" onClick={() => setBody('<p>A draft.</p>')}>
        Load draft
      </button>
      <output>{body}</output>
    </Dialog>
  )
}
const html = (root: Document | ShadowRoot): string | undefined => root.querySelector('output')?.textContent
const editor = () => page.getByRole('textbox', { name: 'Body' })
const ready = async (): Promise<void> => {
  await editor().hover()
  await expect.element(page.getByRole('toolbar', { name: 'Format' })).toBeVisible()
}

describe.each(places)('rich text in a dialog in a %s', (place) => {
  it('fetches its editor once somebody begins to write or to fill in its form, and for a text that is there', async () => {
    mount(<Example />, place)
    await expect.element(editor()).toBeVisible()
    // Longer than the editor takes, in sight all the while.
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(page.getByRole('toolbar', { name: 'Format' }).query()).toBeNull()
    page
      .getByRole('button', { name: 'Load draft' })
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    await expect.element(page.getByRole('toolbar', { name: 'Format' })).toBeVisible()
  })

  it('is written with formats, and is HTML', async () => {
    const root = mount(<Example />, place)
    await ready()
    await editor().click()
    await userEvent.keyboard('Call ')
    await page.getByRole('button', { name: 'Bold' }).click()
    await userEvent.keyboard('now')
    await expect.poll(() => html(root)).toBe('<p>Call <strong>now</strong></p>')
    await expect.element(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('that says nothing is an empty text', async () => {
    const root = mount(<Example start="<p>x</p>" />, place)
    await ready()
    await editor().click()
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await expect.poll(() => html(root)).toBe('')
  })

  it.each([
    ['', null],
    [', out of a field that says so', 'Client'],
  ])('is written into after a press that comes from nowhere%s', async (_, from) => {
    const root = mount(<Example />, place)
    if (from !== null) {
      const field = page.getByRole('combobox', { name: from })
      await field.click()
      await expect.poll(() => focused()).toBe(field.element())
    }
    await editor().click()
    await expect.poll(() => focused()?.getAttribute('contenteditable')).toBe('true')
    await userEvent.keyboard('There')
    await expect.poll(() => html(root)).toContain('There')
  })

  // VAL-18
  it('mentions people from the first letter on', async () => {
    const asked: string[] = []
    const searchPeople = async (query: string): Promise<typeof people> => {
      asked.push(query)
      return people.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase()))
    }
    const root = mount(<Example searchPeople={searchPeople} />, place)
    await ready()
    await editor().click()
    await userEvent.keyboard('Ask @')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await userEvent.keyboard('da')
    await expect.poll(() => asked.at(-1)).toBe('da')
    await expect.element(page.getByRole('option', { name: 'Daniel Osei' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => html(root)).toContain('data-type="mention"')
    expect(html(root)).toContain('data-id="8"')
    expect(asked).not.toContain('')
    expect(focused()?.getAttribute('role')).toBe('textbox')
  })

  it('lets Escape close the list of people and not the dialog', async () => {
    mount(<Example searchPeople={async () => people} />, place)
    await ready()
    await editor().click()
    await userEvent.keyboard('@d')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('shows what is loaded into it from outside', async () => {
    mount(<Example />, place)
    await ready()
    await page.getByRole('button', { name: 'Load draft' }).click()
    await expect.element(editor()).toHaveTextContent('A draft.')
  })
})

const paste = (data: DataTransfer): void => {
  editor()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}

it('a pasted picture is uploaded and put where it was pasted, though one writes on meanwhile', async () => {
  let answer: (address: string) => void = () => undefined
  const root = mount(
    <Example
      uploadImage={() =>
        new Promise((resolve) => {
          answer = resolve
        })
      }
    />,
  )
  await ready()
  await editor().click()
  await userEvent.keyboard('before')
  const data = new DataTransfer()
  data.items.add(new File([new Uint8Array([137, 80, 78, 71])], 'lot.png', { type: 'image/png' }))
  paste(data)
  await expect.element(page.getByRole('img', { name: 'Picture on its way' })).toBeInTheDocument()
  await userEvent.keyboard(' and after')
  answer('/api/assets/1')
  await expect.poll(() => html(root)).toContain('src="/api/assets/1"')
  expect(html(root)).not.toContain('data:')
  await expect.element(page.getByRole('img', { name: 'Picture on its way' })).not.toBeInTheDocument()
})

it('a picture that cannot be uploaded is named, and the text is kept', async () => {
  const root = mount(<Example start="<p>kept</p>" uploadImage={() => Promise.reject(new Error('full'))} />)
  await ready()
  const data = new DataTransfer()
  data.items.add(new File(['x'], 'lot.png', { type: 'image/png' }))
  paste(data)
  await expect.element(page.getByText('lot.png could not be uploaded.')).toBeVisible()
  expect(html(root)).toBe('<p>kept</p>')
})

it('pasted rows of a sheet are lines whose cells stay apart', async () => {
  const root = mount(<Example />)
  await ready()
  await editor().click()
  const data = new DataTransfer()
  data.setData(
    'text/html',
    '<table><tr><th>Channel</th><th>Leads</th></tr><tr><td>Search</td><td><p><b>120</b></p></td></tr><tr><td></td><td></td></tr></table>' +
      '<table><tr><td><p>One</p><p>Two</p></td><td>aside</td></tr></table>',
  )
  paste(data)
  await expect
    .poll(() => html(root))
    .toContain('<p>Channel | Leads</p><p>Search | <strong>120</strong></p><p>One</p><p>Two</p><p>aside</p>')
})

it('pasted HTML keeps its formats and loses its scripts', async () => {
  const root = mount(<Example />)
  await ready()
  await editor().click()
  const data = new DataTransfer()
  data.setData(
    'text/html',
    '<p onclick="x()">Hi <b>there</b><script>x()</script><a href="javascript:x()">bad</a></p>',
  )
  paste(data)
  await expect.poll(() => html(root)).toContain('<strong>there</strong>')
  expect(html(root)).not.toMatch(/script|onclick/)
})

it('what an office program puts on the clipboard keeps its formats, breaks no policy and fetches nothing from elsewhere', async () => {
  const root = mount(<Example />)
  await ready()
  await editor().click()
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "style-src-attr 'none'; script-src-attr 'none'"
  document.head.append(policy)
  const broken: string[] = []
  const tell = ({ effectiveDirective }: SecurityPolicyViolationEvent): void =>
    void broken.push(effectiveDirective)
  document.addEventListener('securitypolicyviolation', tell)
  const data = new DataTransfer()
  data.setData('text/plain', 'Sold out now and later Lot')
  data.items.add(new File(['x'], 'rendering.png', { type: 'image/png' }))
  data.setData(
    'text/html',
    `<html><head><style>p.MsoNormal {margin:0}</style></head><body lang=EN-US style='tab-interval:.5in'>
    <p class=MsoNormal style='margin:0'>Sold <b style='mso-bidi-font-weight:normal'>out</b>
    <span style="font-weight:700">now</span> <b style="font-weight:normal">and later</b> a < b</p>
    <p title="style='x'"><img src="https://elsewhere.test/pixel.gif" alt="Lot"><img onerror=alert(1) src="/files/1" alt="Ours"></p></body></html>`,
  )
  paste(data)
  await expect.poll(() => html(root)).toContain('<strong>out</strong>')
  expect(html(root)).toContain('<strong>now</strong>')
  expect(html(root)).toMatch(/(?<!<strong>)and later/)
  expect(html(root)).toContain('src="/files/1"')
  expect(html(root)).not.toMatch(/elsewhere|Mso|style/)
  await expect.element(page.getByText('A picture from another page was left out.')).toBeVisible()
  const shown = editor().element().querySelector<HTMLImageElement>('img[alt="Ours"]')
  expect(shown?.getAttribute('src')).toBe(`${location.origin}/files/1`)
  await new Promise((resolve) => setTimeout(resolve, 100))
  document.removeEventListener('securitypolicyviolation', tell)
  expect(broken).toEqual([])
})

it('Ctrl+Enter is left to the form around it', async () => {
  const root = mount(<Example start="<p>done</p>" />)
  await ready()
  let heard = false
  root.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Enter' && event.ctrlKey) heard = true
  })
  await editor().click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => heard).toBe(true)
  expect(html(root)).toBe('<p>done</p>')
})

it('what holds a picture but no words is not blank', () => {
  expect(isBlank('<p></p>')).toBe(true)
  expect(isBlank('<p> <br></p>')).toBe(true)
  expect(isBlank('<p><img src="/a"></p>')).toBe(false)
  expect(isBlank('<p>a</p>')).toBe(false)
})

it('a typed web address becomes a link, and one pasted over words links them', async () => {
  const root = mount(<Example />)
  await ready()
  await editor().click()
  await userEvent.keyboard('See https://example.com/a for it')
  await expect
    .poll(() => html(root))
    .toMatch(/<p>See <a [^>]*href="https:\/\/example.com\/a"[^>]*>https:\/\/example.com\/a<\/a> for it<\/p>/)
  await userEvent.keyboard('{Control>}a{/Control}')
  const data = new DataTransfer()
  data.setData('text/plain', 'https://example.com/b')
  paste(data)
  await expect.poll(() => html(root)).toContain('href="https://example.com/b"')
})

it('a link is made, changed and taken away in its own small form', async () => {
  const root = mount(<Example start="<p>offer</p>" />)
  await ready()
  await editor().click()
  await userEvent.keyboard('{Control>}a{/Control}')
  await page.getByRole('button', { name: 'Link' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(page.getByText('Enter a web address.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Address' }).fill('example.com')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => html(root)).toContain('href="https://example.com"')
  await expect.element(page.getByRole('textbox', { name: 'Address' })).not.toBeInTheDocument()
})

it('a link to a script does not come in with pasted HTML', async () => {
  const root = mount(<Example />)
  await ready()
  await editor().click()
  const data = new DataTransfer()
  data.setData(
    'text/html',
    '<p>x <a href="javascript:x()">bad</a> <a href="https://example.com">good</a></p>',
  )
  paste(data)
  await expect.poll(() => html(root)).toContain('href="https://example.com"')
  expect(html(root)).not.toContain('javascript')
})

describe('what is typed while the browser has no time', () => {
  const starved = (): (() => void) => {
    const [request, cancel] = [window.requestIdleCallback, window.cancelIdleCallback]
    window.requestIdleCallback = () => 0
    window.cancelIdleCallback = () => undefined
    return () => Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: cancel })
  }
  const typed = async (): Promise<Document | ShadowRoot> => {
    const root = mount(<Example start="<p>Long</p>" />)
    await ready()
    await editor().click()
    await userEvent.keyboard('{Control>}{End}{/Control} note')
    expect(html(root)).toBe('<p>Long</p>')
    return root
  }

  it('is in the form when it is left, when something is pressed, and for a key that may save', async () => {
    const again = starved()
    try {
      const root = await typed()
      let atSave: string | undefined
      root.addEventListener('keydown', (event) => {
        if (event instanceof KeyboardEvent && event.key === 'Enter') atSave = html(root)
      })
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      expect(atSave).toBe('<p>Long note</p>')
      await userEvent.keyboard('s')
      expect(html(root)).toBe('<p>Long note</p>')
      await page.getByRole('heading', { name: 'Activity' }).click()
      expect(html(root)).toBe('<p>Long notes</p>')
      await editor().click()
      await userEvent.keyboard('{Control>}{End}{/Control}!')
      editor().element().dispatchEvent(new FocusEvent('blur'))
      await expect.poll(() => html(root)).toBe('<p>Long notes!</p>')
    } finally {
      again()
    }
  })

  it('gives way to a text that is loaded over it', async () => {
    const again = starved()
    try {
      const root = await typed()
      root.querySelector<HTMLButtonElement>('button:not([aria-label])')?.click()
      await expect.element(editor()).toHaveTextContent('A draft.')
      expect(html(root)).toBe('<p>A draft.</p>')
    } finally {
      again()
    }
  })
})

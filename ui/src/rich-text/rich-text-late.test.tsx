import { useState } from 'react'
import type { ComponentType, ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { focused, mount, places } from '../testing/mount.tsx'
import { Editor } from './editor.tsx'
import type { EditorProps } from './editor.tsx'
import { richTextField } from './rich-text-field.tsx'

/** A field whose editor comes when the test lets it. */
function late(start = ''): { readonly example: ReactElement; readonly arrive: () => void; left: number } {
  let arrive: () => void = () => undefined
  const editor = new Promise<ComponentType<EditorProps>>((resolve) => {
    arrive = () => resolve(Editor)
  })
  const Text = richTextField(() => editor)
  const Example = (): ReactElement => {
    const [body, setBody] = useState(start)
    return (
      <>
        <Text
          label="Body"
          placeholder="What was done"
          value={body}
          onChange={setBody}
          onBlur={() => (told.left += 1)}
        />
        <button type="button" onClick={() => setBody('<p>A <b>draft</b>.</p><p>Its end</p>')}>
          Load draft
        </button>
        <output>{body}</output>
      </>
    )
  }
  const told = { example: <Example />, arrive, left: 0 }
  return told
}
/** As the keyboard of another language puts letters together. */
const tell = (method: string, params: object): Promise<unknown> =>
  (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send(method, params)
const html = (root: Document | ShadowRoot): string | undefined => root.querySelector('output')?.textContent
const body = () => page.getByRole('textbox', { name: 'Body' })
const toolbar = () => page.getByRole('toolbar', { name: 'Format' })

describe.each(places)('while its editor is on its way, a rich text in a %s', (place) => {
  it('takes what is typed, and the editor goes on with it where the writer is', async () => {
    const field = late()
    const root = mount(field.example, place)
    await body().click()
    await userEvent.keyboard('Fish & chips{Enter}{Enter}3 < 4 {ArrowLeft}{ArrowLeft}')
    await expect.poll(() => html(root)).toBe('<p>Fish &#38; chips</p><p></p><p>3 &#60; 4 </p>')
    expect(toolbar().query()).toBeNull()
    field.arrive()
    await expect.element(toolbar()).toBeVisible()
    expect(focused()?.getAttribute('contenteditable')).toBe('true')
    expect(field.left).toBe(0)
    await userEvent.keyboard('1')
    await expect.poll(() => html(root)).toBe('<p>Fish &amp; chips</p><p></p><p>3 &lt; 14 </p>')
    expect(root.querySelectorAll('textarea')).toHaveLength(0)
  })

  it('keeps what is selected selected', async () => {
    const field = late('<p>First</p><p>Second line</p>')
    const root = mount(field.example, place)
    await body().click()
    await userEvent.keyboard('{Enter}third{ArrowLeft>3/}{Shift>}{ArrowUp}{/Shift}')
    field.arrive()
    await expect.element(toolbar()).toBeVisible()
    await userEvent.keyboard('-')
    await expect.poll(() => html(root)).toBe('<p>First</p><p>Se-ird</p>')
  })

  it('keeps the formats of what is there and goes on at its end', async () => {
    const start = '<p>Some <strong>bold</strong></p><ul><li><p>One</p></li><li><p>Two</p></li></ul>'
    const field = late(start)
    const root = mount(field.example, place)
    await expect.element(page.getByText('Some bold')).toBeVisible()
    await body().click()
    await userEvent.keyboard('Then')
    await expect.poll(() => html(root)).toBe(`${start}<p>Then</p>`)
    field.arrive()
    await expect.element(toolbar()).toBeVisible()
    await userEvent.keyboard(' more')
    await expect.poll(() => html(root)).toBe(`${start}<p>Then more</p>`)
  })

  it('is as it was where nothing is typed', async () => {
    const start = '<ul><li><p>One</p></li></ul>'
    const field = late(start)
    const root = mount(field.example, place)
    await body().click()
    field.arrive()
    await expect.element(toolbar()).toBeVisible()
    expect(html(root)).toBe(start)
    await userEvent.keyboard('!')
    await expect.poll(() => html(root)).toBe(`${start}<p>!</p>`)
  })

  it('gives way to a text that is loaded over it', async () => {
    const field = late()
    const root = mount(field.example, place)
    await body().click()
    await userEvent.keyboard('x')
    root.querySelector('button')?.click()
    await expect.element(body()).toHaveValue('Its end')
    await expect.element(page.getByText('A draft.', { exact: true })).toBeVisible()
    field.arrive()
    await expect.element(body()).toHaveTextContent('A draft.Its end')
    await userEvent.keyboard('.')
    await expect.poll(() => html(root)).toBe('<p>A <strong>draft</strong>.</p><p>Its end.</p>')
  })

  it('tells when it is left', async () => {
    const field = late()
    mount(field.example, place)
    await body().click()
    await page.getByRole('button', { name: 'Load draft' }).click()
    expect(field.left).toBe(1)
  })

  it('changes hands only when letters that are put together are done', async () => {
    const field = late()
    const root = mount(field.example, place)
    await body().click()
    await tell('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 })
    await expect.poll(() => html(root)).toBe('<p>に</p>')
    field.arrive()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(toolbar().query()).toBeNull()
    await tell('Input.insertText', { text: '日' })
    await expect.element(toolbar()).toBeVisible()
    await userEvent.keyboard('!')
    await expect.poll(() => html(root)).toBe('<p>日!</p>')
  })
})

it.each(['', '<p>One</p><p>Two</p>'])(
  'nothing moves when the editor comes to a text of "%s"',
  async (start) => {
    const field = late(start)
    mount(field.example)
    await body().click()
    const box = (): DOMRect | undefined => document.querySelector('output')?.getBoundingClientRect()
    const before = box()
    field.arrive()
    await expect.element(toolbar()).toBeVisible()
    expect(box()).toEqual(before)
  },
)

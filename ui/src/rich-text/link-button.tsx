import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import type { FormEvent, ReactElement } from 'react'
import { Button, IconButton } from '../button/index.ts'
import { Link } from '../icon/glyphs.ts'
import { Popover } from '../popup/index.ts'
import { TextField } from '../text-field/index.ts'
import { addressOf } from './link-address.ts'
import styles from './editor.module.css'

export interface LinkButtonProps {
  readonly editor: Editor
  readonly disabled: boolean
  readonly tabIndex: number
  readonly onFocus: () => void
}

/** Makes a link of what is selected, or changes or removes the link one is in. */
export const LinkButton = ({ editor, disabled, tabIndex, onFocus }: LinkButtonProps): ReactElement => (
  <Popover
    label="Link"
    trigger={(trigger) => (
      <IconButton
        {...trigger}
        icon={Link}
        label="Link"
        size="small"
        data-tool="Link"
        aria-pressed={editor.isActive('link')}
        disabled={disabled}
        tabIndex={tabIndex}
        onFocus={onFocus}
      />
    )}
  >
    {(close) => <LinkForm editor={editor} onDone={close} />}
  </Popover>
)

interface LinkFormProps {
  readonly editor: Editor
  readonly onDone: () => void
}

const LinkForm = ({ editor, onDone }: LinkFormProps): ReactElement => {
  const current: unknown = editor.getAttributes('link')['href']
  const [typed, setTyped] = useState(typeof current === 'string' ? current : '')
  const [tried, setTried] = useState(false)
  const address = addressOf(typed)

  const apply = (event: FormEvent): void => {
    event.preventDefault()
    // Inside the form of a page: this one is applied, that one is not sent.
    event.stopPropagation()
    setTried(true)
    if (address === null) return
    onDone()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain
        .insertContent({
          type: 'text',
          text: typed.trim(),
          marks: [{ type: 'link', attrs: { href: address } }],
        })
        .run()
    } else chain.setMark('link', { href: address }).run()
  }
  return (
    <div
      className={styles.link}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) apply(event)
      }}
    >
      <TextField
        label="Address"
        type="text"
        inputMode="url"
        placeholder="https://"
        value={typed}
        onChange={setTyped}
        error={tried && address === null ? 'Enter a web address.' : null}
      />
      <div className={styles.linkActions}>
        {editor.isActive('link') && (
          <Button
            size="small"
            onClick={() => {
              onDone()
              editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
            }}
          >
            Remove link
          </Button>
        )}
        <Button size="small" variant="primary" onClick={apply}>
          Apply
        </Button>
      </div>
    </div>
  )
}

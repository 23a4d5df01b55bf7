import { classNames } from '../class-names/index.ts'
import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { IconButton } from '../button/index.ts'
import {
  Bold,
  Heading2,
  Image,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from '../icon/glyphs.ts'
import type { Glyph } from '../icon/icon.tsx'
import { LinkButton } from './link-button.tsx'
import field from './rich-text.module.css'
import styles from './editor.module.css'

export interface ToolbarProps {
  readonly editor: Editor
  readonly disabled: boolean
  readonly onPicture: ((file: File) => void) | undefined
}

interface Tool {
  readonly label: string
  readonly icon: Glyph
  readonly run: (editor: Editor) => unknown
  readonly on?: (editor: Editor) => boolean
  readonly can?: (editor: Editor) => boolean
}

const markTools: readonly Tool[] = [
  {
    label: 'Bold',
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    on: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Italic',
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    on: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Underline',
    icon: Underline,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    on: (editor) => editor.isActive('underline'),
  },
  {
    label: 'Strikethrough',
    icon: Strikethrough,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    on: (editor) => editor.isActive('strike'),
  },
]
const blockTools: readonly Tool[] = [
  {
    label: 'Heading',
    icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    on: (editor) => editor.isActive('heading'),
  },
  {
    label: 'Bulleted list',
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    on: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    on: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Quote',
    icon: Quote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    on: (editor) => editor.isActive('blockquote'),
  },
]
const historyTools: readonly Tool[] = [
  {
    label: 'Undo',
    icon: Undo2,
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    label: 'Redo',
    icon: Redo2,
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
]

/** Formats for what is selected: one stop for Tab, arrows move along. */
export const Toolbar = ({ editor, disabled, onPicture }: ToolbarProps): ReactElement => {
  const bar = useRef<HTMLDivElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [stop, setStop] = useState('Bold')
  const [, setVersion] = useState(0)
  useEffect(() => {
    const redraw = (): void => setVersion((version) => version + 1)
    editor.on('transaction', redraw)
    return () => {
      editor.off('transaction', redraw)
    }
  }, [editor])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const buttons = [
      ...(bar.current?.querySelectorAll<HTMLButtonElement>('button[data-tool]:not(:disabled)') ?? []),
    ]
    const from = buttons.findIndex((button) => button.matches(':focus'))
    if (from < 0) return
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step =
      event.key === (rtl ? 'ArrowLeft' : 'ArrowRight')
        ? 1
        : event.key === (rtl ? 'ArrowRight' : 'ArrowLeft')
          ? -1
          : 0
    const goal =
      event.key === 'Home'
        ? buttons[0]
        : event.key === 'End'
          ? buttons.at(-1)
          : step
            ? buttons.at((from + step) % buttons.length)
            : undefined
    if (!goal) return
    event.preventDefault()
    setStop(goal.dataset['tool'] ?? 'Bold')
    goal.focus()
  }
  const button = ({ label, icon, run, on, can }: Tool): ReactElement => (
    <IconButton
      key={label}
      icon={icon}
      label={label}
      size="small"
      data-tool={label}
      aria-pressed={on ? on(editor) : undefined}
      disabled={disabled || can?.(editor) === false}
      tabIndex={stop === label ? 0 : -1}
      onFocus={() => setStop(label)}
      onClick={() => run(editor)}
    />
  )
  return (
    // Pressing a button must not take the selection away.
    <div
      ref={bar}
      role="toolbar"
      aria-label="Format"
      aria-controls={editor.view.dom.id}
      className={classNames(field.toolbar, styles.tools)}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-tool]')) event.preventDefault()
      }}
    >
      {markTools.map(button)}
      <span className={styles.divider} />
      {blockTools.map(button)}
      <span className={styles.divider} />
      <LinkButton
        editor={editor}
        disabled={disabled}
        tabIndex={stop === 'Link' ? 0 : -1}
        onFocus={() => setStop('Link')}
      />
      {onPicture && (
        <>
          {button({ label: 'Picture', icon: Image, run: () => file.current?.click() })}
          <input
            ref={file}
            type="file"
            accept="image/*"
            hidden
            onChange={(event) => {
              for (const chosen of event.currentTarget.files ?? []) onPicture(chosen)
              event.currentTarget.value = ''
            }}
          />
        </>
      )}
      <span className={styles.space} />
      {historyTools.map(button)}
    </div>
  )
}

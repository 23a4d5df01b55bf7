import { previewOf, sessionDate, shownTitle, titleOf } from '@portal/core/results/assistant/session-words'
import { QuietIconButton } from '@portal/ui/button'
import { classNames } from '@portal/ui/class-names'
import { Pencil } from '@portal/ui/icon'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import styles from './sessions.module.css'
import type { ChatSession } from './use-sessions.ts'

/** Characters that a title may have. */
const longestTitle = 255

interface SessionRowProps {
  readonly session: ChatSession
  readonly current: boolean
  onPick(): void
  onRename(title: string): void
}

/** A previous chat: a click opens it, a double click or the pencil renames it. */
export function SessionRow({ session, current, onPick, onRename }: SessionRowProps): ReactElement {
  const [editing, setEditing] = useState(false)
  const pencil = useRef<HTMLSpanElement>(null)
  const waiting = useRef(0)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const edit = (): void => {
    clearTimeout(waiting.current)
    setEditing(true)
  }
  const leave = (): void => {
    setEditing(false)
    requestAnimationFrame(() => pencil.current?.querySelector('button')?.focus())
  }
  if (editing)
    return (
      <li className={styles.row}>
        <TitleField
          title={titleOf(session)}
          onCancel={leave}
          onSave={(title) => {
            leave()
            onRename(title)
          }}
        />
      </li>
    )
  return (
    <li className={classNames(styles.row, current && styles.current)}>
      <button
        type="button"
        className={styles.pick}
        title={titleOf(session)}
        aria-current={current || undefined}
        onClick={(event) => {
          // A double click renames: the first of its clicks must not open the chat. The keyboard has no such doubt.
          clearTimeout(waiting.current)
          if (event.detail === 0) onPick()
          else if (event.detail === 1) waiting.current = window.setTimeout(onPick, doubleClick)
        }}
        onDoubleClick={edit}
      >
        <span className={styles.name}>{shownTitle(session)}</span>
        <span className={styles.preview}>{previewOf(session)}</span>
        <span className={styles.date}>{sessionDate(session)}</span>
      </button>
      <span ref={pencil} className={styles.pencil}>
        <QuietIconButton icon={Pencil} label={`Rename ${shownTitle(session)}`} size="small" onClick={edit} />
      </span>
    </li>
  )
}

/** Milliseconds within which a second click makes a double click. */
const doubleClick = 250

interface TitleFieldProps {
  readonly title: string
  onSave(title: string): void
  onCancel(): void
}

/** Enter saves a changed title; Escape, an empty or the same one leaves it as it was. */
function TitleField({ title, onSave, onCancel }: TitleFieldProps): ReactElement {
  const [text, setText] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  const over = useRef(false)
  useEffect(() => field.current?.select(), [])
  const end = (save: boolean): void => {
    if (over.current) return
    over.current = true
    const typed = text.trim()
    if (save && typed !== '' && typed !== title) onSave(typed)
    else onCancel()
  }
  return (
    <input
      ref={field}
      className={styles.field}
      type="text"
      aria-label="Title"
      maxLength={longestTitle}
      value={text}
      onInput={(event) => setText(event.currentTarget.value)}
      onBlur={() => end(false)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
        // Escape is the field's here, not the panel's.
        event.preventDefault()
        event.stopPropagation()
        end(event.key === 'Enter')
      }}
    />
  )
}

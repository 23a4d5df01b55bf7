import { longestMessage } from '@portal/core/results/assistant/constants'
import { chatWords } from '@portal/core/results/assistant/words'
import { IconButton } from '@portal/ui/button'
import { Send } from '@portal/ui/icon'
import type { ReadableAtom } from 'nanostores'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import styles from './composer.module.css'

interface ComposerProps {
  /** What stands there where nobody has typed. */
  readonly begins?: string | undefined
  /** An answer is awaited, or the list of chats is shown. */
  readonly blocked: boolean
  readonly listed: boolean
  /** A message that an answer begins, to be gone on with. */
  readonly $begun: ReadableAtom<string>
  /** @returns whether it was sent */
  onSend(text: string): boolean
}

/** Where one types: Enter sends, Shift with Enter begins a line. */
export function Composer({ begins = '', blocked, listed, $begun, onSend }: ComposerProps): ReactElement {
  const [text, setText] = useState(begins)
  const [given, setGiven] = useState(begins)
  if (given !== begins) {
    setGiven(begins)
    if (text === given) setText(begins)
  }
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(
    () =>
      $begun.listen((begun) => {
        if (begun === '') return
        setText(begun)
        field.current?.focus()
      }),
    [$begun],
  )
  const send = (): void => {
    if (blocked || !onSend(text)) return
    setText('')
    field.current?.focus()
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={styles.field}>
        <textarea
          ref={field}
          className={styles.input}
          rows={1}
          aria-label="Message"
          placeholder={chatWords.placeholder}
          maxLength={longestMessage}
          value={text}
          enterKeyHint="send"
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        <IconButton
          icon={Send}
          label={listed ? 'Close the list of chats to send' : 'Send'}
          variant="primary"
          size="small"
          type="submit"
          aria-disabled={blocked || text.trim() === ''}
        />
      </div>
    </form>
  )
}

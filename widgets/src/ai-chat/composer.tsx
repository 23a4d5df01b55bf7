import { useStore } from '@nanostores/react'
import { longestMessage } from '@portal/core/results/assistant/constants'
import { chatWords } from '@portal/core/results/assistant/words'
import { IconButton } from '@portal/ui/button'
import { Send } from '@portal/ui/icon'
import type { WritableAtom } from 'nanostores'
import { useLayoutEffect, type ReactElement, type RefObject } from 'react'
import styles from './composer.module.css'

interface ComposerProps {
  /** The message that is written. */
  readonly $line: WritableAtom<string>
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** An answer is awaited, or the list of chats is shown. */
  readonly blocked: boolean
  readonly listed: boolean
  /** @returns whether it was sent */
  onSend(text: string): boolean
}

/** Where one types: Enter sends, Shift with Enter begins a line. */
export function Composer({ $line, field, blocked, listed, onSend }: ComposerProps): ReactElement {
  const text = useStore($line)
  // It comes when the chat is open already, whose own frame has the focus until then.
  useLayoutEffect(() => {
    if (field.current?.closest('dialog:focus')) field.current.focus()
  }, [field])
  const send = (): void => {
    if (blocked || !onSend(text)) return
    $line.set('')
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
          onInput={(event) => $line.set(event.currentTarget.value)}
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

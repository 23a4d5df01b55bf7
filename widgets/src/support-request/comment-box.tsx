import { attemptAt, type Attempt } from '@portal/core/foundation/contract/attempt'
import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import type { Client } from '@portal/core/client'
import { supportMessages } from '@portal/core/work/support/constants'
import { commentBody } from '@portal/core/work/support/rules'
import { Button } from '@portal/ui/button'
import { RichTextField } from '@portal/ui/rich-text'
import { showError, showSuccess } from '@portal/ui/toast'
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import type { Draft } from '../element/widget.ts'
import type { Comment } from './comment-list.tsx'
import styles from './comments.module.css'
import { nothingTyped, type SupportDraft } from './support-draft.ts'

interface CommentBoxProps {
  readonly client: Client
  readonly issueKey: string
  readonly draft: Draft<SupportDraft>
  readonly onAdded: (comment: Comment) => void
}

/** Writes a comment. What is typed stays until it was sent, also when the request is left meanwhile. */
export function CommentBox({ client, issueKey, draft, onAdded }: CommentBoxProps): ReactElement {
  const [body, setBody] = useState(() => draft.read()?.comments[issueKey] ?? '')
  const [error, setError] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const attempt = useRef<Attempt<string> | null>(null)

  const write = (text: string): void => {
    setBody(text)
    if (text !== '') setError(null)
    const kept = draft.read() ?? nothingTyped
    draft.keep({ ...kept, comments: { ...kept.comments, [issueKey]: text } })
  }
  const send = (): void => {
    if (sending) return
    const empty = commentBody(body)
    setError(empty)
    if (empty !== null) return
    // The same text sent again, after an answer that never came, is the same comment.
    attempt.current = attemptAt(attempt.current, body)
    setSending(true)
    client
      .call('support.comment', { body: { issue_key: issueKey, body }, idempotencyKey: attempt.current.key })
      .then(
        (comment) => {
          attempt.current = null
          write('')
          showSuccess(supportMessages.commented)
          onAdded(comment)
        },
        (refused: unknown) => {
          const field = refused instanceof ApiError ? refused.fields['body'] : undefined
          if (field !== undefined) setError(field)
          const message = messageFor(refused)
          if (message !== null && field === undefined) showError(message)
        },
      )
      .finally(() => setSending(false))
  }
  return (
    <div
      className={styles.box}
      onKeyDownCapture={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        send()
      }}
    >
      {draft.bar}
      <RichTextField
        label="Comment"
        placeholder="Write a comment…"
        minHeight={88}
        value={body}
        onChange={write}
        error={error}
        disabled={sending}
      />
      <div className={styles.send}>
        <Button variant="primary" loading={sending} onClick={send}>
          Add comment
        </Button>
      </div>
    </div>
  )
}

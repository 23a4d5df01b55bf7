import { formatDateTime } from '@portal/core/foundation/format'
import { isBlankHtml } from '@portal/core/foundation/rules/html'
import { Button } from '@portal/ui/button'
import { RichText, RichTextField } from '@portal/ui/rich-text'
import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactElement } from 'react'
import { client as api, session } from '../../foundation/session/session.ts'
import { useWritten, writtenIn } from '../../platform/written/written.ts'
import type { WholeTask } from './task-dialog.tsx'
import styles from './tasks.module.css'
import type { TaskChanges } from './use-task-changes.ts'

interface TaskCommentsProps {
  readonly task: WholeTask
  readonly changes: TaskChanges
}

const unsent = writtenIn<{ readonly text: string }>('task-comment@1')

/** What was said about a task, and the place to say more. */
export function TaskComments({ task, changes }: TaskCommentsProps): ReactElement {
  const draft = useWritten(unsent, useStore(session.$user)?.id ?? 0, String(task.id))
  const [text, setText] = useState('')
  const [written, setWritten] = useState(0)
  useEffect(() => {
    const kept = draft?.read()
    if (draft && draft.turn > 0) {
      setText(kept?.text ?? '')
      setWritten((count) => count + 1)
    } else if (kept) setText((typed) => (isBlankHtml(typed) ? kept.text : typed))
  }, [draft])
  const write = (next: string): void => {
    setText(next)
    if (isBlankHtml(next)) draft?.clear()
    else draft?.keep({ text: next })
  }
  const send = async (): Promise<void> => {
    if (!(await changes.update({ comment: text }, 'Your comment has been successfully posted.'))) return
    write('')
    // The editor begins anew.
    setWritten((count) => count + 1)
  }
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>Comments</h3>
      {task.comments.length > 0 && (
        <ul className={styles.lines}>
          {task.comments.map((comment) => (
            <li key={comment.id} className={styles.comment}>
              <p className={styles.byline}>
                <strong>{comment.author?.name ?? 'Somebody'}</strong>{' '}
                {comment.created_at && formatDateTime(comment.created_at)}
              </p>
              <RichText html={comment.body} />
            </li>
          ))}
        </ul>
      )}
      {draft?.bar}
      <RichTextField
        key={written}
        label="New comment"
        value={text}
        onChange={write}
        minHeight={80}
        disabled={changes.busy}
        uploadImage={async (file) => (await api.call('assets.uploadFromEditor', { files: [file] })).address}
        searchPeople={async (search) => (await api.call('tasks.people', { query: { search } })).slice(0, 10)}
      />
      <div className={styles.send}>
        <Button loading={changes.busy} disabled={isBlankHtml(text)} onClick={() => void send()}>
          Comment
        </Button>
      </div>
    </section>
  )
}

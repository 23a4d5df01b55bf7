import type { Answer } from '@portal/core/calls'
import { RichText } from '@portal/ui/rich-text'
import type { ReactElement } from 'react'
import styles from './comments.module.css'
import { Moment } from './issue-parts.tsx'
import { NotSent } from './not-sent.tsx'

export type Comment = Answer<'support.comment'>

interface CommentListProps {
  readonly comments: readonly Comment[]
  readonly origin: string
}

/** What was said about a request, the oldest first. The server leaves internal comments out. */
export const CommentList = ({ comments, origin }: CommentListProps): ReactElement =>
  comments.length === 0 ? (
    <p className={styles.none}>Nobody has commented on this request yet.</p>
  ) : (
    <ol className={styles.comments} aria-label="Comments">
      {comments.map(({ id, author, created, body, notSent }) => (
        <li key={id}>
          <article className={styles.comment} aria-label={`Comment by ${author.displayName}`}>
            <header className={styles.head}>
              <strong className={styles.author}>{author.displayName}</strong>
              <span className={styles.when}>
                <Moment at={created} />
              </span>
            </header>
            <RichText html={body} origin={origin} />
            {notSent && <NotSent reason={notSent} />}
          </article>
        </li>
      ))}
    </ol>
  )

import { formatFileSize } from '@portal/core/foundation/format/file-size'
import type { Client } from '@portal/core/client'
import { Card } from '@portal/ui/card'
import { Icon, Paperclip } from '@portal/ui/icon'
import { RichText } from '@portal/ui/rich-text'
import type { ReactElement } from 'react'
import type { Draft } from '../element/widget.ts'
import { CommentBox } from './comment-box.tsx'
import { CommentList } from './comment-list.tsx'
import styles from './issue-view.module.css'
import { NotSent } from './not-sent.tsx'
import type { SupportDraft } from './support-draft.ts'
import type { IssueState } from './use-issue.ts'
import type { Issue } from './use-requests.ts'

export interface IssueViewProps {
  readonly client: Client
  readonly issue: Issue
  readonly change: IssueState['change']
  readonly draft: Draft<SupportDraft>
  /** The portal's own origin, for pictures and files on a page of another host; empty in the portal. */
  readonly origin: string
  readonly onSaved?: ((key: string) => void) | undefined
}

/** A request as it was written, what belongs to it and what was said about it. */
export function IssueView({ client, issue, change, draft, origin, onSaved }: IssueViewProps): ReactElement {
  const comments = issue.renderedFields.comment?.comments ?? []
  const files = issue.attachments ?? []
  return (
    <div className={styles.whole}>
      {issue.notSent && <NotSent reason={issue.notSent} />}
      <Card title="Description">
        <div className={styles.text}>
          <RichText html={issue.renderedFields.description} origin={origin} />
        </div>
        {files.length > 0 && <Files files={files} origin={origin} />}
      </Card>
      <Card title={comments.length === 0 ? 'Comments' : `Comments (${comments.length})`}>
        <CommentList comments={comments} origin={origin} />
        {issue.can.comment ? (
          <CommentBox
            key={issue.key}
            client={client}
            issueKey={issue.key}
            draft={draft}
            onAdded={(comment) => {
              change((now) => ({
                ...now,
                fields: { ...now.fields, updated: comment.created },
                renderedFields: {
                  ...now.renderedFields,
                  comment: { comments: [...(now.renderedFields.comment?.comments ?? []), comment] },
                },
              }))
              onSaved?.(issue.key)
            }}
          />
        ) : (
          <p className={styles.closed}>Comments cannot be added to a request in this status.</p>
        )}
      </Card>
    </div>
  )
}

function Files({
  files,
  origin,
}: {
  readonly files: NonNullable<Issue['attachments']>
  readonly origin: string
}): ReactElement {
  return (
    <ul className={styles.files} aria-label="Attachments">
      {files.map(({ name, size, address }, place) => {
        const words = (
          <>
            <Icon of={Paperclip} size={14} />
            <span className={styles.fileName}>{name}</span>
            <span className={styles.fileSize}>{formatFileSize(size)}</span>
          </>
        )
        return (
          <li key={`${place} ${name}`}>
            {address === null ? (
              <span
                className={styles.file}
                title="This file is too large to be opened here. It is in the issue tracker."
              >
                {words}
              </span>
            ) : (
              <a className={styles.file} href={origin + address} target="_blank" rel="noopener">
                {words}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

import { Avatar } from '@portal/ui/avatar'
import { Icon, Paperclip } from '@portal/ui/icon'
import { RichText } from '@portal/ui/rich-text'
import type { ReactElement, ReactNode } from 'react'
import styles from './feed.module.css'

/** A file of an entry, opened in a tab of its own. */
export interface FeedFile {
  readonly id: number
  readonly address: string
  readonly name: string
  /** `Contract · 12 KB` */
  readonly note: string
}

interface FeedEntryProps {
  /** Names the entry, `Call by Claire Donovan`. */
  readonly label: string
  readonly author: string
  /** Beside the author, `on behalf of Amara Nwosu`. */
  readonly beside?: ReactNode
  readonly at: string
  /** The instant as it is shown. */
  readonly when: string
  /** Badges, and the menu of what can be done. */
  readonly marks: ReactNode
  /** As the server cleaned it. */
  readonly html: string
  readonly files: readonly FeedFile[]
  /** Between the text and the files. */
  readonly children?: ReactNode
}

/** Who did or said what and when, in their own words, with what they attached. */
export const FeedEntry = ({
  label,
  author,
  beside,
  at,
  when,
  marks,
  html,
  files,
  children,
}: FeedEntryProps): ReactElement => (
  <li className={styles.entry}>
    <span className={styles.avatar}>
      <Avatar fullName={author} src={null} />
    </span>
    <article className={styles.content} aria-label={label}>
      <header className={styles.header}>
        <div className={styles.who}>
          <strong className={styles.author}>{author}</strong>
          {beside}
          <time dateTime={at} className={styles.when}>
            {when}
          </time>
        </div>
        <div className={styles.marks}>{marks}</div>
      </header>
      <div className={styles.body}>
        <RichText html={html} />
      </div>
      {children}
      {files.length > 0 && (
        <ul className={styles.attachments} aria-label="Attachments">
          {files.map(({ id, address, name, note }) => (
            <li key={id}>
              <a className={styles.attachment} href={address} target="_blank" rel="noopener noreferrer">
                <Icon of={Paperclip} size={14} />
                <span className={styles.fileName}>{name}</span>
                <span className={styles.fileSize}>{note}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  </li>
)

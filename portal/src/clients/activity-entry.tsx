import { formatDateTime, formatFileSize } from '@portal/core/format'
import { Badge } from '@portal/ui/badge'
import { Icon, Paperclip, Pencil, Trash2 } from '@portal/ui/icon'
import { IconMenu } from '@portal/ui/menu'
import { RichText } from '@portal/ui/rich-text'
import type { ReactElement } from 'react'
import { editActivity } from '../activities/logger.ts'
import type { RowOf } from '../parts/list/index.ts'
import styles from './activity-tab.module.css'

/** An activity as the list has it. */
export type Activity = RowOf<'activities.ofClientPaged'>

const initials = (fullName: string): string =>
  fullName
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .filter((_, place, all) => place === 0 || place === all.length - 1)
    .join('')
    .toUpperCase()

/** One activity: who did what and when, in their own words, with what they attached. */
export function ActivityEntry({
  activity,
  onRemove,
}: {
  readonly activity: Activity
  /** Absent where activities are only read: nothing is offered, and all of them are external. */
  readonly onRemove?: () => void
}): ReactElement {
  const { user, type, category, loggedAt, isExternal, body, attachments, can } = activity
  return (
    <li className={styles.entry}>
      <span className={styles.avatar} aria-hidden="true">
        {initials(user.fullName)}
      </span>
      <article className={styles.content} aria-label={`${category.name} by ${user.fullName}`}>
        <header className={styles.header}>
          <div className={styles.who}>
            <strong className={styles.author}>{user.fullName}</strong>
            <time dateTime={loggedAt} className={styles.when}>
              {formatDateTime(loggedAt)}
            </time>
          </div>
          <div className={styles.marks}>
            {onRemove && isExternal && <Badge tone="information">External</Badge>}
            <Badge>{type.name}</Badge>
            <Badge>{category.name}</Badge>
            {onRemove && can.remove && (
              <IconMenu
                label={`Actions for ${category.name} of ${formatDateTime(loggedAt)}`}
                size="small"
                items={[
                  ...(can.update
                    ? [{ label: 'Edit', icon: Pencil, onSelect: () => editActivity(activity) }]
                    : []),
                  { label: 'Delete', icon: Trash2, danger: true, onSelect: onRemove },
                ]}
              />
            )}
          </div>
        </header>
        <div className={styles.body}>
          <RichText html={body} />
        </div>
        {attachments.length > 0 && (
          <ul className={styles.attachments} aria-label="Attachments">
            {attachments.map((file) => (
              <li key={file.id}>
                <a
                  className={styles.attachment}
                  href={file.address}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <Icon of={Paperclip} size={14} />
                  <span className={styles.fileName}>{file.label || file.name}</span>
                  <span className={styles.fileSize}>{formatFileSize(file.size)}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </article>
    </li>
  )
}

import { formatDay, formatFileSize } from '@portal/core/format'
import { valueInWords } from '@portal/core/interactions/value-in-words'
import { Badge } from '@portal/ui/badge'
import { Icon, Paperclip, SquarePen, Trash2 } from '@portal/ui/icon'
import { IconMenu } from '@portal/ui/menu'
import { RichText } from '@portal/ui/rich-text'
import type { ReactElement } from 'react'
import type { RowOf } from '../parts/list/index.ts'
import styles from './communications.module.css'
import { openInteractionLogger } from './logger.ts'

/** An interaction as the list has it. */
export type Interaction = RowOf<'interactions.ofClient'>

/** One interaction: who spoke with the client and when, what was said, the custom values and the files. */
export function InteractionEntry({
  interaction,
  onRemove,
}: {
  readonly interaction: Interaction
  readonly onRemove: () => void
}): ReactElement {
  const { id, user, onBehalfOfUser, interactionType, publishedAt, isPublic, body, can } = interaction
  return (
    <li className={styles.entry}>
      <article aria-label={`${interactionType.name} by ${user.fullName}`}>
        <header className={styles.header}>
          <div className={styles.who}>
            <strong className={styles.author}>{user.fullName}</strong>
            {onBehalfOfUser && <span>on behalf of {onBehalfOfUser.fullName}</span>}
            <time dateTime={publishedAt} className={styles.when}>
              {formatDay(publishedAt)}
            </time>
          </div>
          <div className={styles.marks}>
            {!isPublic && <Badge tone="warning">Not public</Badge>}
            <Badge>{interactionType.name}</Badge>
            {can.update && (
              <IconMenu
                label={`Actions for ${interactionType.name} of ${formatDay(publishedAt)}`}
                size="small"
                items={[
                  {
                    label: 'Edit',
                    icon: SquarePen,
                    onSelect: () => openInteractionLogger({ interactionId: id }),
                  },
                  { label: 'Delete', icon: Trash2, danger: true, onSelect: onRemove },
                ]}
              />
            )}
          </div>
        </header>
        <div className={styles.body}>
          <RichText html={body} />
        </div>
        <Values interaction={interaction} />
        <Files interaction={interaction} />
      </article>
    </li>
  )
}

/** Custom values in their order, and the other stores; files of a field stand with the files. */
function Values({ interaction }: { readonly interaction: Interaction }): ReactElement | null {
  const { interactionAdditionalFields, associatedStores } = interaction
  const values = interactionAdditionalFields
    .filter(({ type }) => type !== 'attachment')
    .map((value) => ({ name: value.name, words: valueInWords(value) }))
  const stores = associatedStores.map(({ name }) => name).join(', ')
  const all = stores === '' ? values : [...values, { name: 'Related Stores', words: stores }]
  if (all.length === 0) return null
  return (
    <dl className={styles.values}>
      {all.map(({ name, words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

function Files({ interaction }: { readonly interaction: Interaction }): ReactElement | null {
  const { attachments, interactionAdditionalFields } = interaction
  if (attachments.length === 0) return null
  const fieldOf = (id: number | null): string | undefined =>
    interactionAdditionalFields.find((value) => value.interactionCustomFieldId === id)?.name
  return (
    <ul className={styles.attachments} aria-label="Attachments">
      {attachments.map((file) => (
        <li key={file.id}>
          <a className={styles.attachment} href={file.address} target="_blank" rel="noopener noreferrer">
            <Icon of={Paperclip} size={14} />
            <span className={styles.fileName}>{file.label || file.name}</span>
            <span className={styles.fileSize}>
              {[fieldOf(file.interactionCustomFieldId), formatFileSize(file.size)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

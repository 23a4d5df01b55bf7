import { formatDay, formatFileSize } from '@portal/core/foundation/format'
import { valueInWords } from '@portal/core/work/interactions/value-in-words'
import { Badge } from '@portal/ui/badge'
import { SquarePen, Trash2 } from '@portal/ui/icon'
import { IconMenu } from '@portal/ui/menu'
import type { ReactElement } from 'react'
import { FeedEntry, type FeedFile } from '../../platform/parts/feed/index.ts'
import type { RowOf } from '../../platform/parts/list/index.ts'
import styles from './interaction-entry.module.css'
import { openInteractionLogger } from '../../platform/loggers/interaction-logger.ts'

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
  const when = formatDay(publishedAt)
  return (
    <FeedEntry
      label={`${interactionType.name} by ${user.fullName}`}
      author={user.fullName}
      beside={onBehalfOfUser && <span>on behalf of {onBehalfOfUser.fullName}</span>}
      at={publishedAt}
      when={when}
      marks={
        <>
          {!isPublic && <Badge tone="warning">Not public</Badge>}
          <Badge>{interactionType.name}</Badge>
          {can.update && (
            <IconMenu
              label={`Actions for ${interactionType.name} of ${when}`}
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
        </>
      }
      html={body}
      files={filesOf(interaction)}
    >
      <Values interaction={interaction} />
    </FeedEntry>
  )
}

/** Files with the custom field that asked for them. */
const filesOf = ({ attachments, interactionAdditionalFields }: Interaction): readonly FeedFile[] =>
  attachments.map(({ id, address, name, label, size, interactionCustomFieldId }) => ({
    id,
    address,
    name: label || name,
    note: [
      interactionAdditionalFields.find((value) => value.interactionCustomFieldId === interactionCustomFieldId)
        ?.name,
      formatFileSize(size),
    ]
      .filter(Boolean)
      .join(' · '),
  }))

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

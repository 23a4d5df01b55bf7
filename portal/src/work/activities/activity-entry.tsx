import { formatDateTime, formatFileSize } from '@portal/core/foundation/format'
import { Badge } from '@portal/ui/badge'
import { Pencil, Trash2 } from '@portal/ui/icon'
import { IconMenu } from '@portal/ui/menu'
import type { ReactElement } from 'react'
import { editActivity } from '../../platform/loggers/activity-logger.ts'
import { FeedEntry } from '../../platform/parts/feed/index.ts'
import type { RowOf } from '../../platform/parts/list/index.ts'

/** An activity as the list has it. */
export type Activity = RowOf<'activities.ofClientPaged'>

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
  const when = formatDateTime(loggedAt)
  return (
    <FeedEntry
      label={`${category.name} by ${user.fullName}`}
      author={user.fullName}
      at={loggedAt}
      when={when}
      marks={
        <>
          {onRemove && isExternal && <Badge tone="information">External</Badge>}
          <Badge>{type.name}</Badge>
          <Badge>{category.name}</Badge>
          {onRemove && can.remove && (
            <IconMenu
              label={`Actions for ${category.name} of ${when}`}
              size="small"
              items={[
                ...(can.update
                  ? [{ label: 'Edit', icon: Pencil, onSelect: () => editActivity(activity) }]
                  : []),
                { label: 'Delete', icon: Trash2, danger: true, onSelect: onRemove },
              ]}
            />
          )}
        </>
      }
      html={body}
      files={attachments.map(({ id, address, name, label, size }) => ({
        id,
        address,
        name: label || name,
        note: formatFileSize(size),
      }))}
    />
  )
}

import type { ReactElement } from 'react'
import type { WidgetProps } from '../element/widget.ts'
import { ActivityLogger } from './activity-logger.tsx'
import type { ActivityForm } from './form.ts'

/** The logger on a foreign page. */
export function ActivityLoggerWidget({
  client,
  open,
  clientId,
  user,
  draft,
  prefill,
  onClose,
  onSaved,
  onError,
}: WidgetProps<ActivityForm>): ReactElement {
  return (
    <ActivityLogger
      client={client}
      open={open}
      clientId={clientId}
      userId={user.id}
      draft={draft}
      prefill={prefill}
      onClose={onClose}
      onSaved={(activity) => onSaved({ kind: 'activity', id: activity.id })}
      onError={onError}
    />
  )
}

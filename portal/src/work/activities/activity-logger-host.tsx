import { useStore } from '@nanostores/react'
import type { ReactElement } from 'react'
import { AlsoViewing } from '../../platform/realtime/viewers.tsx'
import { invalidate } from '../../foundation/session/query.ts'
import { PartBoundary } from '../../foundation/errors/part-boundary.tsx'
import { client, session } from '../../foundation/session/session.ts'
import { $activityLogger, closeActivityLogger } from '../../platform/loggers/activity-logger.ts'
import { fetched } from '../../foundation/errors/fetched.ts'

const ActivityLogger = fetched(() => import('@portal/widgets/activity-logger').then((m) => m.ActivityLogger))

/** The logger's dialog, fetched when it is first opened: the very component of the widget. */
export function ActivityLoggerHost(): ReactElement | null {
  const { open, clientId, activity, entry } = useStore($activityLogger)
  const user = useStore(session.$user)
  if (!open || user === null) return null
  return (
    <PartBoundary>
      <ActivityLogger
        client={client}
        open
        clientId={clientId}
        userId={user.id}
        mayGenerate={user.features.assistant}
        activity={activity}
        prefill={entry}
        others={activity && <AlsoViewing kind="activity" id={String(activity.id)} />}
        onClose={closeActivityLogger}
        onSaved={() => invalidate('activities')}
        // The list follows every attempt to save, whatever became of it.
        onError={() => invalidate('activities')}
      />
    </PartBoundary>
  )
}

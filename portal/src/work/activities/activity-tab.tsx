import { isDay } from '@portal/core/foundation/format'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Activity as ActivityGlyph, Mail, Plus } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { openActivityLogger } from '../../platform/loggers/activity-logger.ts'
import { useLoggerInAddress } from '../../platform/loggers/logger-in-address.ts'
import { ScheduleActivities } from './reports/schedule-activities.tsx'
import { useReportMail, type ReportAsked } from './reports/use-report-mail.tsx'
import { Feed } from '../../platform/parts/feed/index.ts'
import { paged, useList, type Filter } from '../../platform/parts/list/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { useQuery } from '../../foundation/address/address.ts'
import { invalidate } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { ActivityEntry, type Activity } from './activity-entry.tsx'
import { NotesAction } from './notes-action.tsx'
import { ProfileFrame, type ClientProfile } from '../../clients/profile/profile-frame.tsx'

const filters: readonly Filter[] = [
  { kind: 'record', name: 'activityTypeId', label: 'Type', of: 'activityTypes' },
  { kind: 'day', name: 'startDate', label: 'From' },
  { kind: 'day', name: 'endDate', label: 'To' },
]

/** What has been done for a client, newest first. */
export function ActivityTab(): ReactElement {
  const mail = useReportMail()
  const shown = useQuery()
  const buttons = (client: ClientProfile): ReactElement => (
    <>
      <NotesAction client={client} />
      {client.can.logActivity && (
        <>
          <Button icon={Mail} onClick={() => mail.open(reportOf(client, shown))}>
            E-mail
          </Button>
          <ScheduleActivities client={client} />
          <Button icon={Plus} variant="primary" onClick={() => openActivityLogger({ clientId: client.id })}>
            Log activity
          </Button>
        </>
      )}
    </>
  )
  return (
    <>
      <ProfileFrame actions={buttons}>{(client) => <Activities client={client} />}</ProfileFrame>
      {mail.dialog}
    </>
  )
}

/** A report by mail of what the list shows. */
function reportOf(client: ClientProfile, shown: URLSearchParams): ReportAsked {
  const day = (name: string): string | undefined => {
    const value = shown.get(name) ?? ''
    return isDay(value) ? value : undefined
  }
  const type = Number(shown.get('activityTypeId'))
  return {
    client,
    startDate: day('startDate'),
    endDate: day('endDate'),
    ...(Number.isInteger(type) && type > 0 ? { activityTypeId: type } : {}),
  }
}

function Activities({ client }: { readonly client: ClientProfile }): ReactElement {
  const { id } = client
  useLoggerInAddress(client.can.logActivity ? (entry) => openActivityLogger({ clientId: id, entry }) : null)
  const source = useMemo(() => paged('activities.ofClientPaged', { params: { id } }), [id])
  const list = useList<Activity, unknown>({
    name: 'clients.profile.activity',
    of: source,
    columns: [],
    filters,
    pageSize: 25,
  })
  const removal = useRemoval<Activity>({
    title: () => 'Delete this activity?',
    question: ([activity]) => (
      <>The {activity?.category.name} activity and its attachments will be deleted.</>
    ),
    remove: (activity) => api.call('activities.remove', { params: { id: activity.id } }),
    removed: () => invalidate('activities'),
    done: () => 'Activity has been deleted.',
    failed: 'Activity could not be deleted.',
  })
  return (
    <>
      <Feed
        list={list}
        one="activity"
        many="activities"
        label={`Activities of ${client.name}`}
        entry={(activity) => (
          <ActivityEntry key={activity.id} activity={activity} onRemove={() => removal.ask([activity])} />
        )}
        empty={
          <EmptyState icon={ActivityGlyph} title="No activities yet">
            {client.can.logActivity
              ? 'Log what you do for this client: it is then here for everyone who works for it.'
              : 'Nothing has been logged for this client.'}
          </EmptyState>
        }
      />
      {removal.dialog}
    </>
  )
}

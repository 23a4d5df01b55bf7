import { messageFor } from '@portal/core/foundation/contract/api-error'
import { dayAt, formatDateTime } from '@portal/core/foundation/format'
import { mayOpen, pathOf } from '@portal/core/foundation/routes'
import { LinkButton } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Activity as ActivityGlyph } from '@portal/ui/icon'
import { plainText } from '@portal/ui/rich-text'
import { SkeletonText } from '@portal/ui/skeleton'
import { useMemo, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { Feed } from '../../platform/parts/feed/index.ts'
import {
  ExportButton,
  paged,
  useList,
  type Filter,
  type ListColumn,
} from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { ScheduleActivities } from './reports/schedule-activities.tsx'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { useCall } from '../../foundation/session/query.ts'
import { ActivityEntry, type Activity } from './activity-entry.tsx'
import { NotesAction } from './notes-action.tsx'

const filters: readonly Filter[] = [
  { kind: 'record', name: 'activityTypeId', label: 'Type', of: 'activityTypes' },
  { kind: 'day', name: 'startDate', label: 'From' },
  { kind: 'day', name: 'endDate', label: 'To' },
]

/** The columns of the file; on the screen the activities are read as they were written. */
const columns: readonly ListColumn<Activity>[] = [
  { id: 'day', label: 'Date', kind: 'date', value: ({ loggedAt }) => dayAt(loggedAt), sortable: false },
  { id: 'loggedAt', label: 'Time', value: ({ loggedAt }) => formatDateTime(loggedAt) },
  { id: 'type', label: 'Type', value: ({ type }) => type.name },
  { id: 'category', label: 'Category', value: ({ category }) => category.name },
  { id: 'user', label: 'By', value: ({ user }) => user.fullName },
  { id: 'body', label: 'Activity', value: ({ body }) => plainText(body), sortable: false },
  {
    id: 'attachments',
    label: 'Attachments',
    value: ({ attachments }) => attachments.map(({ label, name }) => label || name).join(', '),
    sortable: false,
  },
]

/** `/clients/{slug}/client-activities`: what the agency shows the client of its work. */
export function ClientActivitiesScreen(): ReactElement {
  const slug = useParam('slug')
  const facts = useSessionFacts()
  const { data: client, error, loading, retry } = useCall('clients.get', { params: { id: slug } })
  if (error && !client) {
    if (error.status === 404) return <NotFound />
    return (
      <ErrorState
        message={messageFor(error) ?? 'You may not see this client.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  }
  const staff = mayOpen('clients.profile.activity', facts, { slug })
  return (
    <Page
      title="Client Activities"
      description={client?.name ?? ''}
      crumbs={
        client
          ? [
              staff
                ? { label: client.name, href: pathOf('clients.profile', { slug }) }
                : { label: 'Client Insights', href: pathOf('clients.insights', { slug }) },
            ]
          : []
      }
      actions={
        staff ? (
          <>
            {client && <ScheduleActivities client={client} />}
            <LinkButton href={pathOf('clients.profile.activity', { slug })}>
              Internal activities too
            </LinkButton>
          </>
        ) : (
          client && <NotesAction client={client} />
        )
      }
    >
      {client ? (
        <Shown clientId={client.id} name={client.name} />
      ) : (
        <SkeletonText lines={9} label="Loading the activities" />
      )}
    </Page>
  )
}

function Shown({ clientId, name }: { readonly clientId: number; readonly name: string }): ReactElement {
  const source = useMemo(
    () => paged('activities.ofClientPaged', { params: { id: clientId }, query: { externalOnly: 'true' } }),
    [clientId],
  )
  const list = useList<Activity, unknown>({
    name: 'clients.client-activities',
    of: source,
    columns,
    filters,
    pageSize: 25,
  })
  return (
    <Feed
      list={list}
      one="activity"
      many="activities"
      label={`Activities of ${name}`}
      aside={<ExportButton of={list} fileName={`Activities of ${name}`} />}
      entry={(activity) => <ActivityEntry key={activity.id} activity={activity} />}
      empty={
        <EmptyState icon={ActivityGlyph} title="No activities yet">
          What the agency does for you and shows you appears here.
        </EmptyState>
      }
    />
  )
}

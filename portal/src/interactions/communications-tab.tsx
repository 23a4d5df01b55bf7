import { messageFor } from '@portal/core/contract/api-error'
import { Button } from '@portal/ui/button'
import { Pagination } from '@portal/ui/data-table'
import { EmptyState } from '@portal/ui/empty-state'
import { ErrorState } from '@portal/ui/error-state'
import { MessageSquare, Plus, Search } from '@portal/ui/icon'
import { SkeletonText } from '@portal/ui/skeleton'
import { useMemo, type ReactElement } from 'react'
import { ProfileFrame, type ClientProfile } from '../clients/profile-frame.tsx'
import { ListTools, paged, useList, type Filter } from '../parts/list/index.ts'
import { useRemoval } from '../parts/removal/index.ts'
import { invalidate } from '../shell/query.ts'
import { client as api } from '../shell/session.ts'
import styles from './communications.module.css'
import { InteractionEntry, type Interaction } from './interaction-entry.tsx'
import { openInteractionLogger } from './logger.ts'

const filters: readonly Filter[] = [
  { kind: 'record', name: 'interactionTypeId', label: 'Type', of: 'interactionTypes' },
  { kind: 'record', name: 'userId', label: 'Logged by', of: 'employees' },
  { kind: 'day', name: 'startDate', label: 'From' },
  { kind: 'day', name: 'endDate', label: 'To' },
]

const logButton = ({ id, can }: ClientProfile): ReactElement | null =>
  can.logActivity ? (
    <Button icon={Plus} variant="primary" onClick={() => openInteractionLogger({ clientId: id })}>
      Log interaction
    </Button>
  ) : null

/** What was said with a client, newest first (features PRO-03). */
export const CommunicationsTab = (): ReactElement => (
  <ProfileFrame actions={logButton}>{(client) => <Interactions client={client} />}</ProfileFrame>
)

function Interactions({ client }: { readonly client: ClientProfile }): ReactElement {
  const { id } = client
  const source = useMemo(() => paged('interactions.ofClient', { params: { id } }), [id])
  const list = useList<Interaction, unknown>({
    name: 'clients.profile.communications',
    of: source,
    columns: [],
    filters,
    pageSize: 25,
  })
  const removal = useRemoval<Interaction>({
    title: () => 'Delete this interaction?',
    question: ([one]) => <>The {one?.interactionType.name} and its attachments will be deleted.</>,
    remove: (one) => api.call('interactions.remove', { params: { id: one.id } }),
    removed: () => invalidate('interactions'),
    done: () => 'Interaction has been deleted.',
    failed: 'Interaction could not be deleted.',
  })
  return (
    <div className={styles.whole}>
      <ListTools of={list} search="Search interactions" />
      <div className={styles.frame} aria-busy={list.loading || undefined}>
        {list.error && list.rows.length === 0 ? (
          <ErrorState
            message={messageFor(list.error) ?? 'You may not see these interactions.'}
            onRetry={list.retry}
            retrying={list.loading}
          />
        ) : list.rows.length > 0 ? (
          <>
            <ol className={styles.entries} aria-label={`Interactions with ${client.name}`}>
              {list.rows.map((one) => (
                <InteractionEntry key={one.id} interaction={one} onRemove={() => removal.ask([one])} />
              ))}
            </ol>
            <Pagination
              page={list.asked.page}
              total={list.total}
              onPage={list.setPage}
              loading={list.loading}
            />
          </>
        ) : list.loading ? (
          <div className={styles.outline}>
            <SkeletonText lines={9} label="Loading the interactions" />
          </div>
        ) : (
          <Nothing
            narrowed={Object.keys(list.asked.filters).length > 0 || list.asked.search !== ''}
            onClear={list.clear}
          />
        )}
      </div>
      {removal.dialog}
    </div>
  )
}

const Nothing = ({
  narrowed,
  onClear,
}: {
  readonly narrowed: boolean
  readonly onClear: () => void
}): ReactElement =>
  narrowed ? (
    <EmptyState
      icon={Search}
      title="Nothing matches"
      actions={<Button onClick={onClear}>Clear filters</Button>}
    >
      No interaction fits the filters in use.
    </EmptyState>
  ) : (
    <EmptyState icon={MessageSquare} title="No interactions yet">
      Log calls, meetings and messages: they are then here for everyone who works for this client.
    </EmptyState>
  )

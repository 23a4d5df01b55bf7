import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { MessageSquare, Plus } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { ProfileFrame, type ClientProfile } from '../../clients/profile/profile-frame.tsx'
import { Feed } from '../../platform/parts/feed/index.ts'
import { paged, useList, type Filter } from '../../platform/parts/list/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { invalidate } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { InteractionEntry, type Interaction } from './interaction-entry.tsx'
import { openInteractionLogger } from '../../platform/loggers/interaction-logger.ts'
import { useLoggerInAddress } from '../../platform/loggers/logger-in-address.ts'

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

/** What was said with a client, newest first. */
export const CommunicationsTab = (): ReactElement => (
  <ProfileFrame actions={logButton}>{(client) => <Interactions client={client} />}</ProfileFrame>
)

function Interactions({ client }: { readonly client: ClientProfile }): ReactElement {
  const { id } = client
  useLoggerInAddress(
    client.can.logActivity ? (entry) => openInteractionLogger({ clientId: id, entry }) : null,
  )
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
    <>
      <Feed
        list={list}
        one="interaction"
        many="interactions"
        label={`Interactions with ${client.name}`}
        entry={(one) => (
          <InteractionEntry key={one.id} interaction={one} onRemove={() => removal.ask([one])} />
        )}
        empty={
          <EmptyState icon={MessageSquare} title="No interactions yet">
            Log calls, meetings and messages: they are then here for everyone who works for this client.
          </EmptyState>
        }
      />
      {removal.dialog}
    </>
  )
}

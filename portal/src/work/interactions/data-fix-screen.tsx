import { messageFor } from '@portal/core/foundation/contract/api-error'
import { pathOf } from '@portal/core/foundation/routes'
import { Button } from '@portal/ui/button'
import { ErrorState } from '@portal/ui/error-state'
import { SquarePen } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { FeedFrame, FeedOutline } from '../../platform/parts/feed/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { invalidate, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { InteractionEntry, type Interaction } from './interaction-entry.tsx'
import { openInteractionLogger } from '../../platform/loggers/interaction-logger.ts'

/** `/crm-data-fix/{interactionId}`: one interaction, to be corrected. */
export function DataFixScreen(): ReactElement {
  const id = Number(useParam('interactionId'))
  const { data, error, loading, retry } = useCall(
    'interactions.get',
    Number.isInteger(id) && id > 0 ? { params: { id } } : null,
  )
  const [, navigate] = useLocation()
  const removal = useRemoval<Interaction>({
    title: () => 'Delete this interaction?',
    question: ([one]) => <>The {one?.interactionType.name} and its attachments will be deleted.</>,
    remove: (one) => api.call('interactions.remove', { params: { id: one.id } }),
    removed: ([one]) => {
      invalidate('interactions')
      if (one) navigate(pathOf('clients.profile.communications', { slug: one.client.slug }))
    },
    done: () => 'Interaction has been deleted.',
    failed: 'Interaction could not be deleted.',
  })
  if (error?.status === 404 || !(id > 0)) return <NotFound />
  return (
    <Page
      title="CRM Data Fix"
      description="One interaction, to be corrected."
      {...(data
        ? {
            crumbs: [
              {
                label: data.client.name,
                href: pathOf('clients.profile.communications', { slug: data.client.slug }),
              },
            ],
            actions: data.can.update ? (
              <Button
                icon={SquarePen}
                variant="primary"
                onClick={() => openInteractionLogger({ interactionId: data.id })}
              >
                Correct
              </Button>
            ) : null,
          }
        : {})}
    >
      {error && !data ? (
        <ErrorState
          message={messageFor(error) ?? 'You may not see this interaction.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : data ? (
        <FeedFrame label={`Interaction with ${data.client.name}`}>
          <InteractionEntry interaction={data} onRemove={() => removal.ask([data])} />
        </FeedFrame>
      ) : (
        <FeedOutline lines={4} label="Loading the interaction" />
      )}
      {removal.dialog}
    </Page>
  )
}

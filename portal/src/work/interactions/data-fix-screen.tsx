import { messageFor } from '@portal/core/foundation/contract/api-error'
import { pathOf } from '@portal/core/foundation/routes'
import { Button } from '@portal/ui/button'
import { ArrowRight, SquarePen } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { FeedFrame, FeedOutline } from '../../platform/parts/feed/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { invalidate, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Findings } from './findings.tsx'
import { CorrectDialog, LeaveDialog, MoveDialog } from './fix-dialogs.tsx'
import { InteractionEntry, type Interaction } from './interaction-entry.tsx'

/** `/crm-data-fix/{interactionId}`: one interaction, what looks wrong with it, and the ways to put it right. */
export function DataFixScreen(): ReactElement {
  const id = Number(useParam('interactionId'))
  const { data, error, loading, retry } = useCall(
    'interactions.get',
    Number.isInteger(id) && id > 0 ? { params: { id } } : null,
  )
  const [doing, setDoing] = useState<'move' | 'leave' | 'correct' | null>(null)
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
      description="One interaction, what looks wrong with it, and what was done about it."
      {...(data
        ? {
            crumbs: [
              { label: 'CRM Data Fix', href: pathOf('crm-data-fix.index') },
              {
                label: data.client.name,
                href: pathOf('clients.profile.communications', { slug: data.client.slug }),
              },
            ],
            actions: data.can.update ? (
              <>
                <Button icon={ArrowRight} onClick={() => setDoing('move')}>
                  Move
                </Button>
                <Button icon={SquarePen} variant="primary" onClick={() => setDoing('correct')}>
                  Correct
                </Button>
              </>
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
        <>
          <Findings interaction={data} onLeave={() => setDoing('leave')} />
          <FeedFrame label={`Interaction with ${data.client.name}`}>
            <InteractionEntry interaction={data} onRemove={() => removal.ask([data])} />
          </FeedFrame>
          {doing === 'correct' && <CorrectDialog interaction={data} onClose={() => setDoing(null)} />}
          {doing === 'move' && <MoveDialog interaction={data} onClose={() => setDoing(null)} />}
          {doing === 'leave' && <LeaveDialog interaction={data} onClose={() => setDoing(null)} />}
        </>
      ) : (
        <FeedOutline lines={4} label="Loading the interaction" />
      )}
      {removal.dialog}
    </Page>
  )
}

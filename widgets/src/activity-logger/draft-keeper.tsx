import type { Client } from '@portal/core/client'
import { formatDateTime } from '@portal/core/foundation/format'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { useEffect, type ReactElement, type RefObject } from 'react'
import { ElsewhereBar } from '../drafts/elsewhere-bar.tsx'
import type { Choices } from './activity-logger.tsx'
import type { DraftTrail } from './draft-trail.ts'
import { forgetTrail } from './forget-trail.ts'
import type { ActivityFormState } from './use-activity-form.ts'
import { useDraft } from './use-draft.ts'

/** What the dialog may do with the draft of its form. */
export interface KeptDraft {
  /** There is one that Cancel would delete. */
  readonly there: boolean
  forget(): void
}

interface DraftKeeperProps {
  readonly client: Client
  readonly clientId: number
  readonly userId: number
  readonly choices: Choices
  readonly form: ActivityFormState
  readonly trail: RefObject<DraftTrail>
  readonly onDraft: (draft: KeptDraft) => void
}

/**
 * Says that what is written is kept, and since when. A
 * draft that comes to a form in which something is written already, or that
 * was changed in another window, is offered, not put over it.
 */
export function DraftKeeper({ onDraft, ...props }: DraftKeeperProps): ReactElement | null {
  const draft = useDraft(props)
  const { since, found, unreached } = draft
  const there = since !== null || found !== null
  const { trail, client, userId } = props
  useEffect(
    () => onDraft({ there, forget: () => forgetTrail(trail.current, client, userId) }),
    [onDraft, there, trail, client, userId],
  )

  if (found?.elsewhere)
    return <ElsewhereBar gone={found.draft === null} take={draft.take} goOn={draft.goOn} />
  if (found)
    return (
      <Banner
        tone="information"
        title={`Draft created on ${formatDateTime(found.draft?.createdAt ?? '')}`}
        actions={
          <>
            <Button size="small" onClick={draft.take}>
              Use the draft
            </Button>
            <Button size="small" variant="ghost" onClick={draft.goOn}>
              Go on without it
            </Button>
          </>
        }
      >
        It would take the place of what is written here.
      </Banner>
    )
  if (since === null && !unreached) return null
  return (
    <Banner
      tone={unreached ? 'warning' : 'information'}
      title={since === null ? undefined : `Draft created on ${formatDateTime(since)}`}
    >
      {unreached
        ? 'The portal cannot be reached. What you write is kept on this device and sent as soon as it can be.'
        : props.form.editing &&
          'This draft is an edit of an existing note. If you need to log a new activity, click cancel and delete this draft.'}
    </Banner>
  )
}

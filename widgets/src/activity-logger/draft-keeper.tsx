import { autosaveAfter } from '@portal/core/activities/drafts/autosave'
import type { Client } from '@portal/core/contract/client'
import { formatDateTime } from '@portal/core/format'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import type { Choices } from './activity-logger.tsx'
import { formOfDraft, keepDraft, type DraftPlace, type ServerDraft, type StoredFiles } from './draft-calls.ts'
import { editOf, type Edited } from './edit.ts'
import type { ActivityForm } from './form.ts'
import type { ActivityFormState } from './use-activity-form.ts'

interface DraftKeeperProps {
  readonly client: Client
  readonly clientId: number
  readonly userId: number
  readonly choices: Choices
  readonly form: ActivityFormState
  /** Told where the draft is, once there is one; null when there is none. */
  readonly onDraft: (place: DraftPlace | null) => void
}

/**
 * Keeps what is written on the server after a time of quiet, and brings back
 * what was kept (shell sections 2.11 and 4). A draft that comes to a form in
 * which something is written already is offered, not put over it.
 */
export function DraftKeeper({
  client,
  clientId,
  userId,
  choices,
  form,
  onDraft,
}: DraftKeeperProps): ReactElement | null {
  const place = useMemo((): DraftPlace => ({ clientId, userId, draftType: 'activity' }), [clientId, userId])
  const [draft, setDraft] = useState<ServerDraft | null>(null)
  const [offered, setOffered] = useState<ServerDraft | null>(null)
  const [looked, setLooked] = useState(false)
  const stored = useRef<StoredFiles>(new Map())
  /** What the server has. */
  const kept = useRef<ActivityForm | null>(null)
  const { values, touched, editing, saving, failures } = form

  const take = async (found: ServerDraft): Promise<void> => {
    const edited = await editedBy(client, found, editing, choices)
    const restored = formOfDraft(found, edited?.activity ?? null, choices.clients)
    kept.current = restored
    form.restore(restored, edited)
    setDraft(found)
    setOffered(null)
  }
  // Effects act on the form as it is when their answer comes.
  const latest = useRef({ form, take })
  useEffect(() => {
    latest.current = { form, take }
  })

  useEffect(() => {
    let current = true
    const look = async (): Promise<void> => {
      const found = await client.call('drafts.get', { query: { ...place } })
      if (!current) return
      const { form: now, take: takeIt } = latest.current
      const { editing: edited, remembered, values: written } = now
      const own = found === null || found.activityId === (edited?.activity.id ?? null)
      const empty = written.body === '' && written.files.length === 0 && written.typeId === null
      if (found && (edited ? own && !now.touched : empty)) await takeIt(found)
      else if (found && !remembered) setOffered(found)
      if (current) setLooked(true)
    }
    look().catch(() => current && setLooked(true))
    return () => {
      current = false
    }
  }, [client, place])

  useEffect(() => onDraft(draft || offered ? place : null), [onDraft, draft, offered, place])

  useEffect(() => {
    if (!looked || offered || saving || !touched || kept.current === values) return
    const timer = setTimeout(() => {
      keepDraft(client, place, values, editing?.activity.id ?? null, stored.current).then(
        (saved) => {
          kept.current = values
          setDraft(saved)
        },
        // The next change tries again.
        () => undefined,
      )
    }, autosaveAfter)
    return () => clearTimeout(timer)
    // Every change begins the time of quiet anew, and so does a save that failed.
  }, [client, place, values, editing, touched, saving, looked, offered, failures])

  if (offered)
    return (
      <Banner
        tone="information"
        title={`Draft created on ${formatDateTime(offered.createdAt)}`}
        actions={
          <>
            <Button size="small" onClick={() => void take(offered).catch(() => setOffered(null))}>
              Use the draft
            </Button>
            <Button size="small" variant="ghost" onClick={() => setOffered(null)}>
              Go on without it
            </Button>
          </>
        }
      >
        It would take the place of what is written here.
      </Banner>
    )
  if (!draft) return null
  return (
    <Banner tone="information" title={`Draft created on ${formatDateTime(draft.createdAt)}`}>
      {draft.activityId !== null &&
        'This draft is an edit of an existing note. If you need to log a new activity, click cancel and delete this draft.'}
    </Banner>
  )
}

/** The edit that a draft is of; null when it is of a new activity. */
async function editedBy(
  client: Client,
  { activityId }: ServerDraft,
  open: Edited | null,
  { clients }: Choices,
): Promise<Edited | null> {
  if (activityId === null) return null
  if (activityId === open?.activity.id) return open
  return editOf(await client.call('activities.get', { params: { id: activityId } }), clients)
}

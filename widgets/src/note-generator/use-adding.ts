import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import type { Client } from '@portal/core/client'
import { instantOf, timeAt, today } from '@portal/core/foundation/format'
import { noteChannel, type NoteChannel } from '@portal/core/results/performance-notes/channels'
import { showError, showSuccess } from '@portal/ui/toast'
import { useRef, useState } from 'react'

/** An activity that is to be added. */
export interface Planned {
  readonly channel: NoteChannel
  readonly body: string
}

export interface Adding {
  readonly busy: boolean
  /** Channels whose activity is there. */
  readonly added: ReadonlySet<NoteChannel>
  /** Why others' is not. */
  readonly failed: ReadonlyMap<NoteChannel, string>
  /** Adds one after the other what is not there yet; answers the channels that are there then. */
  add(planned: readonly Planned[]): Promise<ReadonlySet<NoteChannel>>
  /** Forgets it all: other notes have come. */
  reset(): void
}

interface Attempt {
  readonly key: string
  readonly body: string
  readonly loggedAt: string
}

const notAdded = 'The activity could not be added. Please try again.'

/**
 * Adds activities, each once: what failed is sent again with the same key, so
 * that an answer that was lost on its way makes no second one.
 */
export function useAdding(
  client: Client,
  clientId: number,
  onAdded: (activity: Answer<'activities.create'>) => void,
): Adding {
  const [busy, setBusy] = useState(false)
  const [added, setAdded] = useState<ReadonlySet<NoteChannel>>(new Set())
  const [failed, setFailed] = useState<ReadonlyMap<NoteChannel, string>>(new Map())
  const attempts = useRef(new Map<NoteChannel, Attempt>())

  const attemptOf = ({ channel, body }: Planned): Attempt => {
    const earlier = attempts.current.get(channel)
    if (earlier?.body === body) return earlier
    const attempt = { key: crypto.randomUUID(), body, loggedAt: instantOf(today(), timeAt(Date.now())) }
    attempts.current.set(channel, attempt)
    return attempt
  }
  const add = async (planned: readonly Planned[]): Promise<ReadonlySet<NoteChannel>> => {
    const there = new Set(added)
    const problems = new Map<NoteChannel, string>()
    setBusy(true)
    setFailed(problems)
    for (const one of planned.filter(({ channel }) => !there.has(channel))) {
      const { key, body, loggedAt } = attemptOf(one)
      const { typeId, categoryId } = noteChannel[one.channel]
      try {
        // One after the other: each is a transaction, and a list in order.
        const activity = await client.call('activities.create', {
          body: { clientId, typeId, categoryId, body, loggedAt, isExternal: false },
          files: [],
          idempotencyKey: key,
        })
        there.add(one.channel)
        setAdded(new Set(there))
        showSuccess('Activity has been added successfully.', { apart: true })
        onAdded(activity)
      } catch (error) {
        problems.set(one.channel, messageFor(error) ?? notAdded)
      }
    }
    setFailed(new Map(problems))
    for (const [channel, problem] of problems) showError(`${noteChannel[channel].label}: ${problem}`)
    setBusy(false)
    return there
  }
  const reset = (): void => {
    attempts.current.clear()
    setAdded(new Set())
    setFailed(new Map())
  }
  return { busy, added, failed, add, reset }
}

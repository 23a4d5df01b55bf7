import { autosaveAfter } from '@portal/core/work/activities/drafts/autosave'
import { ApiError } from '@portal/core/foundation/contract/api-error'
import type { Client } from '@portal/core/client'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { Choices } from './activity-logger.tsx'
import { formOfDraft, keepDraft, type DraftPlace, type ServerDraft } from './draft-calls.ts'
import { openJournal, writer, type Written } from './draft-journal.ts'
import type { DraftTrail } from './draft-trail.ts'
import { editOf, type Edited } from './edit.ts'
import { emptyForm, type ActivityForm } from './form.ts'
import { journalPlace } from '../drafts/store.ts'
import type { ActivityFormState } from './use-activity-form.ts'

/** Milliseconds after which a draft that did not reach the server is sent again. */
const againAfter = 15_000

interface Options {
  readonly client: Client
  readonly clientId: number
  readonly userId: number
  readonly choices: Choices
  readonly form: ActivityFormState
  /** Where the draft of this form is, whichever client it was turned to. */
  readonly trail: RefObject<DraftTrail>
}

/** A draft that was found beside what is written: the server's, or null when it is gone. */
interface Found {
  readonly draft: ServerDraft | null
  /** It was changed elsewhere while this form was open, and is not only an older one that waits. */
  readonly elsewhere: boolean
}

export interface DraftState {
  /** When the draft of this form was begun; null while there is none. */
  readonly since: string | number | null
  readonly found: Found | null
  /** The last attempt to keep it did not reach the server. */
  readonly unreached: boolean
  /** Puts what was found into the form. */
  take(): void
  /** Goes on with what is written; what was found is written over. */
  goOn(): void
}

/**
 * Keeps what is written: on the device within a second, on the server after a
 * time of quiet (decisions 0132, 0200 and 0201), and brings
 * back what was kept.
 */
export function useDraft({ client, clientId, userId, choices, form, trail }: Options): DraftState {
  const place = useMemo((): DraftPlace => ({ clientId, userId, draftType: 'activity' }), [clientId, userId])
  const [since, setSince] = useState<string | number | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  const [looked, setLooked] = useState(false)
  const [unreached, setUnreached] = useState(false)
  const [tries, setTries] = useState(0)
  const [journal, setJournal] = useState<ReturnType<typeof openJournal> | null>(null)
  /** What the server has of this form, and the version that this window has seen; 0 for none. */
  const kept = useRef<ActivityForm | null>(null)
  const seen = useRef(0)
  const { values, touched, editing, saving, failures } = form

  useEffect(() => {
    const opened = openJournal(journalPlace(client.base, userId, clientId))
    setJournal(opened)
    return () => opened.close()
  }, [client, userId, clientId])

  /** From now on the draft of this form is the one of this client. */
  const settle = (version: number): void => {
    seen.current = version
    trail.current.settle(version === 0 ? null : { clientId, seen: version })
  }
  const put = async (draft: ServerDraft): Promise<void> => {
    const edited = await editedBy(client, draft.activityId, editing, choices)
    const restored = formOfDraft(draft, edited?.activity ?? null, choices.clients)
    kept.current = restored
    settle(draft.version)
    form.restore(restored, edited)
    setSince(draft.createdAt)
    setFound(null)
  }
  const putWritten = async (written: Written, draft: ServerDraft | null): Promise<void> => {
    form.restore(written.form, await editedBy(client, written.activityId, editing, choices))
    const same = draft ? draft.version === written.version || draft.writer === written.writer : true
    settle(same ? (draft?.version ?? 0) : written.version)
    if (journal) trail.current.journals.add(journal)
    setSince(draft?.createdAt ?? written.at)
    if (!same) setFound({ draft, elsewhere: true })
  }
  // Effects act on the form as it is when their answer comes.
  const latest = useRef({ form, put, putWritten, settle })
  useEffect(() => {
    latest.current = { form, put, putWritten, settle }
  })

  useEffect(() => {
    if (!journal) return
    let current = true
    const look = async (): Promise<void> => {
      // What is on its way for the client of before comes first.
      await trail.current.sending
      const [draft, written] = await Promise.all([
        client.call('drafts.get', { query: { ...place } }).catch(() => null),
        journal.read(),
      ])
      if (!current) return
      const { form: now, put: putIt, putWritten: putThat } = latest.current
      const { editing: edited, remembered, values: typed } = now
      const untouched = edited
        ? !now.touched
        : typed.body === '' && typed.files.length === 0 && typed.typeId === null
      const fits = ({ activityId }: { readonly activityId: number | null }): boolean =>
        edited === null || activityId === edited.activity.id
      if (written && untouched && fits(written)) await putThat(written, draft)
      else if (draft && untouched && fits(draft)) await putIt(draft)
      else if (draft && (remembered || trail.current.at?.clientId === clientId) && draft.writer === writer)
        latest.current.settle(draft.version)
      else if (draft) setFound({ draft, elsewhere: false })
      if (current) setLooked(true)
    }
    look().catch(() => current && setLooked(true))
    return () => {
      current = false
    }
  }, [client, clientId, place, journal, trail])

  // An attempt to save deletes the draft; after one that failed, what is written is kept anew.
  useEffect(() => {
    if (failures === 0) return
    const drop = async (): Promise<void> => {
      try {
        await client.call('drafts.remove', { query: { ...place, writer }, ifMatch: seen.current })
      } catch (error) {
        // Another window's draft stays, and is told of when this one is kept.
        if (error instanceof ApiError && error.status === 412) return
      }
      seen.current = 0
      if (trail.current.at?.clientId === clientId) trail.current.settle(null)
    }
    kept.current = null
    trail.current.queue(() => drop().then(() => setTries((count) => count + 1)))
  }, [client, clientId, place, failures, trail])

  const due = looked && !saving && touched && kept.current !== values
  useEffect(() => {
    if (!journal || !due) return
    journal.keep({ form: values, activityId: editing?.activity.id ?? null, version: seen.current })
    trail.current.journals.add(journal)
  }, [journal, due, values, editing, trail])

  useEffect(() => {
    if (!journal || !due || found) return
    const send = async (): Promise<void> => {
      try {
        const activityId = editing?.activity.id ?? null
        const from = trail.current.at?.clientId === clientId ? null : trail.current.at
        const saved = await keepDraft(
          client,
          place,
          values,
          activityId,
          trail.current.stored,
          seen.current,
          from,
        )
        for (const earlier of trail.current.journals) if (earlier !== journal) earlier.clear()
        kept.current = values
        latest.current.settle(saved.version)
        setSince(saved.createdAt)
        setUnreached(false)
        // What was typed meanwhile is not there yet.
        if (latest.current.form.values === values) journal.clear()
      } catch (error) {
        if (!(error instanceof ApiError)) return
        if (error.status === 412) {
          const draft = await client.call('drafts.get', { query: { ...place } }).catch(() => null)
          setFound({ draft, elsewhere: true })
        }
        if (error.status === 0 || error.status >= 500) {
          setUnreached(true)
          setTries((count) => count + 1)
        }
      }
    }
    const begin = (): void => {
      clearTimeout(timer)
      // One after the other, so that an earlier text never comes after a later one.
      trail.current.queue(send)
    }
    const timer = setTimeout(begin, unreached ? againAfter : autosaveAfter)
    // Somebody turns to another window, or another device.
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') begin()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onHidden)
    }
    // Every change begins the time of quiet anew, and so does a save that failed.
  }, [client, clientId, place, journal, values, editing, due, found, failures, unreached, tries, trail])

  return {
    since,
    found,
    unreached,
    take() {
      if (!found) return
      journal?.clear()
      if (found.draft) return void put(found.draft).catch(() => setFound(null))
      // It was saved or thrown away elsewhere.
      seen.current = 0
      trail.current.settle(null)
      kept.current = null
      setSince(null)
      setFound(null)
      form.restore(choices.edit?.start ?? emptyForm(values.client), choices.edit)
    },
    goOn() {
      seen.current = found?.draft?.version ?? 0
      setFound(null)
    },
  }
}

/** The edit that a draft is of; null when it is of a new activity. */
async function editedBy(
  client: Client,
  activityId: number | null,
  open: Edited | null,
  { clients }: Choices,
): Promise<Edited | null> {
  if (activityId === null) return null
  if (activityId === open?.activity.id) return open
  return editOf(await client.call('activities.get', { params: { id: activityId } }), clients)
}

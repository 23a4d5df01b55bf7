import { attemptAt, type Attempt } from '@portal/core/foundation/contract/attempt'
import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import type { Client } from '@portal/core/client'
import type { Prefill } from '@portal/core/access/embed/prefill'
import type { FormErrors } from '@portal/core/foundation/rules'
import { isValid } from '@portal/core/foundation/rules'
import { showError, showSuccess } from '@portal/ui/toast'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Draft } from '../element/widget.ts'
import type { Choices } from './activity-logger.tsx'
import {
  bodyOf,
  emptyForm,
  errorsOf,
  filledIn,
  filesOf,
  isTouched,
  labelsOf,
  prefilled,
  withType,
  type ActivityForm,
} from './form.ts'
import type { Activity, Edited } from './edit.ts'

/** The form of the logger with everything that happens to it. */
export interface ActivityFormState {
  readonly values: ActivityForm
  /** Sentences of fields that were left or that the server refused. */
  readonly shown: FormErrors<ActivityForm>
  readonly valid: boolean
  /** The labels of the fields that Save waits for, in their order. */
  readonly missing: readonly string[]
  readonly touched: boolean
  readonly saving: boolean
  /** Share of the upload that is sent, while saving with attachments. */
  readonly progress: number | null
  /** The activity that is edited; null for a new one. */
  readonly editing: Edited | null
  /** What is typed comes from this page's memory, not from a server's draft. */
  readonly remembered: boolean
  /** Counts attempts to save that failed: what was typed must be kept anew. */
  readonly failures: number
  set(changes: Partial<ActivityForm>): void
  setType(typeId: number): void
  leave(field: keyof ActivityForm): void
  /** Takes over what a draft holds, as a new activity or as an edit. */
  restore(values: ActivityForm, editing: Edited | null): void
  save(): void
}

interface Options {
  readonly client: Client
  readonly clientId: number | null
  readonly choices: Choices
  /** The edit that it opens with. */
  readonly edit?: Edited | null | undefined
  readonly draft?: Draft<ActivityForm> | undefined
  readonly prefill?: Prefill | null | undefined
  onSaved(activity: Activity): void
  onError?: ((message: string) => void) | undefined
}

/** The form of an activity, new or to be changed: what is typed, its draft, its files and saving it once. */
export function useActivityForm({
  client,
  clientId,
  choices,
  edit = null,
  draft,
  prefill,
  onSaved,
  onError,
}: Options): ActivityFormState {
  const [editing, setEditing] = useState(edit)
  const [empty] = useState(() =>
    prefilled(emptyForm(optionOf(choices.clients, clientId)), prefill ?? {}, choices),
  )
  const start = editing?.start ?? empty
  const [remembered] = useState(() => draft?.read() ?? null)
  const [values, setValues] = useState(remembered ?? start)
  const [failures, setFailures] = useState(0)
  const touched = editing ? values !== start : isTouched(values, start)
  const [left, setLeft] = useState<ReadonlySet<string>>(() => (remembered ? filledIn(remembered) : new Set()))
  const [refused, setRefused] = useState<FormErrors<ActivityForm>>({})
  const [saving, setSaving] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const attempt = useRef<Attempt<ActivityForm> | null>(null)
  const errors = useMemo(() => errorsOf(values), [values])
  const valid = isValid(errors)

  useEffect(() => {
    if (touched) draft?.keep(values)
  }, [draft, values, touched])
  const set = (changes: Partial<ActivityForm>): void => {
    setValues((now) => ({ ...now, ...changes }))
    setRefused({})
  }
  const send = async (): Promise<void> => {
    const { client: chosen, typeId, categoryId } = values
    if (!chosen || typeId === null || categoryId === null) return
    // The same content sent again, after an answer that never came, is the same activity.
    attempt.current = attemptAt(attempt.current, values)
    const files = filesOf(values).map(({ file }) => file)
    const body = bodyOf({ ...values, client: chosen, typeId, categoryId })
    const options = {
      files,
      idempotencyKey: attempt.current.key,
      ...(files.length > 0 ? { onProgress: setProgress } : {}),
    }
    const saved = editing
      ? await client.call('activities.update', {
          body: { ...body, ...(await import('./edit.ts')).changesOf(values, editing.activity) },
          ifMatch: editing.activity.version,
          ...options,
        })
      : await client.call('activities.create', { body, ...options })
    draft?.clear()
    showSuccess(
      editing
        ? 'Client activity has been successfully updated.'
        : 'Client activity has been successfully created.',
    )
    // The activity is saved whatever becomes of the note.
    if (values.pacingNote && !editing)
      void import('./pacing-note.ts').then((it) => it.addPacingNote(client, saved, values.sectionId))
    onSaved(saved)
  }
  const save = (): void => {
    if (saving || !valid) return
    setSaving(true)
    send()
      .catch((error: unknown) => {
        setFailures((count) => count + 1)
        if (error instanceof ApiError) setRefused(error.fields)
        const message = messageFor(error)
        if (message === null) return
        showError(message)
        onError?.(message)
      })
      .finally(() => {
        setSaving(false)
        setProgress(null)
      })
  }
  const shown = Object.fromEntries(Object.entries(errors).filter(([field]) => left.has(field)))
  return {
    values,
    shown: { ...shown, ...refused },
    valid,
    missing: labelsOf(errors),
    touched,
    saving,
    progress,
    editing,
    remembered: remembered !== null,
    failures,
    set,
    setType: (typeId) => setValues((now) => withType(now, typeId, choices.categories)),
    leave: (field) => setLeft((before) => new Set([...before, field])),
    restore: (found, of) => {
      setEditing(of)
      setValues(found)
      setLeft(filledIn(found))
    },
    save,
  }
}

function optionOf(clients: Choices['clients'], id: number | null): { value: number; label: string } | null {
  const found = clients.find((one) => one.id === id)
  return found ? { value: found.id, label: found.name } : null
}

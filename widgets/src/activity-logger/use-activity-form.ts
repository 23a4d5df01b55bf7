import { ApiError, messageFor } from '@portal/core/contract/api-error'
import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/contract/client'
import type { FormErrors } from '@portal/core/rules'
import { isValid } from '@portal/core/rules'
import { showError, showSuccess } from '@portal/ui/toast'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Draft } from '../element/widget.ts'
import type { Choices } from './activity-logger.tsx'
import { bodyOf, emptyForm, errorsOf, isTouched, withType, type ActivityForm } from './form.ts'

/** The form of the logger with everything that happens to it. */
export interface ActivityFormState {
  readonly values: ActivityForm
  /** Sentences of fields that were left or that the server refused. */
  readonly shown: FormErrors<ActivityForm>
  readonly valid: boolean
  readonly touched: boolean
  readonly saving: boolean
  /** Share of the upload that is sent, while saving with attachments. */
  readonly progress: number | null
  set(changes: Partial<ActivityForm>): void
  setType(typeId: number): void
  leave(field: keyof ActivityForm): void
  save(): void
}

interface Options {
  readonly client: Client
  readonly clientId: number | null
  readonly choices: Choices
  readonly draft?: Draft<ActivityForm> | undefined
  onSaved(activity: Answer<'activities.create'>): void
  onError?: ((message: string) => void) | undefined
}

export function useActivityForm({
  client,
  clientId,
  choices,
  draft,
  onSaved,
  onError,
}: Options): ActivityFormState {
  const start = useMemo(() => emptyForm(optionOf(choices.clients, clientId)), [choices.clients, clientId])
  const [values, setValues] = useState(() => draft?.read() ?? start)
  const [left, setLeft] = useState<ReadonlySet<keyof ActivityForm>>(new Set())
  const [refused, setRefused] = useState<FormErrors<ActivityForm>>({})
  const [saving, setSaving] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const attempt = useRef<{ key: string; of: ActivityForm } | null>(null)
  const errors = useMemo(() => errorsOf(values), [values])
  const valid = isValid(errors)

  useEffect(() => {
    if (isTouched(values, start)) draft?.keep(values)
  }, [draft, values, start])
  const set = (changes: Partial<ActivityForm>): void => {
    setValues((now) => ({ ...now, ...changes }))
    setRefused({})
  }
  const send = async (): Promise<void> => {
    const { client: chosen, typeId, categoryId } = values
    if (!chosen || typeId === null || categoryId === null) return
    // The same content sent again, after an answer that never came, is the same activity.
    if (attempt.current?.of !== values) attempt.current = { key: crypto.randomUUID(), of: values }
    const files = values.files.map((one) => one.file)
    const activity = await client.call('activities.create', {
      body: bodyOf({ ...values, client: chosen, typeId, categoryId }),
      files,
      idempotencyKey: attempt.current.key,
      ...(files.length > 0 ? { onProgress: setProgress } : {}),
    })
    draft?.clear()
    showSuccess('Client activity has been successfully created.')
    onSaved(activity)
  }
  const save = (): void => {
    if (saving || !valid) return
    setSaving(true)
    send()
      .catch((error: unknown) => {
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
  const shown = Object.fromEntries(
    Object.entries(errors).filter(([field]) => [...left].some((one) => one === field)),
  )
  return {
    values,
    shown: { ...shown, ...refused },
    valid,
    touched: isTouched(values, start),
    saving,
    progress,
    set,
    setType: (typeId) => setValues((now) => withType(now, typeId, choices.categories)),
    leave: (field) => setLeft((before) => new Set([...before, field])),
    save,
  }
}

function optionOf(clients: Choices['clients'], id: number | null): { value: number; label: string } | null {
  const found = clients.find((one) => one.id === id)
  return found ? { value: found.id, label: found.name } : null
}

import { attemptAt, type Attempt } from '@portal/core/foundation/contract/attempt'
import { ApiError } from '@portal/core/foundation/contract/api-error'
import type { Client } from '@portal/core/client'
import type { CustomField } from '@portal/core/work/interactions/custom-fields'
import { isValid } from '@portal/core/foundation/rules/form'
import { showError, showSuccess } from '@portal/ui/toast'
import { useMemo, useRef, useState } from 'react'
import type { Draft } from '../element/widget.ts'
import { errorsOf, type InteractionErrors } from './form-rules.ts'
import type { CompleteForm } from './form-body.ts'
import type { Interaction, InteractionForm, InteractionType } from './form.ts'
import { saveGoal } from './save-goal.ts'
import { saveTask } from './save-task.ts'
import { createdMessage, failureMessage, saveInteraction, updatedMessage } from './save-interaction.ts'

/** The form of the logger with everything that happens to it. */
export interface InteractionFormState {
  readonly form: InteractionForm
  /** What the chosen type asks for, in its order. */
  readonly fields: readonly CustomField[]
  /** Everything that keeps it from being saved. */
  readonly errors: InteractionErrors
  /** Of that, what is to be said: of fields that were left, and what the server refused. */
  readonly shown: InteractionErrors
  readonly valid: boolean
  readonly touched: boolean
  readonly saving: boolean
  /** Share of the upload that is sent, while saving with attachments. */
  readonly progress: number | null
  set(changes: Partial<InteractionForm>): void
  leave(field: string): void
  save(): void
}

export interface FormOptions {
  readonly client: Client
  readonly userId: number
  readonly types: readonly InteractionType[]
  /** What an untouched form holds. */
  readonly start: InteractionForm
  /** The interaction that is changed; null for a new one. */
  readonly earlier: Interaction | null
  readonly draft?: Draft<InteractionForm> | undefined
  onSaved(interaction: Interaction): void
  onError?: ((message: string) => void) | undefined
  /** Called when somebody wants to save what is not valid, or the server refused fields. */
  onInvalid(): void
}

/** The form of an interaction: what is typed, its draft, its files and saving it once. */
export function useInteractionForm(options: FormOptions): InteractionFormState {
  const { client, userId, types, start, earlier, draft } = options
  const [form, setForm] = useState(() => draft?.read() ?? start)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<InteractionErrors>({})
  const [progress, setProgress] = useState<number | null>(null)
  const [saving, setSaving] = useState(false)
  const attempt = useRef<Attempt<InteractionForm> | null>(null)
  const fields = useMemo(
    () => types.find(({ id }) => id === form.typeId)?.interactionCustomFields ?? [],
    [types, form.typeId],
  )
  const errors = useMemo(() => errorsOf(form, fields), [form, fields])
  const valid = isValid(errors)
  const touched = form !== start
  /** As it is now, which may be newer than what is drawn. */
  const latest = useRef(form)

  const send = async (): Promise<void> => {
    if (!isComplete(form)) return
    // The same content sent again, after an answer that never came, is the same interaction.
    attempt.current = attemptAt(attempt.current, form)
    const { key } = attempt.current
    const saved = await saveInteraction(form, {
      client,
      userId,
      fields,
      earlier,
      key,
      onProgress: setProgress,
    })
    draft?.clear()
    showSuccess(earlier ? updatedMessage : createdMessage)
    if (form.wantsTask) void saveTask(client, saved.clientId, form.task)
    if (form.wantsGoal) void saveGoal(client, saved, form.goal)
    options.onSaved(saved)
  }
  const save = (): void => {
    if (saving) return
    if (!valid) {
      setLeft(new Set(Object.keys(errors)))
      options.onInvalid()
      return
    }
    setSaving(true)
    setRefused({})
    send()
      .catch((error: unknown) => {
        if (error instanceof ApiError) setRefused(fieldsOfRefusal(error.fields))
        const message = failureMessage(error, earlier !== null)
        if (message === null) return
        showError(message)
        options.onError?.(message)
        options.onInvalid()
      })
      .finally(() => {
        setSaving(false)
        setProgress(null)
      })
  }
  const said = (field: string): boolean =>
    left.has(field) || field === 'attachments' || isFileProblem(form, field)
  return {
    form,
    fields,
    errors,
    shown: { ...Object.fromEntries(Object.entries(errors).filter(([field]) => said(field))), ...refused },
    valid,
    touched,
    saving,
    progress,
    set: (changes) => {
      latest.current = { ...latest.current, ...changes }
      setForm(latest.current)
      // At once, and not once it is drawn: the page may be closing.
      draft?.keep(latest.current)
      setRefused({})
    },
    leave: (field) => setLeft((before) => new Set([...before, field])),
    save,
  }
}

const isComplete = (form: InteractionForm): form is CompleteForm =>
  form.client !== null && form.typeId !== null

/** What is wrong with files is said at once: nobody leaves their field. */
const isFileProblem = (form: InteractionForm, field: string): boolean =>
  Object.entries(form.fieldFiles).some(([id, files]) => field === `values.${id}` && files.length > 0)

/** The server names a description by its place; here it belongs to the attachments. */
const fieldsOfRefusal = (fields: Readonly<Record<string, string>>): InteractionErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([field, sentence]) =>
      /^(label|keepLabel)\.|^keep$/.test(field)
        ? ['attachments', sentence]
        : field === 'interactionAdditionalFields'
          ? ['interactionTypeId', sentence]
          : [field, sentence],
    ),
  )

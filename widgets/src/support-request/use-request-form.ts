import { attemptAt } from '@portal/core/foundation/contract/attempt'
import { ApiError } from '@portal/core/foundation/contract/api-error'
import type { Prefill } from '@portal/core/access/embed/prefill'
import type { Client } from '@portal/core/client'
import { isValid } from '@portal/core/foundation/rules/form'
import { briefTitleLength, supportMessages } from '@portal/core/work/support/constants'
import { showSuccess } from '@portal/ui/toast'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Draft } from '../element/widget.ts'
import {
  bodyOf,
  emptyRequest,
  errorsOf,
  prefilled,
  type RequestErrors,
  type RequestForm,
} from './request-form.ts'
import { nothingTyped, type KeptRequest, type SupportDraft } from './support-draft.ts'
import type { Issue } from './use-requests.ts'

/** The New Request form with everything that happens to it. */
export interface RequestFormState {
  readonly form: RequestForm
  /** Everything that keeps it from being sent. */
  readonly errors: RequestErrors
  /** Of that, what is to be said: of fields that were left, and what the server refused. */
  readonly shown: RequestErrors
  readonly valid: boolean
  readonly touched: boolean
  readonly sending: boolean
  /** Share of the upload that is sent, while sending with attachments. */
  readonly progress: number | null
  /** Why the last attempt failed: the server's own sentence, or an empty text where there is none. */
  readonly failed: string | null
  set(changes: Partial<RequestForm>): void
  leave(field: keyof RequestErrors): void
  send(): void
  startOver(): void
}

interface Options {
  readonly client: Client
  readonly userId: number
  readonly draft: Draft<SupportDraft>
  readonly prefill?: Prefill | null | undefined
  onFiled(issue: Issue): void
  onError?: ((message: string) => void) | undefined
}

/** The form of a support request: what is typed, its draft, its files and filing it once. */
export function useRequestForm({
  client,
  userId,
  draft,
  prefill,
  onFiled,
  onError,
}: Options): RequestFormState {
  const [start] = useState(() => (prefill ? prefilled(prefill) : emptyRequest))
  const [form, setForm] = useState<RequestForm>(() => draft.read()?.request?.form ?? start)
  const attempt = useRef<KeptRequest['attempt']>(draft.read()?.request?.attempt ?? null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<RequestErrors>({})
  const [failed, setFailed] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const errors = useMemo(() => errorsOf(form), [form])
  const valid = isValid(errors)
  const touched = form !== start
  const upload = useRef<AbortController | null>(null)
  // The form that is closed stops sending; what was typed stays, and what got through is recognised by its key.
  useEffect(() => () => upload.current?.abort(), [])

  const keep = (request: KeptRequest | null): void =>
    draft.keep({ ...(draft.read() ?? nothingTyped), request })
  // Two changes may come before the next rendering.
  const latest = useRef(form)
  const take = (next: RequestForm): void => {
    latest.current = next
    setForm(next)
    keep(next === start ? null : { form: next, attempt: attempt.current })
  }

  const file = async (): Promise<Issue> => {
    attempt.current = attemptAt(attempt.current, form)
    keep({ form, attempt: attempt.current })
    upload.current = new AbortController()
    const files = form.files.map((one) => one.file)
    return client.call('support.create', {
      body: await bodyOf(form, userId),
      files,
      idempotencyKey: attempt.current.key,
      signal: upload.current.signal,
      ...(files.length > 0 ? { onProgress: setProgress } : {}),
    })
  }
  const send = (): void => {
    if (sending || !valid) return
    setSending(true)
    setFailed(null)
    setRefused({})
    file()
      .then(
        (issue) => {
          keep(null)
          showSuccess(supportMessages.sent)
          onFiled(issue)
        },
        (error: unknown) => {
          const answer = error instanceof ApiError ? error : null
          if (answer?.code === 'aborted') return
          setFailed(answer?.fromServer && answer.status < 500 ? answer.message : '')
          setRefused(answer?.fields ?? {})
          onError?.(supportMessages.notSent)
        },
      )
      .finally(() => {
        setSending(false)
        setProgress(null)
      })
  }

  const said = (field: string): boolean =>
    left.has(field) || (field === 'title' && form.title.length > briefTitleLength.most) || field === 'files'
  return {
    form,
    errors,
    shown: { ...Object.fromEntries(Object.entries(errors).filter(([field]) => said(field))), ...refused },
    valid,
    touched,
    sending,
    progress,
    failed,
    set: (changes) => {
      take({ ...latest.current, ...changes })
      setRefused({})
    },
    leave: (field) => setLeft((before) => new Set([...before, field])),
    send,
    startOver: () => {
      take(start)
      setLeft(new Set())
      setRefused({})
      setFailed(null)
    },
  }
}

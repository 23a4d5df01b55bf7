import { attemptAt, type Attempt } from '@portal/core/foundation/contract/attempt'
import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import type { Part } from '@portal/core/foundation/contract/call'
import type { Calls } from '@portal/core/calls'
import { askedQuestions, readAnswers, type FormDefinition } from '@portal/core/sites/forms/definition'
import { answersOf, type TypedAnswers, type WaitingFile } from '@portal/core/sites/forms/typed'
import { afterPress } from '@portal/ui/after-press'
import { useEffect, useRef, useState, type RefObject } from 'react'

/** What is sent: the body of `forms.answer`. */
type Answered = Part<Calls['forms.answer'], 'body'>

export interface FillingOptions {
  readonly definition: FormDefinition
  readonly versionNumber: number
  /** What stands in the controls at first. */
  readonly from: TypedAnswers
  /** Keeps what is typed, each time it changes. */
  readonly keep: (typed: TypedAnswers) => void
  /**
   * Sends the answers; the key is the same for the same answers, so that they arrive once.
   * @throws {ApiError} whose fields are questions
   */
  readonly post: (answers: Answered, idempotencyKey: string) => Promise<void>
  /** Takes a file of a question, before the answers that name it. @throws {ApiError} */
  readonly upload: (file: File) => Promise<WaitingFile>
  /** The form was changed while it was filled in. */
  readonly onChanged: () => void
  readonly onError?: (message: string) => void
}

/** A form while it is filled in. */
export interface Filling {
  readonly definition: FormDefinition
  readonly typed: TypedAnswers
  /** Ids of the questions that are asked with these answers. */
  readonly asked: ReadonlySet<string>
  /** Why it could not be sent, in a sentence. */
  readonly failed: string | null
  readonly sending: boolean
  readonly form: RefObject<HTMLFormElement | null>
  /** What people leave empty. */
  readonly trap: RefObject<HTMLInputElement | null>
  problemOf(question: string): string | undefined
  /** @param part the question, or the box of one of its choices */
  type(question: string, part: string, value: unknown): void
  leave(question: string): void
  /** Shows what these lack, and goes to the first of them. */
  point(questions: readonly string[]): void
  /** What was pointed at last: a form that is asked page by page turns to it. */
  readonly pointed: readonly string[]
  upload(file: File): Promise<WaitingFile>
  send(): Promise<void>
}

type Problems = Readonly<Record<string, string>>

const lostFile = 'A file did not arrive. Remove it and choose it again.'
const changedMeanwhile =
  'This form was changed while you filled it in. Your answers are still here: check them and send them again.'
const closedMeanwhile =
  'This form was closed while you filled it in, and takes no answers any more. Yours are kept here, should it open again.'

/**
 * Fills in a form: what a condition hides is neither asked for nor sent, and a refusal loses nothing. Another version
 * of the form takes over what was typed.
 */
export function useFilling({
  definition,
  versionNumber,
  from,
  keep,
  post,
  upload,
  onChanged,
  onError,
}: FillingOptions): Filling {
  const [typed, setTyped] = useState(from)
  /** The same at this very moment: a file arrives when it likes. */
  const now = useRef(from)
  const onTheirWay = useRef(new Set<Promise<unknown>>())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Problems>({})
  const [failed, setFailed] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [pointed, setPointed] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const attempt = useRef<Attempt<string> | null>(null)
  const answers = answersOf(definition, typed)
  const { problems } = readAnswers(definition, answers)
  useEffect(() => {
    if (pointed.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [pointed])
  const point = (questions: readonly string[]): void => {
    setLeft(new Set([...left, ...questions]))
    setPointed([...questions])
  }

  /** Sends what is answered, once every file that was chosen has arrived: the answers do not go without it. */
  const answer = async (): Promise<void> => {
    const arriving = await Promise.allSettled(onTheirWay.current)
    if (arriving.some(({ status }) => status === 'rejected')) return setFailed(lostFile)
    const answers = answersOf(definition, now.current)
    const lacking = Object.keys(readAnswers(definition, answers).problems)
    if (lacking.length > 0) return point(lacking)
    attempt.current = attemptAt(attempt.current, JSON.stringify([versionNumber, answers]))
    const sent = Object.entries(answers).map(([id, value]) => [
      id,
      typeof value === 'object' ? [...value] : value,
    ])
    await post(
      { versionNumber, answers: Object.fromEntries(sent), website: trap.current?.value ?? '' },
      attempt.current.key,
    )
  }
  const refuse = (error: unknown): void => {
    const status = error instanceof ApiError ? error.status : 0
    const fields = error instanceof ApiError ? error.fields : {}
    const changed = status === 409
    const words =
      (changed ? changedMeanwhile : status === 404 ? closedMeanwhile : messageFor(error)) ??
      'The answers could not be sent.'
    setFailed(words)
    setRefused(fields)
    if (Object.keys(fields).length > 0) setPointed(Object.keys(fields))
    onError?.(words)
    if (changed) onChanged()
  }
  const send = async (): Promise<void> => {
    if (sending) return
    setSending(true)
    setFailed(null)
    try {
      await answer()
    } catch (error) {
      refuse(error)
    } finally {
      setSending(false)
    }
  }
  return {
    definition,
    typed,
    asked: new Set(askedQuestions(definition, answers).map(({ id }) => id)),
    failed,
    sending,
    form,
    trap,
    problemOf: (question) => refused[question] ?? (left.has(question) ? problems[question] : undefined),
    type: (question, part, value) => {
      const next = { ...now.current, [part]: value }
      now.current = next
      setTyped(next)
      keep(next)
      if (question in refused)
        setRefused(Object.fromEntries(Object.entries(refused).filter(([one]) => one !== question)))
    },
    leave: (question) => afterPress(() => setLeft((before) => new Set([...before, question]))),
    point,
    pointed,
    upload: async (file) => {
      const arriving = upload(file)
      onTheirWay.current.add(arriving)
      try {
        return await arriving
      } finally {
        onTheirWay.current.delete(arriving)
      }
    },
    send,
  }
}

import { attemptAt, type Attempt } from '@portal/core/foundation/contract/attempt'
import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import type { Part } from '@portal/core/foundation/contract/call'
import type { Calls } from '@portal/core/calls'
import {
  askedQuestions,
  questionsOf,
  readAnswers,
  type FormDefinition,
} from '@portal/core/sites/forms/definition'
import { answersOf, type TypedAnswers, type WaitingFile } from '@portal/core/sites/forms/typed'
import { afterPress } from '@portal/ui/after-press'
import { pageOf, pagesAsked, pageToGoOnWith } from './steps.ts'
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

/** A place in a form that is asked page by page. */
export interface Steps {
  /** The page in sight, by its place in the definition. */
  readonly page: number
  /** From 1 on, among the pages that are asked. */
  readonly number: number
  readonly of: number
  /** Undefined on the first page. */
  readonly back: (() => void) | undefined
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
  /** Where one is of a form that is asked page by page; null for one that is asked at once. */
  readonly steps: Steps | null
  upload(file: File): Promise<WaitingFile>
  /** Sends the answers; before the last page, goes to the next one. */
  send(): Promise<void>
}

type Problems = Readonly<Record<string, string>>

const changedMeanwhile =
  'This form was changed while you filled it in. Your answers are still here: check them and send them again.'
const lostFile = 'A file did not arrive. Go back to it, remove it and choose it again.'
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
  const [wrong, setWrong] = useState(0)
  const [turned, setTurned] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const attempt = useRef<Attempt<string> | null>(null)
  const answers = answersOf(definition, typed)
  const { problems } = readAnswers(definition, answers)
  const asked = new Set(askedQuestions(definition, answers).map(({ id }) => id))
  const [wanted, setWanted] = useState(() => pageToGoOnWith(definition, answers, problems))
  const pages = pagesAsked(definition, asked)
  const inSteps = definition.steps === true && pages.length > 1
  // A page that a condition took away gives way to the one before it.
  const page = pages.findLast((one) => one <= wanted) ?? pages[0] ?? 0
  const last = !inSteps || page === pages.at(-1)
  /** Goes to a page, whose beginning a screen reader then reads. */
  const goTo = (next: number): void => {
    setWanted(next)
    setTurned(turned + 1)
  }
  /** Shows what is wrong, on its own page where there are several. */
  const showWrong = (questions: readonly string[]): void => {
    if (inSteps) setWanted(pageOf(definition, questions) ?? page)
    setWrong(wrong + 1)
  }
  useEffect(() => {
    if (wrong > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])
  useEffect(() => {
    if (turned > 0) form.current?.querySelector<HTMLElement>('section:not([hidden])')?.focus()
  }, [turned])

  /** Sends what is answered, once every file that was chosen has arrived: the answers do not go without it. */
  const answer = async (): Promise<void> => {
    const arriving = await Promise.allSettled(onTheirWay.current)
    if (arriving.some(({ status }) => status === 'rejected')) {
      if (inSteps) setFailed(lostFile)
      return
    }
    const answers = answersOf(definition, now.current)
    const lacking = Object.keys(readAnswers(definition, answers).problems)
    if (lacking.length > 0) {
      setLeft(new Set(questionsOf(definition).map(({ id }) => id)))
      showWrong(lacking)
      return
    }
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
    if (Object.keys(fields).length > 0) showWrong(Object.keys(fields))
    onError?.(words)
    if (changed) onChanged()
  }
  const next = (): void => {
    const here = (definition.pages[page]?.questions ?? []).map(({ id }) => id)
    setLeft(new Set([...left, ...here]))
    if (here.some((id) => id in problems)) setWrong(wrong + 1)
    else goTo(pages.find((one) => one > page) ?? page)
  }
  const send = async (): Promise<void> => {
    if (sending) return
    if (!last) return next()
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
    asked,
    steps: inSteps
      ? {
          page,
          number: pages.indexOf(page) + 1,
          of: pages.length,
          back: page === pages[0] ? undefined : () => goTo(pages.findLast((one) => one < page) ?? page),
        }
      : null,
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

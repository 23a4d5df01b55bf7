import { attemptAt, type Attempt } from '@portal/core/foundation/contract/attempt'
import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/client'
import { askedQuestions, questionsOf, readAnswers } from '@portal/core/sites/forms/definition'
import { answersOf, typedOf, type TypedAnswers } from '@portal/core/sites/forms/typed'
import type { Prefill } from '@portal/core/access/embed/prefill'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import type { Draft } from '../element/widget.ts'
import { Asked } from './asked.tsx'
import styles from './form.module.css'

/** What was typed and not sent. */
export interface FormDraft {
  readonly typed: TypedAnswers
}

interface FillInProps {
  readonly client: Client
  readonly publicId: string
  readonly of: Answer<'forms.open'>
  readonly draft: Draft<FormDraft>
  readonly prefill: Prefill | null
  readonly onClose: () => void
  /** The form was changed while it was filled in. */
  readonly onChanged: () => void
  readonly onError: (message: string) => void
  /** @param thanks the form's own words */
  readonly onSent: (thanks: string) => void
}

type Problems = Readonly<Record<string, string>>

const changedMeanwhile =
  'This form was changed while you filled it in. Your answers are still here: check them and send them again.'

/** The dialog of a form: what a condition hides is neither shown nor asked for. */
export function FillIn({
  client,
  publicId,
  of: { name, description, definition, versionNumber },
  draft,
  prefill,
  onClose,
  onChanged,
  onError,
  onSent,
}: FillInProps): ReactElement {
  const [typed, setTyped] = useState<TypedAnswers>(
    () => draft.read()?.typed ?? typedOf(definition, prefill ?? {}),
  )
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Problems>({})
  const [failed, setFailed] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [wrong, setWrong] = useState(0)
  const body = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const attempt = useRef<Attempt<string> | null>(null)
  const answers = answersOf(definition, typed)
  const { problems } = readAnswers(definition, answers)
  const shown = new Set(askedQuestions(definition, answers).map(({ id }) => id))
  useEffect(() => {
    if (wrong > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])

  const set = (id: string, part: string, value: unknown): void => {
    const next = { ...typed, [part]: value }
    setTyped(next)
    draft.keep({ typed: next })
    if (id in refused) setRefused(Object.fromEntries(Object.entries(refused).filter(([one]) => one !== id)))
  }
  const send = async (): Promise<void> => {
    if (sending) return
    if (Object.keys(problems).length > 0) {
      setLeft(new Set(questionsOf(definition).map(({ id }) => id)))
      setWrong(wrong + 1)
      return
    }
    attempt.current = attemptAt(attempt.current, JSON.stringify(answers))
    setSending(true)
    setFailed(null)
    try {
      const { thanks } = await client.call('forms.answer', {
        params: { publicId },
        body: {
          versionNumber,
          answers: Object.fromEntries(
            Object.entries(answers).map(([id, value]) => [
              id,
              typeof value === 'object' ? [...value] : value,
            ]),
          ),
          website: trap.current?.value ?? '',
        },
        idempotencyKey: attempt.current.key,
      })
      draft.clear()
      onSent(thanks)
    } catch (error) {
      setSending(false)
      const changed = error instanceof ApiError && error.status === 409
      const fields = error instanceof ApiError ? error.fields : {}
      const words = changed ? changedMeanwhile : (messageFor(error) ?? 'The answers could not be sent.')
      setFailed(words)
      setRefused(fields)
      if (Object.keys(fields).length > 0) setWrong(wrong + 1)
      onError(words)
      if (changed) onChanged()
    }
  }
  return (
    <Dialog
      open
      title={name}
      description={description === '' ? undefined : description}
      width={620}
      persistent
      escapeCloses
      onClose={onClose}
      footer={
        <>
          {failed !== null && (
            <Banner tone="danger" announce>
              {failed}
            </Banner>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={sending} onClick={() => void send()}>
            Send
          </Button>
        </>
      }
    >
      <form
        ref={body}
        noValidate
        className={styles.questions}
        aria-label={name}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
        }}
      >
        <div className={styles.trap} aria-hidden="true">
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {definition.pages.map(({ title, questions }, at) => {
          const here = questions.filter(({ id }) => shown.has(id))
          if (here.length === 0) return null
          return (
            <section key={`${at}`} className={styles.questions}>
              {title !== '' && <h3 className={styles.heading}>{title}</h3>}
              {here.map((question) => (
                <Asked
                  key={question.id}
                  question={question}
                  typed={typed}
                  problem={
                    refused[question.id] ?? (left.has(question.id) ? problems[question.id] : undefined)
                  }
                  onType={(part, value) => set(question.id, part, value)}
                  onLeave={() => setLeft(new Set([...left, question.id]))}
                />
              ))}
            </section>
          )
        })}
      </form>
    </Dialog>
  )
}

import {
  freshQuestionId,
  mostPages,
  mostQuestions,
  questionsOf,
  type FormDefinition,
} from '@portal/core/sites/forms/definition'
import type { Question } from '@portal/core/sites/forms/question'
import { Button, IconButton } from '@portal/ui/button'
import { Checkbox } from '@portal/ui/choice'
import { Plus, Trash2, Undo2 } from '@portal/ui/icon'
import { TextArea, TextField } from '@portal/ui/text-field'
import { useLayoutEffect, useRef, type ReactElement } from 'react'
import styles from './forms.module.css'
import { moveQuestion, stepQuestion } from './move-question.ts'
import { QuestionCard } from './question-card.tsx'

export interface BuilderProps {
  readonly value: FormDefinition
  /** Ids of questions that were removed, whose answers are kept. */
  readonly taken: readonly string[]
  readonly onChange: (next: FormDefinition) => void
}

/** Questions by page: words, kind, help, condition, order. Each step can be undone. */
export function Builder({ value, taken, onChange }: BuilderProps): ReactElement {
  const past = useRef<FormDefinition[]>([])
  // An id that was given once is never another question's: answers and what is typed on devices go by it.
  const given = useRef(new Set<string>())
  const fresh = (): string => {
    const used = new Set([...given.current, ...taken, ...questionsOf(value).map(({ id }) => id)])
    const id = freshQuestionId(used)
    given.current.add(id)
    return id
  }
  const give = (next: FormDefinition): void => {
    past.current = [...past.current.slice(-49), value]
    onChange(next)
  }
  const undo = (): void => {
    const before = past.current.pop()
    if (before) onChange(before)
  }
  const setPage = (at: number, questions: readonly Question[]): void =>
    give({
      ...value,
      pages: value.pages.map((page, place) => (place === at ? { ...page, questions } : page)),
    })
  const all = questionsOf(value)
  const list = useRef<HTMLDivElement>(null)
  const moved = useRef<{ readonly id: string; readonly by: -1 | 1 } | null>(null)
  const added = useRef<string | null>(null)
  // Whoever moves a question by the keyboard goes on pressing, wherever its card went.
  useLayoutEffect(() => {
    const last = moved.current
    moved.current = null
    if (!last) return
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(
        `[data-question="${CSS.escape(last.id)}"] [data-step]`,
      ) ?? []),
    ].filter(({ disabled }) => !disabled)
    ;(buttons.find((button) => button.dataset['step'] === String(last.by)) ?? buttons[0])?.focus()
  }, [value])
  // Whoever adds a question types its words next.
  useLayoutEffect(() => {
    const id = added.current
    added.current = null
    if (id !== null)
      list.current?.querySelector<HTMLInputElement>(`[data-question="${CSS.escape(id)}"] input`)?.focus()
  }, [value])
  const step = (id: string, by: -1 | 1): (() => void) | undefined => {
    const next = stepQuestion(value, id, by)
    return next === null
      ? undefined
      : () => {
          moved.current = { id, by }
          give(next)
        }
  }
  const add = (at: number): void => {
    const id = fresh()
    added.current = id
    setPage(at, [
      ...(value.pages[at]?.questions ?? []),
      { id, kind: 'Text', label: '', help: '', required: false, choices: [], showIf: null },
    ])
  }
  return (
    <div ref={list} className={styles.cards} data-place-list="">
      {value.pages.map(({ title, questions }, at) => {
        const key = `${at}`
        return (
          <section key={key} className={styles.cards} aria-label={title || `Part ${at + 1}`}>
            <div className={styles.row}>
              <div className={styles.space}>
                <TextField
                  label={`Heading of part ${at + 1}`}
                  value={title}
                  placeholder="None"
                  maxLength={255}
                  onChange={(next) =>
                    give({
                      ...value,
                      pages: value.pages.map((page, place) =>
                        place === at ? { ...page, title: next } : page,
                      ),
                    })
                  }
                />
              </div>
              {value.pages.length > 1 && (
                <IconButton
                  icon={Trash2}
                  label={`Remove part ${at + 1} with its questions`}
                  onClick={() => give({ ...value, pages: value.pages.filter((_, place) => place !== at) })}
                />
              )}
            </div>
            {questions.map((question, place) => (
              <QuestionCard
                key={question.id}
                question={question}
                at={all.indexOf(question)}
                all={all}
                onChange={(next) =>
                  setPage(
                    at,
                    questions.map((one) => (one.id === question.id ? next : one)),
                  )
                }
                onRemove={() =>
                  setPage(
                    at,
                    questions.filter(({ id }) => id !== question.id),
                  )
                }
                onCopy={() => {
                  const id = fresh()
                  added.current = id
                  setPage(at, questions.toSpliced(place + 1, 0, { ...question, id }))
                }}
                onUp={step(question.id, -1)}
                onDown={step(question.id, 1)}
                onDrop={(to) => give(moveQuestion(value, all.indexOf(question), to))}
              />
            ))}
            <div>
              <Button icon={Plus} disabled={all.length >= mostQuestions} onClick={() => add(at)}>
                Add question
              </Button>
            </div>
          </section>
        )
      })}
      <div className={styles.row}>
        <Button
          icon={Plus}
          size="small"
          disabled={value.pages.length >= mostPages}
          onClick={() => give({ ...value, pages: [...value.pages, { title: '', questions: [] }] })}
        >
          Add part
        </Button>
        <Button icon={Undo2} size="small" disabled={past.current.length === 0} onClick={undo}>
          Undo
        </Button>
      </div>
      {value.pages.length > 1 && (
        <Checkbox
          label="One part at a time"
          hint="With progress and the way back; nothing that was typed is lost on the way."
          checked={value.steps === true}
          onChange={(steps) => give({ ...value, steps })}
        />
      )}
      <TextArea
        label="Words of thanks"
        value={value.thanks}
        rows={2}
        onChange={(thanks) => give({ ...value, thanks: thanks.slice(0, 2000) })}
      />
    </div>
  )
}

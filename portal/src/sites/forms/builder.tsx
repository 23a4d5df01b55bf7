import {
  mostPages,
  mostQuestions,
  questionsOf,
  type FormDefinition,
} from '@portal/core/sites/forms/definition'
import { noRule } from '@portal/core/sites/forms/question-rule'
import { questionKinds, type Question } from '@portal/core/sites/forms/question'
import { linesOf } from '@portal/core/clients/data/types'
import { Button, IconButton } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Checkbox } from '@portal/ui/choice'
import { ArrowDown, ArrowUp, Copy, Plus, Trash2, Undo2 } from '@portal/ui/icon'
import { Select } from '@portal/ui/select'
import { TextArea, TextField } from '@portal/ui/text-field'
import { useRef, type ReactElement } from 'react'
import styles from './forms.module.css'
import { RuleFields } from './rule-fields.tsx'

export interface BuilderProps {
  readonly value: FormDefinition
  readonly onChange: (next: FormDefinition) => void
}

/** The shortest id that no question has. */
function freshId(definition: FormDefinition): string {
  const taken = new Set(questionsOf(definition).map(({ id }) => id))
  let number = taken.size + 1
  while (taken.has(`q${number}`)) number += 1
  return `q${number}`
}

const always = 'always'

/** Questions by page: words, kind, help, condition, order. Each step can be undone. */
export function Builder({ value, onChange }: BuilderProps): ReactElement {
  const past = useRef<FormDefinition[]>([])
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
  const add = (at: number): void =>
    setPage(at, [
      ...(value.pages[at]?.questions ?? []),
      {
        id: freshId(value),
        kind: 'Text',
        label: '',
        help: '',
        required: false,
        choices: [],
        showIf: null,
      },
    ])
  return (
    <div className={styles.cards}>
      {value.pages.map(({ title, questions }, at) => {
        const move = (from: number, by: number): void => {
          const moved = [...questions]
          const [one] = moved.splice(from, 1)
          if (one) moved.splice(from + by, 0, one)
          setPage(at, moved)
        }
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
                number={all.findIndex(({ id }) => id === question.id) + 1}
                earlier={all.slice(
                  0,
                  all.findIndex(({ id }) => id === question.id),
                )}
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
                onCopy={() =>
                  setPage(at, questions.toSpliced(place + 1, 0, { ...question, id: freshId(value) }))
                }
                {...(place > 0 ? { onUp: () => move(place, -1) } : {})}
                {...(place < questions.length - 1 ? { onDown: () => move(place, 1) } : {})}
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
      <TextArea
        label="Words of thanks"
        value={value.thanks}
        rows={2}
        onChange={(thanks) => give({ ...value, thanks: thanks.slice(0, 2000) })}
      />
    </div>
  )
}

interface QuestionCardProps {
  readonly question: Question
  readonly number: number
  readonly earlier: readonly Question[]
  readonly onChange: (next: Question) => void
  readonly onRemove: () => void
  readonly onCopy: () => void
  readonly onUp?: () => void
  readonly onDown?: () => void
}

function QuestionCard({
  question,
  number,
  earlier,
  onChange,
  onRemove,
  onCopy,
  onUp,
  onDown,
}: QuestionCardProps): ReactElement {
  const { kind, label, help, required, choices, showIf, rule } = question
  const set = (changes: Partial<Question>): void => onChange({ ...question, ...changes })
  const of = earlier.find(({ id }) => id === showIf?.question)
  const offered =
    of?.kind === 'Yes or No'
      ? ['yes', 'no']
      : of?.kind === 'Rating'
        ? ['1', '2', '3', '4', '5']
        : (of?.choices ?? [])
  return (
    <Card>
      <div className={styles.card} role="group" aria-label={`Question ${number}`}>
        <TextField
          label={`Question ${number}`}
          value={label}
          maxLength={255}
          onChange={(next) => set({ label: next })}
        />
        <Select
          label="Kind"
          options={questionKinds.map((one) => ({ value: one, label: one }))}
          value={kind}
          onChange={(next) =>
            set({
              kind: next,
              ...(next === 'Choice' || next === 'Several' ? {} : { choices: [] }),
              ...(rule ? { rule: noRule } : {}),
            })
          }
        />
        {(kind === 'Choice' || kind === 'Several') && (
          <div className={styles.whole}>
            <TextArea
              label="Choices"
              hint="One on each line."
              rows={Math.max(3, choices.length + 1)}
              value={choices.join('\n')}
              onChange={(text) => set({ choices: text.split('\n').slice(0, 50) })}
              onBlur={() => set({ choices: linesOf(choices.join('\n')) })}
            />
          </div>
        )}
        <div className={styles.whole}>
          <TextField
            label="Help"
            value={help}
            maxLength={255}
            placeholder="Stands under the question"
            onChange={(next) => set({ help: next })}
          />
        </div>
        <RuleFields kind={kind} rule={rule ?? noRule} onChange={(next) => set({ rule: next })} />
        {earlier.length > 0 && (
          <Select
            label="Asked"
            options={[
              { value: always, label: 'Always' },
              ...earlier.map(({ id, label: words }, at) => ({
                value: id,
                label: `When "${words || `Question ${at + 1}`}" is …`,
              })),
            ]}
            value={showIf?.question ?? always}
            onChange={(id) => set({ showIf: id === always ? null : { question: id, is: '' } })}
          />
        )}
        {showIf !== null &&
          (offered.length > 0 ? (
            <Select
              label="Is"
              options={offered.map((one) => ({ value: one, label: one }))}
              value={offered.find((one) => one === showIf.is) ?? null}
              onChange={(is) => set({ showIf: { ...showIf, is } })}
            />
          ) : (
            <TextField
              label="Is"
              value={showIf.is}
              maxLength={255}
              onChange={(is) => set({ showIf: { ...showIf, is } })}
            />
          ))}
        <div className={`${styles.whole} ${styles.row}`}>
          <Checkbox label="Required" checked={required} onChange={(next) => set({ required: next })} />
          <span className={styles.space} />
          <IconButton icon={ArrowUp} label="Move up" disabled={!onUp} onClick={onUp} />
          <IconButton icon={ArrowDown} label="Move down" disabled={!onDown} onClick={onDown} />
          <IconButton icon={Copy} label="Copy question" onClick={onCopy} />
          <IconButton icon={Trash2} label="Remove question" onClick={onRemove} />
        </div>
      </div>
    </Card>
  )
}

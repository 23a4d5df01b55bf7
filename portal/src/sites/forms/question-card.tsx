import { linesOf } from '@portal/core/foundation/rules/text'
import { questionKinds, type Question } from '@portal/core/sites/forms/question'
import { noRule } from '@portal/core/sites/forms/question-rule'
import { IconButton } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Checkbox } from '@portal/ui/choice'
import { ArrowDown, ArrowUp, Copy, Trash2 } from '@portal/ui/icon'
import { Select } from '@portal/ui/select'
import { TextArea, TextField } from '@portal/ui/text-field'
import type { ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import styles from './forms.module.css'
import { RuleFields } from './rule-fields.tsx'

/** The words of a form can be changed before anybody drags one of its questions. */
const DragHandle = fetched(
  () => import('../../platform/parts/drag/drag-handle.tsx').then((m) => m.DragHandle),
  <span className={styles.handlePlace} />,
)

const always = 'always'

interface QuestionCardProps {
  readonly question: Question
  /** All questions of the form, and where this one stands among them. */
  readonly all: readonly Question[]
  readonly at: number
  readonly onChange: (next: Question) => void
  readonly onRemove: () => void
  readonly onCopy: () => void
  /** Moves it by a place; undefined where it can go no further. */
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
  /** Puts it where it was dragged. */
  readonly onDrop: (to: number) => void
}

/** The other questions that one can wait for; its own one too where that was moved behind it, until it is changed. */
function waitsFor(
  all: readonly Question[],
  at: number,
  showIf: Question['showIf'],
): readonly { readonly value: string; readonly label: string }[] {
  return all.flatMap(({ id, label }, place) => {
    const said = `When "${label || `Question ${place + 1}`}" is …`
    if (place < at) return [{ value: id, label: said }]
    return id === showIf?.question ? [{ value: id, label: `${said} (it comes later)` }] : []
  })
}

/** One question: words, kind, help, rule, condition, and what moves, copies and removes it. */
export function QuestionCard({
  question,
  all,
  at,
  onChange,
  onRemove,
  onCopy,
  onUp,
  onDown,
  onDrop,
}: QuestionCardProps): ReactElement {
  const { kind, label, help, required, choices, showIf, rule } = question
  const set = (changes: Partial<Question>): void => onChange({ ...question, ...changes })
  const of = all.find(({ id }) => id === showIf?.question)
  const offers = waitsFor(all, at, showIf)
  const number = at + 1
  const offered =
    of?.kind === 'Yes or No'
      ? ['yes', 'no']
      : of?.kind === 'Rating'
        ? ['1', '2', '3', '4', '5']
        : (of?.choices ?? [])
  return (
    <div data-place-row="">
      <Card>
        <div className={styles.question}>
          <DragHandle at={at} group="questions" onDrop={onDrop} />
          <div
            className={styles.card}
            role="group"
            aria-label={`Question ${number}`}
            data-question={question.id}
          >
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
            {offers.length > 0 && (
              <Select
                label="Asked"
                options={[{ value: always, label: 'Always' }, ...offers]}
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
              <IconButton icon={ArrowUp} label="Move up" disabled={!onUp} data-step="-1" onClick={onUp} />
              <IconButton
                icon={ArrowDown}
                label="Move down"
                disabled={!onDown}
                data-step="1"
                onClick={onDown}
              />
              <IconButton icon={Copy} label="Copy question" onClick={onCopy} />
              <IconButton icon={Trash2} label="Remove question" onClick={onRemove} />
            </div>
          </div>
        </div>
      </Card>
    </div>
  )
}

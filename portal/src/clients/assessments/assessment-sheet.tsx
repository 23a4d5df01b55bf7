import type { Answer } from '@portal/core/calls'
import { ratings, scoreOf, sectionScores, unanswered } from '@portal/core/clients/assessments/score'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Checkbox, RadioGroup } from '@portal/ui/choice'
import { ArrowLeft, CircleCheck, RotateCcw, Save } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { TextField } from '@portal/ui/text-field'
import { showError, showSuccess } from '@portal/ui/toast'
import { useRef, useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { LeaveGuard } from '../../platform/parts/form/index.ts'
import styles from './assessments.module.css'

type Sheet = Answer<'assessments.sheet'>
type Given = Sheet['answers'][number]

const percent = (score: number | null): string => (score === null ? '–' : `${score} %`)

/** One assessment, question by question. */
export function AssessmentSheet({
  id,
  onBack,
}: {
  readonly id: number
  readonly onBack: () => void
}): ReactElement {
  const { data, error, loading, retry } = useCall('assessments.sheet', { params: { id } })
  if (error && !data)
    return (
      <ErrorState
        message={messageFor(error) ?? 'You may not see this assessment.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  if (!data) return <Skeleton height={320} />
  return <Questions key={`${data.id} ${data.version}`} sheet={data} onBack={onBack} />
}

function Questions({ sheet, onBack }: { readonly sheet: Sheet; readonly onBack: () => void }): ReactElement {
  const [answers, setAnswers] = useState<readonly Given[]>(sheet.answers)
  const [busy, setBusy] = useState(false)
  const now = useRef(answers)
  now.current = answers
  const isDone = sheet.state === 'Done'
  const isDirty = (): boolean => now.current !== sheet.answers
  const set = (id: number, change: Partial<Given>): void =>
    setAnswers(answers.map((one) => (one.id === id ? { ...one, ...change } : one)))
  const save = async (done?: boolean): Promise<void> => {
    setBusy(true)
    try {
      await api.call('assessments.answer', {
        params: { id: sheet.id },
        ifMatch: sheet.version,
        body: {
          answers:
            done === false
              ? []
              : answers.map(({ id, rating, isApart, note }) => ({ id, rating, isApart, note })),
          ...(done === undefined ? {} : { done }),
        },
      })
      refresh('assessments', 'reports')
      showSuccess(
        done
          ? 'The assessment is done.'
          : done === false
            ? 'The assessment is open again.'
            : 'The answers are saved.',
      )
    } catch (error) {
      showError(messageFor(error) ?? 'The answers could not be saved.')
    }
    setBusy(false)
  }
  const open = unanswered(answers)
  const sections = sectionScores(answers)
  return (
    <div className={styles.sheet}>
      <LeaveGuard active={isDirty()} isDirty={isDirty} />
      <header className={styles.head}>
        <Button size="small" variant="ghost" icon={ArrowLeft} onClick={onBack}>
          All assessments
        </Button>
        <h2 className={styles.title}>{sheet.name}</h2>
        <Badge tone={isDone ? 'success' : 'information'}>{sheet.state}</Badge>
        <p className={styles.score} aria-live="polite">
          <strong>{percent(scoreOf(answers))}</strong>{' '}
          {open > 0 ? `${open} of ${answers.length} to answer` : 'all answered'}
          {sheet.change !== null && `, ${sheet.change > 0 ? '+' : ''}${sheet.change} against the last`}
        </p>
        <div className={styles.actions}>
          {isDone ? (
            <Button icon={RotateCcw} loading={busy} onClick={() => void save(false)}>
              Open again
            </Button>
          ) : (
            <>
              <Button icon={Save} loading={busy} disabled={!isDirty()} onClick={() => void save()}>
                Save
              </Button>
              <Button
                icon={CircleCheck}
                variant="primary"
                loading={busy}
                disabled={open > 0}
                onClick={() => void save(true)}
              >
                Save and close
              </Button>
            </>
          )}
        </div>
      </header>
      {sections.map(({ section, score }) => (
        <Card key={section} title={section} description={`Score ${percent(score)}`}>
          <ol className={styles.questions}>
            {answers
              .filter((one) => one.section === section)
              .map((one) => (
                <li key={one.id} className={styles.question}>
                  <RadioGroup
                    label={one.question}
                    hint={[
                      one.weight > 1 ? `Counts ${one.weight} times.` : '',
                      one.before === null ? '' : `Last time ${one.before}.`,
                    ]
                      .filter(Boolean)
                      .join(' ')}
                    inline
                    disabled={isDone || one.isApart}
                    options={ratings.map(({ value, label, hint }) => ({ value, label: `${label} ${hint}` }))}
                    value={one.isApart ? null : one.rating}
                    onChange={(rating) => set(one.id, { rating })}
                  />
                  <div className={styles.beside}>
                    <Checkbox
                      label="Does not apply"
                      disabled={isDone}
                      checked={one.isApart}
                      onChange={(isApart) => set(one.id, { isApart, ...(isApart ? { rating: null } : {}) })}
                    />
                    <TextField
                      label={`Note on ${one.question}`}
                      hideLabel
                      placeholder="Note"
                      disabled={isDone}
                      value={one.note}
                      onChange={(note) => set(one.id, { note })}
                    />
                  </div>
                </li>
              ))}
          </ol>
        </Card>
      ))}
    </div>
  )
}

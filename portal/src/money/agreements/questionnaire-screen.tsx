import type { Answer } from '@portal/core/calls'
import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDateTime } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import {
  mergedAnswers,
  percentDone,
  type Answers,
  type Question,
} from '@portal/core/money/agreements/questionnaire'
import { Badge } from '@portal/ui/badge'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Checkbox } from '@portal/ui/choice'
import { Select } from '@portal/ui/select'
import { SkeletonText } from '@portal/ui/skeleton'
import { TextArea, TextField } from '@portal/ui/text-field'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { report } from '../../foundation/errors/errors.ts'
import { invalidate, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { LeaveGuard } from '../../platform/parts/form/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { agreementsCrumb, Questionnaires } from './questionnaires.tsx'
import styles from './agreements.module.css'

type Questionnaire = Answer<'agreementQuestionnaires.get'>

/** `/agreements/questionnaire/{id?}`: one of them, or a new one above all. */
export function QuestionnaireScreen(): ReactElement {
  const id = useParam('id')
  return id === '' ? <Questionnaires /> : <One key={id} id={Number(id)} />
}

function One({ id }: { readonly id: number }): ReactElement {
  const valid = Number.isInteger(id) && id > 0
  const { data, error, retry, loading } = useCall(
    'agreementQuestionnaires.get',
    valid ? { params: { id } } : null,
  )
  if (!valid || error?.status === 404) return <NotFound />
  if (data) return <Filling questionnaire={data} />
  return (
    <Page title="Agreement Questionnaire" crumbs={[agreementsCrumb]} narrow>
      {error ? (
        <ErrorState
          message={messageFor(error) ?? 'You may not see this.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : (
        <SkeletonText lines={10} label="Loading" />
      )}
    </Page>
  )
}

/** Milliseconds after the last key before the answers are kept. */
const pause = 800

function Filling({ questionnaire: from }: { readonly questionnaire: Questionnaire }): ReactElement {
  const [answers, setAnswers] = useState<Answers>(from.answers)
  const [state, setState] = useState<'kept' | 'keeping' | 'failed'>('kept')
  const [keptAt, setKeptAt] = useState(from.updatedAt)
  const params = { id: from.id }
  const version = useRef(from.version)
  const kept = useRef<Answers>(from.answers)
  const latest = useRef<Answers>(from.answers)
  const busy = useRef(false)
  const [other, setOther] = useState<string | null>(null)
  const isKept = (): boolean => JSON.stringify(latest.current) === JSON.stringify(kept.current)
  const save = async (sent: Answers): Promise<void> => {
    const saved = await api.call('agreementQuestionnaires.save', {
      params,
      body: { answers: { ...sent } },
      ifMatch: version.current,
    })
    version.current = saved.version
    setKeptAt(saved.updatedAt)
    kept.current = sent
  }
  // Somebody else filled it meanwhile: their answers come in, what was typed here stays.
  const takeTheirs = async (): Promise<void> => {
    const theirs = await api.call('agreementQuestionnaires.get', { params })
    const merged = mergedAnswers(kept.current, latest.current, theirs.answers)
    version.current = theirs.version
    kept.current = theirs.answers
    latest.current = merged
    setAnswers(merged)
    setOther(theirs.updatedBy)
  }
  const keep = async (): Promise<void> => {
    if (busy.current) return
    busy.current = true
    try {
      while (!isKept()) {
        setState('keeping')
        try {
          await save(latest.current)
        } catch (failure) {
          if (!(failure instanceof ApiError) || failure.status !== 412) throw failure
          await takeTheirs()
        }
      }
      setState('kept')
    } catch (failure) {
      setState('failed')
      report(failure)
    } finally {
      busy.current = false
    }
  }
  const keepNow = useRef(keep)
  useEffect(() => {
    keepNow.current = keep
  })
  useEffect(() => {
    latest.current = answers
    const timer = setTimeout(() => void keepNow.current(), pause)
    return () => clearTimeout(timer)
  }, [answers])
  // Whoever leaves at once has the last words kept too, and reads them when coming back.
  useEffect(() => () => void keepNow.current().finally(() => invalidate('agreementQuestionnaires')), [])
  const answer = (key: string, value: string | boolean): void =>
    setAnswers((old) => ({ ...old, [key]: value }))
  return (
    <Page
      title={from.title}
      description={[from.client?.name, from.template?.name].filter(Boolean).join(' · ')}
      crumbs={[agreementsCrumb, { label: 'Questionnaires', href: pathOf('agreements.questionnaire') }]}
      beside={
        <Badge tone={percentDone(answers, from.sections) === 100 ? 'success' : 'information'}>
          {percentDone(answers, from.sections)}% done
        </Badge>
      }
      actions={
        <span className={styles.hash} role="status">
          {state === 'keeping'
            ? 'Saving…'
            : state === 'failed'
              ? 'Not saved yet'
              : `Saved ${formatDateTime(keptAt)}`}
        </span>
      }
      narrow
    >
      <LeaveGuard active={state === 'failed'} isDirty={() => !isKept()} />
      {other !== null && (
        <Banner tone="information">
          {other} filled this questionnaire at the same time. Their answers are here too; where both answered,
          yours stands.
        </Banner>
      )}
      {state === 'failed' && (
        <div>
          <Button onClick={() => void keep()}>Save again</Button>
        </div>
      )}
      {from.sections.map(({ title, questions }) => (
        <Card key={title} title={title}>
          <div className={styles.questions}>
            {questions.map((question) => (
              <Asked key={question.key} question={question} value={answers[question.key]} onAnswer={answer} />
            ))}
          </div>
        </Card>
      ))}
    </Page>
  )
}

function Asked({
  question: { key, label, kind, choices, required },
  value,
  onAnswer,
}: {
  readonly question: Question
  readonly value: string | boolean | undefined
  readonly onAnswer: (key: string, value: string | boolean) => void
}): ReactElement {
  const text = typeof value === 'string' ? value : ''
  const common = { label, required: required === true }
  switch (kind) {
    case 'flag':
      return (
        <Checkbox label={label} checked={value === true} onChange={(checked) => onAnswer(key, checked)} />
      )
    case 'choice':
      return (
        <Select
          {...common}
          options={(choices ?? []).map((choice) => ({ value: choice, label: choice }))}
          value={text === '' ? null : text}
          onChange={(choice) => onAnswer(key, choice)}
        />
      )
    case 'longText':
      return (
        <TextArea
          {...common}
          rows={3}
          value={text}
          onChange={(typed) => onAnswer(key, typed.slice(0, 5000))}
        />
      )
    case 'text':
      return <TextField {...common} value={text} onChange={(typed) => onAnswer(key, typed.slice(0, 500))} />
  }
}

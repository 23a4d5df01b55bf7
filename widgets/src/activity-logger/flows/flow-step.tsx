import type { FlowAnswers } from '@portal/core/work/activities/flows/answers'
import type { Happening, Shows } from '@portal/core/work/activities/flows/flows'
import { answered, type FlowState } from '@portal/core/work/activities/flows/machine'
import { optimizationOptions, otherIssues } from '@portal/core/work/activities/flows/options'
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { ChangeDetails } from './change-details.tsx'
import { ChangesStep } from './changes-step.tsx'
import { DatesStep } from './dates-step.tsx'
import styles from './flow.module.css'
import { LoadingStep } from './loading-step.tsx'
import { MetricsStep } from './metrics-step.tsx'
import { QuestionStep } from './question-step.tsx'
import { TopicsStep } from './topics-step.tsx'
import type { Reading } from './use-figures.ts'

interface FlowStepProps {
  readonly step: Shows
  readonly state: FlowState
  readonly figures: Reading
  readonly onState: (state: FlowState) => void
  readonly happen: (on: Happening) => void
}

const headings: Readonly<Record<Shows, string>> = {
  question: 'Were There Any Changes?',
  changes: 'What Changed?',
  'change-details': 'Details of the Changes',
  dates: 'Time Frame',
  loading: 'Reading the Figures',
  metrics: 'Performance',
  optimizations: 'Optimizations',
  issues: 'Other Issues',
}

const hints: Readonly<Record<Shows, string>> = {
  question: 'Since the last note, in the account or at the client.',
  changes: 'Choose at least one.',
  'change-details': 'What is left empty asks for a comment in the note.',
  dates: 'The figures of these days are compared with those of the days before them.',
  loading: 'This takes a few seconds.',
  metrics: 'What is switched on goes into the note, in the words below.',
  optimizations: 'The cost per conversion increased. What is being done about it?',
  issues: 'Is there anything else that the client should know?',
}

/** One step under its heading, which takes the focus when the step comes, so that it is heard. */
export function FlowStep(props: FlowStepProps): ReactElement {
  const { step } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.step}>
      <header>
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          {headings[step]}
        </h3>
        {(step !== 'loading' || props.figures.failure === null) && (
          <p className={styles.hint}>{hints[step]}</p>
        )}
      </header>
      {contentOf(props)}
    </section>
  )
}

function contentOf({ step, state, figures, onState, happen }: FlowStepProps): ReactNode {
  const { answers } = state
  const set = (values: Partial<FlowAnswers>): void => onState(answered(state, values))
  switch (step) {
    case 'question':
      return <QuestionStep happen={happen} />
    case 'changes':
      return <ChangesStep changes={answers.changes} onChange={(changes) => set({ changes })} />
    case 'change-details':
      return <ChangeDetails changes={answers.changes} onChange={(changes) => set({ changes })} />
    case 'dates':
      return <DatesStep start={answers.start} end={answers.end} onChange={set} />
    case 'loading':
      return <LoadingStep figures={figures} />
    case 'metrics':
      return <MetricsStep groups={state.groups} answers={answers} onChange={(lines) => set({ lines })} />
    case 'optimizations':
      return (
        <TopicsStep
          label="Optimizations"
          options={optimizationOptions}
          chosen={answers.optimizations}
          onChange={(optimizations) => set({ optimizations })}
        />
      )
    case 'issues':
      return (
        <TopicsStep
          label="Other issues"
          options={otherIssues}
          chosen={answers.issues}
          onChange={(issues) => set({ issues })}
        />
      )
  }
}

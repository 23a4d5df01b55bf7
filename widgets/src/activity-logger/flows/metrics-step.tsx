import {
  answerOf,
  textOf,
  type FlowAnswers,
  type LineAnswer,
} from '@portal/core/work/activities/flows/answers'
import type { Line, LineGroup } from '@portal/core/work/activities/flows/lines'
import { Switch } from '@portal/ui/choice'
import { TextArea } from '@portal/ui/text-field'
import { useId, type ReactElement } from 'react'
import styles from './flow.module.css'

interface MetricsStepProps {
  readonly groups: readonly LineGroup[]
  readonly answers: FlowAnswers
  readonly onChange: (lines: FlowAnswers['lines']) => void
}

/** A text per metric, to change and to leave out. */
export function MetricsStep({ groups, answers, onChange }: MetricsStepProps): ReactElement {
  return (
    <>
      {groups.map((group) => (
        <MetricGroup
          key={group.id}
          group={group}
          answers={answers}
          onLine={(id, answer) => onChange({ ...answers.lines, [id]: answer })}
        />
      ))}
    </>
  )
}

interface MetricGroupProps {
  readonly group: LineGroup
  readonly answers: FlowAnswers
  readonly onLine: (id: string, answer: LineAnswer) => void
}

function MetricGroup({ group, answers, onLine }: MetricGroupProps): ReactElement {
  const id = useId()
  return (
    <section role="group" aria-labelledby={id}>
      <h4 className={styles.title} id={id}>
        {group.title}
      </h4>
      <div className={styles.lines}>
        {group.lines.map((line) => (
          <MetricLine
            key={line.id}
            line={line}
            text={textOf(answers, line)}
            answer={answerOf(answers, line.id)}
            onAnswer={(answer) => onLine(line.id, answer)}
          />
        ))}
      </div>
    </section>
  )
}

interface MetricLineProps {
  readonly line: Line
  readonly text: string
  readonly answer: LineAnswer
  readonly onAnswer: (answer: LineAnswer) => void
}

function MetricLine({ line, text, answer, onAnswer }: MetricLineProps): ReactElement {
  return (
    <div className={styles.line}>
      <Switch
        label={line.label}
        checked={answer.include}
        onChange={(include) => onAnswer({ ...answer, include })}
      />
      <TextArea
        label={`Text of ${line.label}`}
        hideLabel
        rows={1}
        placeholder="The note will ask for a comment here."
        value={text}
        disabled={!answer.include}
        onChange={(value) =>
          onAnswer({ ...answer, edited: value === line.text ? null : { of: line.text, text: value } })
        }
      />
    </div>
  )
}

import { contactParts, contactProblem } from '@portal/core/sites/forms/contact'
import type { Question } from '@portal/core/sites/forms/question'
import { boxOf, filesTyped, type TypedAnswers, type WaitingFile } from '@portal/core/sites/forms/typed'
import { Checkbox, RadioGroup } from '@portal/ui/choice'
import { DateField } from '@portal/ui/date-picker'
import { Select } from '@portal/ui/select'
import { TextArea, TextField } from '@portal/ui/text-field'
import type { ReactElement } from 'react'
import { FileQuestion } from './file-question.tsx'
import styles from './form.module.css'

interface AskedProps {
  readonly question: Question
  readonly typed: TypedAnswers
  readonly problem: string | undefined
  /** @param part the question, or the box of one of its choices */
  readonly onType: (part: string, value: unknown) => void
  readonly onLeave: () => void
  readonly upload: (file: File) => Promise<WaitingFile>
  readonly clientField?: ClientField | undefined
}

/** What a question for a client is asked with: its words, what stands in it, and what hears of another. */
export interface AskedLine {
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly required: boolean
  readonly value: string
  readonly onChange: (next: string) => void
  readonly onBlur: () => void
}

/** The control of a question for a client, where it is another one than a line of text: whoever may know them chooses. */
export type ClientField = (line: AskedLine) => ReactElement

/** Choices that stand beside each other; more are a list that opens. */
const mostInSight = 6

const ratings = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))

const contactFields = [
  { part: 'name', label: 'Name', type: 'text' },
  { part: 'email', label: 'E-mail', type: 'email' },
  { part: 'phone', label: 'Phone', type: 'tel' },
] as const

interface LegendProps {
  readonly label: string
  readonly hint: string | undefined
  readonly required: boolean
}

/** The words above what is asked in several controls. */
const Legend = ({ label, hint, required }: LegendProps): ReactElement => (
  <>
    <legend>
      {label}
      {required && <span aria-hidden="true"> *</span>}
    </legend>
    {hint !== undefined && <p className={styles.help}>{hint}</p>}
  </>
)

/** One question with its control. */
export function Asked({
  question,
  typed,
  problem,
  onType,
  onLeave,
  upload,
  clientField,
}: AskedProps): ReactElement {
  const { id, kind, label, help, required, choices } = question
  const text = typeof typed[id] === 'string' ? typed[id] : ''
  const facts = { label, hint: help === '' ? undefined : help, error: problem, required }
  const line = { ...facts, value: text, onBlur: onLeave, onChange: (next: string) => onType(id, next) }
  switch (kind) {
    case 'Client':
      return clientField?.(line) ?? <TextField {...line} />
    case 'Text':
    case 'Signature':
      return <TextField {...line} />
    case 'File':
      return (
        <FileQuestion
          {...facts}
          files={filesTyped(typed[id])}
          onFiles={(files) => onType(id, files)}
          upload={upload}
        />
      )
    case 'Long Text':
      return <TextArea {...line} rows={4} />
    case 'Email':
      return <TextField {...line} type="email" inputMode="email" autoComplete="email" />
    case 'Phone':
      return <TextField {...line} type="tel" inputMode="tel" autoComplete="tel" />
    case 'Number':
      return <TextField {...line} inputMode="decimal" />
    case 'Money':
      return <TextField {...line} inputMode="decimal" prefix="$" />
    case 'Date':
      return <DateField {...line} />
    case 'Yes or No':
      return <Checkbox {...facts} checked={typed[id] === true} onChange={(next) => onType(id, next)} />
    case 'Rating':
      return (
        <RadioGroup
          {...facts}
          inline
          options={ratings}
          value={text === '' ? null : text}
          onChange={(next) => onType(id, next)}
        />
      )
    case 'Choice': {
      const options = choices.map((choice) => ({ value: choice, label: choice }))
      const chosen = { ...facts, options, value: text === '' ? null : text }
      return choices.length > mostInSight ? (
        <Select {...chosen} onChange={(next) => onType(id, next)} />
      ) : (
        <RadioGroup {...chosen} onChange={(next) => onType(id, next)} />
      )
    }
    case 'Contact': {
      const parts = contactFields.map((_, at) => typed[boxOf(id, at)] ?? '')
      const wrong = problem === undefined ? null : contactProblem(parts)
      return (
        <fieldset className={styles.several}>
          <Legend {...facts} />
          {contactFields.map(({ part, ...field }, at) => (
            <TextField
              {...field}
              key={part}
              autoComplete={part === 'phone' ? 'tel' : part}
              required={required && at === 0}
              error={part === (wrong?.part ?? 'name') ? problem : undefined}
              value={contactParts(parts)[part]}
              onChange={(next) => onType(boxOf(id, at), next)}
            />
          ))}
        </fieldset>
      )
    }
    case 'Several':
      return (
        <fieldset className={styles.several}>
          <Legend {...facts} />
          {choices.map((choice, at) => (
            <Checkbox
              key={choice}
              label={choice}
              error={at === 0 ? problem : undefined}
              checked={typed[boxOf(id, at)] === true}
              onChange={(next) => onType(boxOf(id, at), next)}
            />
          ))}
        </fieldset>
      )
  }
}

import { ApiError } from '@portal/core/foundation/contract/api-error'
import type { Fields } from '@portal/core/foundation/contract/field'
import {
  askedQuestions,
  fieldOfQuestion,
  questionsOf,
  readAnswers,
  type Answers,
  type FormDefinition,
  type Question,
} from '@portal/core/sites/forms/definition'
import { answersOf, boxOf } from '@portal/core/sites/forms/typed'
import { dollarsFromCents, parseMoney } from '@portal/core/foundation/format/money'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Form, FormField, FormSection, useForm, type FormInUse } from '../../platform/parts/form/index.ts'
import type { Input } from '../../platform/parts/form/input.ts'
import styles from './forms.module.css'

/** What stands in the controls. */
export type Typed = Readonly<Record<string, Input>>

/** The fields of all questions; one that is not asked now is not required. */
function fieldsOf(definition: FormDefinition, asked: ReadonlySet<string>): Fields {
  return Object.fromEntries(
    questionsOf(definition).flatMap((question): [string, Fields[string]][] => {
      if (question.kind === 'Several')
        return question.choices.map((label, at) => [boxOf(question.id, at), { label, kind: 'flag' }])
      const { required, ...field } = fieldOfQuestion(question)
      return [[question.id, required && asked.has(question.id) ? { ...field, required } : field]]
    }),
  )
}

export interface FormFillProps {
  readonly definition: FormDefinition
  readonly label: string
  /** What was typed here before. */
  readonly from?: Typed
  /** What is typed, each time it changes. */
  readonly onTyped?: (typed: Typed) => void
  /** @throws {ApiError} whose fields are questions */
  readonly send: (answers: Answers) => Promise<unknown>
  readonly sent: () => void
}

/** What the controls begin with: an amount that was typed is read again. */
const startOf = (definition: FormDefinition, typed: Typed) => {
  const amounts = questionsOf(definition).flatMap(({ id, kind }) => {
    const text = typed[id]
    const cents = kind === 'Money' && typeof text === 'string' ? parseMoney(text) : null
    return cents === null ? [] : [[id, dollarsFromCents(cents)]]
  })
  return { ...typed, ...(Object.fromEntries(amounts) as Readonly<Record<string, number>>) }
}

/** A form as people fill it in: what a condition hides is neither shown nor asked for. */
export function FormFill({ definition, label, from = {}, onTyped, send, sent }: FormFillProps): ReactElement {
  const [start] = useState(() => startOf(definition, from))
  const [typed, setTyped] = useState(from)
  const answers = answersOf(definition, typed)
  const shown = new Set(askedQuestions(definition, answers).map(({ id }) => id))
  const several = new Set(questionsOf(definition).flatMap(({ id, kind }) => (kind === 'Several' ? [id] : [])))
  /** What is said of Several stands at its first box. */
  const placed = (problems: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(problems).map(([id, sentence]) => [several.has(id) ? boxOf(id, 0) : id, sentence]),
    )
  const form = useForm({
    fields: fieldsOf(definition, shown),
    from: start,
    check: () => placed(readAnswers(definition, answers).problems),
    save: async () => {
      try {
        return await send(answers)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const { status, code, message, fields, fromServer, ofWrite } = error
        throw new ApiError(status, code, message, placed(fields), fromServer, ofWrite)
      }
    },
    saved: sent,
  })
  // Inputs are other objects each time; their content is what matters.
  const content = JSON.stringify(form.inputs)
  const tell = useRef(onTyped)
  tell.current = onTyped
  const { dirty } = form
  useEffect(() => {
    const inputs: Typed = JSON.parse(content)
    setTyped(inputs)
    if (dirty) tell.current?.(inputs)
  }, [content, dirty])
  return (
    <Form of={form} label={label} saveLabel="Send">
      {definition.pages.map(({ title, questions }, at) => {
        const here = questions.filter(({ id }) => shown.has(id))
        if (here.length === 0) return null
        const fields = here.map((question) => <Asked key={question.id} of={form} question={question} />)
        const key = `${at}`
        return title === '' ? (
          <div key={key} className={styles.questions}>
            {fields}
          </div>
        ) : (
          <FormSection key={key} title={title}>
            <div className={styles.questions}>{fields}</div>
          </FormSection>
        )
      })}
    </Form>
  )
}

function Asked({ of, question }: { readonly of: FormInUse; readonly question: Question }): ReactElement {
  const { id, kind, label, help, required, choices } = question
  if (kind !== 'Several') return <FormField of={of} name={id} wide />
  return (
    <fieldset className={styles.several}>
      <legend>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {help !== '' && <p className={styles.help}>{help}</p>}
      {choices.map((choice, at) => (
        <FormField key={choice} of={of} name={boxOf(id, at)} />
      ))}
    </fieldset>
  )
}

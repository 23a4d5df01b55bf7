import type { ReactElement } from 'react'
import { Asked, type ClientField } from './asked.tsx'
import styles from './form.module.css'
import type { Filling } from './use-filling.ts'

interface QuestionsProps {
  readonly of: Filling
  readonly label: string
  /** Of the headings of pages: below what the form stands under. */
  readonly level: 2 | 3
  readonly clientField?: ClientField | undefined
}

/** The questions of a form, page by page, in a form that Enter with Ctrl or Cmd sends from anywhere. */
export function Questions({ of, label, level, clientField }: QuestionsProps): ReactElement {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <form
      ref={of.form}
      noValidate
      className={styles.questions}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        void of.send()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void of.send()
      }}
    >
      <div className={styles.trap} aria-hidden="true">
        <input ref={of.trap} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {of.steps && (
        <div className={styles.steps}>
          <span>
            Step {of.steps.number} of {of.steps.of}
          </span>
          <progress aria-label="Progress" max={of.steps.of} value={of.steps.number} />
        </div>
      )}
      {of.definition.pages.map(({ title, questions }, at) => {
        const here = questions.filter(({ id }) => of.asked.has(id))
        if (here.length === 0) return null
        // A page that is not in sight stays: files go on arriving, and what is half typed is there.
        return (
          <section
            key={`${at}`}
            className={styles.questions}
            hidden={of.steps !== null && of.steps.page !== at}
            {...(of.steps ? { tabIndex: -1, 'aria-label': title || `Step ${of.steps.number}` } : {})}
          >
            {title !== '' && <Heading className={styles.heading}>{title}</Heading>}
            {here.map((question) => (
              <Asked
                key={question.id}
                question={question}
                typed={of.typed}
                problem={of.problemOf(question.id)}
                onType={(part, value) => of.type(question.id, part, value)}
                onLeave={() => of.leave(question.id)}
                upload={of.upload}
                clientField={clientField}
              />
            ))}
          </section>
        )
      })}
    </form>
  )
}

import type { ReactElement } from 'react'
import { Asked, type ClientField } from './asked.tsx'
import styles from './form.module.css'
import type { Filling } from './use-filling.ts'

interface QuestionsProps {
  readonly of: Filling
  readonly label: string
  /** Of the headings of pages: below what the form stands under. */
  readonly level: 2 | 3
  /** The only page in sight; all of them where absent. */
  readonly page?: number
  /** In place of sending. */
  readonly onSend?: () => void
  readonly clientField?: ClientField | undefined
}

/** The questions of a form, page by page, in a form that Enter with Ctrl or Cmd sends from anywhere. */
export function Questions({
  of,
  label,
  level,
  page,
  onSend = () => void of.send(),
  clientField,
}: QuestionsProps): ReactElement {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <form
      ref={of.form}
      noValidate
      className={styles.questions}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
      }}
    >
      <div className={styles.trap} aria-hidden="true">
        <input ref={of.trap} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {of.definition.pages.map(({ title, questions }, at) => {
        const here = questions.filter(({ id }) => of.asked.has(id))
        if (here.length === 0) return null
        return (
          <section
            key={`${at}`}
            className={styles.questions}
            // A page that is not in sight stays: files go on arriving, and what is half typed is there.
            {...(page === undefined ? {} : { hidden: page !== at, tabIndex: -1 })}
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

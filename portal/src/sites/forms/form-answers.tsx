import type { Answer } from '@portal/core/calls'
import { formatCount } from '@portal/core/foundation/format'
import { EmptyState } from '@portal/ui/empty-state'
import { Mail, Trash2 } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { List, paged, type Action } from '../../platform/parts/list/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { columnsOfAnswers } from './columns-of-answers.tsx'
import styles from './forms.module.css'

type Form = Answer<'forms.get'>
type Row = Answer<'forms.answers'>['rows'][number]

/** The answers to a form: a column for each question, choices counted, and a file of all of them. */
export function FormAnswers({ form }: { readonly form: Form }): ReactElement {
  const { id } = form
  const source = useMemo(() => paged('forms.answers', { params: { id } }), [id])
  const columns = useMemo(() => columnsOfAnswers(form), [form])
  const removal = useRemoval<Row>({
    title: () => 'Delete this answer?',
    question: () => <>What it became stays where it is.</>,
    remove: (row) => api.call('forms.removeAnswer', { params: { id: row.id } }),
    removed: () => refresh('forms'),
    done: () => 'The answer is deleted.',
    failed: 'The answer could not be deleted.',
  })
  const actions: readonly Action<Row>[] = [
    { name: 'Delete', icon: Trash2, danger: true, run: (row) => removal.ask([row]) },
  ]
  return (
    <>
      <Counts form={form} />
      <List
        name="formAnswers"
        of={source}
        columns={columns}
        label="Answers"
        search="Search answers"
        exportAs={`answers-${id}`}
        actions={actions}
        expand={({ words }) => (
          <dl>
            {words.map(({ id: question, label, answer, files }) => (
              <div key={question}>
                <dt className={styles.help}>{label}</dt>
                {files.length === 0 ? (
                  <dd>{answer}</dd>
                ) : (
                  files.map(({ name, address }) => (
                    <dd key={address}>
                      <a href={address} target="_blank" rel="noreferrer">
                        {name}
                      </a>
                    </dd>
                  ))
                )}
              </div>
            ))}
          </dl>
        )}
        empty={
          <EmptyState icon={Mail} title="No answers yet">
            Open the form and give its address to whoever should answer.
          </EmptyState>
        }
      />
      {removal.dialog}
    </>
  )
}

/** How often each choice was taken, over all answers. */
function Counts({ form }: { readonly form: Form }): ReactElement | null {
  const { data } = useCall('forms.get', { params: { id: form.id }, query: { counts: true } })
  const answered = (data?.counts ?? []).filter(({ counts }) => counts.some(({ count }) => count > 0))
  if (answered.length === 0) return null
  return (
    <div className={styles.cards}>
      {answered.map(({ id, label, counts }) => {
        const most = Math.max(1, ...counts.map(({ count }) => count))
        return (
          <section key={id} aria-label={label}>
            <p className={styles.kicker}>{label}</p>
            <div className={styles.counts}>
              {counts.map(({ choice, count }) => (
                <div key={choice} style={{ display: 'contents' }}>
                  <span>{choice}</span>
                  <span className={styles.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
                  <span>{formatCount(count)}</span>
                </div>
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}

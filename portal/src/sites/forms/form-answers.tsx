import type { Answer } from '@portal/core/calls'
import { formatDateTime } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { questionsOf } from '@portal/core/sites/forms/definition'
import type { Question } from '@portal/core/sites/forms/question'
import { EmptyState } from '@portal/ui/empty-state'
import { Mail, Trash2 } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { Link } from 'wouter'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { List, paged, type Action, type ListColumn } from '../../platform/parts/list/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import styles from './forms.module.css'

type Form = Answer<'forms.get'>
type Row = Answer<'forms.answers'>['rows'][number]

/** What the form asks now, and what was answered when earlier versions asked it. */
const askedEver = ({ definition, removed }: Form): readonly Pick<Question, 'id' | 'label' | 'kind'>[] => [
  ...questionsOf(definition),
  ...removed
    .filter(({ answered }) => answered)
    .map(({ id, label, kind }) => ({ id, label: `${label} (removed)`, kind })),
]

/** Answers whose choices are counted here. */
const counted = 200

/** The answers to a form: a column for each question, choices counted, and a file of all of them. */
export function FormAnswers({ form }: { readonly form: Form }): ReactElement {
  const { id } = form
  const source = useMemo(() => paged('forms.answers', { params: { id } }), [id])
  const columns = useMemo(
    (): readonly ListColumn<Row>[] => [
      { id: 'at', label: 'Arrived', value: ({ at }) => formatDateTime(at), width: 184, firm: true },
      ...askedEver(form).map(({ id: question, label, kind }): ListColumn<Row> => ({
        id: question,
        label,
        value: ({ words }) => words.find((one) => one.id === question)?.answer ?? '',
        // A telephone number is of no use cut.
        ...(kind === 'Phone' ? { width: 150, firm: true } : { width: 200 }),
      })),
      {
        id: 'client',
        label: 'Client',
        value: ({ Client: of }) => of?.name ?? '',
        cell: ({ Client: of }) =>
          of && <Link href={pathOf('clients.profile', { slug: of.slug })}>{of.name}</Link>,
        width: 180,
      },
      {
        id: 'became',
        label: 'Became',
        value: ({ became }) => became,
        cell: ({ became, taskId, interactionOf, contactOf }) =>
          taskId !== null ? (
            <Link href={pathOf('taskiq', {}, { task_id: String(taskId) })}>{became}</Link>
          ) : interactionOf !== null ? (
            <Link href={pathOf('clients.profile.communications', { slug: interactionOf.slug })}>
              {became}
            </Link>
          ) : contactOf !== null ? (
            <Link href={pathOf('clients.profile.contacts', { slug: contactOf.slug })}>{became}</Link>
          ) : (
            became
          ),
        width: 140,
      },
      {
        id: 'version',
        label: 'Version',
        kind: 'number',
        value: ({ versionNumber }) => versionNumber,
        extra: true,
      },
    ],
    [form],
  )
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

/** How often each choice was taken, among the latest answers. */
function Counts({ form }: { readonly form: Form }): ReactElement | null {
  const { data } = useCall('forms.answers', {
    params: { id: form.id },
    query: { pageSize: String(counted) } as never,
  })
  const questions = questionsOf(form.definition).filter(({ kind }) => kind === 'Choice' || kind === 'Several')
  if (!data || data.total === 0 || questions.length === 0) return null
  return (
    <div className={styles.cards}>
      {questions.map(({ id, label, choices }) => {
        const answers = data.rows.flatMap(({ words }) => words.find((one) => one.id === id)?.chosen ?? [])
        const counts = choices.map((choice) => ({
          choice,
          count: answers.filter((one) => one === choice).length,
        }))
        const most = Math.max(1, ...counts.map(({ count }) => count))
        return (
          <section key={id} aria-label={label}>
            <p className={styles.kicker}>
              {label}
              {data.total > counted && `, the latest ${counted} answers`}
            </p>
            <div className={styles.counts}>
              {counts.map(({ choice, count }) => (
                <div key={choice} style={{ display: 'contents' }}>
                  <span>{choice}</span>
                  <span className={styles.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
                  <span>{count}</span>
                </div>
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}

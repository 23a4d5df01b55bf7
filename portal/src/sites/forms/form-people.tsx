import type { Answer } from '@portal/core/calls'
import { formatDateTime } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import { EmptyState } from '@portal/ui/empty-state'
import { Bell, Trash2, Users } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { useMemo, type ReactElement } from 'react'
import { Link } from 'wouter'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { held, List, type Action, type ListColumn } from '../../platform/parts/list/index.ts'
import { useQuestion } from '../../platform/parts/question/use-question.tsx'
import { ask, AskPeople } from './ask-people.tsx'
import styles from './forms.module.css'

type Form = Answer<'forms.get'>
type Asked = Answer<'forms.people'>[number]

const waitsOf = ({ ended }: Asked): string => (ended ? 'Link has ended' : 'Waits')

const columns: readonly ListColumn<Asked>[] = [
  { id: 'name', label: 'Name', value: ({ User }) => User.name, width: 180, sortable: true },
  { id: 'email', label: 'E-mail', value: ({ User }) => User.email, width: 220 },
  {
    id: 'client',
    label: 'Client',
    value: ({ Client: of }) => of?.name ?? '',
    cell: ({ Client: of }) =>
      of && <Link href={pathOf('clients.profile', { slug: of.slug })}>{of.name}</Link>,
    width: 180,
    sortable: true,
  },
  {
    id: 'answered',
    label: 'Answered',
    value: (asked) => (asked.answeredAt === null ? waitsOf(asked) : formatDateTime(asked.answeredAt)),
    cell: (asked) =>
      asked.answeredAt === null ? (
        <Badge tone={asked.ended ? 'neutral' : 'warning'} dot>
          {waitsOf(asked)}
        </Badge>
      ) : (
        formatDateTime(asked.answeredAt)
      ),
    width: 170,
  },
  {
    id: 'until',
    label: 'Link Ends',
    kind: 'date',
    value: ({ answeredAt, until }) => (answeredAt === null ? until : null),
    width: 116,
  },
  { id: 'asked', label: 'Asked', value: ({ askedAt }) => formatDateTime(askedAt), width: 170 },
  {
    id: 'reminded',
    label: 'Reminded',
    value: ({ remindedAt }) => (remindedAt === null ? '' : formatDateTime(remindedAt)),
    width: 170,
  },
]

const actionsOf = (form: Form, takeBack: (asked: Asked) => void): readonly Action<Asked>[] => [
  {
    name: 'Remind',
    icon: Bell,
    may: ({ answeredAt, Client: of }) => answeredAt === null && of !== null,
    run: ({ Client: of, User }) => {
      if (of) void ask(form, [{ clientId: of.id, userId: User.id }])
    },
  },
  {
    name: 'Take back…',
    icon: Trash2,
    danger: true,
    may: ({ answeredAt }) => answeredAt === null,
    run: takeBack,
  },
]

/** Who is asked to fill in a form, each by a link of their own, and who has. */
export function FormPeople({ form }: { readonly form: Form }): ReactElement {
  const { data, loading, error, retry } = useCall('forms.people', { params: { id: form.id } })
  const source = useMemo(
    () =>
      held(
        { rows: data, loading, error, retry },
        { search: ({ User, Client: of }) => `${User.name} ${User.email} ${of?.name ?? ''}` },
      ),
    [data, loading, error, retry],
  )
  const question = useQuestion<Asked>({
    title: () => 'Take this link back?',
    text: ({ User }) => (
      <>
        The link of <strong>{User.name}</strong> opens nothing any more. What they have typed and not sent is
        lost, and so is when they were asked and reminded. The mail itself stays in their mailbox.
      </>
    ),
    confirmLabel: 'Take back',
    danger: true,
    act: async ({ id }) => {
      await api.call('forms.unask', { params: { id } })
      refresh('forms')
      showSuccess('The link opens nothing any more.')
    },
  })
  return (
    <div className={styles.cards}>
      <AskPeople form={form} />
      <List
        name="formPeople"
        of={source}
        columns={columns}
        label="People who were asked"
        search="Search people"
        exportAs={`people-${form.id}`}
        actions={actionsOf(form, question.ask)}
        empty={
          <EmptyState icon={Users} title="Nobody was asked yet">
            Choose people above. Who answers at the form’s public address stands under Answers.
          </EmptyState>
        }
      />
      {question.dialog}
    </div>
  )
}

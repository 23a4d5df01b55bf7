import type { Answer } from '@portal/core/calls'
import { formatDateTime } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { mostAskedAtOnce } from '@portal/core/sites/forms/asking'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Checkbox } from '@portal/ui/choice'
import { Combobox } from '@portal/ui/combobox'
import { EmptyState } from '@portal/ui/empty-state'
import { Bell, Mail, Trash2, Users } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { useMemo, useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { held, List, type Action, type ListColumn } from '../../platform/parts/list/index.ts'
import styles from './forms.module.css'

type Form = Answer<'forms.get'>
type Asked = Answer<'forms.people'>['asked'][number]

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
    value: ({ answeredAt }) => (answeredAt === null ? 'Waits' : formatDateTime(answeredAt)),
    cell: ({ answeredAt }) =>
      answeredAt === null ? (
        <Badge tone="warning" dot>
          Waits
        </Badge>
      ) : (
        formatDateTime(answeredAt)
      ),
    width: 170,
  },
  { id: 'asked', label: 'Asked', value: ({ askedAt }) => formatDateTime(askedAt), width: 170 },
  {
    id: 'reminded',
    label: 'Reminded',
    value: ({ remindedAt }) => (remindedAt === null ? '' : formatDateTime(remindedAt)),
    width: 170,
  },
]

/** Asks, or reminds whoever was asked already. */
async function ask(form: Form, clientId: number, userIds: readonly number[]): Promise<boolean> {
  try {
    await api.call('forms.ask', { params: { id: form.id }, body: { clientId, userIds: [...userIds] } })
  } catch (error) {
    report(error)
    return false
  }
  refresh('forms')
  showSuccess(userIds.length === 1 ? 'The mail is on its way.' : `${userIds.length} mails are on their way.`)
  return true
}

const actionsOf = (form: Form): readonly Action<Asked>[] => [
  {
    name: 'Remind',
    icon: Bell,
    may: ({ answeredAt, Client: of }) => answeredAt === null && of !== null,
    run: ({ Client: of, User }) => {
      if (of) void ask(form, of.id, [User.id])
    },
  },
  {
    name: 'Take back',
    icon: Trash2,
    danger: true,
    may: ({ answeredAt }) => answeredAt === null,
    run: ({ id }) => {
      api.call('forms.unask', { params: { id } }).then(() => {
        refresh('forms')
        showSuccess('The link opens nothing any more.')
      }, report)
    },
  },
]

/** Who is asked to fill in a form, each by a link of their own, and who has. */
export function FormPeople({ form }: { readonly form: Form }): ReactElement {
  const [chosen, setChosen] = useState<{ readonly value: number; readonly label: string } | null>(null)
  const clientId = form.clientId ?? chosen?.value
  const { data, loading, error, retry } = useCall('forms.people', {
    params: { id: form.id },
    query: clientId === undefined ? {} : { clientId },
  })
  const { data: clients } = useCall('clients.simpleList', form.clientId === null ? {} : null)
  const source = useMemo(
    () =>
      held(
        { rows: data?.asked, loading, error, retry },
        { search: ({ User, Client: of }) => `${User.name} ${User.email} ${of?.name ?? ''}` },
      ),
    [data, loading, error, retry],
  )
  const actions = useMemo(() => actionsOf(form), [form])
  return (
    <div className={styles.cards}>
      <Card
        title="Ask people"
        description="Each gets a mail with a link of their own and finds the form in the portal. The link is answered once, and opens the form also while it is closed to everybody else."
      >
        <div className={styles.cards}>
          {form.clientId === null && (
            <div className={styles.narrow}>
              <Combobox
                label="Client"
                options={(clients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
                value={chosen}
                onChange={setChosen}
              />
            </div>
          )}
          {clientId !== undefined && data && (
            <Offered
              key={clientId}
              form={form}
              people={data.offered}
              waiting={data.asked}
              clientId={clientId}
            />
          )}
        </div>
      </Card>
      <List
        name="formPeople"
        of={source}
        columns={columns}
        label="People who were asked"
        search="Search people"
        exportAs={`people-${form.id}`}
        actions={actions}
        empty={
          <EmptyState icon={Users} title="Nobody was asked yet">
            Choose people above. Who answers at the form’s public address stands under Answers.
          </EmptyState>
        }
      />
    </div>
  )
}

interface OfferedProps {
  readonly form: Form
  readonly clientId: number
  readonly people: Answer<'forms.people'>['offered']
  readonly waiting: readonly Asked[]
}

/** The client's own people, of whom some are chosen. */
function Offered({ form, clientId, people, waiting }: OfferedProps): ReactElement {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const [asking, setAsking] = useState(false)
  const wait = new Set(
    waiting
      .filter(({ answeredAt, Client: of }) => answeredAt === null && of?.id === clientId)
      .map(({ User }) => User.id),
  )
  if (people.length === 0)
    return <p className={styles.help}>Nobody of this client has an account. Add one under its Team tab.</p>
  return (
    <fieldset className={styles.picked}>
      <legend>People</legend>
      {people.map(({ id, name, email }) => (
        <Checkbox
          key={id}
          label={name}
          hint={wait.has(id) ? `${email} · was asked, is reminded` : email}
          checked={picked.has(id)}
          onChange={(on) =>
            setPicked(new Set(on ? [...picked, id] : [...picked].filter((one) => one !== id)))
          }
        />
      ))}
      <div>
        <Button
          variant="primary"
          icon={Mail}
          loading={asking}
          disabled={picked.size === 0 || picked.size > mostAskedAtOnce}
          onClick={() => {
            setAsking(true)
            void ask(form, clientId, [...picked]).then((done) => {
              setAsking(false)
              if (done) setPicked(new Set())
            })
          }}
        >
          {picked.size > 1 ? `Ask ${picked.size} people` : 'Ask'}
        </Button>
      </div>
    </fieldset>
  )
}

import { useStore } from '@nanostores/react'
import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { isPerson } from '@portal/core/foundation/policy/actor'
import { seesYourDay } from '@portal/core/foundation/policy/shell'
import { pathOf } from '@portal/core/foundation/routes'
import { personFields } from '@portal/core/access/users/fields'
import { Card } from '@portal/ui/card'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { OwnCalendar } from './own-calendar.tsx'
import { Form, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api, session } from '../../foundation/session/session.ts'
import { PictureField } from './picture-field.tsx'
import styles from './users.module.css'

const { firstName, lastName } = personFields

/** What this browser shows of oneself, as it is now. */
async function readAgain(): Promise<void> {
  session.$user.set(await api.call('users.current'))
  refresh('users')
}

/** One's own name and picture, and what others have set of one's account. */
export function OwnDataPanel(): ReactElement | null {
  const user = useStore(session.$user)
  return user && <OwnData user={user} />
}

function OwnData({
  user,
}: {
  readonly user: NonNullable<ReturnType<typeof session.$user.get>>
}): ReactElement {
  const actor = useStore(session.$actor)
  const form = useForm({
    fields: { firstName, lastName },
    from: user,
    save: async (_, { options, changed }) => {
      if (Object.keys(changed).length > 0)
        await api.call('users.update', { params: { id: user.id }, body: changed, ...options })
    },
    saved: () => {
      showSuccess(defaultSuccessMessage)
      void readAgain()
    },
  })
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['E-mail', user.email],
    ['Type', user.UserType.name],
    ['Roles', user.roles.join(', ')],
    ['Departments', user.departments.map(({ name }) => name).join(', ')],
    [
      'Clients',
      user.clients.length > 5
        ? `${user.clients.length} clients`
        : [...new Set(user.clients.map(({ name }) => name))].join(', '),
    ],
  ]
  return (
    <div className={styles.sections}>
      <Card title="Picture">
        <PictureField user={user} changed={readAgain} />
      </Card>
      <Card title="Name">
        <Form of={form} label="Your name" {...(form.dirty ? { onCancel: form.reset } : {})}>
          <FormGrid>
            <FormField of={form} name="firstName" />
            <FormField of={form} name="lastName" />
          </FormGrid>
        </Form>
      </Card>
      {isPerson(actor) && actor.userType === 'Client' && <OwnStores clients={user.clients} />}
      <Card title="Account" description="Administrators change these.">
        <dl className={styles.facts}>
          {facts
            .filter(([, value]) => value !== '')
            .flatMap(([label, value]) => [
              <dt key={label}>{label}</dt>,
              <dd key={`${label} value`}>{value}</dd>,
            ])}
        </dl>
      </Card>
      {isPerson(actor) && seesYourDay(actor) && <OwnCalendar />}
    </div>
  )
}

/** The stores of a client's person, with the ways to what each was invoiced and has agreed to, and to what the agency asks: no menu has them. */
function OwnStores({
  clients,
}: {
  readonly clients: readonly { readonly id: number; readonly slug: string; readonly name: string }[]
}): ReactElement | null {
  const stores = new Map(clients.map((store) => [store.id, store]))
  if (stores.size === 0) return null
  return (
    <Card title={stores.size === 1 ? 'Your store' : 'Your stores'}>
      <dl className={styles.facts}>
        {[...stores.values()].flatMap(({ id, slug, name }) => [
          <dt key={id}>{name}</dt>,
          <dd key={`${id} ways`}>
            <Link href={pathOf('clients.invoices', { slug })}>Invoices, budgets and agreements</Link>
          </dd>,
        ])}
      </dl>
      <Link href={pathOf('forms.mine')}>Forms to fill in</Link>
    </Card>
  )
}

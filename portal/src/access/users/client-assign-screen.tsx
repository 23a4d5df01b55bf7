import type { Answer } from '@portal/core/calls'
import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { pathOf } from '@portal/core/foundation/routes'
import { clientMembershipFields } from '@portal/core/access/users/fields'
import { Button, IconButton, LinkButton } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { EmptyState } from '@portal/ui/empty-state'
import { Plus, SquarePen, Store, Trash2 } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { Form, FormField, useForm } from '../../platform/parts/form/index.ts'
import { useQuery } from '../../foundation/address/address.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import type { OpenUser } from './user-form.tsx'
import { RowHead } from './row-head.tsx'
import { UserFrame } from './user-frame.tsx'
import styles from './users.module.css'

/** `/users/{id}/client-assign`: the clients on whose teams somebody is. */
export const ClientAssignScreen = (): ReactElement => (
  <UserFrame
    title={({ fullName }) => `Clients of ${fullName}`}
    description={({ UserType }) =>
      UserType.name === 'Employee'
        ? 'The teams of which this person is a member. Employees see every client in any case.'
        : `A ${UserType.name} sees these clients and no others.`
    }
    actions={({ id }) => (
      <LinkButton icon={SquarePen} href={pathOf('users.edit', { id: String(id) })}>
        Account
      </LinkButton>
    )}
  >
    {(user) => <Clients key={user.id} user={user} />}
  </UserFrame>
)

function Clients({ user }: { readonly user: OpenUser }): ReactElement {
  const { data } = useCall('users.clients', { params: { id: user.id } })
  if (!data) return <Skeleton height={240} />
  return user.can.assignClients ? (
    <ClientForm user={user} clients={data} />
  ) : (
    <Card
      title="Clients"
      description="Administrators put people on teams, account managers on those that they are on themselves."
    >
      {data.length === 0 ? (
        <EmptyState icon={Store} title="On no client's team" />
      ) : (
        <ul className={styles.rows}>
          {data.map(({ id, name, clientUserTypeId }) => (
            <li key={`${id}-${clientUserTypeId}`}>{name}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}

interface ClientFormProps {
  readonly user: OpenUser
  readonly clients: Answer<'users.clients'>
}

const lists = { clients: clientMembershipFields } as const

function ClientForm({ user, clients }: ClientFormProps): ReactElement {
  const asked = Number(useQuery().get('clientId'))
  const form = useForm({
    fields: {},
    lists,
    from: {
      clients: [
        ...clients.map((one) => ({ clientId: one.id, clientUserTypeId: one.clientUserTypeId })),
        // Whoever was added at a client comes here to be put on its team.
        ...(asked > 0 && !clients.some(({ id }) => id === asked) ? [{ clientId: asked }] : []),
      ],
    },
    check: (_, rows) => twice(rows.clients),
    save: (sent, { options }) =>
      api.call('users.setClients', {
        params: { id: user.id },
        body: {
          clients: sent.clients.map(({ clientId, clientUserTypeId }) => ({ clientId, clientUserTypeId })),
        },
        ...options,
      }),
    saved: () => {
      refresh('users', 'clients')
      showSuccess(defaultSuccessMessage)
    },
  })
  const rows = form.rows('clients')
  return (
    <Form of={form} label={`Clients of ${user.fullName}`} {...(form.dirty ? { onCancel: form.reset } : {})}>
      <Card>
        <div className={styles.sections}>
          {rows.length === 0 ? (
            <EmptyState icon={Store} title="On no client's team">
              Add the first client.
            </EmptyState>
          ) : (
            <ul className={styles.rows} aria-label="Clients">
              <RowHead first="Client" second="Client User Type" />
              {rows.map((row, place) => {
                const known = clients.find(({ id }) => id === row.inputs.clientId)
                return (
                  <li key={row.key} className={styles.row}>
                    <FormField
                      of={row}
                      name="clientId"
                      hideLabel
                      known={known && { value: known.id, label: known.name }}
                    />
                    <FormField of={row} name="clientUserTypeId" hideLabel />
                    <div className={styles.remove}>
                      <IconButton
                        icon={Trash2}
                        label={`Remove ${known?.name ?? `client ${place + 1}`}`}
                        onClick={row.remove}
                      />
                    </div>
                  </li>
                )
              })}
            </ul>
          )}
          <div>
            <Button icon={Plus} onClick={() => form.add('clients')}>
              Add client
            </Button>
          </div>
        </div>
      </Card>
    </Form>
  )
}

/** A client is named twice with the same kind of member. */
function twice(
  rows: readonly { readonly clientId: number | null; readonly clientUserTypeId: number | null }[],
): Readonly<Record<string, string>> {
  const seen = new Set<string>()
  const problems: Record<string, string> = {}
  for (const [place, { clientId, clientUserTypeId }] of rows.entries()) {
    const key = `${clientId}-${clientUserTypeId}`
    if (clientId !== null && seen.has(key))
      problems[`clients.${place}.clientId`] = 'This client is in the list already.'
    seen.add(key)
  }
  return problems
}

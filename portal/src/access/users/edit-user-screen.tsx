import { formatDateTime } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { LinkButton } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Store } from '@portal/ui/icon'
import { IconMenu } from '@portal/ui/menu'
import type { ReactElement } from 'react'
import { menuOf } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { useQuery } from '../../foundation/address/address.ts'
import { refresh } from '../../foundation/session/query.ts'
import { PictureField } from './picture-field.tsx'
import { userActions } from './user-actions.ts'
import { useTwoFactorReset } from './use-two-factor-reset.tsx'
import { TerminationCard } from './termination-card.tsx'
import { useStaff } from './use-staff.ts'
import { UserFacts } from './user-facts.tsx'
import { UserForm } from './user-form.tsx'
import { UserFrame } from './user-frame.tsx'

/** `/users/create`: a new account, of somebody at the client that the address may name. */
export function CreateUserScreen(): ReactElement {
  const clientId = useQuery().get('clientId')
  return (
    <Page narrow title="Add User" crumbs={[{ label: 'Users', href: pathOf('users') }]}>
      <UserForm user={null} clientId={clientId} />
    </Page>
  )
}

/** `/users/{id}/edit`: an account, to be changed by whoever may, to be read by the rest of the staff. */
export function EditUserScreen(): ReactElement {
  const staff = useStaff()
  const reset = useTwoFactorReset()
  return (
    <UserFrame
      title={({ fullName }) => fullName}
      description={({ lastSeenAt, email }) =>
        lastSeenAt ? `${email} · last seen ${formatDateTime(lastSeenAt)}` : email
      }
      actions={(user) => (
        <>
          {user.can.assignClients && (
            <LinkButton icon={Store} href={pathOf('users.client-assign', { id: String(user.id) })}>
              Assign clients
            </LinkButton>
          )}
          <IconMenu
            label={`More for ${user.fullName}`}
            items={menuOf(
              [...userActions.filter(({ name }) => !['Edit', 'Assign clients'].includes(name)), reset.action],
              user,
            )}
          />
          {reset.dialog}
        </>
      )}
    >
      {(user) => (
        <>
          {user.can.changeProfile && (
            <Card title="Picture">
              <PictureField user={user} changed={() => refresh('users')} />
            </Card>
          )}
          {user.can.update ? (
            <>
              <UserForm key={user.id} user={user} />
              {user.id !== staff?.id && user.state !== 'inactive' && <TerminationCard user={user} />}
            </>
          ) : (
            <Card title="Account" description="Administrators change accounts.">
              <UserFacts user={user} />
            </Card>
          )}
        </>
      )}
    </UserFrame>
  )
}

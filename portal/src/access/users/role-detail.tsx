import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { mayGrant } from '@portal/core/foundation/policy/managing-users'
import { userTypeId } from '@portal/core/foundation/policy/user-types'
import { pathOf } from '@portal/core/foundation/routes'
import { avatarAddress } from '@portal/core/access/users/constants'
import { Avatar } from '@portal/ui/avatar'
import { Button, IconButton } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Combobox, type Option } from '@portal/ui/combobox'
import { ArrowLeft, Trash2 } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import type { RowOf } from '../../platform/parts/list/index.ts'
import { useSetQuery } from '../../foundation/address/address.ts'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { deedOf } from '../../platform/audit/audit-words.ts'
import styles from './iam.module.css'
import { useStaff } from './use-staff.ts'

type Role = Answer<'roles.get'>
type Person = RowOf<'users.list'>

/** One role: who has it, and what it opens. */
export function RoleDetail({ id }: { readonly id: number }): ReactElement {
  const setQuery = useSetQuery()
  const { data: role, error, loading, retry } = useCall('roles.get', { params: { id } })
  if (error && !role)
    return (
      <ErrorState
        message={messageFor(error) ?? 'You may not see roles.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  return (
    <div className={styles.detail}>
      <div>
        <Button size="small" icon={ArrowLeft} onClick={() => setQuery({ role: null })}>
          All roles
        </Button>
      </div>
      {role ? (
        <>
          <Members role={role} />
          <Opens role={role} />
        </>
      ) : (
        <Skeleton height={320} />
      )}
    </div>
  )
}

/** Most members that are shown here; the list of users shows all. */
const shown = 200

function Members({ role }: { readonly role: Role }): ReactElement {
  const staff = useStaff()
  const { data } = useCall('users.list', { query: { role: role.name, pageSize: shown, sort: 'name' } })
  const [chosen, setChosen] = useState<Option<number> | null>(null)
  const [busy, setBusy] = useState(false)
  const grants = staff !== null && mayGrant(staff, role.name)
  const set = async (person: Person, roles: readonly string[]): Promise<void> => {
    setBusy(true)
    try {
      await api.call('users.update', {
        params: { id: person.id },
        body: { roles: [...roles] },
        ifMatch: person.version,
      })
    } catch (error) {
      report(error)
    }
    refresh('users', 'roles')
    setBusy(false)
  }
  const search = async (text: string, signal: AbortSignal): Promise<readonly Option<number>[]> => {
    const { rows } = await api.call('users.list', {
      query: { search: text, userTypeId: userTypeId(role.userType), pageSize: 20, sort: 'name' },
      signal,
    })
    return rows
      .filter(({ roles, can }) => can.update && !roles.includes(role.name))
      .map(({ id, fullName, email }) => ({ value: id, label: fullName, description: email }))
  }
  const give = async (option: Option<number>): Promise<void> => {
    setChosen(option)
    try {
      const person = await api.call('users.get', { params: { id: option.value } })
      await set(person, [...person.roles, role.name])
    } catch (error) {
      report(error)
    }
    setChosen(null)
  }
  return (
    <Card
      title={role.name}
      description={`For the user type ${role.userType}. A change counts from the person's next click on.`}
    >
      <div className={styles.members}>
        {grants && (
          <Combobox
            label="Give this role to"
            placeholder="Name or e-mail"
            search={search}
            delay={150}
            value={chosen}
            disabled={busy}
            onChange={(option) => option && void give(option)}
          />
        )}
        {data ? (
          <ul className={styles.people} aria-label={`People with the role ${role.name}`}>
            {data.rows.map((person) => (
              <li key={person.id} className={styles.person}>
                <Avatar fullName={person.fullName} src={avatarAddress(person)} size={24} />
                <Link className={styles.name} href={pathOf('users.edit', { id: String(person.id) })}>
                  {person.fullName}
                </Link>
                {grants && person.can.update && (
                  <IconButton
                    icon={Trash2}
                    size="small"
                    label={`Take the role from ${person.fullName}`}
                    disabled={busy}
                    onClick={() =>
                      void set(
                        person,
                        person.roles.filter((one) => one !== role.name),
                      )
                    }
                  />
                )}
              </li>
            ))}
          </ul>
        ) : (
          <Skeleton height={120} />
        )}
        {data?.total === 0 && <p className={styles.hint}>Nobody has this role.</p>}
        {data && data.total > shown && (
          <p className={styles.hint}>
            {data.total - shown} more are in the{' '}
            <Link href={pathOf('users', {}, { role: role.name })}>list of users</Link>.
          </p>
        )}
      </div>
    </Card>
  )
}

/** What the role opens beyond what its people reach without it. */
function Opens({ role }: { readonly role: Role }): ReactElement {
  const areas = [...new Set(role.routes.map(({ area }) => area))]
  return (
    <Card
      title="What it opens"
      description={`Beyond what every ${role.userType} reaches without it: ${count(role.routes.length, 'screen')} and ${count(role.calls.length, 'call')}.`}
    >
      <div className={styles.opens}>
        <section aria-label="Screens">
          <h3 className={styles.heading}>Screens</h3>
          {areas.length === 0 && <p className={styles.hint}>No further screens.</p>}
          <dl className={styles.areas}>
            {areas.map((area) => (
              <div key={area} className={styles.area}>
                <dt>{area}</dt>
                <dd>
                  {role.routes
                    .filter((route) => route.area === area)
                    .map(({ title }) => title)
                    .join(', ')}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-label="Calls">
          <h3 className={styles.heading}>Calls</h3>
          {role.calls.length === 0 && <p className={styles.hint}>No further calls.</p>}
          <ul className={styles.calls}>
            {role.calls.map(({ name, method, path, summary, rule }) => (
              <li key={name}>
                <code className={styles.code}>
                  {method} {path}
                </code>
                <span>{deedOf({ call: name, summary })}</span>
                <span className={styles.hint}>{rule}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Card>
  )
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`

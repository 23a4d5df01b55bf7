import { formatDateTime } from '@portal/core/foundation/format'
import type { ReactElement } from 'react'
import type { OpenUser } from './user-form.tsx'
import styles from './users.module.css'

/** What everyone may know of a colleague, to read. */
export function UserFacts({ user }: { readonly user: OpenUser }): ReactElement {
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['E-mail', user.email],
    ['Type', user.UserType.name],
    ['Level', user.UserLevel?.name ?? ''],
    ['Roles', user.roles.join(', ')],
    ['Departments', user.departments.map(({ name }) => name).join(', ')],
    ['Last seen', user.lastSeenAt ? formatDateTime(user.lastSeenAt) : ''],
  ]
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
    </dl>
  )
}

const Fact = ({ label, value }: { readonly label: string; readonly value: string }): ReactElement => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
)

import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { tiersOf } from '@portal/core/access/departments/chart'
import { pathOf } from '@portal/core/foundation/routes'
import { avatarAddress } from '@portal/core/access/users/constants'
import { Avatar } from '@portal/ui/avatar'
import { Badge } from '@portal/ui/badge'
import { LinkButton } from '@portal/ui/button'
import { classNames } from '@portal/ui/class-names'
import { EmptyState } from '@portal/ui/empty-state'
import { Users } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { Page } from '../../platform/parts/page/index.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { useCall } from '../../foundation/session/query.ts'
import styles from './departments.module.css'

/** `/settings/departments/{id}/chart`: who is what, managers on top. */
export function ChartScreen(): ReactElement {
  const id = useParam('id')
  const valid = /^[1-9]\d{0,8}$/.test(id)
  const { data, error, loading, retry } = useCall('departments.get', valid ? { params: { id } } : null)
  if (!valid || error?.status === 404) return <NotFound />
  if (error && !data)
    return (
      <ErrorState
        message={messageFor(error) ?? 'You may not see this department.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  if (!data)
    return (
      <div role="status">
        <span className="ap-unseen">Loading the department</span>
        <Skeleton width={280} height={24} />
        <Skeleton height={320} />
      </div>
    )
  return (
    <Page
      title={data.name}
      crumbs={[{ label: 'Departments', href: pathOf('departments.index') }]}
      description={[data.description, data.headcount === 1 ? 'One person' : `${data.headcount} people`]
        .filter(Boolean)
        .join(' · ')}
      actions={
        data.can.update && (
          <LinkButton icon={Users} href={pathOf('departments.index', {}, { members: data.id })}>
            Members
          </LinkButton>
        )
      }
    >
      <Chart department={data} />
    </Page>
  )
}

function Chart({ department }: { readonly department: Answer<'departments.get'> }): ReactElement {
  const { data: types } = useCall('departmentUserTypes.list')
  const { data: abilities = [] } = useCall('departmentUserAbilities.list')
  if (!types) return <Skeleton height={320} />
  const tiers = tiersOf(department.DepartmentUsers, types)
  const does = (typeId: number | null): string =>
    abilities
      .filter(({ active, departmentUserTypeId }) => active && departmentUserTypeId === typeId)
      .map(({ name }) => name)
      .join(' · ')
  const everybody = does(null)
  if (tiers.length === 0)
    return (
      <EmptyState icon={Users} title="Nobody is in this department">
        Administrators add members on the list of departments.
      </EmptyState>
    )
  return (
    <>
      {everybody !== '' && <p className={styles.abilities}>Everyone: {everybody}</p>}
      <ol className={styles.chart} aria-label={`Chart of ${department.name}`}>
        {tiers.map(({ typeId, title, manages, people }) => (
          <li key={typeId ?? 0} className={styles.tier}>
            <section
              className={classNames(styles.box, manages && styles.managing)}
              aria-labelledby={`tier-${typeId ?? 0}`}
            >
              <div className={styles.tierHead}>
                <h2 className={styles.tierTitle} id={`tier-${typeId ?? 0}`}>
                  {title}
                </h2>
                {manages && <Badge tone="primary">Manager</Badge>}
              </div>
              {typeId !== null && does(typeId) !== '' && <p className={styles.abilities}>{does(typeId)}</p>}
              <ul className={styles.people}>
                {people.map(({ user }) => (
                  <li key={user.id}>
                    <Link className={styles.card} href={pathOf('users.edit', { id: String(user.id) })}>
                      <Avatar fullName={user.fullName} src={avatarAddress(user)} />
                      {user.fullName}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          </li>
        ))}
      </ol>
    </>
  )
}

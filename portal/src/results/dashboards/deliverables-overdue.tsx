import { useStore } from '@nanostores/react'
import { formatCount } from '@portal/core/foundation/format'
import { departments } from '@portal/core/foundation/policy/departments'
import { pathOf } from '@portal/core/foundation/routes'
import { Banner } from '@portal/ui/banner'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useCall } from '../../foundation/session/query.ts'
import { session } from '../../foundation/session/session.ts'

/** What the search department owes its clients since yesterday or longer; nothing where nothing is late. */
export function DeliverablesOverdue(): ReactElement | null {
  const userId = useStore(session.$user)?.id
  const { data } = useCall('team.members')
  const people = (data?.members ?? []).filter((member) =>
    member.departments.some(({ id }) => id === departments.seo),
  )
  const overdue = people.reduce((sum, { deliverables }) => sum + deliverables.overdue, 0)
  if (overdue === 0) return null
  const own = people.find((member) => member.userId === userId)?.deliverables.overdue ?? 0
  return (
    <Banner tone="warning">
      {formatCount(overdue)} {overdue === 1 ? 'deliverable is' : 'deliverables are'} overdue
      {own > 0 && `, ${formatCount(own)} of them yours`}.{' '}
      <Link href={pathOf('dashboard.monthly-deliverables')}>See what is due this month</Link>
    </Banner>
  )
}

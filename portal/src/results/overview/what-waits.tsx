import { useStore } from '@nanostores/react'
import { addDays, counted, today } from '@portal/core/foundation/format'
import { isOffPace, paceStateOf } from '@portal/core/results/metrics/pace'
import { mayOpen, pathOf } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import { Card } from '@portal/ui/card'
import { SkeletonText } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { useCall } from '../../foundation/session/query.ts'
import { session } from '../../foundation/session/session.ts'
import styles from './overview-tab.module.css'
import type { ClientProfile } from '../../clients/profile/profile-frame.tsx'

interface Item {
  readonly key: string
  readonly words: string
  readonly mark: string
  readonly href: string
}

/** What somebody has to do for a client: budget changes to confirm, what is late, sections that run off their pace. */
export function WhatWaits({ client }: { readonly client: ClientProfile }): ReactElement {
  const { items, known, incomplete } = useWaiting(client)
  return (
    <Card title="What waits">
      {!known ? (
        <SkeletonText lines={3} label="Loading what waits" />
      ) : (
        <>
          {items.length === 0 && !incomplete && (
            <p className={styles.soft}>Nothing is late, and every section is on pace.</p>
          )}
          {items.length > 0 && (
            <ul className={styles.list} aria-label="What waits">
              {items.map(({ key, words, mark, href }) => (
                <li key={key} className={styles.line}>
                  <Link href={href}>{words}</Link>
                  <Badge tone="warning">{mark}</Badge>
                </li>
              ))}
            </ul>
          )}
          {incomplete && (
            <p className={styles.soft}>Not all of it could be read. Open the page again in a moment.</p>
          )}
        </>
      )}
    </Card>
  )
}

function useWaiting({ id, slug }: ClientProfile): {
  readonly items: readonly Item[]
  readonly known: boolean
  readonly incomplete: boolean
} {
  const facts = useSessionFacts()
  const userId = useStore(session.$user)?.id
  const hasTasks = mayOpen('tasks', facts)
  const yesterday = addDays(today(), -1)
  const changes = useCall('budgetChanges.forUser', userId === undefined ? null : { params: { id: userId } })
  const tasks = useCall(
    'tasks.list',
    hasTasks ? { query: { clientId: id, dueTo: yesterday, pageSize: 1 } } : null,
  )
  const deliverables = useCall('deliverables.list', {
    query: { clientId: id, sort: 'dueAt', pageSize: 200 },
  })
  const statuses = useCall('deliverableStatuses.list')
  const pacing = useCall('clients.mtdPacingTotals', { body: { clientIds: [id] } })
  const all = [changes, deliverables, statuses, pacing, ...(hasTasks ? [tasks] : [])]

  const toConfirm = (changes.data ?? []).filter((change) => change.client.id === id)
  const lateTasks = tasks.data?.total ?? 0
  const closing = new Set(statuses.data?.flatMap((status) => (status.closes ? [status.id] : [])))
  const lateDeliverables = statuses.data
    ? (deliverables.data?.rows ?? []).filter(
        ({ dueAt, statusId }) => dueAt !== null && dueAt <= yesterday && !closing.has(statusId),
      ).length
    : 0
  const offPace = (pacing.data?.rows ?? []).flatMap(({ sections }) => sections.filter(isOffPace))
  const items: readonly Item[] = [
    ...toConfirm.map(({ id: change, Service }) => ({
      key: `change ${change}`,
      words: `Confirm the new budget of ${Service.name}`,
      mark: 'To confirm',
      href: pathOf('clients.profile.budgets', { slug }),
    })),
    ...(lateTasks === 0
      ? []
      : [
          {
            key: 'tasks',
            words: counted(lateTasks, 'task is late', 'tasks are late'),
            mark: 'Late',
            href: pathOf('tasks', {}, { clientId: String(id), dueTo: yesterday }),
          },
        ]),
    ...(lateDeliverables === 0
      ? []
      : [
          {
            key: 'deliverables',
            words: counted(lateDeliverables, 'deliverable is late', 'deliverables are late'),
            mark: 'Late',
            href: pathOf('dashboard.monthly-deliverables'),
          },
        ]),
    ...offPace.map((section) => ({
      key: `pace ${section.sectionId}`,
      words: `${section.label} this month`,
      mark: paceStateOf(section),
      href: pathOf('dashboard.pacing', {}, { section: String(section.sectionId) }),
    })),
  ]
  return {
    items,
    known: all.every(({ data, error }) => data !== undefined || error !== undefined),
    incomplete: all.some(({ data, error }) => data === undefined && error !== undefined),
  }
}

import { bandOf } from '@portal/core/clients/profile/health-bands'
import { addDays, formatCount, today } from '@portal/core/foundation/format'
import { mayOpen, pathOf } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { healthTone } from './client-columns.tsx'
import type { ProfileHeader } from './profile-frame.tsx'
import styles from './profile-frame.module.css'

const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** How a client stands: its health with what costs it most, and what waits. */
export function HealthLine({ header }: { readonly header: ProfileHeader }): ReactElement | null {
  const facts = useSessionFacts()
  const {
    client: { id, slug },
    standing: { health, waits },
  } = header
  const worst = (health?.parts ?? [])
    .filter(({ lost }) => (lost ?? 0) > 0)
    .toSorted((a, b) => (b.lost ?? 0) - (a.lost ?? 0))
    .slice(0, 2)
  const yesterday = addDays(today(), -1)
  const items = [
    waits.watchedAs !== null && {
      words: 'On the watchlist',
      href: pathOf('priority-watchlist.index', {}, { entry: String(waits.watchedAs) }),
    },
    waits.changes > 0 && {
      words: counted(waits.changes, 'budget change to confirm', 'budget changes to confirm'),
      href: pathOf('clients.profile.budgets', { slug }),
    },
    waits.lateTasks > 0 &&
      mayOpen('tasks', facts) && {
        words: counted(waits.lateTasks, 'late task', 'late tasks'),
        href: pathOf('tasks', {}, { clientId: String(id), dueTo: yesterday }),
      },
    waits.lateDeliverables > 0 && {
      words: counted(waits.lateDeliverables, 'late deliverable', 'late deliverables'),
      href: pathOf('dashboard.monthly-deliverables'),
    },
    waits.onboarding > 0 && {
      words: counted(waits.onboarding, 'onboarding task', 'onboarding tasks'),
      href: pathOf('onboarding.tasks', {}, { clientId: String(id) }),
    },
    waits.findings > 0 && {
      words: counted(waits.findings, 'audit finding', 'audit findings'),
      href: pathOf('clients.audits', {}, { clientId: String(id), state: 'Open' }),
    },
  ].filter((item) => item !== false)
  if (!health && items.length === 0) return null
  return (
    <div className={styles.stands}>
      {health && (
        <p className={styles.health}>
          <Link
            href={`${pathOf('clients.profile', { slug })}#health`}
            aria-label={`Health ${health.score}, ${bandOf(health.score)}`}
          >
            <Badge tone={healthTone(health.score)}>
              Health {health.score} · {bandOf(health.score)}
            </Badge>
          </Link>
          <span>
            {worst.length === 0
              ? 'Nothing costs it anything.'
              : worst.map(({ sentence }) => sentence).join(' ')}
          </span>
        </p>
      )}
      {items.length > 0 && (
        <ul className={styles.waits} aria-label="Waits">
          {items.map(({ words, href }) => (
            <li key={words}>
              <Link href={href}>{words}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { counted, daysBetween, formatCount, today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { redirectStates, redirectTones } from '@portal/core/sites/migrations/redirects'
import { websiteMigrations } from '@portal/core/sites/migrations/lists'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Globe, Link as LinkIcon, RefreshCw } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { useMemo, useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { useRefreshWhile } from '../../foundation/session/use-refresh-while.ts'
import { client as api } from '../../foundation/session/session.ts'
import { List, paged, type ListColumn } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { KeptList } from '../../platform/parts/records/kept-list.tsx'
import type { KeptRow } from '../../platform/parts/records/kept-row.ts'
import { screenOn } from '../../platform/parts/records/screen-on.ts'
import styles from './migrations.module.css'

/** Fetched when redirects are to be pasted. */
const PasteDialog = fetched(() => import('./paste-redirects.tsx').then((m) => m.PasteDialog))

/** Its chart and tables come behind the redirects. */
const AfterLaunch = fetched(() => import('./after-launch.tsx').then((m) => m.AfterLaunch))

type Standing = Answer<'redirects.all'>[number]

/** How the redirects of a migration stand, in a few words. */
function wordsOf({ total, right, wrong }: Standing): string {
  if (total === 0) return 'None yet'
  if (wrong > 0) return `${formatCount(wrong)} of ${formatCount(total)} wrong`
  return right === total
    ? `All ${formatCount(total)} right`
    : `${formatCount(total - right)} of ${formatCount(total)} not checked`
}

const toneOf = ({ total, right, wrong }: Standing): 'neutral' | 'success' | 'danger' =>
  wrong > 0 ? 'danger' : total > 0 && right === total ? 'success' : 'neutral'

/** `Day 12` after the launch, `In 5 days` before it. */
function sinceLaunch({ launchesAt }: KeptRow): string | null {
  if (typeof launchesAt !== 'string') return null
  const days = daysBetween(launchesAt, today())
  if (days >= 0) return `Day ${formatCount(days)}`
  return days === -1 ? 'Tomorrow' : `In ${formatCount(-days)} days`
}

const columnsOf = (standings: readonly Standing[]): readonly ListColumn<KeptRow>[] => {
  const of = new Map(standings.map((standing) => [standing.id, standing]))
  const standing = ({ id }: KeptRow): Standing => of.get(id) ?? { id, total: 0, right: 0, wrong: 0 }
  return [
    {
      id: 'redirects',
      label: 'Redirects',
      value: (row) => wordsOf(standing(row)),
      cell: (row) => (
        <Link href={pathOf('tools.website_migrations.redirects', { id: row.id })}>
          <Badge tone={toneOf(standing(row))}>{wordsOf(standing(row))}</Badge>
        </Link>
      ),
      width: 176,
    },
    { id: 'since', label: 'Since Launch', value: sinceLaunch, width: 120 },
  ]
}

/** `/tools/website-migrations`. */
export function MigrationsScreen(): ReactElement | null {
  const screen = screenOn(websiteMigrations, 'tools.website_migrations')
  const { data } = useCall('redirects.all')
  const columns = useMemo(() => columnsOf(data ?? []), [data])
  if (!screen) return null
  return (
    <Page title="Website Migrations" description={screen.sentence}>
      <KeptList of={websiteMigrations} screen={screen} more={{ columns }} />
    </Page>
  )
}

type Row = Answer<'redirects.list'>['rows'][number]

const redirectColumns: readonly ListColumn<Row>[] = [
  { id: 'from', label: 'Old Address', value: ({ from }) => from, grow: true, width: 280 },
  { id: 'to', label: 'New Address', value: ({ to }) => to, width: 340 },
  {
    id: 'state',
    label: 'Found',
    value: ({ state }) => state,
    cell: ({ state }) => <Badge tone={redirectTones[state]}>{state}</Badge>,
    width: 150,
  },
  { id: 'words', label: 'In Words', value: ({ words }) => words, width: 300 },
]

/** How often the progress of a check is asked for, in milliseconds. */
const pulse = 2000

/** `/tools/website-migrations/{id}`: the redirects of a migration, and what was found at the old addresses. */
export function RedirectsScreen(): ReactElement {
  const id = Number(useParam('id'))
  const asked = Number.isInteger(id) && id > 0 && id < 2 ** 31
  const { data, error, loading, retry } = useCall('redirects.overview', asked ? { params: { id } } : null)
  const source = useMemo(() => paged('redirects.list', { params: { id } }), [id])
  const [pasting, setPasting] = useState(false)
  const running = data?.running ?? false
  useRefreshWhile(running, 'redirects', pulse)
  if (!asked || error?.status === 404) return <NotFound />
  if (error && !data)
    return (
      <ErrorState
        message={messageFor(error) ?? 'You may not see this migration.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  if (!data) return <Skeleton height={420} />
  const start = (): void => {
    api.call('redirects.check', { params: { id }, body: {} }).then(() => refresh('redirects'), report)
  }
  return (
    <Page
      title={data.name}
      crumbs={[{ label: 'Website Migrations', href: pathOf('tools.website_migrations') }]}
      description={[data.Client.name, data.oldSite && `${data.oldSite} → ${data.newSite}`]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          <Button icon={LinkIcon} onClick={() => setPasting(true)}>
            Paste redirects
          </Button>
          <Button
            icon={RefreshCw}
            variant="primary"
            loading={running}
            disabled={data.total === 0}
            onClick={start}
          >
            Check {counted(data.total, 'redirect')}
          </Button>
        </>
      }
    >
      {running && (
        <div className={styles.progress}>
          <label>
            {formatCount(data.checked)} of {formatCount(data.total)} checked
            <progress max={data.total} value={data.checked} />
          </label>
        </div>
      )}
      {data.states.length > 0 && (
        <ul className={styles.states} aria-label="What was found">
          {data.states.map(({ state, count }) => (
            <li key={state}>
              <Badge tone={redirectTones[state]}>{state}</Badge> {formatCount(count)}
            </li>
          ))}
        </ul>
      )}
      {data.coverage && data.coverage.pages > 0 && <Coverage of={data.coverage} />}
      <AfterLaunch id={id} />
      <List
        name="redirects"
        of={source}
        columns={redirectColumns}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: 'Found',
            options: redirectStates.map((state) => ({ value: state, label: state })),
          },
        ]}
        label="Redirects"
        search="Search addresses"
        exportAs="redirects"
        empty={
          <EmptyState icon={Globe} title="No redirects yet">
            Paste them: an old and a new address on each line.
          </EmptyState>
        }
      />
      {pasting && (
        <PasteDialog id={id} had={data.total} version={data.version} onClose={() => setPasting(false)} />
      )}
    </Page>
  )
}

type Covered = NonNullable<Answer<'redirects.overview'>['coverage']>

/** Whether people who come by an old page find their way: pages without visits are worth no redirect. */
const Coverage = ({ of: { pages, covered, missing } }: { readonly of: Covered }): ReactElement => (
  <section className={styles.coverage} aria-label="Pages with visits">
    <p>
      {formatCount(covered)} of {counted(pages, 'page')} with visits in the last 90 days{' '}
      {covered === 1 ? 'has' : 'have'} a redirect.
    </p>
    {missing.length > 0 && (
      <details>
        <summary>Without one, most visited first</summary>
        <ul>
          {missing.map(({ path, visits }) => (
            <li key={path}>
              {path} <span>{counted(visits, 'visit')}</span>
            </li>
          ))}
        </ul>
      </details>
    )}
  </section>
)

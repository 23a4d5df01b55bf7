import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { counted, formatDay, formatDollars } from '@portal/core/foundation/format'
import { centsFromDollars } from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { claimChannels, claimTones, claimStates } from '@portal/core/programs/coop/claims'
import { channelRoutes } from '@portal/core/programs/coop/coop-claims.report'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { EmptyState } from '@portal/ui/empty-state'
import { CheckCheck } from '@portal/ui/icon'
import { Table } from '@portal/ui/table'
import { useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { fetched } from '../../foundation/errors/fetched.ts'
import { useCall } from '../../foundation/session/query.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { Tiles } from '../../platform/parts/report/tiles.tsx'
import styles from './coop.module.css'

const MonthClaimsDialog = fetched(() => import('./month-claims-dialog.tsx').then((m) => m.MonthClaimsDialog))

type Claim = Answer<'coopHub.get'>['open'][number]

/** The tone of the badge of a claim’s state. */
export const toneOf = (state: string) => claimTones[claimStates.find((one) => one === state) ?? 'Not started']

/** How long there is, in words. */
const left = ({ daysLeft }: Claim): string =>
  daysLeft < 0
    ? `${counted(-daysLeft, 'day')} late`
    : daysLeft === 0
      ? 'today'
      : `in ${counted(daysLeft, 'day')}`

const lateTone = ({ daysLeft }: Claim): 'danger' | 'warning' | 'neutral' =>
  daysLeft < 0 ? 'danger' : daysLeft <= 7 ? 'warning' : 'neutral'

/** `/reporting/co-op/hub`: what is still to be handed in, what is at stake, and the way to every co-op screen. */
export function CoopHubScreen(): ReactElement {
  const { data, error, loading, retry } = useCall('coopHub.get')
  const [making, setMaking] = useState(false)
  const totals = data?.totals
  return (
    <Page
      title="Co-op Hub"
      description="Claims that are still to be handed in, the next deadline first, and what is missing of their proof."
      actions={
        <>
          <Link href={pathOf('co-op.report-tracker')}>Co-op Report Tracker</Link>
          <Button
            onClick={() => setMaking(true)}
            onPointerEnter={() => void MonthClaimsDialog.fetch().catch(() => undefined)}
          >
            Make the claims of a month
          </Button>
          {making && <MonthClaimsDialog onClose={() => setMaking(false)} />}
        </>
      }
    >
      <Tiles
        places={4}
        tiles={
          totals
            ? [
                {
                  label: 'At stake',
                  value: formatDollars(totals.atStake),
                  note: `${data.open.length} open claims`,
                },
                { label: 'Past their deadline', value: String(totals.late) },
                { label: 'Waiting for the manufacturers', value: formatDollars(totals.waiting) },
                { label: 'Paid back this year', value: formatDollars(totals.paid) },
              ]
            : null
        }
      />
      <nav aria-label="Co-op screens">
        <ul className={styles.channels}>
          {claimChannels.map((channel) => (
            <li key={channel}>
              <Link href={pathOf(channelRoutes[channel])}>Co-op {channel}</Link>
            </li>
          ))}
          <li>
            <Link href={pathOf('reporting.oem.hub')}>OEM Hub</Link>
          </li>
        </ul>
      </nav>
      {error && !data ? (
        <ErrorState
          message={messageFor(error) ?? 'The claims could not be read.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : data?.open.length === 0 ? (
        <EmptyState icon={CheckCheck} title="Everything is handed in">
          Make the claims of the next month here, or add one in the Co-op Report Tracker.
        </EmptyState>
      ) : (
        <div className={styles.claims}>
          <Card title="To be handed in">
            <Table
              label="Claims to be handed in"
              inner
              loading={!data}
              rows={data?.open ?? []}
              rowId={({ id }) => String(id)}
              columns={[
                {
                  id: 'name',
                  label: 'Claim',
                  value: ({ name }) => name,
                  cell: ({ id, name, channel }) => (
                    <Link href={`${pathOf(channelRoutes[channel])}?claim=${id}`}>{name}</Link>
                  ),
                  width: 180,
                },
                {
                  id: 'client',
                  label: 'Client',
                  value: ({ client }) => client.name,
                  cell: ({ client }) => (
                    <Link href={pathOf('clients.profile', { slug: client.slug })}>{client.name}</Link>
                  ),
                  width: 190,
                },
                { id: 'channel', label: 'Channel', value: ({ channel }) => channel, width: 96 },
                {
                  id: 'deadline',
                  label: 'Deadline',
                  value: ({ deadline }) => deadline,
                  cell: (claim) => (
                    <span className={styles.deadline}>
                      {formatDay(claim.deadline)}
                      <Badge tone={lateTone(claim)}>{left(claim)}</Badge>
                    </span>
                  ),
                  width: 200,
                },
                {
                  id: 'claimed',
                  label: 'At Stake',
                  kind: 'money',
                  value: ({ claimed }) => centsFromDollars(claimed),
                  width: 110,
                },
                {
                  id: 'state',
                  label: 'State',
                  value: ({ state }) => state,
                  cell: ({ state }) => <Badge tone={toneOf(state)}>{state}</Badge>,
                  width: 120,
                },
                {
                  id: 'missing',
                  label: 'Missing',
                  value: ({ missing }) => missing.join(', ') || 'Nothing',
                  width: 190,
                },
              ]}
            />
          </Card>
        </div>
      )}
    </Page>
  )
}

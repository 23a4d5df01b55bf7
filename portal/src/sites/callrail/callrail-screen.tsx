import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDay } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { callsBySourceReport } from '@portal/core/sites/callrail/calls-by-source.report'
import { Badge } from '@portal/ui/badge'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { DataTable, type Column } from '@portal/ui/data-table'
import { EmptyState } from '@portal/ui/empty-state'
import { Phone, RefreshCw } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { Tabs } from '@portal/ui/tabs'
import type { ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useQuery } from '../../foundation/address/address.ts'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { useRefreshWhile } from '../../foundation/session/use-refresh-while.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { LazyReportPanel } from '../../platform/reports/lazy-report-panel.tsx'

/** How often it is asked whether the calls are read, in milliseconds. */
const pulse = 3000

type Account = Answer<'callRail.account'>
type Company = Account['companies'][number]
type Tracker = Account['trackers'][number]
type Client = Account['missing'][number]

const ofClient = (client: Client | null): ReactElement =>
  client ? (
    <Link href={pathOf('clients.profile', { slug: client.slug })}>{client.name}</Link>
  ) : (
    <Badge tone="warning">No client</Badge>
  )

const state = (active: boolean): ReactElement => (
  <Badge tone={active ? 'success' : 'neutral'}>{active ? 'Active' : 'Disabled'}</Badge>
)

const companyColumns: readonly Column<Company>[] = [
  { id: 'name', label: 'Company', value: ({ name }) => name, grow: true },
  {
    id: 'client',
    label: 'Client',
    value: ({ Client }) => Client?.name,
    cell: ({ Client }) => ofClient(Client),
    width: 240,
  },
  {
    id: 'active',
    label: 'State',
    value: ({ active }) => active,
    cell: ({ active }) => state(active),
    width: 110,
  },
  {
    id: 'trackers',
    label: 'Trackers',
    kind: 'number',
    value: ({ trackers }) => trackers,
    cell: ({ trackers }) => (trackers === 0 ? <Badge tone="danger">None</Badge> : trackers),
  },
  {
    id: 'calls',
    label: 'Calls in 30 Days',
    kind: 'number',
    value: ({ calls }) => calls,
    cell: ({ calls }) => (calls === 0 ? <Badge tone="warning">None</Badge> : calls),
    width: 140,
  },
  { id: 'account', label: 'Account', value: ({ account }) => account, width: 180 },
]

const trackerColumns: readonly Column<Tracker>[] = [
  { id: 'name', label: 'Tracker', value: ({ name }) => name, grow: true },
  { id: 'company', label: 'Company', value: ({ company }) => company, width: 240 },
  { id: 'source', label: 'Source', value: ({ source }) => source, width: 150 },
  { id: 'numbers', label: 'Numbers', value: ({ numbers }) => numbers, width: 200 },
  { id: 'destination', label: 'Rings At', value: ({ destination }) => destination, width: 150 },
  {
    id: 'active',
    label: 'State',
    value: ({ active }) => active,
    cell: ({ active }) => state(active),
    width: 110,
  },
]

/** What the kept calls say of a tracker: one that nobody dials is found by them. */
const rungColumns: readonly Column<Tracker>[] = [
  {
    id: 'calls',
    label: 'Calls in 30 Days',
    kind: 'number',
    value: ({ calls }) => calls,
    cell: ({ calls }) => (calls === 0 ? <Badge tone="warning">None</Badge> : calls),
    width: 140,
  },
  { id: 'last', label: 'Last Call', kind: 'date', value: ({ last }) => last, width: 116 },
]
const readColumns: readonly Column<Tracker>[] = [...trackerColumns, ...rungColumns]
/** What an exported call log says of a tracker. */
const exportedColumns: readonly Column<Tracker>[] = [
  ...trackerColumns.filter(({ id }) => id === 'name' || id === 'company'),
  ...rungColumns,
]
/** Each company is the client whose calls they are. */
const companiesOfExports: readonly Column<Company>[] = [
  {
    id: 'client',
    label: 'Client',
    value: ({ name }) => name,
    cell: ({ Client }) => ofClient(Client),
    grow: true,
  },
  ...companyColumns.filter(({ id }) => id === 'trackers' || id === 'calls'),
]

const missingColumns: readonly Column<Client>[] = [
  { id: 'name', label: 'Client', value: ({ name }) => name, cell: (client) => ofClient(client), grow: true },
]

/** `/tools/callrail-account-management`: companies and trackers against the agency's clients. */
export function CallRailScreen(): ReactElement {
  const { data, error, loading, retry } = useCall('callRail.account')
  const tab = useQuery().get('tab') ?? 'companies'
  const [pathname, navigate] = useLocation()
  const { data: reading } = useCall('callRail.reading')
  const running = reading?.running ?? false
  useRefreshWhile(running, 'callRail.reading', pulse)
  const read = (): void => {
    api.call('callRail.read', { body: {} }).then(() => refresh('callRail', 'reports'), report)
  }
  return (
    <Page
      title="CallRail Account Management"
      description="Companies, trackers and calls of CallRail, which client each is, and who has none."
      actions={
        data?.configured && (
          <Button icon={RefreshCw} loading={running} onClick={read}>
            Read calls now
          </Button>
        )
      }
    >
      {error && !data ? (
        <ErrorState
          title="CallRail could not be read"
          message={messageFor(error) ?? 'You may not see CallRail.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : !data ? (
        <Skeleton height={420} />
      ) : !data.configured && data.companies.length === 0 ? (
        <EmptyState icon={Phone} title="CallRail is not connected">
          Whoever runs the server connects it by a key. Until then, call logs exported there are read: import
          one under Tools, Import.
        </EmptyState>
      ) : (
        <>
          {reading?.problem && !running && (
            <Banner tone="warning" title="The calls were not all read">
              {reading.problem}
              {reading.through && ` They are kept through ${formatDay(reading.through)}.`}
            </Banner>
          )}
          {!data.configured && (
            <Banner tone="information" title="CallRail is not connected">
              These are the call logs that were imported{data.until && `, through ${formatDay(data.until)}`}:
              a tracker without a call in 90 days is not among them. Whoever runs the server connects CallRail
              by a key.
            </Banner>
          )}
          <Tabs
            label="CallRail"
            tabs={[
              { id: 'companies', label: `Companies (${data.companies.length})` },
              { id: 'trackers', label: `Trackers (${data.trackers.length})` },
              { id: 'calls', label: 'Calls' },
              { id: 'missing', label: `Clients without a company (${data.missing.length})` },
            ]}
            selected={tab}
            // What one of them was asked for means nothing to the next.
            onSelect={(id) => navigate(id === 'companies' ? pathname : `${pathname}?tab=${id}`)}
          >
            {tab === 'calls' ? (
              <LazyReportPanel report={callsBySourceReport} />
            ) : tab === 'trackers' ? (
              <DataTable
                label="Trackers"
                columns={data.configured ? readColumns : exportedColumns}
                rows={data.trackers}
                rowId={({ id }) => id}
              />
            ) : tab === 'missing' ? (
              <DataTable
                label="Clients without a company"
                columns={missingColumns}
                rows={data.missing}
                rowId={({ id }) => String(id)}
              />
            ) : (
              <DataTable
                label="Companies"
                columns={data.configured ? companyColumns : companiesOfExports}
                rows={data.companies}
                rowId={({ id }) => id}
              />
            )}
          </Tabs>
        </>
      )}
    </Page>
  )
}

import type { Answer } from '@portal/core/calls'
import { clientAccountsReport } from '@portal/core/clients/integrations/client-accounts.report'
import { formatDateTime } from '@portal/core/foundation/format'
import { stateTones } from '@portal/core/settings/integrations/states'
import { Badge } from '@portal/ui/badge'
import { EmptyState } from '@portal/ui/empty-state'
import { Link, RefreshCw } from '@portal/ui/icon'
import { Tabs } from '@portal/ui/tabs'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { report } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { List, whole, type Action, type ListColumn } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { LazyReportPanel } from '../../platform/reports/lazy-report-panel.tsx'

type System = Answer<'integrations.list'>[number]
type Figures = Answer<'integrations.figures'>[number]

const columns: readonly ListColumn<System>[] = [
  { id: 'name', label: 'System', value: ({ name }) => name, width: 180, sortable: true },
  {
    id: 'state',
    label: 'State',
    value: ({ state }) => state,
    cell: ({ state }) => <Badge tone={stateTones[state]}>{state}</Badge>,
    width: 140,
    sortable: true,
  },
  { id: 'words', label: 'What That Means', value: ({ words }) => words, grow: true },
  { id: 'purpose', label: 'What For', value: ({ purpose }) => purpose, width: 300, extra: true },
  {
    id: 'triedAt',
    label: 'Last Call',
    value: ({ triedAt }) => (triedAt === null ? 'Never' : formatDateTime(triedAt)),
    width: 170,
  },
  {
    id: 'took',
    label: 'Answered In',
    value: ({ took }) => (took === null ? '' : `${took} ms`),
    width: 130,
  },
]

const figureColumns: readonly ListColumn<Figures>[] = [
  { id: 'platform', label: 'Figures Of', value: ({ platform }) => platform, grow: true, sortable: true },
  { id: 'comes', label: 'Comes', value: ({ comes }) => comes, width: 110, sortable: true },
  { id: 'clients', label: 'Clients', kind: 'number', value: ({ clients }) => clients, sortable: true },
  { id: 'lastDay', label: 'Here Until', kind: 'date', value: ({ lastDay }) => lastDay, sortable: true },
  {
    id: 'daysBehind',
    label: 'Days Behind',
    kind: 'number',
    width: 132,
    value: ({ daysBehind }) => daysBehind,
    cell: ({ daysBehind, lastDay, comes }) =>
      lastDay === null ? (
        <Badge tone={comes === 'By itself' ? 'danger' : 'neutral'}>Nothing yet</Badge>
      ) : daysBehind === null ? null : daysBehind === 0 ? (
        <Badge tone="success">Up to date</Badge>
      ) : (
        <Badge tone={daysBehind > 3 ? 'danger' : 'warning'}>{daysBehind}</Badge>
      ),
    sortable: true,
  },
]

const source = whole('integrations.list', {}, { search: ({ name, purpose }) => `${name} ${purpose}` })
const figureSource = whole('integrations.figures', {}, { search: ({ platform }) => platform })

async function tryOne({ key, name }: System): Promise<void> {
  try {
    const { state } = await api.call('integrations.try', { params: { key }, body: {} })
    refresh('integrations.list')
    showSuccess(`${name}: ${state.toLowerCase()}.`)
  } catch (error) {
    report(error)
  }
}

const actions: readonly Action<System>[] = [
  {
    name: 'Try it now',
    icon: RefreshCw,
    may: ({ triable }) => triable,
    run: (system) => void tryOne(system),
  },
]

/** `/tools/integrations`: every outside system of this installation, how it is, and until when figures are here. */
export function IntegrationsScreen(): ReactElement {
  const asked = useQuery().get('tab')
  const tab = asked === 'figures' || asked === 'accounts' ? asked : 'systems'
  const setQuery = useSetQuery()
  return (
    <Page
      title="Integrations"
      description="The systems that the portal speaks to, how they are, and until when figures are here. Whoever runs the server connects them."
    >
      <Tabs
        label="Integrations"
        tabs={[
          { id: 'systems', label: 'Systems' },
          { id: 'accounts', label: 'Client Accounts' },
          { id: 'figures', label: 'Daily Figures' },
        ]}
        selected={tab}
        onSelect={(id) =>
          setQuery({
            tab: id === 'systems' ? null : id,
            state: null,
            platform: null,
            clientId: null,
            managerId: null,
            search: null,
            sort: null,
            page: null,
            columns: null,
            view: null,
          })
        }
      >
        {tab === 'accounts' ? (
          <LazyReportPanel report={clientAccountsReport} />
        ) : tab === 'systems' ? (
          <List
            name="integrations"
            of={source}
            columns={columns}
            rowId={({ key }) => key}
            label="Systems"
            search="Search systems"
            exportAs="integrations"
            actions={actions}
            empty={
              <EmptyState icon={Link} title="No systems">
                The portal speaks to none.
              </EmptyState>
            }
          />
        ) : (
          <List
            name="integrations.figures"
            of={figureSource}
            columns={figureColumns}
            label="Daily figures"
            search="Search figures"
            exportAs="daily-figures"
            empty={
              <EmptyState icon={Link} title="No figures yet">
                Import an export of an advertising platform under Tools, Import.
              </EmptyState>
            }
          />
        )}
      </Tabs>
    </Page>
  )
}

import type { Answer } from '@portal/core/calls'
import { dataColumns } from '@portal/core/clients/data/list-columns'
import { healthBands } from '@portal/core/clients/profile/health-bands'
import { clientStates, type ClientState } from '@portal/core/clients/profile/classification'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { mayOpen, pathOf } from '@portal/core/foundation/routes'
import { Button, LinkButton } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Plus, Store, Tag, Upload } from '@portal/ui/icon'
import { useMemo, useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import {
  List,
  paged,
  type Asked,
  type Filter,
  type ListColumn,
  type Source,
} from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { useOpenRecord } from '../../platform/parts/records/index.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { useCall } from '../../foundation/session/query.ts'
import { dataFilters, withDataTogether } from '../data/data-filters.ts'
import { clientActions, clientBulkActions } from './client-actions.ts'
import { clientColumns, columnsOfOneState, inactiveColumns, type Client } from './client-columns.tsx'

const NewClientDialog = fetched(() => import('./new-client-dialog.tsx').then((m) => m.NewClientDialog))

const TagsDialog = fetched(() => import('../tags/tags-dialog.tsx').then((m) => m.TagsDialog))

const stateFilter: Filter = {
  kind: 'choice',
  look: 'chips',
  name: 'state',
  label: 'State',
  options: clientStates.map((state) => ({ value: state, label: state })),
}
const healthFilter: Filter = {
  kind: 'choice',
  name: 'health',
  label: 'Health',
  options: healthBands.map((band) => ({ value: band, label: band })),
}
const narrowing: readonly Filter[] = [
  { kind: 'record', name: 'groupId', label: 'Group', of: 'groups' },
  { kind: 'record', name: 'managementGroupId', label: 'Management Group', of: 'managementGroups' },
  { kind: 'record', name: 'regionId', label: 'Region', of: 'regions' },
  { kind: 'record', name: 'industryId', label: 'Industry', of: 'industries' },
  { kind: 'record', name: 'tagId', label: 'Tag', of: 'clientTags' },
  { kind: 'record', name: 'managerId', label: 'Manager', of: 'managers' },
]

interface OfAgency {
  readonly columns: readonly ListColumn<Client>[]
  readonly filters: readonly Filter[]
}

/** What this agency writes down of clients, as columns and filters of its own people. */
function useDataOfAgency(): OfAgency {
  const { actor } = useSessionFacts()
  const { data } = useCall('clientDataTypes.list', actor.kind === 'user' && isEmployee(actor) ? {} : null)
  return useMemo(() => {
    const listed = (data ?? []).filter(({ active, inLists }) => active && inLists)
    return {
      columns: dataColumns(listed).map((facts) => ({ ...facts, sortable: false, width: 116 })),
      filters: dataFilters(listed),
    }
  }, [data])
}

/** Clients, narrowed by what is written down of them too. */
function clientsOf(only: ClientState | undefined): Source<Client, Answer<'clients.list'>> {
  const source = paged('clients.list', only ? { query: { state: only } } : {})
  const { onServer } = source
  const asking = (asked: Asked): Asked => ({ ...asked, filters: withDataTogether(asked.filters) })
  return {
    useRows: (asked, valueOf) => source.useRows(asking(asked), valueOf),
    everyRow: (asked, ...others) => source.everyRow(asking(asked), ...others),
    ...(onServer ? { onServer: (asked: Asked) => onServer(asking(asked)) } : {}),
  }
}

interface ClientListProps {
  /** The dialog of a new one is open from the start. */
  readonly adding?: boolean
  readonly name: string
  readonly title: string
  readonly description: string
  readonly columns: readonly ListColumn<Client>[]
  readonly filters: readonly Filter[]
  /** Only clients in this state. */
  readonly only?: ClientState
  /** What can be added here. */
  readonly adds?: 'client' | 'prospect'
}

function ClientList({
  name,
  title,
  description,
  columns,
  filters,
  only,
  adds,
  adding = false,
}: ClientListProps): ReactElement {
  const client = useOpenRecord('client')
  const ofAgency = useDataOfAgency()
  const [, navigate] = useLocation()
  const [tagging, setTagging] = useState<{ readonly clients: readonly Client[]; clear(): void } | null>(null)
  return (
    <Page
      title={title}
      description={description}
      actions={
        <>
          <ImportLink />
          {adds && (
            <Button icon={Plus} variant="primary" onClick={() => client.open('new')}>
              Add {adds}
            </Button>
          )}
        </>
      }
    >
      <List
        name={name}
        label={title}
        of={clientsOf(only)}
        columns={[...columns, ...ofAgency.columns]}
        filters={[...filters, ...ofAgency.filters]}
        sort={{ column: 'name', descending: false }}
        search="Name, dealer code or id"
        href={({ slug }) => pathOf('clients.profile', { slug })}
        actions={[
          ...clientActions,
          {
            name: 'Tags',
            icon: Tag,
            shortcut: 't',
            may: ({ tags }) => tags !== undefined,
            run: (one) => setTagging({ clients: [one], clear: () => undefined }),
          },
        ]}
        bulk={[
          ...clientBulkActions,
          {
            name: 'Tags',
            icon: Tag,
            may: (clients) => clients.every(({ tags }) => tags !== undefined),
            run: (clients, clear) => setTagging({ clients, clear }),
          },
        ]}
        exportAs={title}
        empty={
          <EmptyState icon={Store} title={`No ${title.toLowerCase()} yet`}>
            {adds
              ? `Choose Add ${adds}, or Import for a whole file of them.`
              : 'A client stands here from its cancel date on.'}
          </EmptyState>
        }
      />
      {adds && (adding || client.id === 'new') && (
        <NewClientDialog
          one={adds}
          onClose={adding ? () => navigate(pathOf('prospects.index')) : client.close}
        />
      )}
      {tagging && (
        <TagsDialog clients={tagging.clients} done={tagging.clear} onClose={() => setTagging(null)} />
      )}
    </Page>
  )
}

/** Shown to those who may bring in files. */
function ImportLink(): ReactElement | null {
  const facts = useSessionFacts()
  if (!mayOpen('imports.index', facts)) return null
  return (
    <LinkButton href={pathOf('imports.index', {}, { kind: 'clients' })} icon={Upload}>
      Import
    </LinkButton>
  )
}

/** `/clients`. */
export const ClientsScreen = (): ReactElement => (
  <ClientList
    name="clients"
    title="Clients"
    description="Every store the agency works for, has worked for, or hopes to."
    columns={clientColumns}
    filters={[stateFilter, healthFilter, ...narrowing]}
    adds="client"
  />
)

/** `/clients/inactive`: only clients whose cancel date is past. */
export const InactiveClientsScreen = (): ReactElement => (
  <ClientList
    name="clients.inactive"
    title="Inactive Clients"
    description="Stores whose cancel date has come."
    columns={inactiveColumns}
    filters={narrowing}
    only="Inactive"
  />
)

const prospects = {
  name: 'prospects',
  title: 'Prospects',
  description: 'Stores that have not been activated yet.',
  columns: columnsOfOneState,
  filters: narrowing,
  only: 'Prospect',
  adds: 'prospect',
} as const

/** `/prospects`: clients without a past activation date. */
export const ProspectsScreen = (): ReactElement => <ClientList {...prospects} />

/** `/prospects/create`: the same, with the dialog of a new one; it says which stores are there already. */
export const CreateProspectScreen = (): ReactElement => <ClientList {...prospects} adding />

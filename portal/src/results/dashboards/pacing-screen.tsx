import type { Answer } from '@portal/core/calls'
import { formatDay } from '@portal/core/foundation/format'
import { formatDollars } from '@portal/core/foundation/format/money'
import { formatRatio } from '@portal/core/foundation/format/percent'
import { isOffPace, paceStateOf } from '@portal/core/results/metrics/pace'
import { pacingSection, pacingSections } from '@portal/core/money/services/sections'
import { pathOf } from '@portal/core/foundation/routes'
import { EmptyState } from '@portal/ui/empty-state'
import { Gauge } from '@portal/ui/icon'
import { Select } from '@portal/ui/select'
import { group } from 'd3-array'
import { useMemo, type ReactElement } from 'react'
import { Link } from 'wouter'
import {
  ClientPicker,
  DashboardPage,
  MonthPicker,
  monthName,
  NobodyChosen,
  presentMonth,
  useClients,
  useMonth,
} from '../../platform/parts/figures/index.ts'
import { held, List, type Filter, type ListColumn } from '../../platform/parts/list/index.ts'
import { Tiles } from '../../platform/parts/report/tiles.tsx'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { useCall } from '../../foundation/session/query.ts'
import styles from './dashboards.module.css'
import { paceColumns, stateColumn, stateFilter } from './pace-columns.tsx'
import { PacingDetails } from './pacing-details.tsx'

type Pacing = Answer<'clients.mtdPacingTotals'>
type PacingRow = Pacing['rows'][number]
type Note = Answer<'pacingNotes.ofMonth'>[number]

const filters: readonly Filter[] = [stateFilter]

/** `/pacing`: what each client has spent of its budgets in a month, the furthest off first. */
export function PacingScreen(): ReactElement {
  const [month, setMonth] = useMonth(presentMonth())
  const clients = useClients()
  const query = useQuery()
  const setQuery = useSetQuery()
  const section = pacingSection(Number(query.get('section')))
  const { data, error, loading, retry } = useCall(
    'clients.mtdPacingTotals',
    clients.ids && {
      body: { clientIds: [...clients.ids], month, ...(section ? { sectionId: section.id } : {}) },
    },
  )
  const { data: notes } = useCall('pacingNotes.ofMonth', {
    query: { month, ...(section ? { sectionId: section.id } : {}) },
  })
  return (
    <DashboardPage
      title="Pacing"
      period={`${section?.label ?? 'All sections'}, ${monthName(month)}`}
      through={data?.through}
      controls={
        <>
          <MonthPicker month={month} onChange={setMonth} />
          <div className={styles.section}>
            <Select
              label="Section"
              options={[
                { value: 0, label: 'All sections' },
                ...pacingSections.map(({ id, label }) => ({ value: id, label })),
              ]}
              value={section?.id ?? 0}
              onChange={(id) => setQuery({ section: id === 0 ? null : id, page: null })}
            />
          </div>
          <ClientPicker of={clients} />
        </>
      }
      error={data ? undefined : error}
      retry={retry}
    >
      {clients.nobody ? (
        <NobodyChosen />
      ) : (
        <>
          <Tiles tiles={data ? tilesOf(data) : null} places={5} />
          <Clients month={month} data={data} notes={notes ?? []} loading={loading} retry={retry} />
        </>
      )}
    </DashboardPage>
  )
}

function tilesOf({ total, through, rows }: Pacing) {
  const off = rows.filter(({ offPace }) => offPace > 0).length
  return [
    {
      label: 'Media budget',
      value: formatDollars(total.budget),
      ...(total.invoiceAmount === undefined
        ? {}
        : { note: `of ${formatDollars(total.invoiceAmount)} invoiced` }),
    },
    {
      label: 'Spend',
      value: formatDollars(total.spend),
      ...(total.budget > 0
        ? { note: `${formatRatio(total.spend / total.budget, 1)} of the media budget` }
        : {}),
    },
    {
      label: 'Expected by now',
      value: formatDollars(total.expected),
      note: through ? `Spent evenly up to ${formatDay(through)}` : 'No day of this month has figures yet',
    },
    {
      label: 'Projected',
      value: formatDollars(total.projected),
      note: `${formatDollars(total.over)} over in some sections, ${formatDollars(total.under)} under in others`,
    },
    { label: 'Clients off pace', value: String(off), note: `of ${rows.length}, with one section at least` },
  ]
}

/** A client is found under what any of its sections calls for, and on pace only with all of them. */
const fitsState = ({ state: own, sections }: PacingRow, state: string | undefined): boolean =>
  state === undefined ||
  own === state ||
  sections.some((section) => isOffPace(section) && paceStateOf(section) === state)

interface ClientsProps {
  readonly month: string
  readonly data: Pacing | undefined
  readonly notes: readonly Note[]
  readonly loading: boolean
  readonly retry: () => void
}

function Clients({ month, data, notes, loading, retry }: ClientsProps): ReactElement {
  const byClient = useMemo(() => group(notes, ({ clientId }) => clientId), [notes])
  const columns = useMemo(
    (): readonly ListColumn<PacingRow>[] => [
      {
        id: 'name',
        label: 'Client',
        value: ({ name }) => name,
        cell: ({ name, slug }) => <Link href={pathOf('clients.profile', { slug })}>{name}</Link>,
        width: 230,
        grow: true,
      },
      stateColumn,
      ...paceColumns,
      {
        id: 'notes',
        label: 'Notes',
        kind: 'number',
        value: ({ clientId }) => byClient.get(clientId)?.length ?? 0,
        width: 88,
        // They are read where the row folds out.
        extra: true,
      },
    ],
    [byClient],
  )
  const source = useMemo(
    () =>
      held(
        { rows: data?.rows, loading, error: undefined, retry },
        {
          search: ({ name }) => name,
          fits: (row, { state }) => fitsState(row, state),
        },
      ),
    [data, loading, retry],
  )
  return (
    <List
      name="dashboard.pacing"
      label="Pacing by client"
      of={source}
      columns={columns}
      filters={filters}
      sort={{ column: 'off', descending: true }}
      rowId={({ clientId }) => String(clientId)}
      search="Client"
      expand={(row) => <PacingDetails row={row} month={month} notes={byClient.get(row.clientId) ?? []} />}
      exportAs={`Pacing ${month.slice(0, 7)}`}
      empty={
        <EmptyState icon={Gauge} title="Nothing to pace">
          None of these clients has a budget or spend in {monthName(month)}. Budgets are created on the
          Budgets tab of a client.
        </EmptyState>
      }
    />
  )
}

import { addDays, daysBetween, formatDay, today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { EmptyState } from '@portal/ui/empty-state'
import { Handshake } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { Link } from 'wouter'
import { List, whole, type Filter, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'

type Client = RowOf<'clients.simpleList'>

/** Days back for which a client counts as recently onboarded, where nobody chose. */
const usualDays = 180
const choices = [30, 90, usualDays, 365] as const

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    name: 'days',
    label: 'Onboarded within',
    options: choices.map((days) => ({ value: String(days), label: `${days} days` })),
  },
]

/** `/onboarded`: clients that were activated lately, the latest first. */
export function OnboardedScreen(): ReactElement {
  const source = useMemo(() => {
    const day = today()
    return whole(
      'clients.simpleList',
      {},
      {
        search: ({ name, identifier }) => `${name} ${identifier ?? ''}`,
        fits: ({ activatedAt, canceledAt }, { days }) =>
          activatedAt !== null &&
          activatedAt <= day &&
          (canceledAt === null || canceledAt > day) &&
          activatedAt >= addDays(day, -Number(days ?? usualDays)),
      },
    )
  }, [])
  const columns = useMemo(
    (): readonly ListColumn<Client>[] => [
      {
        id: 'name',
        label: 'Client',
        value: ({ name }) => name,
        cell: ({ name, slug }) => <Link href={pathOf('clients.profile.activity', { slug })}>{name}</Link>,
        grow: true,
      },
      { id: 'identifier', label: 'Dealer Code', value: ({ identifier }) => identifier, width: 140 },
      {
        id: 'activatedAt',
        label: 'Onboarded On',
        kind: 'date',
        value: ({ activatedAt }) => activatedAt,
        cell: ({ activatedAt }) => formatDay(activatedAt),
        width: 140,
      },
      {
        id: 'since',
        label: 'Days as a Client',
        kind: 'number',
        value: ({ activatedAt }) => (activatedAt === null ? null : daysBetween(activatedAt, today())),
        width: 148,
      },
    ],
    [],
  )
  return (
    <Page
      title="Onboarded"
      description={`Clients that became active in the last ${usualDays} days, unless chosen otherwise.`}
    >
      <List
        name="dashboard.onboarded"
        label="Onboarded clients"
        of={source}
        columns={columns}
        filters={filters}
        sort={{ column: 'activatedAt', descending: true }}
        search="Name or dealer code"
        exportAs="Onboarded"
        empty={
          <EmptyState icon={Handshake} title="No client was onboarded lately">
            A client appears here from the day it is activated.
          </EmptyState>
        }
      />
    </Page>
  )
}

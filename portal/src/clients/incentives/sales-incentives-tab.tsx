import type { Answer } from '@portal/core/calls'
import { incentiveStates, type IncentiveState } from '@portal/core/clients/incentives/fields'
import { centsFromDollars } from '@portal/core/foundation/format/money'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { employees } from '@portal/core/foundation/policy/rules-of-calls'
import { useStore } from '@nanostores/react'
import type { Tone } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Copy, Plus, SquarePen, Tag, Trash2 } from '@portal/ui/icon'
import { showError, showSuccess } from '@portal/ui/toast'
import { useMemo, useState, type ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api, session } from '../../foundation/session/session.ts'
import { List, whole, type Action, type Filter, type ListColumn } from '../../platform/parts/list/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { ProfileFrame, type ClientProfile } from '../profile/profile-frame.tsx'
import styles from './incentives.module.css'

const IncentiveDialog = fetched(() => import('./incentive-dialog.tsx').then((m) => m.IncentiveDialog))

export type Incentive = Answer<'salesIncentives.get'>

const tones: Readonly<Record<IncentiveState, Tone>> = {
  Running: 'success',
  Coming: 'information',
  Expired: 'neutral',
}

const columns: readonly ListColumn<Incentive>[] = [
  {
    id: 'name',
    label: 'Offer',
    value: ({ name }) => name,
    cell: ({ name, picture }) => (
      <span className={styles.offer}>
        {picture && <img className={styles.picture} src={picture.address} alt="" loading="lazy" />}
        {name}
      </span>
    ),
    grow: true,
    width: 210,
  },
  {
    id: 'state',
    label: 'State',
    kind: 'status',
    value: ({ state }) => state,
    tone: ({ state }) => tones[state],
    width: 108,
  },
  { id: 'model', label: 'Model', value: ({ model }) => model || 'All', width: 110 },
  { id: 'kind', label: 'Kind', value: ({ kind }) => kind, width: 80 },
  { id: 'apr', label: 'APR', kind: 'percent', value: ({ apr }) => apr, width: 76 },
  {
    id: 'amount',
    label: 'Amount',
    kind: 'money',
    value: ({ amount }) => (amount === null ? null : centsFromDollars(amount)),
    width: 100,
  },
  { id: 'termMonths', label: 'Months', kind: 'number', value: ({ termMonths }) => termMonths, width: 84 },
  { id: 'region', label: 'Region', value: ({ region }) => region, width: 140, extra: true },
  { id: 'startsAt', label: 'From', kind: 'date', value: ({ startsAt }) => startsAt, width: 104 },
  { id: 'endsAt', label: 'Until', kind: 'date', value: ({ endsAt }) => endsAt, width: 104 },
  { id: 'disclaimer', label: 'Disclaimer', value: ({ disclaimer }) => disclaimer, width: 280, extra: true },
]

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    look: 'chips',
    name: 'state',
    label: 'State',
    options: incentiveStates.map((state) => ({ value: state, label: state })),
  },
]

/** The offers of manufacturer and dealership that are advertised for a client. */
export function SalesIncentivesTab(): ReactElement {
  const [open, setOpen] = useState<Incentive | 'new' | null>(null)
  const may = employees.scope(useStore(session.$actor)) !== 'none'
  return (
    <ProfileFrame
      actions={() =>
        may && (
          <Button icon={Plus} variant="primary" onClick={() => setOpen('new')}>
            Add offer
          </Button>
        )
      }
    >
      {(client) => (
        <>
          <Offers client={client} may={may} onEdit={setOpen} />
          {open !== null && (
            <IncentiveDialog
              clientId={client.id}
              incentive={open === 'new' ? null : open}
              onClose={() => setOpen(null)}
            />
          )}
        </>
      )}
    </ProfileFrame>
  )
}

const changed = (): void => refresh('salesIncentives', 'reports')

function Offers({
  client: { id, name },
  may,
  onEdit,
}: {
  readonly client: ClientProfile
  readonly may: boolean
  readonly onEdit: (offer: Incentive) => void
}): ReactElement {
  const source = useMemo(
    () =>
      whole(
        'salesIncentives.list',
        { query: { clientId: String(id) } },
        {
          search: (offer) => `${offer.name} ${offer.model} ${offer.region}`,
          fits: (offer, { state }) => state === undefined || offer.state === state,
        },
      ),
    [id],
  )
  const removal = useRemoval<Incentive>({
    title: () => 'Delete this offer?',
    question: ([offer]) => (
      <>
        <strong>{offer?.name}</strong> goes, with its picture.
      </>
    ),
    remove: (offer) => api.call('salesIncentives.remove', { params: { id: offer.id } }),
    removed: changed,
    done: () => 'The offer has been deleted.',
    failed: 'The offer could not be deleted.',
  })
  const actions: readonly Action<Incentive>[] = [
    { name: 'Edit', icon: SquarePen, shortcut: 'e', run: onEdit },
    {
      name: 'Duplicate',
      icon: Copy,
      shortcut: 'd',
      run: (offer) =>
        void api.call('salesIncentives.duplicate', { params: { id: offer.id }, body: {} }).then(
          ([copy]) => {
            changed()
            showSuccess('The offer has been copied: give the copy its days.')
            if (copy) onEdit(copy)
          },
          (error: unknown) => showError(messageFor(error) ?? 'The offer could not be copied.'),
        ),
    },
    { name: 'Delete', icon: Trash2, danger: true, run: (offer) => removal.ask([offer]) },
  ]
  return (
    <>
      <List<Incentive, unknown>
        name="clients.profile.sales-incentives"
        label={`Offers of ${name}`}
        of={source}
        columns={columns}
        filters={filters}
        search="Search offers"
        {...(may ? { actions, onOpen: onEdit } : {})}
        exportAs={`Offers of ${name}`}
        empty={
          <EmptyState icon={Tag} title="No offers yet">
            Add the first one: what is advertised, its picture and its disclaimer.
          </EmptyState>
        }
      />
      {removal.dialog}
    </>
  )
}

import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { centsFromDollars, counted } from '@portal/core/foundation/format'
import { hasRole } from '@portal/core/foundation/policy/roles'
import { bandwidthCapacities } from '@portal/core/results/agency/lists'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Dialog } from '@portal/ui/dialog'
import { EmptyState } from '@portal/ui/empty-state'
import { Users } from '@portal/ui/icon'
import { Select } from '@portal/ui/select'
import { Skeleton } from '@portal/ui/skeleton'
import { Table } from '@portal/ui/table'
import { Tabs } from '@portal/ui/tabs'
import { showError, showSuccess } from '@portal/ui/toast'
import { useMemo, useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { fetched } from '../../foundation/errors/fetched.ts'
import { CarryHandle } from '../../platform/parts/drag/carry-handle.tsx'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client } from '../../foundation/session/session.ts'
import { LeaveGuard } from '../../platform/parts/form/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { screenOn } from '../../platform/parts/records/screen-on.ts'
import styles from './agency.module.css'
import { DropTray, signed, usedOf, type Loaded } from './drop-tray.tsx'
type Plan = Answer<'resourcePlanning.read'>
type Store = Plan['stores'][number]

const KeptList = fetched(
  () => import('../../platform/parts/records/kept-list.tsx').then((m) => m.KeptList),
  <Skeleton height={320} />,
)
const screen = screenOn(bandwidthCapacities, 'reporting.am-resource-planning')
/** The choice of all stores; no person has this id. */
const everybody = 0
const keyOf = ({ clientId, managerId }: Store): string => `${clientId} ${managerId}`

/** `/reporting/am-resource-planning`: who carries how much, and what changes when stores move. */
export function ResourcePlanningScreen(): ReactElement {
  const tab = useQuery().get('tab') === 'capacities' ? 'capacities' : 'plan'
  const setQuery = useSetQuery()
  return (
    <Page title="AM Resource Planning" description={screen?.sentence}>
      <Tabs
        label="AM Resource Planning"
        tabs={[
          { id: 'plan', label: 'Plan' },
          { id: 'capacities', label: 'Capacities' },
        ]}
        selected={tab}
        onSelect={(next) =>
          setQuery({ tab: next === 'plan' ? null : next, search: null, sort: null, page: null, view: null })
        }
      >
        {tab === 'plan' ? <Planner /> : screen && <KeptList of={bandwidthCapacities} screen={screen} />}
      </Tabs>
    </Page>
  )
}

function Planner(): ReactElement {
  const { data, error, loading, retry } = useCall('resourcePlanning.read')
  if (error && !data)
    return (
      <ErrorState
        message={messageFor(error) ?? 'The plan could not be read.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  return data ? <WhatIf plan={data} /> : <Skeleton height={320} />
}

const rounded = (points: number): number => Math.round(points * 10) / 10

/** Loads as they would be, and the stores with whom each is to go to; nothing changes before it is applied. */
function WhatIf({ plan }: { readonly plan: Plan }): ReactElement {
  const [moves, setMoves] = useState<ReadonlyMap<string, number>>(new Map())
  const [shown, setShown] = useState<number>(everybody)
  const [carried, setCarried] = useState<Store | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { actor } = useSessionFacts()
  const applies = actor.kind === 'user' && hasRole(actor, 'Director', 'Executive*')
  const names = useMemo(() => new Map(plan.people.map(({ id, fullName }) => [id, fullName])), [plan])
  const moved = plan.stores.flatMap((store) => {
    const to = moves.get(keyOf(store))
    return to === undefined || to === store.managerId ? [] : [{ ...store, to }]
  })
  const people = plan.people.map((person): Loaded => ({
    ...person,
    change: rounded(
      moved.reduce(
        (sum, { managerId, to, points }) =>
          sum + (to === person.id ? points : 0) - (managerId === person.id ? points : 0),
        0,
      ),
    ),
  }))
  const options = plan.people.map(({ id, fullName }) => ({ value: id, label: fullName }))
  const stores = plan.stores.filter(({ managerId }) => shown === everybody || managerId === shown)
  const give = (store: Store, to: number): void =>
    setMoves((before) => {
      const next = new Map(before)
      if (to === store.managerId) next.delete(keyOf(store))
      else next.set(keyOf(store), to)
      return next
    })
  const apply = async (): Promise<void> => {
    setBusy(true)
    try {
      const { moved: count } = await client.call('resourcePlanning.apply', {
        body: {
          moves: moved.map(({ clientId, managerId, to }) => ({ clientId, fromId: managerId, toId: to })),
        },
      })
      showSuccess(`${counted(count, 'store')} moved.`)
      setMoves(new Map())
      setAsking(false)
    } catch (error) {
      const sentence = messageFor(error)
      if (sentence !== null) showError(sentence)
    } finally {
      setBusy(false)
      refresh('resourcePlanning')
    }
  }
  if (plan.people.length === 0)
    return (
      <EmptyState icon={Users} title="Nobody manages a store">
        Put account managers on the teams of clients: then it is seen here what each of them carries.
      </EmptyState>
    )
  return (
    <div className={styles.cards}>
      <Card
        title="Load"
        description="Points against what each can carry: as it is, and as it would be."
        flush
        actions={
          <>
            <Button
              size="small"
              variant="ghost"
              disabled={moved.length === 0}
              onClick={() => setMoves(new Map())}
            >
              Start over
            </Button>
            {applies && (
              <Button
                size="small"
                variant="primary"
                disabled={moved.length === 0}
                onClick={() => setAsking(true)}
              >
                Preview and apply
              </Button>
            )}
          </>
        }
      >
        <Table<Loaded>
          label="Load of account managers"
          columns={[
            { id: 'fullName', label: 'Account Manager', value: ({ fullName }) => fullName, grow: true },
            { id: 'load', label: 'Load', kind: 'number', value: ({ load }) => load },
            { id: 'change', label: 'Change', align: 'end', value: ({ change }) => signed(change) },
            {
              id: 'after',
              label: 'Then',
              kind: 'number',
              value: ({ load, change }) => rounded(load + change),
            },
            { id: 'capacity', label: 'Capacity', kind: 'number', value: ({ capacity }) => capacity },
            { id: 'used', label: 'Used Then', kind: 'percent', value: usedOf },
            {
              id: 'state',
              label: 'State',
              kind: 'status',
              value: (person) => (usedOf(person) > 100 ? 'Over' : usedOf(person) > 85 ? 'Full' : 'Has room'),
              tone: (person) =>
                usedOf(person) > 100 ? 'danger' : usedOf(person) > 85 ? 'warning' : 'success',
            },
          ]}
          rows={people}
          rowId={({ id }) => String(id)}
        />
      </Card>
      <Card
        title="Stores"
        description="Drag a store to somebody, or choose who it goes to, and see both loads change. Nothing is saved before you apply it."
        flush
        actions={
          <Select<number>
            label="Stores of"
            hideLabel
            options={[{ value: everybody, label: 'Everybody' }, ...options]}
            value={shown}
            onChange={setShown}
          />
        }
      >
        {stores.length === 0 ? (
          <EmptyState title="No stores">
            {shown === everybody ? 'No client has an account manager.' : 'This person manages none.'} A store
            is given to somebody on the Team tab of its client.
          </EmptyState>
        ) : (
          <Table<Store>
            label="Stores and their account managers"
            columns={[
              {
                id: 'name',
                label: 'Store',
                value: ({ name }) => name,
                cell: (store) => (
                  <>
                    <CarryHandle
                      onCarry={(isCarried) => setCarried(isCarried ? store : null)}
                      onOver={(target) => setOver(target === null ? null : Number(target))}
                      onDrop={(target) => give(store, Number(target))}
                    />
                    {store.name}
                  </>
                ),
                grow: true,
              },
              {
                id: 'amount',
                label: 'Monthly Amount',
                kind: 'money',
                value: ({ amount }) => centsFromDollars(amount),
              },
              { id: 'points', label: 'Points', kind: 'number', value: ({ points }) => points },
              { id: 'manager', label: 'Now', value: ({ managerId }) => names.get(managerId) ?? '–' },
              {
                id: 'to',
                label: 'Goes To',
                width: 220,
                value: (store) => names.get(moves.get(keyOf(store)) ?? store.managerId) ?? '–',
                cell: (store) => (
                  <Select<number>
                    label={`Who takes ${store.name}`}
                    hideLabel
                    options={options}
                    value={moves.get(keyOf(store)) ?? store.managerId}
                    onChange={(to) => give(store, to)}
                  />
                ),
              },
            ]}
            rows={stores}
            rowId={keyOf}
          />
        )}
      </Card>
      {carried && (
        <DropTray
          people={people}
          store={carried}
          holder={moves.get(keyOf(carried)) ?? carried.managerId}
          over={over}
        />
      )}
      <LeaveGuard active={moved.length > 0} isDirty={() => moved.length > 0} />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Move ${counted(moved.length, 'store')}?`}
        description={`The ${moved.length === 1 ? 'team of this store changes' : 'teams of these stores change'} at once; everybody keeps what they did so far.`}
        width={560}
        flush
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button variant="primary" loading={busy} onClick={() => void apply()}>
              Apply
            </Button>
          </>
        }
      >
        <Table
          label="Moves"
          columns={[
            { id: 'name', label: 'Store', value: ({ name }: (typeof moved)[number]) => name, grow: true },
            { id: 'from', label: 'From', value: ({ managerId }) => names.get(managerId) ?? '–' },
            { id: 'to', label: 'To', value: ({ to }) => names.get(to) ?? '–' },
          ]}
          rows={moved}
          rowId={keyOf}
        />
      </Dialog>
    </div>
  )
}

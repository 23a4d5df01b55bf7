import { clientUserTypes } from '@portal/core/foundation/policy/client-users'
import { clientStates } from '@portal/core/clients/profile/classification'
import { pathOf } from '@portal/core/foundation/routes'
import { keepsTeams } from '@portal/core/foundation/policy/rules-of-calls'
import { useStore } from '@nanostores/react'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { UserPlus, Users } from '@portal/ui/icon'
import { useMemo, useState, type ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import { useCall } from '../../foundation/session/query.ts'
import { session } from '../../foundation/session/session.ts'
import {
  List,
  paged,
  type BulkAction,
  type Filter,
  type ListColumn,
} from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { stateOf, toneOf, type Client } from '../profile/client-columns.tsx'

const TeamChangeDialog = fetched(() => import('./team-change-dialog.tsx').then((m) => m.TeamChangeDialog))

/** Types without whom nobody looks after a client that is served. */
const needed: readonly number[] = [clientUserTypes.manager, clientUserTypes.semManager]

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    look: 'chips',
    name: 'state',
    label: 'State',
    options: clientStates.map((state) => ({ value: state, label: state })),
  },
  { kind: 'record', name: 'withoutTypeId', label: 'Nobody as', of: 'clientUserTypes' },
  { kind: 'record', name: 'memberId', label: 'Member', of: 'users' },
  { kind: 'record', name: 'groupId', label: 'Group', of: 'groups' },
  { kind: 'record', name: 'tagId', label: 'Tag', of: 'clientTags' },
]

const peopleAs = ({ ClientUsers = [] }: Client, type: number): string =>
  ClientUsers.filter(({ clientUserTypeId }) => clientUserTypeId === type)
    .map(({ user }) => user.fullName)
    .join(', ')

/** A column for each kind of member: who it is, and where somebody is missing. */
const typeColumn = ({ id, name }: { readonly id: number; readonly name: string }): ListColumn<Client> => ({
  id: `type${id}`,
  label: name,
  value: (client) => peopleAs(client, id),
  cell: (client) => {
    const people = peopleAs(client, id)
    if (people !== '') return people
    return needed.includes(id) && stateOf(client) === 'Client' ? <Badge tone="warning">Nobody</Badge> : '–'
  },
  sortable: false,
  width: 164,
})

/** `/clients/client-team`: who works for which client as what, and changes to many teams at once. */
export function ClientTeamScreen(): ReactElement {
  const { data: types } = useCall('clientUserTypes.list')
  const [open, setOpen] = useState<{ readonly clients: readonly Client[]; clear(): void } | null>(null)
  const may = keepsTeams.scope(useStore(session.$actor)) !== 'none'
  const columns = useMemo(
    (): readonly ListColumn<Client>[] => [
      { id: 'name', label: 'Client', value: ({ name }) => name, grow: true, width: 240 },
      {
        id: 'state',
        label: 'State',
        kind: 'status',
        value: stateOf,
        tone: (client) => toneOf(stateOf(client)),
        sortable: false,
        // The chips above say it of all rows at once, and names need the room.
        extra: true,
        width: 112,
      },
      ...(types ?? []).map(typeColumn),
    ],
    [types],
  )
  const bulk: readonly BulkAction<Client>[] = may
    ? [{ name: 'Change teams', icon: UserPlus, run: (clients, clear) => setOpen({ clients, clear }) }]
    : []
  return (
    <Page
      title="Client Team"
      description="Who works for which client as what, and where somebody is missing."
      actions={
        may && (
          <Button
            icon={Users}
            variant="primary"
            onClick={() => setOpen({ clients: [], clear: () => undefined })}
          >
            Hand over clients
          </Button>
        )
      }
    >
      {types && (
        <List<Client, unknown>
          name="clients.team"
          label="Client teams"
          of={paged('clients.list', { query: { team: 'true' } })}
          columns={columns}
          filters={filters}
          sort={{ column: 'name', descending: false }}
          search="Name, dealer code or id"
          href={({ slug }) => pathOf('clients.profile.team', { slug })}
          bulk={bulk}
          exportAs="Client teams"
          empty={
            <EmptyState icon={Users} title="No clients yet">
              Add or import them on the screen Clients: who works for each is kept here and on its Team tab.
            </EmptyState>
          }
        />
      )}
      {open && <TeamChangeDialog clients={open.clients} done={open.clear} onClose={() => setOpen(null)} />}
    </Page>
  )
}

import { formatRelative } from '@portal/core/foundation/format'
import { webhookEvents, type WebhookEvent } from '@portal/core/platform/webhooks/events'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import {
  Ban,
  Check,
  KeyRound,
  List as ListIcon,
  Plus,
  Send,
  Share2,
  SquarePen,
  Trash2,
} from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import { report } from '../../foundation/errors/errors.ts'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { List, whole, type ListColumn, type RowOf } from '../parts/list/index.ts'
import { useOpenRecord } from '../parts/records/index.ts'
import { useRemoval } from '../parts/removal/index.ts'
import { ShownOnce } from '../parts/shown-once/shown-once.tsx'

const WebhookDialog = fetched(() => import('./webhook-dialog.tsx').then((m) => m.WebhookDialog))
const Deliveries = fetched(() => import('./deliveries.tsx').then((m) => m.Deliveries))

type Endpoint = RowOf<'webhooks.list'>

const source = whole('webhooks.list', {}, { search: ({ name, url }) => `${name} ${url}` })
const changed = (): void => refresh('webhooks')

const titles: Readonly<Record<string, WebhookEvent | undefined>> = webhookEvents
const eventWords = (events: readonly string[]): string =>
  events.map((event) => titles[event]?.title ?? event).join(', ')

const stateOf = ({ active, problem, failingSince }: Endpoint): string =>
  !active ? (problem === null ? 'Switched off' : 'Disabled') : failingSince === null ? 'Active' : 'Failing'

const tones = { Active: 'success', Failing: 'warning', Disabled: 'danger' } as const
const toneOf = (state: string) =>
  state === 'Active' || state === 'Failing' || state === 'Disabled' ? { tone: tones[state] } : {}

const columns: readonly ListColumn<Endpoint>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name, width: 200, sortable: true },
  { id: 'url', label: 'Address', value: ({ url }) => url, grow: true },
  { id: 'events', label: 'Events', value: ({ events }) => eventWords(events), width: 280 },
  {
    id: 'state',
    label: 'State',
    value: stateOf,
    cell: (row) => (
      <span title={row.problem ?? undefined}>
        <Badge dot {...toneOf(stateOf(row))}>
          {stateOf(row)}
        </Badge>
      </span>
    ),
    width: 130,
  },
  {
    id: 'lastDeliveredAt',
    label: 'Last Arrived',
    value: ({ lastDeliveredAt }) => lastDeliveredAt,
    cell: ({ lastDeliveredAt }) => (lastDeliveredAt === null ? 'Never' : formatRelative(lastDeliveredAt)),
    width: 132,
  },
  { id: 'owner', label: 'Owner', value: ({ owner }) => owner.fullName, width: 150 },
]

/** Addresses that are told when something happens, with what was sent to each. */
export function Webhooks(): ReactElement {
  const opened = useOpenRecord('webhook')
  const logOf = useQuery().get('log')
  const setQuery = useSetQuery()
  const [secret, setSecret] = useState<string | null>(null)
  const removal = useRemoval<Endpoint>({
    title: () => 'Remove this webhook?',
    question: ([row]) => (
      <>
        Nothing is sent to <strong>{row?.name}</strong> any more, and the log of its deliveries goes with it.
      </>
    ),
    confirmLabel: 'Remove',
    remove: ({ id }) => api.call('webhooks.remove', { params: { id } }),
    removed: changed,
    done: () => 'The webhook has been removed.',
    failed: 'The webhook could not be removed.',
  })
  const renewal = useRemoval<Endpoint>({
    title: () => 'Replace the secret?',
    question: ([row]) => (
      <>
        <strong>{row?.name}</strong> gets another secret. The one that it has still signs for a day, so that
        its developer has time.
      </>
    ),
    confirmLabel: 'Replace',
    remove: async ({ id }) => {
      const made = await api.call('webhooks.newSecret', { params: { id }, body: {} })
      setSecret(made.secret)
    },
    removed: changed,
    done: () => 'The secret has been replaced.',
    failed: 'The secret could not be replaced.',
  })
  const run = (work: () => Promise<unknown>, said: string): void =>
    void work().then(() => {
      changed()
      showSuccess(said)
    }, report)
  const shown = Number(logOf)
  return (
    <>
      <List
        name="settings.programs.webhooks"
        label="Webhooks"
        of={source}
        columns={columns}
        search="Search webhooks"
        onOpen={(row) => setQuery({ log: String(row.id) })}
        actions={[
          { name: 'Deliveries', icon: ListIcon, run: (row) => setQuery({ log: String(row.id) }) },
          { name: 'Edit', icon: SquarePen, run: (row) => opened.open(row.id) },
          {
            name: 'Send a test',
            icon: Send,
            may: ({ active }) => active,
            run: ({ id }) =>
              run(
                () => api.call('webhooks.test', { params: { id }, body: {} }),
                'A test is on its way. Deliveries says what came of it.',
              ),
          },
          { name: 'Replace the secret', icon: KeyRound, run: (row) => renewal.ask([row]) },
          {
            name: 'Activate',
            icon: Check,
            may: ({ active }) => !active,
            run: ({ id }) =>
              run(
                () => api.call('webhooks.update', { params: { id }, body: { active: true } }),
                'It is active again, and gets what failed.',
              ),
          },
          {
            name: 'Switch off',
            icon: Ban,
            may: ({ active }) => active,
            run: ({ id }) =>
              run(
                () => api.call('webhooks.update', { params: { id }, body: { active: false } }),
                'Nothing is sent to it any more.',
              ),
          },
          { name: 'Remove', icon: Trash2, danger: true, run: (row) => removal.ask([row]) },
        ]}
        empty={
          <EmptyState icon={Share2} title="No webhooks yet">
            Add the address of a program, and it is told of budgets, invoices, leads, activities or requests
            the moment they happen.
          </EmptyState>
        }
        aside={
          <Button size="small" variant="primary" icon={Plus} onClick={() => opened.open('new')}>
            Add webhook
          </Button>
        }
      />
      {opened.id !== null && (
        <WebhookDialog
          key={opened.id}
          id={opened.id === 'new' ? null : opened.id}
          saved={(made) => {
            changed()
            opened.close()
            if (made !== null) setSecret(made)
            else showSuccess('The webhook is saved.')
          }}
          onClose={opened.close}
        />
      )}
      {secret !== null && (
        <ShownOnce
          title="The secret of the webhook"
          label="Secret"
          value={secret}
          onClose={() => setSecret(null)}
        >
          <p>
            Its program checks with it that a message is the portal’s, as Standard Webhooks says: any of its
            libraries takes this text as it is.
          </p>
        </ShownOnce>
      )}
      {Number.isInteger(shown) && shown > 0 && (
        <Deliveries id={shown} onClose={() => setQuery({ log: null })} />
      )}
      {removal.dialog}
      {renewal.dialog}
    </>
  )
}

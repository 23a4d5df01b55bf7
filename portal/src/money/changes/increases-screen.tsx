import type { Answer } from '@portal/core/calls'
import { ApiError } from '@portal/core/foundation/contract/api-error'
import { formatDate } from '@portal/core/foundation/format'
import { centsFromDollars } from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { increaseStatuses } from '@portal/core/money/changes/increases'
import { ConfirmDialog } from '@portal/ui/dialog'
import { EmptyState } from '@portal/ui/empty-state'
import { Check, TrendingUp, Undo2, X } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { report } from '../../foundation/errors/errors.ts'
import { invalidate, refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { monthName } from '../../platform/parts/figures/index.ts'
import {
  List,
  paged,
  type Action,
  type Filter,
  type ListColumn,
  type RowOf,
} from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { IncreaseBadge } from './increase-badge.tsx'
import styles from './changes.module.css'
import { fetched } from '../../foundation/errors/fetched.ts'
import { FetchedWhenIdle } from '../../foundation/errors/fetched-when-idle.ts'

const ReasonDialog = fetched(() => import('../invoicing/reason-dialog.tsx').then((m) => m.ReasonDialog))

type Increase = RowOf<'budgetIncreases.list'>

const columns: readonly ListColumn<Increase>[] = [
  {
    id: 'client',
    label: 'Client',
    value: ({ client }) => client.name,
    cell: ({ client }) => (
      <Link href={pathOf('clients.profile.budgets', { slug: client.slug })}>{client.name}</Link>
    ),
    width: 190,
    grow: true,
    fixed: true,
  },
  { id: 'service', label: 'Service', value: ({ service }) => service, width: 170 },
  {
    id: 'previousAmount',
    label: 'Now',
    kind: 'money',
    value: ({ previousAmount }) => centsFromDollars(previousAmount),
    width: 112,
  },
  {
    id: 'newAmount',
    label: 'Asked For',
    kind: 'money',
    value: ({ newAmount }) => centsFromDollars(newAmount),
    width: 116,
  },
  {
    id: 'difference',
    label: 'Increase',
    kind: 'money',
    value: ({ previousAmount, newAmount }) => centsFromDollars(newAmount) - centsFromDollars(previousAmount),
    width: 112,
  },
  {
    id: 'month',
    label: 'From',
    value: ({ month }) => month,
    cell: ({ month }) => monthName(month),
    width: 136,
    firm: true,
  },
  {
    id: 'status',
    label: 'State',
    kind: 'status',
    value: ({ status }) => status,
    cell: ({ status }) => <IncreaseBadge status={status} />,
    width: 112,
  },
  { id: 'requestedBy', label: 'Asked By', value: ({ requestedBy }) => requestedBy, width: 150 },
  { id: 'requestedAt', label: 'Asked', kind: 'date', value: ({ requestedAt }) => requestedAt, width: 112 },
]

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'State',
    options: increaseStatuses.map((status) => ({ value: status, label: status })),
  },
  { kind: 'record', name: 'clientId', label: 'Client', of: 'clients' },
]

const source = paged('budgetIncreases.list')

interface Decision {
  readonly approve: boolean
  readonly answer?: string
  /** Above the client's ceiling, and that is agreed. */
  readonly pastCeiling?: true
}

/** Approves or rejects. @returns whether it was decided, or what is above the ceiling of the client, as a sentence */
async function decide({ id, version }: Increase, decision: Decision): Promise<boolean | string> {
  try {
    await api.call('budgetIncreases.decide', {
      params: { id },
      body: decision,
      ifMatch: version,
    })
    showSuccess(
      decision.approve
        ? 'Approved: the budget changes from its month on.'
        : 'Rejected. Whoever asked is told why.',
    )
    return true
  } catch (failure) {
    const above = failure instanceof ApiError ? failure.fields['pastCeiling'] : undefined
    if (above !== undefined) return above
    report(failure)
    return false
  } finally {
    refresh('budgetIncreases')
    invalidate('budgets', 'budgetPlans')
  }
}

/** `/budgets/budget-increase-approvals`: who asks for more, and whoever decides it. */
export function IncreasesScreen(): ReactElement {
  const [rejecting, setRejecting] = useState<Increase | null>(null)
  const [above, setAbove] = useState<{ readonly increase: Increase; readonly sentence: string } | null>(null)
  const approve = async (increase: Increase, agreed?: true): Promise<void> => {
    const decided = await decide(increase, { approve: true, ...(agreed ? { pastCeiling: agreed } : {}) })
    setAbove(typeof decided === 'string' ? { increase, sentence: decided } : null)
  }
  const actions: readonly Action<Increase>[] = [
    {
      name: 'Approve',
      icon: Check,
      shortcut: 'a',
      may: ({ can }) => can.decide,
      run: (increase) => void approve(increase),
    },
    { name: 'Reject', icon: X, danger: true, may: ({ can }) => can.decide, run: setRejecting },
    {
      name: 'Take back',
      icon: Undo2,
      may: ({ can }) => can.withdraw,
      run: ({ id, version }) =>
        void api
          .call('budgetIncreases.withdraw', { params: { id }, ifMatch: version })
          .catch(report)
          .finally(() => refresh('budgetIncreases')),
    },
  ]
  return (
    <Page
      title="Budget Increase Approvals"
      description="Requests of colleagues and clients for higher budgets. Somebody else than who asked approves; the budget then changes by itself."
    >
      <List<Increase, Answer<'budgetIncreases.list'>>
        name="budgetIncreases"
        label="Budget increases"
        of={source}
        columns={columns}
        filters={filters}
        sort={{ column: 'status', descending: false }}
        search="Client or service"
        actions={actions}
        expand={(increase) => <Details increase={increase} />}
        exportAs="Budget increases"
        empty={
          <EmptyState icon={TrendingUp} title="Nobody asks for an increase">
            Ask for one from the menu of a budget, on the Budgets tab of its client.
          </EmptyState>
        }
      />
      <FetchedWhenIdle part={ReasonDialog} />
      {rejecting && (
        <ReasonDialog
          title="Reject the increase?"
          description={`${rejecting.service} of ${rejecting.client.name} stays as it is. Whoever asked is told why.`}
          confirmLabel="Reject"
          danger
          onConfirm={async (reason) => (await decide(rejecting, { approve: false, answer: reason })) === true}
          onClose={() => setRejecting(null)}
        />
      )}
      <ConfirmDialog
        open={above !== null}
        title="Above the ceiling"
        confirmLabel="Approve as agreed"
        onConfirm={() => above && void approve(above.increase, true)}
        onCancel={() => setAbove(null)}
      >
        {above?.sentence}
      </ConfirmDialog>
    </Page>
  )
}

const Details = ({ increase }: { readonly increase: Increase }): ReactElement => (
  <div className={styles.revision}>
    <span>{increase.reason}</span>
    {increase.decidedAt !== null && (
      <span className={styles.told}>
        {increase.status} {increase.decidedBy === null ? '' : `by ${increase.decidedBy} `}on{' '}
        {formatDate(increase.decidedAt)}
        {increase.answer === '' ? '' : `: ${increase.answer}`}
      </span>
    )}
    {increase.decisionProblem !== null && <span className={styles.told}>{increase.decisionProblem}</span>}
  </div>
)

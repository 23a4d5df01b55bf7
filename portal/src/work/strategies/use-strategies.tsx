import { messageFor } from '@portal/core/foundation/contract/api-error'
import { isOpenStrategy, type StrategyStatus } from '@portal/core/work/strategies/strategies'
import { CircleCheck, Package, RotateCcw, SquarePen, Trash2 } from '@portal/ui/icon'
import { showError, showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import type { Action } from '../../platform/parts/list/index.ts'
import { useOpenRecord } from '../../platform/parts/records/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { strategiesChanged, type Strategy } from './strategy.ts'

const StrategyDialog = fetched(() => import('./strategy-dialog.tsx').then((m) => m.StrategyDialog))
const DeliverablesDialog = fetched(() =>
  import('./deliverables-dialog.tsx').then((m) => m.DeliverablesDialog),
)

/** Keeping strategies: what a list of them offers. */
export interface StrategiesInUse {
  add(): void
  readonly open: (strategy: Strategy) => void
  readonly actions: readonly Action<Strategy>[]
  /** Draw them once, anywhere. */
  readonly dialogs: ReactElement
}

async function setStatus({ id, name }: Strategy, status: StrategyStatus): Promise<void> {
  try {
    await api.call('strategies.update', { params: { id }, body: { status } })
    strategiesChanged()
    showSuccess(`${name} is ${status === 'Completed' ? 'completed' : 'in progress again'}.`)
  } catch (error) {
    const message = messageFor(error)
    if (message !== null) showError(message)
  }
}

/**
 * Adding, changing, completing and deleting strategies. Which one is open stands in the address.
 * @param clientId whose they are, where the screen is about one client
 * @param departmentId the department that a new one begins with
 */
export function useStrategies(clientId: number | null, departmentId: number | null): StrategiesInUse {
  const opened = useOpenRecord('strategy')
  const { data: found } = useCall(
    'strategies.get',
    typeof opened.id === 'number' ? { params: { id: opened.id } } : null,
  )
  const removal = useRemoval<Strategy>({
    title: () => 'Delete this strategy?',
    question: ([strategy]) => (
      <>
        <strong>{strategy?.name}</strong> of {strategy?.Client.name} will be deleted.
      </>
    ),
    remove: ({ id }) => api.call('strategies.remove', { params: { id } }),
    removed: strategiesChanged,
    done: () => 'The strategy has been deleted.',
    failed: 'The strategy could not be deleted.',
    tellReason: true,
  })
  const [named, setNamed] = useState<Strategy | null>(null)
  const strategy = opened.id === 'new' ? null : found
  return {
    add: () => opened.open('new'),
    open: ({ id }) => opened.open(id),
    actions: [
      {
        name: 'Complete',
        icon: CircleCheck,
        may: ({ can, status }) => can.update && isOpenStrategy(status),
        run: (one) => void setStatus(one, 'Completed'),
      },
      {
        name: 'Take up again',
        icon: RotateCcw,
        may: ({ can, status }) => can.update && !isOpenStrategy(status),
        run: (one) => void setStatus(one, 'In Progress'),
      },
      {
        name: 'Name deliverables',
        icon: Package,
        may: ({ can }) => can.update,
        run: setNamed,
      },
      {
        name: 'Edit',
        icon: SquarePen,
        shortcut: 'e',
        may: ({ can }) => can.update,
        run: ({ id }) => opened.open(id),
      },
      {
        name: 'Delete',
        icon: Trash2,
        danger: true,
        may: ({ can }) => can.remove,
        run: (one) => removal.ask([one]),
      },
    ],
    dialogs: (
      <>
        {opened.id !== null && strategy !== undefined && (
          <StrategyDialog
            key={opened.id}
            strategy={strategy}
            clientId={clientId}
            departmentId={departmentId}
            onClose={opened.close}
          />
        )}
        {named && <DeliverablesDialog strategy={named} onClose={() => setNamed(null)} />}
        {removal.dialog}
      </>
    ),
  }
}

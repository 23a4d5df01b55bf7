import { useRemoval, type Removal } from '../../platform/parts/removal/index.ts'
import { invalidate } from '../../foundation/session/query.ts'
import { client } from '../../foundation/session/session.ts'
import type { Budget } from './budget-columns.tsx'

const named = (budget: Budget): string => `${budget.Service.name} of ${budget.Client.name}`

/** Deleting budgets with their fees, after the question in a dialog 490 px wide. */
export const useBudgetRemoval = (afterwards?: () => void): Removal<Budget> =>
  useRemoval<Budget>({
    title: (budgets) => (budgets.length === 1 ? 'Delete this budget?' : `Delete ${budgets.length} budgets?`),
    question: (budgets) => {
      const [first] = budgets
      return budgets.length === 1 && first ? (
        <>
          <strong>{named(first)}</strong> will be deleted with its fees.
        </>
      ) : (
        <>{budgets.length} budgets will be deleted with their fees.</>
      )
    },
    remove: ({ id }) => client.call('budgets.removeWithFees', { params: { id } }),
    removed: () => {
      invalidate('budgets')
      afterwards?.()
    },
    done: (count) => (count === 1 ? 'Budget has been deleted.' : `${count} budgets have been deleted.`),
    failed: 'Budget could not be deleted.',
  })

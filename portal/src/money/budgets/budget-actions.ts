import { pathOf } from '@portal/core/foundation/routes'
import { SquarePen, Trash2 } from '@portal/ui/icon'
import { bulkOf, type Action, type BulkAction } from '../../foundation/actions/action.ts'
import type { Removal } from '../../platform/parts/removal/index.ts'
import type { Budget } from './budget-columns.tsx'

/** What one can do with a budget, from wherever it is listed. */
export const budgetActions = (removal: Removal<Budget>): readonly Action<Budget>[] => [
  {
    name: 'Edit',
    icon: SquarePen,
    shortcut: 'e',
    may: ({ can }) => can.update,
    href: ({ id }) => pathOf('budgets.edit', { id }),
  },
  {
    name: 'Delete',
    icon: Trash2,
    danger: true,
    may: ({ can }) => can.remove,
    run: (budget) => removal.ask([budget]),
    many: {
      name: 'Delete',
      may: (budgets) => budgets.every(({ can }) => can.remove),
      run: (budgets, clear) => {
        removal.ask(budgets)
        clear()
      },
    },
  },
]

/** What one can do with several budgets. */
export const budgetBulkActions = (removal: Removal<Budget>): readonly BulkAction<Budget>[] =>
  bulkOf(budgetActions(removal))

import { pathOf } from '@portal/core/foundation/routes'
import { today } from '@portal/core/foundation/format'
import { SquarePen, Trash2, TrendingUp } from '@portal/ui/icon'
import { bulkOf, type Action, type BulkAction } from '../../foundation/actions/action.ts'
import type { Removal } from '../../platform/parts/removal/index.ts'
import type { Budget } from './budget-columns.tsx'

/** What one can do with a budget, from wherever it is listed. */
export const budgetActions = (
  removal: Removal<Budget>,
  askForMore?: (budget: Budget) => void,
): readonly Action<Budget>[] => [
  {
    name: 'Edit',
    icon: SquarePen,
    shortcut: 'e',
    may: ({ can }) => can.update,
    href: ({ id }) => pathOf('budgets.edit', { id }),
  },
  ...(askForMore
    ? [
        {
          name: 'Ask for an increase',
          icon: TrendingUp,
          may: ({ endsAt }: Budget) => endsAt === null || endsAt >= today(),
          run: askForMore,
        },
      ]
    : []),
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

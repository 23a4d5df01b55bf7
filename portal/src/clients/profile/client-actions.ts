import { pathOf } from '@portal/core/foundation/routes'
import { Activity, Copy, DollarSign, Plus, SquarePen, Wallet } from '@portal/ui/icon'
import { openActivityLogger } from '../../platform/loggers/activity-logger.ts'
import { bulkOf, type Action, type BulkAction } from '../../foundation/actions/action.ts'
import { copy } from '../../foundation/browser/clipboard.ts'
import type { Client } from './client-columns.tsx'

/** A budget for a client. */
export const createBudgetAction: Action<Client> = {
  name: 'Create budget',
  icon: DollarSign,
  shortcut: 'b',
  may: ({ can }) => can.createBudget,
  href: ({ slug }) => pathOf('budgets.create-for-client', { slug }),
}

/** All budgets of a client in one table. */
export const changeBudgetsAction: Action<Client> = {
  name: 'Change budgets',
  icon: Wallet,
  may: ({ can }) => can.createBudget,
  href: ({ slug }) => pathOf('budgets.change', { slug }),
}

/** What one can do with a client: in its row, on its profile, in the palette. */
export const clientActions: readonly Action<Client>[] = [
  { name: 'Open budgets', icon: Wallet, href: ({ slug }) => pathOf('clients.profile.budgets', { slug }) },
  { name: 'Open activity', icon: Activity, href: ({ slug }) => pathOf('clients.profile.activity', { slug }) },
  createBudgetAction,
  changeBudgetsAction,
  {
    name: 'Log activity',
    icon: Plus,
    shortcut: 'a',
    may: ({ can }) => can.logActivity,
    run: ({ id }) => openActivityLogger({ clientId: id }),
  },
  {
    name: 'Edit',
    title: 'Edit the client',
    also: 'settings',
    icon: SquarePen,
    shortcut: 'e',
    may: ({ can }) => can.update,
    href: ({ slug }) => pathOf('clients.profile.settings', { slug }),
  },
  {
    name: 'Copy dealer code',
    icon: Copy,
    shortcut: 'c',
    may: ({ identifier }) => identifier !== null,
    run: ({ identifier }) => void copy('Dealer code', identifier ?? ''),
    many: {
      name: 'Copy dealer codes',
      may: (clients) => clients.some(({ identifier }) => identifier !== null),
      run: (clients) =>
        void copy('Dealer codes', clients.flatMap(({ identifier }) => identifier ?? []).join('\n')),
    },
  },
]

/** What one can do with several clients. */
export const clientBulkActions: readonly BulkAction<Client>[] = [
  ...bulkOf(clientActions),
  {
    name: 'Copy names',
    icon: Copy,
    run: (clients) => void copy('Names', clients.map(({ name }) => name).join('\n')),
  },
]

import { pathOf } from '@portal/core/routes'
import { Activity, Copy, DollarSign, Plus, SquarePen, Wallet } from '@portal/ui/icon'
import { openActivityLogger } from '../activities/logger.ts'
import type { Action, BulkAction } from '../parts/list/index.ts'
import { copy } from '../shell/clipboard.ts'
import type { Client } from './client-columns.tsx'

/** What one can do with a client, from wherever it is listed. */
export const clientActions: readonly Action<Client>[] = [
  { name: 'Open budgets', icon: Wallet, href: ({ slug }) => pathOf('clients.profile.budgets', { slug }) },
  { name: 'Open activity', icon: Activity, href: ({ slug }) => pathOf('clients.profile.activity', { slug }) },
  {
    name: 'Create budget',
    icon: DollarSign,
    shortcut: 'b',
    may: ({ can }) => can.createBudget,
    href: ({ slug }) => pathOf('budgets.create-for-client', { slug }),
  },
  {
    name: 'Log activity',
    icon: Plus,
    shortcut: 'a',
    may: ({ can }) => can.logActivity,
    run: ({ id }) => openActivityLogger({ clientId: id }),
  },
  {
    name: 'Edit',
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
  },
]

/** What one can do with several clients. */
export const clientBulkActions: readonly BulkAction<Client>[] = [
  {
    name: 'Copy dealer codes',
    icon: Copy,
    may: (clients) => clients.some(({ identifier }) => identifier !== null),
    run: (clients) =>
      void copy('Dealer codes', clients.flatMap(({ identifier }) => identifier ?? []).join('\n')),
  },
  {
    name: 'Copy names',
    icon: Copy,
    run: (clients) => void copy('Names', clients.map(({ name }) => name).join('\n')),
  },
]

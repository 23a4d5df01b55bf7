import type { CallName } from '@portal/core/calls'
import { budgetColumnFacts } from '@portal/core/money/budgets/columns'
import { clientColumnFacts } from '@portal/core/clients/profile/columns'
import type { ColumnFacts } from '@portal/core/foundation/contract/column'
import type { ExportableCall } from '@portal/core/platform/exports/exportable'
import { budgetsOfClient } from './money/budgets/client-budgets.ts'
import { activeBudgets, inactiveBudgets } from './money/budgets/report.ts'
import { listClients } from './clients/profile/list-clients.ts'
import type { Operation } from './foundation/http/operation.ts'
import type { ExportSource } from './platform/exports/source.ts'

const source = <N extends ExportableCall>(
  read: Operation<N>,
  columns: Readonly<Record<string, ColumnFacts<never>>>,
): ExportSource => ({
  // Which operation answers which call is said by the table below; past it only the widest type is known.
  read: read as unknown as Operation<CallName>,
  columns: Object.values(columns),
})

/** Every list of `exportableCalls`: leaving one out does not compile. */
export const exportSources: Readonly<Record<ExportableCall, ExportSource>> = {
  'clients.list': source<'clients.list'>(listClients, clientColumnFacts),
  'budgets.active': source<'budgets.active'>(activeBudgets, budgetColumnFacts),
  'budgets.inactive': source<'budgets.inactive'>(inactiveBudgets, budgetColumnFacts),
  'budgets.ofClient': source<'budgets.ofClient'>(budgetsOfClient, budgetColumnFacts),
}

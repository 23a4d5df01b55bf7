import { formatDay, today } from '@portal/core/foundation/format'
import { clientIn, type ReportRow } from '@portal/core/platform/reports/report-column'

/** What is advised about the largest of the budgets that pay for it. */
export interface Advised {
  readonly clientId: number
  readonly client: string
  readonly slug: string
  readonly budget: { readonly id: number; readonly service: string; readonly amount: number }
  readonly serviceId: number
  /** What all of them together are invoiced. */
  readonly invoiced: number
  readonly newAmount: number
  readonly reason: string
}

/** The advice of a row of the SEM Budget Recommendations; null where no budget goes on. */
export function advisedIn(row: ReportRow): Advised | null {
  const client = clientIn(row)
  const [id, amount, newAmount] = [row['budgetId'], row['amount'], row['newAmount']]
  const { service, why } = row
  if (!client || typeof id !== 'number' || typeof amount !== 'number' || typeof newAmount !== 'number')
    return null
  if (typeof service !== 'string' || typeof why !== 'string') return null
  return {
    clientId: client.id,
    client: client.name,
    slug: client.slug,
    budget: { id, service, amount },
    serviceId: Number(row['serviceId']),
    invoiced: Number(row['invoiced']),
    newAmount,
    reason: `SEM budget recommendation of ${formatDay(today())}: ${why}`,
  }
}

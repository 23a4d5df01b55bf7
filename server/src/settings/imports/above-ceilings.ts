import { ceilingProblemsOf, type PlannedBudget } from '../../money/changes/ceiling.ts'
import type { Db } from '../../foundation/database/database.ts'
import type { Plan } from './plan.ts'

/** Sentences of clients that a warning has before it counts the others. */
const named = 3

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** What a file of budgets does to the ceilings of clients: what it plans is gathered slice by slice. */
export class AboveCeilings {
  readonly #planned: PlannedBudget[] = []

  planned({ creates, updates }: Plan): void {
    for (const { set } of creates)
      this.#planned.push({
        id: null,
        client_id: Number(set['client_id']),
        budget_type: text(set['budget_type']),
        starts_at: text(set['starts_at']),
        ends_at: text(set['ends_at']),
        invoice_amount: text(set['invoice_amount']),
      })
    for (const { id, clientId, set } of updates)
      if (set['invoice_amount'] !== undefined || set['ends_at'] !== undefined)
        this.#planned.push({
          id,
          client_id: clientId,
          budget_type: null,
          starts_at: null,
          ends_at: text(set['ends_at']),
          invoice_amount: text(set['invoice_amount']),
        })
  }

  /** What whoever applies the file must agree to; null where nothing comes above a ceiling. */
  async warning(db: Db, tenantId: number): Promise<string | null> {
    const problems = await ceilingProblemsOf(db, tenantId, this.#planned)
    if (problems.length === 0) return null
    const others = problems.length - named
    return `${problems.slice(0, named).join(' ')}${others > 0 ? ` And ${others} more ${others === 1 ? 'client' : 'clients'}.` : ''}`
  }
}

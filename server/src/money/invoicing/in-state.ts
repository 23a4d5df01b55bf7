import { sql, type SqlBool } from 'kysely'
import { today } from '@portal/core/foundation/format'
import type { invoiceStates } from '@portal/core/money/invoicing/states'

/** Whether invoices that a state names, as a condition on `i`. */
export const inState = (state: (typeof invoiceStates)[number]) => {
  const day = today()
  const frozen = sql`i.status in ('approved', 'sent')`
  const late = sql`i.due_on is not null and i.due_on < ${day}`
  switch (state) {
    case 'Draft':
      return sql<SqlBool>`i.status = 'draft'`
    case 'Reviewed':
      return sql<SqlBool>`i.status = 'reviewed'`
    case 'Void':
      return sql<SqlBool>`i.status = 'void'`
    case 'Approved':
      return sql<SqlBool>`i.status = 'approved' and i.paid_cents = 0`
    case 'Credit':
      return sql<SqlBool>`i.status = 'sent' and i.total_cents < 0`
    case 'Paid':
      return sql<SqlBool>`${frozen} and i.total_cents >= 0 and i.paid_cents >= i.total_cents and (i.status = 'sent' or i.paid_cents > 0)`
    case 'Overdue':
      return sql<SqlBool>`${frozen} and i.paid_cents < i.total_cents and (i.status = 'sent' or i.paid_cents > 0) and ${late}`
    case 'Partly paid':
      return sql<SqlBool>`${frozen} and i.paid_cents > 0 and i.paid_cents < i.total_cents and not (${late})`
    case 'Sent':
      return sql<SqlBool>`i.status = 'sent' and i.paid_cents = 0 and i.total_cents > 0 and not (${late})`
  }
}

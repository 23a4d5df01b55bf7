import { type ReadRows, type Row } from '../rows.ts'

/** Services and kinds of fees with their account in the ledger. */
export const accountsRows: ReadRows = async ({ portal, question }) => {
  const named = new Set(question.records.map(({ name }) => name))
  const { rows } = await portal.read('invoicing.accounts')
  return {
    rows: rows
      .filter(({ name }) => named.size === 0 || named.has(name))
      .map(({ name, kind, accountCode, charged }): Row => ({
        name,
        kind: kind === 'fee' ? 'Fee' : 'Service',
        accountCode: accountCode === '' ? null : accountCode,
        charged,
      })),
    period: null,
    notes: ['An account without a code has that of the ledger files.'],
    sources: [{ words: 'Invoicing', path: '/budgets/invoicing' }],
  }
}

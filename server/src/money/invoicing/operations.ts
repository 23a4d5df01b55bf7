import { accountOperations } from './accounts.ts'
import { editInvoice, getInvoice } from './edit.ts'
import { exportFile, exportMonth, listExports } from './ledger-exports.ts'
import { getLedgerSettings, setLedgerSettings } from './ledger-settings.ts'
import { listInvoices } from './list.ts'
import { closeMonth, reopenMonth } from './month.ts'
import { moveInvoices } from './move.ts'
import { getBilling, invoicesOfClient, setBilling } from './of-client.ts'
import { pdfOfInvoice } from './papers.ts'
import { payInvoice, takeBackPayment } from './payments.ts'
import { runOfMonth } from './run.ts'

export const invoicingOperations = {
  'invoicing.list': listInvoices,
  'invoicing.run': runOfMonth,
  'invoicing.move': moveInvoices,
  'invoicing.get': getInvoice,
  'invoicing.edit': editInvoice,
  'invoicing.pdf': pdfOfInvoice,
  'invoicing.pay': payInvoice,
  'invoicing.unpay': takeBackPayment,
  'invoicing.close': closeMonth,
  'invoicing.reopen': reopenMonth,
  'invoicing.export': exportMonth,
  'invoicing.exports': listExports,
  'invoicing.exportFile': exportFile,
  'invoicing.settings': getLedgerSettings,
  'invoicing.setSettings': setLedgerSettings,
  'invoicing.ofClient': invoicesOfClient,
  'invoicing.billing': getBilling,
  'invoicing.setBilling': setBilling,
  ...accountOperations,
}

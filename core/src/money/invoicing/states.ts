/** Where an invoice stands. What is paid of it follows from its payments. */
const invoiceStatuses = ['draft', 'reviewed', 'approved', 'sent', 'void'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** What people read: the status, told apart by what is paid and when it was due. */
export const invoiceStates = [
  'Draft',
  'Reviewed',
  'Approved',
  'Sent',
  'Overdue',
  'Partly paid',
  'Paid',
  'Credit',
  'Void',
] as const
export type InvoiceState = (typeof invoiceStates)[number]

export interface Standing {
  readonly status: InvoiceStatus
  readonly totalCents: number
  readonly paidCents: number
  /** The last day to pay; null before approval. */
  readonly dueOn: string | null
}

/** The one word for an invoice on a day. Nothing is due of a credit. */
export function stateOf({ status, totalCents, paidCents, dueOn }: Standing, today: string): InvoiceState {
  switch (status) {
    case 'draft':
      return 'Draft'
    case 'reviewed':
      return 'Reviewed'
    case 'void':
      return 'Void'
    default: {
      if (totalCents < 0) return status === 'sent' ? 'Credit' : 'Approved'
      if (paidCents >= totalCents) return status === 'sent' || paidCents > 0 ? 'Paid' : 'Approved'
      if (status === 'approved' && paidCents === 0) return 'Approved'
      if (dueOn !== null && dueOn < today) return 'Overdue'
      return paidCents > 0 ? 'Partly paid' : 'Sent'
    }
  }
}

/** What can be done with an invoice. */
const invoiceMoves = ['review', 'return', 'approve', 'send', 'void'] as const
export type InvoiceMove = (typeof invoiceMoves)[number]

const from: Readonly<Record<InvoiceMove, readonly InvoiceStatus[]>> = {
  review: ['draft'],
  return: ['reviewed'],
  approve: ['reviewed'],
  send: ['approved', 'sent'],
  void: ['approved', 'sent'],
}

/** Whether a status allows a move; who may make it is asked elsewhere. */
export const allowsMove = (status: InvoiceStatus, move: InvoiceMove): boolean => from[move].includes(status)

/** Whether the lines of an invoice can still change. */
export const isOpen = (status: InvoiceStatus): boolean => status === 'draft' || status === 'reviewed'

/** `INV-000123` of the number in the tenant's series. */
export const invoiceNumber = (sequence: number): string => `INV-${String(sequence).padStart(6, '0')}`

/** The numbers in a text that is in capitals. */
export const invoiceNumbers = /\bINV-\d{6,}\b/g

import { spendOutcomes } from '@portal/core/money/reconciliation/outcomes'
import type { Vocabulary } from './entry.ts'

/** How people speak of invoices, of what is paid, of partners, and of what was spent against what was planned. */
export const ofBills: Vocabulary = {
  invoices: {
    telling: { state: ['Drafts', 'Void', 'Partly paid', 'Reviewed'] },
    rows: 'billing document|invoice copy|inv|invoice document|customer invoice|client invoice|sent invoice',
    standing: {
      state: [
        {
          value: 'unsent',
          label: 'Not sent',
          words: ['unsent', 'still to send', 'to be sent', 'waiting to go out'],
          stands: { column: 'state', values: ['Draft', 'Reviewed', 'Approved'] },
        },
        {
          value: 'unapproved',
          label: 'Not approved',
          words: ['unapproved', 'nobody approved', 'nobody has approved'],
          stands: { column: 'state', values: ['Draft', 'Reviewed'] },
        },
      ],
    },
    columns: {
      number: 'invoice no|invoice num|document number|invoice id|invoice ref|inv number|inv no',
      dueAt:
        'due date|fall due|falls due|falling due|fell due|come due|comes due|coming due|came due|become due|becomes due|payable by|to be paid by',
      due: 'still owe|still owes|still owes us|still owe us|still owes us money|still owe us money|still owes money|still owe money|unpaid amount|unpaid total|total unpaid|total outstanding|outstanding total|past due amount|past due balance|amount due|is owed|are owed|owed to us|owed|balance due|remaining balance|left to pay|still to be paid|money outstanding|outstanding money|in debt|debt|uncollected|behind on payments|behind on payment',
      paid: 'paid off|settled amount|paid so far|already paid|paid back',
      total: 'face value|full amount|amount of the invoice|amount of the invoices|invoice value',
      daysLate:
        'aging|days past terms|late by how many days|how far past due|how far overdue|how long overdue|how long past due',
      reviewedBy: 'checked by|looked over by|reviewer',
      approvedBy: 'signed off by|approver|ok d by|okayed by',
      sentBy: 'sent out by|mailed by|emailed by|sender|issued by',
      approvedAt: 'invoice date|date of the invoice|dated',
    },
    did: { reviewedBy: 'checked', approvedBy: 'okayed|released', sentBy: 'issued|mailed|emailed' },
    choices: {
      state: {
        'Not paid':
          'still unpaid|yet to be paid|waiting for payment|waiting on payment|awaiting payment|owing|not collected|nobody paid|nobody has paid|no payment yet|without payment|without a payment|never paid|not been paid',
        Drafts:
          'in draft|still in draft|draft invoice|not reviewed|not yet reviewed|not reviewed yet|unreviewed|to review|to be reviewed|waiting for review|awaiting review|nobody reviewed|nobody has reviewed|unfinalized|not finalized',
        Paid: 'cleared|paid off|fully paid|paid up|squared away|collected in full',
        'Partly paid':
          'part paid|half paid|paid in part|short paid|short pay|shorted|partial payment|partial payments|underpaid|partially settled|partly settled|paid only part',
        Approved: 'signed off|waiting to be sent|ready to send|ready to go out|ready to go|released',
        Credit: 'credit memo|credit invoice|issued as credit',
        Void: 'thrown out|killed|canceled invoice|cancelled invoice|we voided|reversed',
        Reviewed:
          'waiting for approval|waiting on approval|awaiting approval|waiting for sign off|to sign off',
      },
      dueAt: {
        Overdue:
          'delinquent|in arrears|past terms|not paid on time|behind|late to pay|late in paying|past their due date|past its due date|past the due date|overdue invoices',
      },
    },
  },
  invoiceLines: {
    rows: 'charge on the invoice|charge on an invoice|charges on invoices|billed line|line of the invoice|lines of invoices|lines on the invoices|invoiced line|item on the invoice|item on an invoice|billing line',
    columns: { reason: 'why it was added|explanation', amount: 'amount of the line' },
    choices: {
      kind: {
        Adjustment: 'correction|invoice correction|billing correction|true up|write down|adjusted',
        Credit:
          'credit given|credit issued|credit we gave|credit we issued|credit line|credit on invoice|credits on invoices|gave credit|given credit',
        'By hand':
          'manual line|manual charge|typed in|free text|handwritten|hand written|one off charge|extra charge|extra line',
      },
    },
  },
  invoicingMonths: {
    rows: 'month end|month end close|month end closing|monthly close|close of the month|closing of the month|closing month|billing run|invoicing run|invoice run|month of billing|accounting month|accounting period|billing period|period close|close of',
    columns: {
      closedAt: 'closed on|close date|closing date|when it was closed',
      closedBy: 'closed by|locked by|who closed',
      left: 'left to do|left to close|still to do|blocking|in the way|holding up|missing before|open items|outstanding items|what is missing|keeping us from closing',
    },
    did: { closedBy: 'closed|locked' },
    choices: {
      state: {
        Open: 'unlocked|open for billing|still to close|not locked|to close',
        Closed: 'locked|closed out|done|shut|wrapped up',
      },
    },
  },
  payments: {
    past: true,
    rows: 'check received|checks received|customer payment|client payment|money that came in|remittance|incoming money|deposit|pmt|receipt of payment|collection',
    columns: {
      amount:
        'who paid|has paid|have paid|paid us|pays us|pay us|paid to us|was paid|were paid|been paid|got paid|collected|came in|amount paid|paid|deposited|payment amount|amount of the payment|took in|brought in money',
      payer: 'payer|paid by|from whom|who sent it',
      invoice:
        'invoice number|for which invoice|applied to|against which invoice|which invoice|toward which invoice',
      reference:
        'check number|check no|number of the check|transaction number|transaction id|confirmation number|reference number|wire number|payment reference|memo',
      paidOn: 'date of payment|payment date|date paid|received on',
    },
    weak: { paidOn: 'landed|posted|cleared|arrived|received|land' },
  },
  reconciliation: {
    measure: 'variance',
    telling: { settled: ['Written off'] },
    standing: {
      settled: [
        {
          value: 'settled',
          label: 'Settled',
          words: ['settled', 'dealt with', 'accounted for', 'taken care of', 'resolved'],
          stands: { column: 'settled', values: [...spendOutcomes] },
        },
      ],
    },
    rows: 'unreconciled spend|unreconciled media|unreconciled budgets|budget variance|budget variances|spend against budget|over and under spend|media reconciliation|month end reconciliation|reconciliation row|row of the reconciliation|reconciliation line|reconciliation item|reconciling|recon|recon row|spend variance|media variance|budget vs actual|budget versus actual|budget to actual|budget against actual|planned vs actual|planned versus actual|plan vs actual|actual vs budget|actual versus budget|budgeted vs spent|budgeted vs invoiced vs spent|budgeted versus invoiced versus spent|budget vs invoiced vs spent|budgeted invoiced and spent|budgeted versus spent|spend reconciliation|spend vs budget reconciliation',
    columns: {
      variance: 'off by|difference|how far off|variance in dollars',
      share: 'variance percent|variance percentage|percent variance|variance in percent|off by percent',
      invoiced: 'billed|charged for it|what we billed',
      carried: 'carried over from|carry in|carried over into it',
      spend: 'actual|actuals|actual spend|actually spent|what was spent',
      figures: 'platform spend|spend by the platform|what the platforms say|platform numbers',
      notes: 'explanation|comment|remark|note|explained as|reason',
    },
    choices: {
      settled: {
        'To be explained':
          'unexplained|not explained|not yet explained|without an explanation|to explain|need explaining|needs explaining|unsettled|not settled|unreconciled|not reconciled|still open|not dealt with|not yet dealt with|nobody explained|nobody has explained|no one explained|no one has explained|no explanation|no explanation yet|not explained yet|without explanation|not accounted for|unaccounted for|need an explanation|needs an explanation|waiting for an explanation|unresolved|not resolved|unaddressed',
        Explained: 'explained|have an explanation|has an explanation|with an explanation',
        Credited:
          'credited|credited back|credit back|given back|refunded|made good|made whole|got a credit|issued a credit',
        'Carried over':
          'carried over|rolled over|rolled forward|carried forward|pushed to the next month|pushed into next month|moved to the next month',
        'Written off':
          'written off|wrote off|write off|writeoff|write offs|ate the difference|swallowed|took the hit|absorbed',
      },
      state: {
        Overspent:
          'overspent|overspend|over spent|overspending|spent too much|over the budget|over their budget|over its budget|above budget|exceeded the budget|exceeded their budget|overran|overshot|spent more than planned|spent more than budgeted',
        Underspent:
          'underspent|underspend|under spent|underspending|spent too little|under the budget|under their budget|below budget|came in under|under delivered|underdelivered|fell short of the budget|left money unspent|did not spend it all|spent less than planned|spent less than budgeted',
        'No budget':
          'unbudgeted|not budgeted|without budget|spend without a budget|spend without budget|spent without a budget|no budget behind it',
        'As budgeted':
          'on budget|as planned|to the dollar|on the nose|spot on|matches the budget|right on budget|landed on budget',
      },
    },
  },
  rollover: {
    measure: 'carried',
    byAmount: true,
    rows: 'roll over|rolling over|rollover|rollovers|rolled over|carried over amount|carryover|carry over|carried forward|money carried|carry forward|carry forwards|carryovers|carry overs|brought forward|leftover budget|leftover money|leftover spend|unused budget|underspend carried|roll forward|rolled to the next month|budget rolled over|money rolled over',
    columns: {
      carried: 'rolled over|rolled forward|carried forward',
      target: 'budget with carryover|budget with rollover|adjusted budget|new target|to be spent in all',
      by: 'carried by|carried over by|rolled by|rolled over by|entered by',
      note: 'comment|remark|explanation',
    },
    weak: { carried: 'carried over' },
    did: { by: 'carried|rolled|moved' },
    choices: {
      section: {
        SEM: 'search|paid search|google',
        Social: 'facebook|meta|paid social',
        Display: 'programmatic display|banners',
        Video: 'online video|olv|youtube',
        'Connected TV': 'ctv|ott|streaming tv',
      },
    },
  },
  partnerCommission: {
    ofNobody: true,
    byAmount: true,
    rows: 'commission|commissions|commission owed|commission we owe|commission due|commission we pay|partner commission|partner payout|partner payouts|commission report|owe partners|owe our partners|partner share|referral fee|referral fees|rev share|revenue share|partner earnings|owed to partners|commission payable|commissions payable|pay partners|pay our partners|pay to partners|partner payments',
    columns: {
      partner: 'partners',
      commission: 'payout|owed to partners|commission amount|commission dollars',
      invoiced: 'billed|billings|business brought in',
      paid: 'payable now|earned already|commission already earned|on paid invoices|from paid invoices|ready to pay|ready to pay out',
    },
  },
  partners: {
    rows: 'partner agency|partner agencies|reseller|resellers|white label partner|white label|referral partner|affiliate|agency partner|channel partner',
    columns: {
      commissionPercent: 'commission rate|commission percentage|cut|rate|commission percent|share|percent',
      contactName: 'contact person|point of contact|who to call|main contact|person to call',
      portalUrl: 'portal address|portal url|portal link|own portal|branded portal',
      primaryColor: 'brand color|portal color',
    },
  },
  partnerClients: {
    rows: 'clients of partners|client of a partner|client of partner|partner store|partner dealer|partner account|referred client|referred store|white label client|white label store|clients through partners|clients through a partner|clients from partners|stores from partners|stores through partners|stores of partners|brought in by partners|brought by partners|came through a partner|came in through a partner',
    columns: {
      partnerId: 'through whom|referred by|brought by|brought in by|came through|partner agency',
      commissionPercent: 'commission rate|cut|commission percent',
    },
  },
  parentOrganizations: {
    rows: 'parent company|parent companies|parent org|parent orgs|billing entity|bill to|parent|parents|holding company|holding|umbrella company|umbrella organization|billing group|legal entity|bill to company|company we bill|companies we bill|billing organization',
    columns: {
      contacts: 'billing contact|invoice contact|accounts payable contact|ap contact',
      termsDays: 'payment terms|terms|net days|days to pay|payment days|days until due|invoice terms',
      taxRate: 'sales tax|tax|sales tax rate|tax percent|tax percentage|taxed at',
      purchaseOrder: 'po number|po|purchase order number|po required|number of the purchase order',
      ledgerName:
        'quickbooks name|name in quickbooks|xero name|name in xero|ledger name|accounting name|name in the books|name in accounting',
      address: 'street|billing address|mailing address',
      postalCode: 'zip|postal code',
      invoicedAs: 'how they are invoiced|how we invoice them|invoicing mode|way of invoicing',
    },
    choices: {
      invoicedAs: {
        'One for all stores':
          'consolidated|consolidated invoice|combined invoice|combined|one invoice|single invoice|one bill|joint invoice|all on one invoice|all stores on one invoice|one invoice for all stores|one invoice for all|invoiced together|billed together',
        'One for each store':
          'separate invoices|invoiced separately|billed separately|one invoice per store|an invoice per store|an invoice for each store|invoice for each store|one for each store|split by store|invoiced by store|billed by store|individual invoices',
      },
    },
  },
  groups: {
    rows: 'auto group|auto groups|dealer groups|ownership group|owner group|dealer family|family of stores|store group|group of stores|group of dealers',
    columns: { website: 'group site|web site|url', notes: 'comment|remark' },
  },
  profitCenters: {
    rows: 'cost center|cost centers|profit center code|p and l center|cost centre|profit centre',
    columns: { code: 'number|center code', departmentId: 'dept|belongs to' },
  },
  accounts: {
    rows: 'gl|chart of accounts|bookkeeping code|ledger accounts|income account|revenue account|account mapping|ledger mapping|gl mapping|accounting codes of services|books to which account|posts to|post to|posted to|which account',
    columns: { accountCode: 'number in the ledger|ledger number|gl number|accounting number' },
    choices: {
      charged: {
        'By days': 'daily|pro rata|prorated by day',
        'Whole months': 'monthly|never prorated|always in full',
      },
    },
  },
}

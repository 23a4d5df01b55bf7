import { spendOutcomes } from '@portal/core/money/reconciliation/outcomes'
import type { Vocabulary } from './entry.ts'

/** How people speak of budgets, invoices and what is earned. */
export const ofMoney: Vocabulary = {
  reconciliation: {
    measure: 'variance',
    telling: { settled: ['Written off'] },
    standing: {
      settled: [
        {
          value: 'settled',
          label: 'Settled',
          words: ['settled', 'dealt with'],
          stands: { column: 'settled', values: [...spendOutcomes] },
        },
      ],
    },
    rows: 'unreconciled spend|unreconciled media|unreconciled budgets|budget variance|budget variances|spend against budget|over and under spend|media reconciliation|month end reconciliation',
    columns: {
      variance: 'off by|difference|how far off',
      carried: 'carried over from|carry in',
      note: 'explanation',
    },
    choices: {
      settled: {
        'To be explained':
          'unexplained|not explained|not yet explained|without an explanation|to explain|need explaining|needs explaining|unsettled|not settled|unreconciled|not reconciled|still open|not dealt with|not yet dealt with',
        Explained: 'explained',
        Credited: 'credited|credited back|credit back|given back|refunded',
        'Carried over': 'carried over|rolled over',
        'Written off': 'written off|wrote off|write off',
      },
      state: { Overspent: 'overspent|overspend|over spent', Underspent: 'underspent|underspend|under spent' },
    },
  },
  rollover: {
    measure: 'carried',
    rows: 'roll over|rolling over|rollover|rollovers|rolled over|carried over amount|carryover|carry over|carried forward|money carried|unspent money',
    columns: { carried: 'carried over|rolled over|rolled forward' },
  },
  partnerCommission: {
    ofNobody: true,
    rows: 'commission|commissions|commission owed|commission we owe|commission due|commission we pay|partner commission|partner payout|partner payouts|commission report|owe partners|owe our partners',
    columns: { partner: 'partners', commission: 'payout|owed to partners' },
  },
  cancellations: {
    past: true,
    rows: 'attrition|lost business|clients we lost|canceled services|cancelled services|cancellation|budgets that ended|quit',
    columns: {
      reason: 'reasons|reason for leaving|why they left|cause',
      months: 'how long they stayed|tenure|stayed with us|months with us|lasted',
      amount: 'monthly loss|loss|dollars lost|money lost|revenue lost|lost revenue',
    },
  },
  budgetComparison: {
    measure: 'difference',
    rows: 'budget move|budget moves|month over month budgets|budget changes month over month|budget difference',
    choices: {
      move: {
        New: 'new budgets|newly added',
        Increased: 'increased|raised|went up|upgraded|bigger than last month',
        Decreased: 'decreased|reduced|cut|went down|lowered|downgraded',
        Ended: 'ended|dropped off',
        Unchanged: 'unchanged|stayed the same|flat',
      },
    },
  },
  serviceUtilization: {
    rows: 'upsell|upsells|upsell opportunity|upsell opportunities|cross sell|cross sells|white space|service penetration|services they do not have|missing services|service gaps|services missing',
    columns: { opportunity: 'upsell value|potential|could earn|worth' },
    choices: {
      state: {
        Missing: 'missing|lacking|not using|does not have|do not have|without',
        Runs: 'running|using',
      },
    },
  },
  budgetChanges: {
    rows: 'unconfirmed change|changes waiting for me|budget changes to approve|unconfirmed budget change|pending budget change|changes to approve',
  },
  budgetIncreases: {
    rows: 'approved increase|declined increase|granted increase|requested increase|increase asked for|budget raise|raise request|increase requests|asked for more budget|increases waiting|increases to approve|increases to decide|increases pending|pending increases|open increases',
    choices: {
      state: {
        Waiting:
          'waiting for approval|waiting approval|to approve|undecided|unanswered|not decided|not answered',
      },
    },
  },
  feeCaps: {
    rows: 'fee limit|fee limits|capped fees|fee ceiling|maximum fee',
    columns: { most: 'cap|limit|maximum' },
  },
  annualView: {
    rows: 'annual budgets|year of budgets|full year budget|budgets of the year|yearly budgets|annual budget',
  },
  historicalBudgets: {
    rows: 'budget history|past budgets|budgets over the last two years|budgets over time|24 months of budgets',
  },
  quickView: { rows: 'services overview|clients per service|service overview' },
  clientView: { rows: 'book of business', columns: { nextChange: 'upcoming change|next budget change' } },
  tagsWithServices: { rows: 'tag|tags|client tag|tagged' },
  managementReport: {
    rows: 'agency revenue|revenue by service|agency numbers|agency overview|how is the agency doing',
    columns: {
      won: 'new revenue|revenue won|gained',
      lost: 'revenue lost',
      revenueBefore: 'previous revenue',
    },
  },
  invoices: {
    telling: { state: ['Drafts', 'Void', 'Partly paid', 'Reviewed'] },
    rows: 'billing document|invoice copy',
    columns: {
      dueAt: 'due date',
      due: 'still owe|still owes|still owes us|still owe us|still owes us money|still owe us money|still owes money|still owe money|unpaid amount|unpaid total|total unpaid|total outstanding|outstanding total|past due amount|amount due|is owed|are owed|owed to us|owed',
    },
  },
  payments: {
    columns: {
      amount:
        'who paid|has paid|have paid|paid us|pays us|pay us|paid to us|was paid|were paid|been paid|got paid|collected|came in|amount paid|paid',
      payer: 'payer|paid by|from whom',
      invoice: 'invoice number|for which invoice',
    },
  },
  profitCenters: { rows: 'cost center|cost centers' },
}

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
  coopClaims: {
    adds: [
      {
        id: 'open',
        label: 'Open',
        kind: 'choice',
        words: [],
        values: [
          {
            value: 'Open',
            label: 'Open',
            words: ['open', 'still open', 'outstanding', 'unfinished', 'in the works'],
            stands: {
              column: 'state',
              values: ['Not started', 'Gathering', 'Ready', 'Submitted', 'Approved'],
            },
          },
        ],
      },
    ],
    after: { state: { Submitted: ['Approved', 'Paid', 'Rejected'], Approved: ['Paid'] } },
    rows: 'coop|co op money|co op reimbursement|coop claims|co op submission|reimbursement|reimbursements|manufacturer money',
    columns: {
      deadline:
        'due|deadline|deadlines|due date|submission deadline|to be submitted by|have to be in|expire|expires|expiring|run out|runs out|running out|lapse|lapses',
      paid: 'paid out|paid back to us|reimbursed|came back|come back|comes back|paid back|got back|get back|refunded|money back',
      claimed: 'claim amount|amount claimed',
      owner: 'owns|responsible',
      manufacturer: 'brand|oem',
    },
    choices: {
      state: {
        'Not started': 'not started|untouched',
        Gathering: 'gathering|collecting',
        Ready: 'ready|ready to submit',
        Submitted:
          'submitted|sent in|filed|waiting for approval|waiting on approval|awaiting approval|to be approved',
        Approved: 'approved|accepted',
        Paid: 'paid|reimbursed',
        Rejected: 'rejected|denied|declined|turned down',
      },
    },
  },
  cancellations: {
    past: true,
    rows: 'attrition|lost business|clients we lost|canceled services|cancelled services|cancellation|budgets that ended|quit|service cancellation|service cancellations|dropped services|services dropped|services lost|lost services|canceling|cancelling',
    weak: { endsAt: 'last day|final day' },
    choices: { clientLeft: { No: 'still a client|still with us|stayed a client|kept other services' } },
    columns: {
      reason:
        'reasons|reason for leaving|why they left|cause|churn reason|churn reasons|cancel reason|cancel reasons|reason for canceling|reason for cancelling|reason given|reason they gave|why they quit|why they canceled',
      months: 'how long they stayed|tenure|stayed with us|months with us|lasted',
      amount:
        'monthly loss|loss|dollars lost|money lost|revenue lost|lost revenue|amount canceled|amount cancelled|canceled amount|cancelled amount|in dollars',
      managers: 'am|ams|account manager|account managers|manager|manager who lost it',
      clientLeft:
        'left altogether|left for good|left completely|gone for good|left entirely|whole client left|left us completely',
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
  oemBudgets: {
    rows: 'oem fund|oem funds|factory budget|factory budgets|program budget|program budgets|program money|oem money|factory money',
    columns: {
      allotted: 'allotment|allocation|allocated',
      left: 'unused|still available|remaining',
      used: 'percent used|used up',
    },
  },
  oemBilling: { rows: 'factory billing|program billing' },
  oemSpend: { measure: 'spent', rows: 'factory spend|program spend|oem program spend' },
  oemTracker: {
    rows: 'oem pacing|program pacing|factory pacing|program tracker',
    choices: { state: { Behind: 'behind|under target|short', Ahead: 'ahead|over target' } },
  },
  oemFundMonths: { rows: 'fund usage|fund use|use of the fund|fund over time' },
  profitCenters: { rows: 'cost center|cost centers' },
  incidents: {
    rows: 'mishap|mishaps|things that went wrong|what went wrong|outage|outages|error that cost money|mistake|mistakes|screw up|screwup|incident',
    columns: {
      cost: 'cost us|damage|what it cost',
      causeId: 'root cause|caused by|reason',
      measure: 'fix|counter measure|countermeasure',
      endedAt: 'resolved|fixed|ended|closed',
      ownerId: 'owned by',
    },
    choices: {
      endedAt: {
        Open: 'open|still open|ongoing|going on|unresolved|not resolved|not fixed|not closed|active',
      },
    },
  },
  incidentsByCause: { rows: 'incidents by cause|causes of incidents|root causes|cause of incidents' },
}

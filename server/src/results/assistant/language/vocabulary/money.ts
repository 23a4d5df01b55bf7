import type { Vocabulary } from './entry.ts'

/** How people speak of what manufacturers pay, of what is canceled and of what went wrong. */
export const ofMoney: Vocabulary = {
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

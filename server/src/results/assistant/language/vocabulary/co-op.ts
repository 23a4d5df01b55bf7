import type { Vocabulary } from './entry.ts'

/** How people speak of co-op and of what vehicles cost. */
export const ofCoop: Vocabulary = {
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
      {
        id: 'handedIn',
        label: 'Handed In',
        kind: 'choice',
        words: [],
        values: [
          {
            value: 'Not handed in',
            label: 'Not handed in',
            words: [
              'unsubmitted',
              'not handed in',
              'not handed in yet',
              'not turned in',
              'not sent in',
              'not filed',
              'unfiled',
              'still to submit',
              'still to file',
              'to be submitted',
              'to be filed',
              'left to submit',
              'left to file',
              'to submit',
              'to hand in',
              'to file',
              'still to be submitted',
              'waiting to be submitted',
              'not out yet',
              'still ours',
            ],
            stands: { column: 'state', values: ['Not started', 'Gathering', 'Ready'] },
          },
          {
            value: 'Not paid',
            label: 'Not paid',
            words: [
              'unpaid',
              'waiting for payment',
              'waiting for the money',
              'waiting for money',
              'awaiting payment',
              'money outstanding',
              'still owed',
              'they owe',
            ],
            stands: { column: 'state', values: ['Submitted', 'Approved'] },
          },
        ],
      },
    ],
    after: { state: { Submitted: ['Approved', 'Paid', 'Rejected'], Approved: ['Paid'] } },
    rows: 'coop|co op money|co op reimbursement|coop claims|co op submission|reimbursement|reimbursements|manufacturer money|co op package|co op packages|coop package|coop packages|claim package|claim packages|co op filing|co op filings|coop filing|co op paperwork|co op request|co op requests|co op reimbursements|coop reimbursement|claim for co op|claims for co op|oem claim|oem claims|manufacturer claim|manufacturer claims|manufacturer reimbursement|manufacturer reimbursements',
    columns: {
      deadline:
        'due|deadline|deadlines|due date|submission deadline|to be submitted by|have to be in|expire|expires|expiring|run out|runs out|running out|lapse|lapses|hand in by|last day to submit|cutoff|cut off|closes|close|latest day',
      paid: 'paid out|paid back to us|reimbursed|came back|come back|comes back|paid back|got back|get back|refunded|money back|received back|refund|refunds|paid us back|reimbursement received|collected|get out of',
      claimed:
        'claim amount|amount claimed|at stake|on the table|worth|asked for|claiming|claim back|eligible amount|can claim',
      owner:
        'owns|responsible|sitting on|sits on|handles|handling|working on|prepares|preparing|in charge|looks after|sits with|sitting with|on it|whose',
      manufacturer: 'brand|oem|manufacturers|oems|brands',
      spent: 'qualifying spend|eligible spend|spend behind',
      screenshots: 'screenshot|proof of performance|proofs of performance|evidence|pop',
      invoices: 'invoice copies',
      activities: 'activity proof',
    },
    choices: {
      state: {
        'Not started': 'not started|untouched|nobody started|not begun yet|no work yet|not touched',
        Gathering:
          'gathering|collecting|in preparation|being prepared|being put together|putting together|getting together|gathering proof',
        Ready: 'ready|ready to submit|ready to go|ready to send|good to go|ready to file|ready to hand in',
        Submitted:
          'submitted|sent in|filed|waiting for approval|waiting on approval|awaiting approval|to be approved|handed in|turned in|sent off|sent to the manufacturer|sent to the oem|with the manufacturer|with the oem|waiting on the manufacturer|waiting on the oem|waiting for the manufacturer|in review|under review|pending approval',
        Approved: 'approved|accepted|got approved|cleared',
        Paid: 'paid|reimbursed|settled|credited|money is in',
        Rejected:
          'rejected|denied|declined|turned down|knocked back|kicked back|bounced back|disallowed|not accepted|thrown out|said no',
      },
      deadline: {
        Overdue:
          'missed the deadline|missed deadline|blew the deadline|blown deadline|deadline missed|deadline blown|deadline passed|deadline has passed|deadline is over|too late|after the deadline|missed',
      },
    },
    finished: { state: ['Submitted', 'Approved', 'Paid', 'Rejected'] },
    none: {
      owner:
        'nobody owns|without an owner|no owner|unowned|unassigned|not assigned|nobody is on|nobody works on',
    },
  },
  coopMonths: {
    rows: 'co op over time|co op trend|coop trend|coop over time|coop by month|monthly co op|monthly coop|co op history',
    columns: {
      paid: 'reimbursed|got back|came back',
      left: 'not covered|left over',
      waiting: 'pending',
      claimed: 'claimed back',
    },
  },
}

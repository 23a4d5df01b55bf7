import type { Vocabulary } from './entry.ts'

/** How people speak of what manufacturers pay, of what is canceled and of what went wrong. */
export const ofMoney: Vocabulary = {
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
}

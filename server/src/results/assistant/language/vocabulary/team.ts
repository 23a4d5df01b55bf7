import type { Vocabulary } from './entry.ts'

/** How people speak of whoever works for the agency or signs in to the portal, and of what they do there. */
export const ofTeam: Vocabulary = {
  amReportCard: {
    judged: 'score',
    rows: 'report card|am report|scorecard|score card|account manager scores|account manager performance|am scores|manager scores|am scorecard',
    columns: {
      person: 'am|ams|account managers|managers|manager',
      score: 'scored|grade',
      late: 'tasks late|late work',
      tasks: 'open work',
      stores: 'number of stores|book size|stores managed|accounts',
      amount: 'book|book value|amount managed|money managed|revenue managed',
      contact: 'contact rate|contact percentage',
      lost: 'lost amount|revenue lost',
      pace: 'on pace rate|pacing percent',
    },
  },
  bandwidthAccountManagement: {
    rows: 'overloaded|overworked|swamped|workload|bandwidth|capacity|am bandwidth|am capacity|room for more|room for another client|account management capacity',
    columns: {
      person: 'account manager|account managers|ams',
      used: 'utilization|how full|booked',
      stores: 'number of stores',
    },
    choices: {
      state: {
        Over: 'overloaded|over capacity|overbooked|overworked|too much work|swamped|maxed out',
        Full: 'full|at capacity',
        'Has room':
          'has room for another client|have room for another client|has room for more|have room for more|has room|have room|free|room|available|has capacity|have capacity|has bandwidth|have bandwidth',
      },
    },
  },
  bandwidthSeo: {
    rows: 'seo capacity|seo workload',
    choices: {
      state: {
        Over: 'overloaded|over capacity|overbooked',
        'Has room': 'have room|free|has capacity|has bandwidth|have bandwidth',
      },
    },
  },
  bandwidthSem: {
    rows: 'sem capacity|sem workload|search bandwidth|search capacity',
    choices: {
      state: {
        Over: 'overloaded|over capacity|overbooked',
        'Has room': 'have room|free|has capacity|has bandwidth|have bandwidth',
      },
    },
  },
  bandwidthSocial: {
    rows: 'social capacity|social workload',
    choices: {
      state: {
        Over: 'overloaded|over capacity|overbooked',
        'Has room': 'have room|free|has capacity|has bandwidth|have bandwidth',
      },
    },
  },
  bandwidthPremium: {
    rows: 'premium capacity|premium workload',
    choices: { state: { Over: 'overloaded|over capacity', 'Has room': 'have room|free' } },
  },
  clientLogin: {
    rows: 'client user|client users|portal user|portal users|dealer user|dealer users|portal login|portal logins|client logins|user of a client|logins of clients',
    weak: { lastHere: 'logged in|signed in|log in|sign in|been here|been in the portal' },
    columns: {
      lastHere: 'last login|last sign in|last signed in|last logged in|last time in the portal',
      signIns: 'how often they signed in|times signed in|number of logins',
      active: 'active user',
    },
    choices: {
      state: {
        Never: 'never|not once|never been here|never signed in|never logged in|not signed in|not logged in',
        Quiet: 'quiet|not lately|not for a while|inactive',
        Lately: 'lately|recently',
      },
    },
  },
  usageLogs: {
    rows: 'portal usage|usage of the portal|feature use|use of the portal|portal activity|what people use',
    columns: { action: 'feature|what they did' },
  },
  aiUsage: {
    rows: 'chat use|use of the chat|ai notes|use of ai|ai tokens|tokens',
    columns: { inputTokens: 'tokens in', outputTokens: 'tokens out' },
  },
  emailAnalytics: {
    rows: 'mail sent|mails|mails sent|emails sent|email deliveries|outgoing mail|email delivery|messages sent|mail delivery|bounced emails|emails bounced',
    columns: {
      bounced:
        'bounces|bounce|undeliverable|emails bounce|emails bounced|bounced emails|mails bounce|mails bounced|email bounces',
      failed: 'not sent|failures|failed email|failed emails|emails failed',
      opened: 'opens',
      clicked: 'clicks in mails',
      complained: 'spam complaints|complaints',
    },
  },
}

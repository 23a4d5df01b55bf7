import type { Vocabulary } from './entry.ts'

/** How people speak of what is done, by whom and until when. */
export const ofWork: Vocabulary = {
  deliverables: {
    rows: 'content piece|content pieces|seo deliverable',
    columns: {
      assigneeId: 'owner|owns|owned by|assigned to|assignee|responsible|person|writer',
      statusId: 'status',
      typeId: 'type|kind',
      actionId: 'next action',
    },
    adds: [
      {
        id: 'state',
        label: 'State',
        kind: 'choice',
        words: [],
        values: [
          {
            value: 'Open',
            label: 'Open',
            words: ['open', 'not done', 'not finished', 'unfinished', 'outstanding', 'still to do'],
          },
          {
            value: 'Done',
            label: 'Done',
            words: [
              'done',
              'finished',
              'completed',
              'closed',
              'delivered',
              'finish',
              'complete',
              'published',
              'publish',
              'wrote',
              'written',
            ],
          },
        ],
      },
    ],
    choices: { dueAt: { Overdue: 'overdue|past due|late|behind' } },
    finished: { state: ['Done'] },
    toldByDue: true,
  },
  strategies: {
    rows: 'strategic plan|marketing strategy|marketing plan|campaign plan',
    columns: { ownerId: 'owner|owns|owned by|responsible', tacticId: 'tactic' },
    choices: {
      status: {
        Planned: 'planned|not started|upcoming',
        'In Progress': 'in progress|under way|running|being worked on',
        Completed: 'completed|done|finished',
        Dropped: 'dropped|abandoned|canceled|cancelled',
      },
      dueAt: { Overdue: 'overdue|past due|late|behind' },
    },
    standing: {
      status: [
        {
          value: 'open',
          label: 'Open',
          words: ['open', 'still open', 'not completed', 'unfinished', 'not done', 'not finished'],
          stands: { column: 'status', values: ['Planned', 'In Progress'] },
        },
      ],
    },
    finished: { status: ['Completed', 'Dropped'] },
  },
  achievements: {
    rows: 'win|wins|success|success story|success stories|milestone|milestones',
    choices: { state: { Proposed: 'waiting|waiting for approval|pending|undecided|to approve' } },
  },
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
  tasks: {
    rows: 'to dos|todos|ticket for the team|action item|action items|assignment|chore',
    choices: {
      state: { Open: 'outstanding|still to do|left to do|incomplete|pending' },
      priority: { Urgent: 'most urgent|asap|on fire' },
    },
  },
  support: {
    rows: 'support case|ticket filed',
    choices: { state: { Open: 'still open|outstanding|unanswered|pending', Closed: 'fixed|solved' } },
  },
  interactions: {
    rows: 'touchpoint|touch point|touch base|check in|checkin|conversations|spoke with|talked with|meet with|met with|meet up with|meeting with|meetings with',
  },
  activities: { rows: 'work log|work logged|things done|work performed' },
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
  resourceLinks: { rows: 'resource link' },
  implementationNotes: { rows: 'release note|release notes|what was built|implementation' },
  leadBlacklist: {
    rows: 'blocked lead|blocked leads|spam lead|spam leads|blocked sender|blocked senders|spam list',
  },
}

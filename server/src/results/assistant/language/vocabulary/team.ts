import type { Called, Vocabulary } from './entry.ts'

/** What every team's list of who has how much to do is asked by. */
const bandwidth = {
  columns: {
    used: 'utilization|how full|booked|utilized|used up|busy|load percentage|percent full|percent busy',
    stores: 'number of stores|stores they have|accounts they have',
    amount: 'money managed|budget managed|dollars managed|managed budget',
    level: 'seniority|grade|career level',
    thisWeek: 'this week due|due in the week',
    nextWeek: 'next week due',
    load: 'points used|load points|points of work|how loaded|how much on their plate',
    capacity: 'capacity points|points they can carry|max load|limit|how much they can take',
  },
  choices: {
    state: {
      Over: 'overloaded|over capacity|overbooked|overworked|too much work|swamped|maxed out|too much on their plate|has too much|have too much|over the limit|above capacity|past capacity|needs help|drowning in work',
      Full: 'full|at capacity|booked up|no room|no room left|topped out|cannot take more|can not take more|at the limit',
      'Has room':
        'has room|have room|free|room|available|has capacity|have capacity|has bandwidth|have bandwidth|under capacity|below capacity|underused|underutilized|not busy|spare capacity|has time|have time|open capacity|could take on more|can take on more|can take more|could take more',
    },
  },
} as const satisfies Called

/** How people speak of whoever works for the agency or signs in to the portal, and of what they do there. */
export const ofTeam: Vocabulary = {
  team: {
    rows: 'member of the team|members of the team|work in hand|who has what on their plate',
    columns: {
      person: 'who has',
      clients: 'account|accounts|rooftops|stores they have|book size',
      lateTasks: 'late tasks|overdue tasks|tasks running late',
      lateDeliverables: 'late deliverables|overdue deliverables',
    },
    weak: { lastActivity: 'last active|last did something|last logged anything|last logged something' },
  },
  people: {
    rows: 'teammates in the agency|agency staff|people of the agency|headcount|head count|coworker|coworkers|co worker|co workers',
    columns: {
      role: 'permission level|access level|rights|permissions',
      userType: 'position|job|kind of user',
      email: 'e mail|e mail address|mail address',
    },
    beside: { column: 'secondFactor', words: 'account|accounts|login|logins' },
    none: {
      lastSeenAt:
        'never signed in|never logged in|never been here|never been in the portal|not once signed in|not once logged in|never used the portal|have not signed in yet|have not logged in yet',
      secondFactor:
        'no 2fa|no two factor|no second factor|no mfa|with two factor off|with 2fa off|2fa off|two factor off|second factor off|mfa off|no 2fa set up|no second factor set up',
    },
    some: { secondFactor: '2fa on|two factor on|second factor on|mfa on|2fa enabled|two factor enabled' },
    weak: {
      lastSeenAt: 'last online|last in the portal|last signed in|last logged in|last active|been here|online',
    },
    choices: {
      type: { Active: 'active account|active accounts|an active account|active user' },
      state: {
        Suspended: 'blocked|locked|on hold',
        Inactive: 'disabled|turned off|former|no longer here|no longer with us|gone|left the agency',
        Scheduled: 'starts later|starting soon|not started yet|about to start|joining',
      },
    },
  },
  amReportCard: {
    judged: 'score',
    rows: 'report card|am report|scorecard|score card|account manager scores|account manager performance|am scores|manager scores|am scorecard|report cards|am report cards|am ranking|ranking of the ams|leaderboard|am leaderboard|am performance|how the ams are doing|how ams are doing|manager performance|manager scorecard',
    columns: {
      person: 'am|ams|account managers|managers|manager',
      score: 'scored|grade|points|rating|report card score|graded',
      late: 'tasks late|late work|overdue tasks|tasks overdue|behind on tasks',
      tasks: 'open work|tasks open|tasks on their plate',
      stores: 'number of stores|book size|stores managed|accounts|rooftops',
      amount:
        'book|book value|amount managed|money managed|revenue managed|monthly book|size of the book|dollars managed',
      contact: 'contact rate|contact percentage|share of stores spoken with|touch rate',
      lost: 'lost amount|revenue lost',
      pace: 'on pace rate|pacing percent|share on pace|pacing score',
      opened: 'reports their clients opened|opened reports|reports opened by clients',
      activities: 'activities logged|logged activities',
    },
    weak: {
      spoken: 'spoke with|stores contacted|stores talked to|stores they talked to|talked to',
      target: 'target|should log|activity goal',
      activityShare: 'of the activity target|activity rate|share of the activity target',
      onPace: 'sections on pace',
      requests: 'open tickets|tickets open|open support requests',
    },
  },
  bandwidthAccountManagement: {
    rows: 'overloaded|overworked|swamped|workload|bandwidth|capacity|am bandwidth|am capacity|am workload|am load|account manager workload|account manager capacity|account manager bandwidth|room for more|room for another client|account management capacity|account management workload|resource planning',
    columns: { ...bandwidth.columns, person: 'account manager|account managers|am|ams' },
    choices: {
      state: {
        ...bandwidth.choices.state,
        'Has room': `has room for another client|have room for another client|has room for more|have room for more|room for another store|room for more stores|has room for another store|have room for another store|${bandwidth.choices.state['Has room']}`,
      },
    },
  },
  bandwidthSeo: {
    ...bandwidth,
    rows: 'seo capacity|seo workload|seo load|bandwidth of the seo team|capacity of the seo team',
  },
  bandwidthSem: {
    ...bandwidth,
    rows: 'sem capacity|sem workload|search bandwidth|search capacity|sem load|bandwidth of the sem team|capacity of the sem team|paid search capacity|paid search workload|paid search bandwidth',
  },
  bandwidthSocial: {
    ...bandwidth,
    rows: 'social capacity|social workload|social load|bandwidth of the social team|capacity of the social team',
  },
  bandwidthPremium: {
    ...bandwidth,
    rows: 'premium capacity|premium workload|premium load|bandwidth of the premium team',
  },
  bandwidthCapacities: {
    rows: 'capacity setting|capacity settings|points of capacity|capacity points|capacity by person|set capacity|set capacities',
    columns: { points: 'how many points|capacity' },
  },
  clientLogin: {
    rows: 'client user|client users|portal user|portal users|dealer user|dealer users|portal login|portal logins|client logins|user of a client|logins of clients|client login|dealer login|dealer logins|users at the store|store user|store users|users at stores|users on the client side|people with a login|who has a login|who has access to the portal|users with access|users of our clients|portal access of clients|portal adoption|logged in to the portal|logged into the portal|log in to the portal|log into the portal|signed in to the portal|signed into the portal|sign in to the portal|users logged in|users that logged in|users who logged in',
    weak: {
      lastHere:
        'logged in|signed in|log in|sign in|been here|been in the portal|last active|last seen|last online|last visit|last visited|used the portal|visited the portal|showed up in the portal|been on|been in',
    },
    columns: {
      lastHere: 'last login|last sign in|last signed in|last logged in|last time in the portal',
      signIns:
        'how often they signed in|times signed in|number of logins|how many times they logged in|sign ins|logins|log ins|times they logged in|times logged in',
      reports: 'reports looked at|reports viewed|opened reports|reports they opened|reports they looked at',
      active: 'active user|allowed to sign in|able to sign in|can sign in|can log in|allowed in',
      userType: 'kind of user',
    },
    choices: {
      state: {
        Never:
          'never|not once|never been here|never signed in|never logged in|not signed in|not logged in|never used|never came in|never been in|have not logged in once|not yet logged in|never visited',
        Quiet:
          'quiet|not lately|not for a while|inactive|dormant|gone quiet|stopped logging in|stopped coming|not recently|no longer log in|not active lately|not been in lately|not been here lately',
        Lately: 'lately|recently|active lately|regularly|active recently',
      },
      active: {
        No: 'locked out|blocked|disabled|deactivated|can not sign in|can not log in|switched off|turned off',
      },
    },
  },
  usageLogs: {
    rows: 'portal usage|usage of the portal|feature use|use of the portal|portal activity|what people use|usage log|usage logs|portal use|use of features|click log|what people clicked|what people do in the portal|what clients look at in the portal|what clients use in the portal',
    columns: { action: 'feature|what they did|screen|page|looked at', user: 'user|users|person|by whom' },
  },
  auditLog: {
    rows: 'audit log|history of changes|change log|changelog|change history|log of changes|log of what changed|paper trail|history log|record of changes',
    columns: { what: 'what happened|what was done' },
    choices: {
      deed: {
        Added: 'entered|set up|put in|made',
        Changed: 'touched|altered|adjusted|tweaked|renamed|moved',
        Deleted: 'erased|taken out|wiped|got rid of|thrown out|undone',
      },
    },
    standing: {
      subject: [
        {
          value: 'team changes',
          label: 'Team changes',
          words: [
            'team changes',
            'changes to the team',
            'changes to teams',
            'changes of teams',
            'client team changes',
            'changes in the team',
            'manager changes',
            'changes of managers',
          ],
          stands: { column: 'subject', values: ['client team'] },
          tells: true,
        },
      ],
    },
  },
}

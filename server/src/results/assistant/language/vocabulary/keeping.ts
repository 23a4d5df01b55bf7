import type { Vocabulary } from './entry.ts'

const split = (words: string): readonly string[] => words.split('|')

/** How people speak of clients that begin, and of those that might go. */
export const ofKeeping: Vocabulary = {
  priorityWatchlist: {
    dateless: ['Saved', 'Lost'],
    rows: 'client we watch|clients we are watching|being watched|watched|clients to save|watchlisted',
    columns: {
      atRisk: 'at risk|money at risk|revenue at risk|dollars at risk',
      watchedSince:
        'watching since|how long watched|added to the watchlist|put on the watchlist|went on the watchlist|landed on the watchlist|went on the list|put on the list|added to the list|came on the list|on the list since|on the watchlist since',
      scaleId: 'scale|severity|how bad|how serious|how risky|risk level',
      ownerId: 'watched by|looks after|runs the rescue|leads the rescue|who has it',
      outcome: 'how it ended|ended how|result of the rescue|turned out',
      name: 'why on the watchlist|why they are on the watchlist|reason for the watchlist|why on the list|what is wrong',
    },
    weak: { atRisk: 'exposure', name: 'reason' },
    choices: {
      state: {
        Watching: 'still watching|being watched|open|still on|still on it|currently on|not resolved',
        Saved: 'saved|rescued|kept|turned around|recovered|came off saved|we saved|won back',
        Lost: 'lost|not saved|we lost|could not be saved|gone',
      },
    },
  },
  managementWatchlist: {
    columns: {
      owner: 'owns|owned by|watched by|looking after it',
      atRisk: 'amount at risk|at risk amount',
      since: 'watched since|on it since',
    },
    weak: { scale: 'how serious|severity' },
  },
  watchlistMeetings: {
    rows: 'watchlist meeting|save meeting|rescue meeting|watch list meeting|meeting on a watched client|meetings about watched clients|save call|save calls|rescue call|rescue calls|watchlist call|watchlist calls',
    columns: {
      outcome: 'what came out|what came of it|result|conclusion|what was decided|agreed on',
      nextAt: 'next watchlist meeting',
      heldAt: 'met',
    },
    weak: {
      attendees: 'attended|attendees|attendee|attended by|participants|who attended|joined the meeting',
      nextAt: 'next one|meet again|meets again|follow up meeting',
    },
    none: {
      nextAt: 'without a next meeting|no next meeting|nothing scheduled next|without a follow up meeting',
    },
  },
  watchlistSteps: {
    rows: 'watchlist step|rescue step|save step|steps to save|next steps on the watchlist|action plan|action plans|save plan|save plans|rescue plan|rescue plans|watchlist plan|recovery plan|recovery step|recovery steps|watchlist action|watchlist actions|watchlist to do|watchlist to dos|get well plan',
    columns: {
      ownerId: 'assigned to|responsible|owns|owned by|supposed to do|doing|on the hook',
      done: 'finished|completed|done|checked off|taken care of|carried out',
      name: 'step|steps|action|actions',
    },
    choices: {
      dueAt: {
        Overdue: 'overdue|past due|late|already late|running late|past the deadline|slipped|slipping|behind',
      },
      done: {
        No: 'open|still open|outstanding|left|left to do|still to do|unfinished|pending|remaining|undone',
      },
    },
    finished: { done: ['Yes'] },
  },
  watchlistProposals: {
    rows: 'proposed for the watchlist|watchlist suggestion|suggested for the watchlist|should be on the watchlist|watchlist candidate|watchlist candidates|candidate for the watchlist|candidates for the watchlist|watchlist nomination|nominated for the watchlist|should go on the watchlist|belongs on the watchlist|belong on the watchlist',
    weak: {
      atRisk: 'runs a month|monthly amount at stake|at stake',
      reason: 'why turned down|why declined|reason not to',
    },
    choices: {
      state: {
        Taken: 'taken on|added|accepted|put on the watchlist|taken up',
        Declined: 'passed on|dismissed',
        Recovered: 'got better|better by itself|healed|no longer needed',
      },
    },
  },
  watchlistScales: {
    rows: 'scale of the watchlist|scales of the watchlist|levels of the watchlist|watchlist level|watchlist levels|watchlist severity',
    columns: { meaning: 'means|stands for|what it means' },
  },
  watchlistServices: {
    rows: 'services on the watchlist|service on the watchlist|services in trouble|troubled service|troubled services|services at risk|service at risk',
  },
  overwatch: {
    rows: 'contact cadence|cadence|cadence report|touch cadence',
    columns: {
      daysSince:
        'days since contact|days since the last interaction|days without contact|days silent|days since last contact',
      minutes: 'time with them|minutes spent|time spent|minutes',
      level: 'alarm level|how bad',
      alarms: '',
    },
    weak: {
      daysSince: 'days since we talked|days since we spoke|days since last touch|days without a call',
      lastPublishedAt: 'last contact|last touch|last contacted|last touched|last talked to',
      lastType: 'last kind of contact|how we last talked|type of the last one',
      interactions: 'contacts in the period|touches|touches in the period',
    },
    some: {
      alarms:
        'ring|rings|ringing|rang|going off|goes off|triggered|tripped|with an alarm|with alarms|with any alarm',
    },
    // Whoever nobody spoke with for too long has an alarm.
    standing: {
      alarms: [
        {
          value: 'some',
          label: 'Any',
          words: split(
            'clients gone quiet|gone quiet|stores gone quiet|contact alarm|contact alarms|cadence alarm|cadence alarms|contact cadence alarm|contact cadence alarms|overwatch alarm|overwatch alarms ringing|neglected client|neglected clients|neglected store|neglected stores|silent clients|out of touch|out of cadence',
          ),
          kept: 'some',
          tells: true,
        },
      ],
    },
    none: { alarms: 'without an alarm|without alarms|no alarm|no alarms|not ringing|nothing ringing' },
  },
  overwatchAlarms: {
    rows: 'rule of the overwatch|rules of the overwatch|overwatch rule|overwatch rules|contact rule|contact rules|cadence rule|cadence rules',
    columns: {
      level: 'how loud|severity',
    },
    weak: {
      interactionTypeId: 'kind of contact it wants|kind of interaction',
      days: 'allowed days|days allowed|after how many days|ring after|rings after',
    },
  },
  healthWeeks: {
    rows: 'health trending|health going|history of health|health scores over time|health scores by week|health over the weeks|health week by week|health score history|health score trend',
    columns: {
      health: 'health',
      change:
        'health moved|health gained|health lost|moved in health|points of health|health drop|health swing',
    },
  },
  healthParts: {
    rows: 'part of the health score|parts of the health score|parts of health|part of health|health score part|health score parts|health component|health components|health factor|health factors|health weight|health weights|what goes into health|pieces of the health score',
    columns: {
      weight: 'how much it counts|counts how much|heaviest|weighs',
      kind: 'looks at|looked at|measures',
    },
  },
  assessments: {
    rows: 'quarterly assessment|client assessment|assessment score|assessed|quarterly review score|store assessment|store assessments|store review|qbr score|assessment of the quarter|audit of the relationship',
    columns: {
      score: 'scored|graded|grade|rated|result|points|assessment score|quarterly review score',
      assessorId: 'assessor',
      summary: 'conclusion|what it says|takeaways|takeaway',
      doneAt: 'finished on|assessed on',
      startsAt: 'quarter start',
    },
    weak: {
      change:
        'against the last one|compared to the last one|change in the score|improvement|improved by|score change',
      assessorId: 'assesses|graded by|scored by|done by|assessed by',
    },
    choices: {
      state: {
        'Under Way': 'in progress|not done|open|unfinished|not finished|started|still open|half done|pending',
        Done: 'finished|completed|handed in|wrapped up',
      },
    },
    none: { score: 'unscored|not scored|without a score|no score yet' },
  },
  assessmentAnswers: {
    rows: 'assessment answer|assessment answers|answers of the assessment|answers in the assessment|assessment section|assessment sections|section score|section scores|assessment rating|assessment ratings',
    columns: {
      rating: 'rated|grade|stars',
      section: 'part',
      note: 'remark|comment',
      weight: 'counts how much',
    },
  },
  assessmentQuestions: {
    rows: 'question of the assessment|questions of the assessment|questions in the assessment|what we ask in assessments|questionnaire of the assessment',
    columns: { section: 'part', weight: 'counts how much|importance' },
  },
  onboardingTasks: {
    rows: 'onboarding|onboardings|onboarding step|onboarding steps|onboarding item|onboarding items|onboarding to do|onboarding checklist|launch checklist|launch task|onboard task|onboard tasks|setup task|setup tasks|setup step|setup steps|kickoff task|kickoff tasks|kick off task|kick off tasks|ramp up|ramp up task|new client task|new client tasks|new store task|new store tasks|launch step|launch steps|implementation task|implementation tasks',
    columns: {
      ownerId:
        'assigned to|responsible|owns|owner|has to do|supposed to do|doing|on the hook|holding|sitting with|sits with|sit with',
      done: 'done|finished|completed|checked off|ticked off|wrapped up|crossed off|taken care of|knocked out|complete',
      categoryId: 'phase|step of onboarding|section',
      waitsForId:
        'blocked by|depends on|waiting for|waiting on|waits on|held up by|prerequisite|comes after|depend on',
      serviceId: 'for which service',
      doneById: 'checked off by|ticked off by|finished by|completed by',
      forClient:
        'visible to the client|the client sees|clients see|shown to the client|client facing|client can see',
      byClient:
        'the client does|on the client|client has to do|client tasks|up to the client|the client has to do|owed by the client|on the dealer|the store has to do',
    },
    choices: {
      dueAt: {
        Overdue:
          'overdue|past due|late|running late|behind|behind schedule|stuck|stalled|delayed|slipping|slipped|lagging|overran|past the deadline|should be done',
      },
      done: {
        No: 'open|still open|unfinished|incomplete|outstanding|left|left to do|still to do|to do|undone|remaining|pending|not started|not begun|not checked off|not ticked off|missing|still missing|still not done|hanging|yet to be done|to go',
      },
      forClient: { No: 'internal|hidden from the client|not shown to the client' },
      byClient: { No: 'on us|ours|our side|our own' },
    },
    weak: { doneAt: 'checked off|ticked off|wrapped up|crossed off|taken care of|knocked out' },
    some: { waitsForId: 'blocked|held up|waiting on another|waiting on something|waiting on another step' },
    none: { waitsForId: 'not blocked|unblocked|ready to start|free to start|can be started' },
    finished: { done: ['Yes'] },
  },
  onboardingTaskCategories: {
    rows: 'phase of onboarding|phases of onboarding|onboarding phase|onboarding phases|stages of onboarding|onboarding category|onboarding categories|onboarding section|onboarding sections',
  },
  onboardingTaskTemplates: {
    rows: 'onboarding template|onboarding templates|template of onboarding|templates of onboarding|standard onboarding task|standard onboarding tasks|standard onboarding|onboarding blueprint|default onboarding task|default onboarding tasks|onboarding playbook',
    columns: {
      waitsForId: 'depends on|blocked by|comes after',
      forClient: 'the client sees|shown to the client|client facing',
      byClient: 'the client does|done by the client|on the client',
    },
    weak: {
      dueAfterDays: 'days from the start|due after|days after the start|how many days',
      ownerTypeId: 'role that owns it|part of the team|whose job|which role',
    },
    choices: { forClient: { No: 'internal' } },
  },
  managerTasks: {
    rows: 'am checklist|manager checklist|monthly checklist|monthly check|monthly checks|am deliverable|am deliverables|am task|account manager deliverable|account manager deliverables|account management checklist|checklist|checklists|checklist item|checklist items|am to do|am to dos|am checks|manager task|manager tasks|account manager task|account manager tasks|monthly am work|monthly routine',
    columns: {
      doneBy: 'checked off by|ticked off by|finished by|completed by|done by',
      managers: 'am|ams|account manager|account managers|manager',
      dueOn: 'deadline|due date',
      task: 'which check|item',
    },
    choices: {
      state: {
        Open: '',
        Overdue: 'late|past due|behind|running late|missed|skipped|slipped',
        Done: 'done|finished|completed|checked off|ticked off|checked|ticked',
      },
    },
    standing: {
      state: [
        {
          value: 'undone',
          label: 'Not Done',
          words: split(
            'not done|not finished|unfinished|incomplete|outstanding|not checked off|unchecked|not ticked off|still to do|left to do|left|pending|remaining|missing|still missing|to be done|still open',
          ),
          stands: { column: 'state', values: ['Open', 'Overdue'] },
        },
      ],
    },
    finished: { state: ['Done'] },
  },
}

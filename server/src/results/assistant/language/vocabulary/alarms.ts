import type { Vocabulary } from './entry.ts'

/** How people speak of what rings, of what went wrong, and of what is checked and set up. */
export const ofAlarms: Vocabulary = {
  metricAlarms: {
    rows: 'alarm|alarms|alert|alerts|metric alert|metric alerts|alarm rule|alarm rules|alert rule|alert rules|metric rule|metric rules|monitoring rule|monitoring rules|alarm setup|alarms set up',
    columns: {
      threshold: 'limit|set at',
      tellId: 'tells|notifies|goes to|alerts whom|who is told|recipient',
      condition: 'trigger|rings when',
      snoozedUntil: 'snoozed until|muted until|quiet until|silenced until|snooze ends',
      days: 'window|over how many days',
      makesTask: 'makes a task|make a task|creates a task|create a task|opens a task',
      byMail: 'by mail|by email|also by email|sends an email|send an email',
    },
    undated: true,
    choices: {
      snoozedUntil: { Coming: 'snoozed|muted|silenced|on snooze|quiet|turned off|switched off' },
      condition: {
        'Falls by': 'falls|drops|goes down',
        'Rises by': 'rises|goes up|jumps',
        'Is Below': 'is below|falls below|drops below',
        'Is Above': 'is above|goes above|exceeds',
        'Is Unusual': 'is unusual|unusual',
        Stops: 'stops|goes to zero',
      },
    },
  },
  metricAlarmRings: {
    came: 'since',
    rows: 'metric alarm that rang|metric alarms that rang|metric alarms that went off|metric alarms that fired|metric alarm rang|alarm that rang|alarms that fired|alarms fired|alarm fired|alarms rung|alert that fired|alerts that fired|alarms that went off|alarm went off|went off|alerts fired|triggered alarms|alarms triggered|rule fires|rules fire|rule fired|rules fired|rule rings|rule rang|rules rang|rule goes off|rule went off|alarms ring|alarm rings|alarms ringing|alarm ringing|alarms go off|alarm go off|alarm goes off|alerts go off|alert go off|alerts went off|alert went off|alarms gone off|alarms fire|alarm fire|alarm fires|alerts fire|alert fires|alerts ring|alerts rang|alert rang|alarms trigger|alarm triggered|alarms tripped|alarm tripped|alerts tripped|alerts triggered|tripped alarms|ringing alarms|ringing alarm|ringing',
    beside: { column: 'alarm', words: 'ring|rung' },
    columns: {
      alarm: 'rule|rules|alert|alert rule',
      value: 'value',
      told: 'notified|informed|alerted',
      seenBy: 'acknowledged by|picked up by|handled by|seen by|looked at by',
      until: 'last rang|rang last|last night',
    },
    did: { seenBy: 'acknowledged|acked|saw|seen|handled|reviewed|checked', told: 'notified|informed' },
    none: {
      seenBy:
        'unacknowledged|not acknowledged|nobody acknowledged|nobody has acknowledged|nobody picked up|nobody has picked up|nobody looked at|nobody has looked at|nobody looked after|nobody is on|not picked up|not looked at|not looked after|unhandled|unattended|unanswered|unseen|ignored|not handled|still ringing|anybody acknowledged|nobody knows about',
    },
    some: {
      seenBy: 'acknowledged|acked|looked after|known|picked up|handled|reviewed|taken care of|somebody is on',
    },
  },
  incidents: {
    rows: 'mishap|mishaps|things that went wrong|what went wrong|outage|outages|error that cost money|mistake|mistakes|screw up|screwup|incident|blunder|blunders|goof|goofs|slip up|slip ups|foul up|foul ups|mess up|mess ups|costly mistake|costly mistakes|incident report|incident reports',
    columns: {
      cost: 'cost us|damage|what it cost|wasted|money lost|lost money|price tag|expensive',
      causeId: 'root cause|caused by|reason',
      measure: 'fix|counter measure|countermeasure|remedy|what was done about',
      endedAt: 'resolved|fixed|ended|closed',
      ownerId:
        'owned by|handles|handling|dealing with|in charge of|looks after|working on|sits with|sitting with|responsible for',
      startedAt: 'happened|started|began|occurred',
    },
    choices: {
      endedAt: {
        Open: 'open|still open|ongoing|going on|unresolved|not resolved|not fixed|not closed|active|not over|not over yet|still going|still running|unfixed',
      },
    },
    none: {
      measure:
        'without a measure|without a fix|without a countermeasure|no measure|no fix yet|nothing was done about|nothing done about',
      ownerId: 'nobody owns|nobody is on|unowned|ownerless|not assigned|unassigned',
    },
    some: { measure: 'with a measure|with a fix|with a countermeasure' },
  },
  incidentsByCause: {
    rows: 'incidents by cause|causes of incidents|root causes|cause of incidents|what causes incidents|what causes the incidents|why incidents happen',
    columns: {
      cost: 'cost us|damage',
      lasted: 'how long each|days on average',
      unmeasured: 'without a fix|without a measure',
      open: 'open|ongoing',
    },
  },
  auditChecks: {
    rows: 'audit rule|audit rules|checks of the audit|checks of audits|client audit check|client audit checks|account audit check',
    columns: {
      severity: 'how bad|how serious',
      days: 'after how many days',
      fixedById: 'who fixes|fixed by',
      kind: 'looks at|what it looks at',
    },
    choices: {
      severity: {
        High: 'high severity|severe|serious',
        Medium: 'medium severity',
        Low: 'low severity|minor',
      },
    },
  },
  auditFindings: {
    rows: 'audit failure|audit failures|client audit failure|client audit failures|finding|findings|audit check failed|audit checks failed|audit checks fail|audit checks failing|audit checks are failing|failed audit check|failed audit checks|failing audit check|failing audit checks|audit check that failed|audit checks that failed|failing checks|failed checks|account audit|account audits|client audit|client audits|audit issue|audit issues|audit problem|audit problems|setup problem|setup problems|account check failed|failed account check|failed account checks|account problem|account problems|audit gap|audit gaps',
    columns: {
      assigneeId:
        'fixes it|assigned to|owner|fixes|has to fix|should fix|supposed to fix|sits with|sitting with|working on|responsible',
      checkId: 'checks',
      daysToFix: 'how long to fix',
      reason: 'why it was snoozed|snooze reason',
      snoozedUntil: 'snoozed until|postponed until',
    },
    choices: {
      state: {
        Open: 'open|unfixed|not fixed|unresolved|failed|failing|fail|still there|still broken|to fix',
        Fixed: 'fixed|solved|resolved',
        Snoozed: 'snoozed|postponed|put off|put aside|parked|muted',
      },
    },
    none: { assigneeId: 'unassigned|not assigned|nobody is on|nobody fixes|nobody assigned' },
  },
  semConfiguration: {
    rows: 'sem setup|sem configuration|search setup|sem settings|paid search setup|missing setup|sem configuration gap|sem configuration gaps|sem setup gap|sem setup gaps|sem gap|sem gaps|sem checklist|search configuration|paid search configuration|sem setup problem|sem setup problems|sem set up|configured for sem|set up for sem|sem configured',
    columns: {
      fixer:
        'fixes|fixes it|has to fix|supposed to fix|should fix|needs to fix|fix|fixing|sits with|sitting with|responsible|on the hook',
      gap: 'what is missing',
      missing: 'gap|gaps|holes|missing settings|things missing',
      budget: 'sem budget|monthly sem budget',
      item: 'setting|settings|item',
    },
    choices: {
      item: {
        'Google Ads account':
          'google ads id|google ads account|google ads ids|adwords id|google ads identifier|google ads customer id|google ads customer ids',
        'Microsoft Ads account':
          'microsoft ads id|microsoft ads account|bing id|bing account|microsoft id|bing ads id|bing ads account|microsoft ads ids',
        'Analytics property':
          'analytics property|analytics id|ga4 property|ga4 id|google analytics|ga4 property id|analytics ids|ga4 ids',
        'Call tracking': 'call tracking|call tracking number|call tracking numbers|callrail',
        'SEM manager': 'sem manager|search manager|sem owner|sem specialist|search specialist',
        'Conversions are counted':
          'conversion tracking|conversions counted|conversion counting|conversion tracking set up|conversion action|conversion actions',
        'Spend arrives': 'spend arriving|spend import|spend data|spend coming in',
        'Vehicle feed': 'vehicle feed|inventory feed|feed',
        'Negative keywords': 'negative keywords|negative keyword|negatives',
        'Budget is split': 'budget split|split budget|allocation|allocations',
      },
      state: {
        Missing:
          'missing|need|needs|lacking|not set|not set up|still needs|still need|do not have|have no|without|lack|lacks|has no|got no|not got|does not have|lacks a|not configured|unconfigured|gone missing|open',
        Set: 'set|set up|configured|in place|done',
      },
    },
  },
  semBudgetRecommendations: {
    rows: 'budget recommendation|budget recommendations|recommended budget|recommended budgets|recommended increase|recommended increases|should raise|should spend more|sem recommendation|recommendation|suggested budget|budget advice|sem budget advice|budget suggestion|budget suggestions|sem budget suggestion|sem budget suggestions|recommended sem budget|recommended sem budgets|sem budget recommendation|advised budget|budgets we recommend|limited by budget|budget limited|budget constrained|constrained by budget|capped by budget',
    choices: {
      advice: {
        Raise:
          'raise|increase|more budget|go up|bigger|higher|bump up|bumped up|bump|raised|increased|should get a bigger|should get bigger|should get a higher|should get higher|should get more|should have a bigger|should have a higher|should have more|should be raised|should be higher|should be increased|should go up|could use more|could use a bigger|deserve more|deserves more|deserve a bigger|deserves a bigger|need more|needs more|need a bigger|needs a bigger',
        Lower:
          'lower|decrease|reduce|less budget|cut|smaller|should be lowered|should be cut|should go down|should get less|trim|trimmed|lowered|too much budget|too big',
        Keep: 'keep|unchanged|stay|left alone|stay the same|stays the same|as is|no change|should stay',
      },
      request: {
        Waiting: 'waiting|pending|not decided',
        Approved: 'approved|accepted|granted',
        Rejected: 'rejected|turned one down|said no to|said no',
      },
    },
    columns: {
      budget: 'sem budget|current budget',
      change: 'recommended change|by how much',
      lostToBudget:
        'lost share|impression share lost to budget|search impression share lost to budget|lost impression share|share lost to budget|is lost to budget|lost is budget|lost is',
      lostToRank:
        'search impression share lost to rank|impression share lost to rank|share lost to rank|is lost to rank|lost is rank',
      shortDays:
        'days out of budget|days without budget|days the budget ran out|days they ran out|days limited by budget',
      lost: 'impressions missed|missed impressions|impressions lost',
      why: 'reasoning|argument',
      cost: 'cpa|cost per lead',
      conversions: 'leads',
    },
  },
}

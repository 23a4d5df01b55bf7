import type { Vocabulary } from './entry.ts'

/** How people speak of budgets, and of the reports about them. */
export const ofBudgets: Vocabulary = {
  budgets: {
    rows: 'budget line|line of budget|booked budget|budget row|live budget|open budget',
    columns: {
      service: 'product line|line of business',
      fees: 'agency fee|service fee|mgmt fee|fee revenue|fee income|revenue from fees',
      margin: 'profitability|we keep|what we keep|our take|our cut',
      marginRate: 'profit margin|percent of margin|margin in %',
      endsAt: 'sunset|roll off|rolls off|rolling off|due to end|set to end|set to expire|wrap up',
      startsAt:
        'kick in|kicks in|kicking in|set to start|due to start|take effect|takes effect|taking effect',
    },
    weak: { amount: 'worth|gross|gross amount|invoice value|size', charged: 'grand total' },
    choices: {
      type: {
        'One-Time': 'one shot|single month|one month only|non recurring|not recurring|one timer|onetimer',
        Recurring: 'repeating|evergreen|rolling|repeats every month|runs every month',
      },
      invoice: {
        'On no invoice':
          'unbilled|uninvoiced|on none of the invoices|left off the invoice|left off the invoices|left off an invoice|not on the invoice|not on the invoices|not on invoices|off the invoice|forgotten on the invoice|missing from the invoice|missing from the invoices|missing from invoicing',
      },
    },
  },
  budgetChanges: {
    rows: 'unconfirmed change|changes waiting for me|budget changes to approve|unconfirmed budget change|pending budget change|changes to approve|unacknowledged budget change|unacknowledged change|budget changes to acknowledge|changes to acknowledge|changes that need confirming|budget changes awaiting confirmation|changes awaiting confirmation|changes waiting for confirmation|budget changes to sign off|unapproved budget change|unread budget change|budget changes nobody confirmed|budget changes no one confirmed|budget changes nobody has confirmed|budget changes nobody acknowledged|budget edits to confirm',
    columns: {
      before: 'old amount|old budget|previous amount|previous budget',
      now: 'new amount',
      created: 'when it was changed|day of the change',
    },
  },
  budgetIncreases: {
    rows: 'increase|approved increase|declined increase|granted increase|requested increase|increase asked for|budget raise|raise request|increase requests|asked for more budget|increases waiting|increases to approve|increases to decide|increases pending|pending increases|open increases|request for more budget|requests for more budget|request for a higher budget|requests for higher budgets|request for an increase|requests for increases|ask for more budget|budget bump|bump request|requested bump|requested raise|raises requested|bumps requested|increases requested|increases asked for|budget upgrade request|increase approval|budget increase approval|more money requested',
    columns: {
      amount: 'more a month|extra a month|extra per month|how much more|size of the increase',
      now: 'up to what',
      before: 'old amount|old budget|current amount',
      reason: 'justification|rationale|argument',
      requestedBy: 'put in by|submitted by|filed by|proposed by|requestor',
      decidedBy: 'signed off by|rejected by|turned down by|ok d by|okayed by|approver|decider',
    },
    weak: {
      requestedAt: 'requested on|request date|asked on|submitted on|came in',
      decidedAt: 'decided on|decision date|approved on|signed off on',
      month: 'effective month|from which month|starting month|first month',
    },
    did: { requestedBy: 'submitted|filed|wanted|pitched', decidedBy: 'okayed|refused|denied|signed' },
    choices: {
      state: {
        Waiting:
          'waiting for approval|waiting approval|waiting on approval|awaiting approval|to approve|undecided|unanswered|not decided|not answered|waiting for sign off|waiting on sign off|awaiting sign off|waiting for signoff|waiting to be signed off|to sign off|to sign off on|not signed off|not yet signed off|waiting for a decision|waiting on a decision|waiting for an answer|unapproved|not approved yet|not yet approved|nobody decided|nobody has decided|nobody approved|nobody answered|sitting|still sitting|sitting there|in the queue|up for decision|still waiting|needs approval|need approval|needs a decision|need a decision',
        Approved: 'signed off|signed off on|went through|gone through|got through|okayed|ok d|said yes',
        Rejected: 'said no|nixed|vetoed|knocked back|not granted|did not go through|killed',
      },
    },
  },
  ceilings: {
    rows: 'spending limit|budget limit|spend ceiling|spending cap|spend cap|client ceiling|agreed maximum|maximum budget|max budget|budget maximum|limit on budget|limit on budgets|cap on budget|cap on budgets|cap on the budget',
    columns: {
      booked: 'booked against it|booked this month|booked so far|already booked',
      room: 'room to grow|room left|room under the cap|room under the limit|left under the ceiling|space under the ceiling|how much more can be booked|room before the ceiling',
    },
    choices: {
      state: {
        'Over its ceiling':
          'over the budget cap|over their budget cap|over budget cap|over the spending limit|over their spending limit|exceeding the ceiling|exceed the ceiling|exceeds the ceiling|exceed their ceiling|exceeded their ceiling|broke the ceiling|broke through the ceiling|blew past the ceiling|beyond the ceiling|beyond their ceiling|busted their ceiling|over the agreed maximum',
        'Within its ceiling':
          'under the ceiling|under their ceiling|below the ceiling|below their ceiling|inside the ceiling|within the ceiling|within the budget cap',
        'No ceiling':
          'no budget cap|without a budget cap|no spending limit|without a spending limit|uncapped|have no ceilings|no ceiling set|without ceilings|no agreed maximum',
      },
    },
  },
  feeCaps: {
    rows: 'fee limit|fee limits|capped fees|fee ceiling|maximum fee|cap on fee|cap on the fee|cap on management fee|cap on the management fee|limit on fee|limit on the fee|max fee|fee maximum|most we can charge|most we may charge|highest fee allowed|highest fee we may charge',
    columns: {
      most: 'cap|limit|maximum',
      feeServiceId: 'kind of fee|which fee|type of fee',
      limitIn: 'counted as|cap type',
      notes: 'comment|remark',
    },
    weak: { startsAt: 'in effect since|effective|effective date|applies from|in force since|since when' },
    choices: {
      limitIn: {
        Dollars: 'in dollars|dollar cap|flat|flat amount|fixed amount|flat cap|fixed cap',
        'Percent of the budget':
          'in percent|percentage cap|percent cap|as a percentage|as a percent|percent of budget|percentage of the budget|percentage of budget',
      },
    },
  },
  annualView: {
    rows: 'annual budgets|year of budgets|full year budget|budgets of the year|yearly budgets|annual budget|annual plan|yearly plan|budget plan of the year|year at a glance|twelve months of budgets|12 months of budgets|budgets for the whole year|budgets month by month',
    columns: { whole: 'year total|full year|whole year|total of the year' },
  },
  historicalBudgets: {
    rows: 'budget history|past budgets|budgets over the last two years|budgets over time|24 months of budgets|two years of budgets|budget track record|budgets of two years|budgets in the past|earlier budgets|old budgets',
    columns: { whole: 'two year total|total of two years|total over two years|total of 24 months' },
  },
  quickView: {
    rows: 'services overview|clients per service|service overview|service mix|product mix|services at a glance|summary of services|how many clients are on each service|clients on each service',
    columns: { serviceGroup: 'group of services', clients: 'how many clients' },
  },
  clientView: {
    rows: 'book of business|books of business|budgets and fees by manager|book per manager|book of each manager|books of the managers',
    columns: {
      nextChange: 'upcoming change|next budget change|changes next|next upcoming change',
      charged: 'budget plus fees|budget with fees|total with fees',
      margin: 'margins',
    },
    choices: {
      by: {
        'By manager': 'by account manager|per account manager|per manager',
        'By group': 'per group',
        'By parent organization': 'by parent company|by parent|per parent organization',
      },
    },
  },
  tagsWithServices: {
    rows: 'tag|tags|client tag|tagged|services by tag|services per tag|services of tagged clients|tags and services',
  },
  budgetComparison: {
    measure: 'difference',
    rows: 'budget move|budget moves|month over month budgets|budget changes month over month|budget difference|budget movement|budget movements|net budget change|net change in budget|net change in budgets|net change of budgets|net budget movement|budget swing|budget swings|budget shift|budget shifts|budget ups and downs|ups and downs of budgets|budget increases and decreases|month to month budgets|month on month budgets',
    columns: {
      difference: 'net change|delta|swing|net difference|dollar change|change in dollars',
      share: 'percent change|percentage change|change in percent|difference in percent',
      before: 'month before|previous amount|old amount',
      now: 'new amount|current amount',
    },
    choices: {
      move: {
        New: 'new budgets|newly added|brand new',
        Increased:
          'increased|raised|went up|upgraded|bigger than last month|bumped|bumped up|grew|upsold|budget increases|increases',
        Decreased:
          'decreased|reduced|cut|went down|lowered|downgraded|decreases|budget cut|budget cuts|budget decrease|budget decreases|reductions|trimmed|cut back|scaled back|pulled back|slashed|shrank|scaled down|dialed back',
        Ended: 'ended|dropped off|fell off|rolled off|gone|went away|disappeared',
        Unchanged: 'unchanged|stayed the same|flat|not changed|did not change|same as before|held steady',
      },
    },
  },
  serviceUtilization: {
    rows: 'upsell|upsells|upsell opportunity|upsell opportunities|cross sell|cross sells|white space|service penetration|services they do not have|missing services|service gaps|services missing|upsell idea|upsell list|upsell potential|upsell candidate|upsell target|upselling|cross selling|cross sell idea|cross sell opportunity|expansion opportunity|expansion idea|service gap|gaps in services|untapped services|services to sell|services to pitch|what else to sell|what to sell next|what to pitch next|service a client lacks|services a client lacks|services similar stores have|services similar stores buy|services similar clients have|services similar clients buy|services like stores buy',
    columns: {
      opportunity:
        'upsell value|potential|could earn|worth|upside|potential revenue|revenue potential|possible revenue|extra revenue|upsell revenue|opportunity value|upside in dollars',
      having:
        'similar clients|similar stores|clients like it|stores like it|similar stores buy|similar stores have|similar clients buy|similar clients have|that similar stores buy|that similar clients buy|other stores buy|stores like them buy',
    },
    choices: {
      state: {
        Missing:
          'missing|lacking|not using|does not have|do not have|without|not buying|not signed up for|are not on|is not on|yet to buy|do not buy|does not buy|could buy|should buy|could use|untapped',
        Runs: 'running|using|already buying|signed up for|already have|already has',
      },
    },
  },
  vehicleSpend: {
    byAmount: true,
    rows: 'new versus used spend|new vs used spend|new and used spend|spend on new cars|spend on used cars|spend on new vehicles|spend on used vehicles|new car spend|used car spend|new vehicle spend|used vehicle spend|spend by vehicle condition|new car advertising|used car advertising|spend on vehicles|spend on cars|spend on used|spend on new|vehicle advertising|vehicle ad spend',
    columns: {
      vdpViews: 'vehicle page views|vdp|vdps|vehicle views|views of vehicles|views of vehicle pages',
      costPerView: 'cost per vdp|cost per vehicle view|cost of a vdp view|price per vdp view',
      vehicles: 'kind of vehicle|vehicle condition|condition',
      spend: 'spent|cost',
      conversions: 'leads',
    },
    choices: {
      vehicles: {
        New: 'new inventory|new units|brand new',
        Used: 'pre owned|preowned|used inventory|used units',
        'New and used': 'both new and used|new and used together|mixed',
      },
    },
  },
  onboarded: {
    rows: 'new client list|newly onboarded|just onboarded|fresh clients|newest clients|recently signed clients|recently joined clients|clients that just joined|new arrivals|newcomers|new logos|newly signed|recently added clients|clients we just onboarded|recently boarded clients|clients that recently started|recently onboarded|newly onboarded stores|newly launched clients|recently launched clients|latest onboards|recent onboards',
    columns: { since: 'days on board|time on board|days since onboarding', activatedAt: 'onboarded' },
    weak: {
      activatedAt: 'onboarded|came on board|came aboard|went live|joined|live since|went live on|launched',
      since: 'days on board|days with us',
    },
  },
  managementReport: {
    rows: 'agency revenue|revenue by service|agency numbers|agency overview|how is the agency doing|agency results by service|company revenue|company numbers|total agency revenue|revenue of the agency|revenue of the whole agency|agency totals|agency wide revenue|agency kpi|numbers of the agency|numbers for the agency|how the agency is doing',
    columns: {
      won: 'new revenue|revenue won|gained|revenue gained|added revenue|picked up',
      lost: 'revenue lost|churned revenue|revenue churned',
      revenue: 'turnover|top line|sales',
      revenueBefore: 'previous revenue|prior revenue|revenue before',
      change: 'growth rate|revenue growth',
      marginShare: 'margin percentage|margin rate|percent margin',
    },
  },
  managementChannels: {
    rows: 'channel results of the agency|agency results by channel|channel performance of the agency|agency spend by channel|all channels of the agency',
    columns: { price: 'cpa|cost per conv|cost per lead' },
  },
  managementGroups: {
    rows: 'pod|pods|manager group|groups of managers|group of managers|team of managers|teams of managers|manager team|am group|am team',
    columns: { managerId: 'lead|leader|leads|led by|headed by|heads|head|in charge' },
  },
}

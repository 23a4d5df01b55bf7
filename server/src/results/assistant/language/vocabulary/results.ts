import type { Vocabulary } from './entry.ts'

/** How people speak of what advertising brought, and of what it looks like. */
export const ofResults: Vocabulary = {
  figures: {
    columns: {
      impressions: 'ad views|times shown|shown|ad impressions|eyeballs|ads served|ads were seen',
      clicks: 'ad clicks|clicks on ads',
      conversions:
        'leads from ads|results of ads|goal completions|ad leads|leads from advertising|ad conversions',
      cpm: 'cost per mille|cost per 1000|cost per thousand impressions',
      ctr: 'clickthrough rate|click thru rate|click-thru rate|clickthrough',
      vtr: 'completed view rate|completion rate of videos|watched to the end',
      cpc: 'price of a click',
      costPerConversion: 'cost of each lead|price per lead|price of a lead',
      storeVisits: 'visits in the store|walk ins from ads',
      vdpViews: 'vehicle page views',
      views: 'videos watched',
    },
    weak: { impressions: 'deliver|delivered|delivers|served|serve' },
  },
  campaigns: {
    rows: 'ad campaigns|running campaigns|advertising campaign|advertising campaigns',
    weak: { impressions: 'deliver|delivered|served|serve' },
    columns: { costPerConversion: 'price per lead' },
  },
  pacingReport: {
    columns: {
      daily:
        'daily budget|spend per day allowed|a day|daily spend needed|needed per day|needed a day|required daily spend|daily spend to hit|allowed per day|daily allowance|daily target',
      daysLeft: 'days remaining|days to go',
      average: 'average daily spend|average a day|spend a day|current daily spend',
      off: 'how far off|off pace',
      difference: 'over or under|over and under',
      used: 'share of the budget used',
    },
    choices: {
      section: {
        SEM: 'search|paid search|google|ppc',
        Social: 'facebook|meta|paid social',
        'Connected TV': 'ctv|tv|connected tv|streaming tv|ott',
        Display: 'display ads|banners|programmatic',
        Video: 'online video|youtube',
      },
      state: {
        Underpacing:
          'under|under pace|behind|running behind|running under|underspending|short|light|under paced|underpaced|slow',
        Overpacing:
          'over|over pace|ahead|running ahead|running over|overspending|running hot|over paced|overpaced|heavy|fast',
        'On pace': 'on track|on target',
        'No budget': 'without a budget|no budget',
      },
    },
  },
  allocations: {
    rows: 'paid search split|search split|sem split|social split|display split|video split|paid search allocation|search allocation|search allocations|sem allocation|sem allocations|social allocation|social allocations|split of the search budget|split of the sem budget|split of search|split of paid search|allocation of the budget|allocation of the search budget|media mix|budget mix|search mix',
    columns: {
      part: 'parts|kind of campaign|kinds of campaigns|campaign kind|campaign kinds|campaign type|campaign types',
      percent: 'share of the budget|percent of the budget|percentage of the budget',
    },
    weak: {
      spend: 'spend|spent|actually spent|actually spend|actual spend',
      percent: 'share|percent|percentage',
      part: 'piece|pieces|bucket|buckets',
    },
    choices: {
      state: { Split: 'split up|already split|already allocated' },
      kind: {
        'Paid Search':
          'search split|sem split|paid search split|search budget|sem budget|search allocation|search allocations|sem allocation|sem allocations|paid search allocation|split of search|split of paid search|split of the search budget|split of the sem budget|search mix',
        Social: 'social split|social budget|social allocation|social allocations',
        'Premium Display': 'display split|display budget',
        'Premium Video': 'video split|video budget',
      },
    },
  },
  proofs: {
    rows: 'creative proof|creative to review|creatives to review|ad to approve|ads to approve|ad for approval|ads for approval|artwork|artwork to approve|creative for approval|creatives for approval|creative out for approval|ad copy to approve|banner to approve|creatives to approve|proofs to approve|creatives to sign off|proof to sign off|creative approval|creative approvals|proof approval|proof approvals|creative sign off|design to approve|designs to approve',
    columns: {
      openPins:
        'pins|open pins|remarks|open remarks|markups|mark ups|notes on it|feedback|comments|unanswered comments',
      decidedBy: 'signed off by|okayed by|signed off on by|rejected by|who okayed',
      daysWaiting: 'days outstanding|waiting the longest|how long it sits|days pending',
      createdAt: 'sent for approval|sent over|put up|posted|sent|sent out|went out',
    },
    choices: {
      state: {
        Waiting:
          'out for approval|awaiting approval|unanswered|not answered|no answer|no response|sitting with the client|sitting with the store|sitting there|with the client|with the dealer|hanging|outstanding|not decided|waiting on the client|waiting on the store|with the store|sitting with the dealer|waiting on the dealer|waiting for the store|waiting for the dealer|for their ok|awaiting sign off|waiting for sign off|to sign off',
        Approved: 'okd|cleared|passed|said yes to|okayed|through',
        unapproved:
          'not signed off|not signed off yet|unsigned|not okayed|not accepted|still not signed off|still not approved|lacking approval|without approval|not through',
        'Changes Asked':
          'turned down|kicked back|bounced back|needs changes|need changes|to be changed|to rework|needs rework|came back|marked up|wants changes|want changes|change requests|with changes|back with changes|needs changes|need changes|to rework|turned down',
      },
    },
    beside: { column: 'state', words: 'creative|artwork|banner|design' },
    did: { decidedBy: 'okayed|accepted|signed' },
  },
  adPreviews: {
    rows: 'ad preview|preview|previews|ad mockup|mockup|mock up|ad mock up|facebook preview|facebook previews|ad comp|ad comps|mocked up ad|mocked up ads|social preview|social previews|ad preview link|ad preview links|preview of an ad|previews of ads|facebook mockup|facebook mockups',
    columns: {
      headline: 'title|top line|headlines',
      callToAction: 'call to action|cta|button text',
      pageName: 'facebook page',
      isOpen: 'open to anyone|shared|public|visible to anyone|shared openly',
      link: 'landing page|link|url',
      text: 'copy|ad copy|ad text|primary text',
    },
    weak: { link: 'landing page|destination|goes to|click goes to' },
    choices: { isOpen: { No: 'private|not shared|closed' } },
  },
  creativePreviews: {
    rows: 'creative preview|creative previews|programmatic preview|programmatic previews|banner preview|banner previews|display preview|display previews|preview of a banner|previews of banners|html5 preview|html5 previews|creative set preview|programmatic creative preview|preview of a creative|previews of creatives',
    columns: {
      fileName: 'creatives|file|files|banner|banners|creative file',
      expiresOn: 'preview expires|link expires|open until|links expire',
      runsUntil:
        'out of date|goes out of date|go out of date|going out of date|run until|runs until|stop running|stops running|end of run|flight end|ends running',
      runsFrom: 'run from|runs from|flight start|start running|starts running',
    },
    weak: {
      expiresOn: 'expire|expires|expiring|expired|run out|closes|close|open until|good until|works until',
      runsFrom: 'start|starts|starting|starts running|goes live|flight start|flight starts',
      runsUntil: 'stops running|flight end|flight ends|last day|ends running',
    },
    beside: { column: 'runsUntil', words: 'creative|banner' },
  },
  dashboardLinks: {
    rows: 'looker dashboard|external dashboard|data studio|looker|looker studio|looker studio dashboard|looker report|looker link|google data studio|reporting dashboard|reporting dashboards|dashboard url|dashboard urls|outside dashboard|outside dashboards|link to a dashboard|links to dashboards',
    columns: { url: 'link|url' },
  },
  overviewDashboard: {
    rows: 'performance by store|store performance|performance of the stores|group overview|overview dashboard|performance of the group|overall performance by store',
    columns: {
      forms: 'form leads|form fills|form submissions|web form leads',
      calls: 'call leads|phone call leads',
      chats: 'chat leads|leads by chat|text leads',
      sold: 'cars sold|units sold',
      leadsInvested: 'cost a lead',
    },
    evoking: ['forms', 'chats'],
  },
  groupReport: {
    rows: 'group ranking|store ranking|ranking of my stores|group comparison|ranking of the stores|stores in the group|rank in the group|rank within the group|ranking in the group|ranking within the group|place in the group|standing in the group|how do we rank in the group|where do we rank in the group|store rankings|group rankings|store by store comparison',
    choices: {
      standing: {
        'Best of its group': 'best of the group|best in the group|top of the group',
        'Last of its group': 'last in the group|worst of the group|worst in the group|bottom of the group',
      },
    },
    columns: { sold: 'cars sold', rank: 'place', sessions: 'visits|traffic' },
  },
  yoyPerformance: {
    rows: 'year on year|year over year numbers|compared to last year by month|versus last year by month|year over year by month|this year against last year by month|yoy by month|yoy numbers|yoy report',
    columns: {
      soldAppointments: 'appointments sold',
      setAppointments: 'appointments set|appts set',
      shownAppointments: 'appointments shown|appts shown',
    },
  },
  paidSearchPerformance: {
    rows: 'paid search results|sem performance|sem results of stores|paid search performance by store|search performance by store|paid search dashboard|sem dashboard|sem performance by store|sem results by store|paid search report',
    columns: {
      conversions: 'leads',
      used: 'used up',
      clicksPrice: 'cost per click',
      conversionsPrice: 'cost per lead',
    },
  },
  socialPerformance: {
    rows: 'paid social results|social results of stores|social performance by store|paid social performance|social dashboard|paid social dashboard|social results by store|facebook performance by store|paid social report',
    columns: {
      conversions: 'leads',
      used: 'used up',
      clicksPrice: 'cost per click',
      conversionsPrice: 'cost per lead',
    },
  },
  croDashboard: {
    rows: 'showroom conversion|showroom funnel|lead to sale funnel|appointment funnel|showroom closing|cro numbers|cro|crm funnel|sales funnel|lead funnel|funnel|lead to sale|lead to sold|closing report|cro report',
    columns: {
      closeRate: 'closing rate|close ratio|closing ratio|closing percentage|closes|lead to sale rate',
      showRate:
        'show ratio|show up rate|no show rate|shows rate|how many show|shows up|shown rate|showed up rate',
      setRate: 'appointment rate|appointment set rate|set ratio|appointment setting rate|set percentage',
      soldRate: 'sold ratio|sold out of shown|sold percentage',
      benchmark: 'norm for closing|closing benchmark|target|goal|norm',
      set: 'appointments set|appts set|appointments made',
      shown: 'appointments shown|appts shown|showed up|showed',
      sold: 'cars sold|units sold',
    },
  },
  croData: {
    rows: 'showroom numbers|showroom figures|crm numbers|crm data|month in the showroom|crm month|crm months|crm report|crm stats|showroom stats|showroom data|showroom entry|showroom entries|showroom log|month of the showroom|crm entries|cro months|numbers of the showroom|crm figures',
    columns: {
      closingRate: 'closing rate|closing ratio|closing percentage',
      appointmentsSet: 'appointments made|appts set|appts made',
      appointmentsShown: 'appts shown|appointments kept|showed up',
      internetLeads: 'web leads|online leads|internet ups',
      phoneLeads: 'phone ups|leads by phone',
      salesNew: 'new cars sold|new car sales|new units|new vehicles sold',
      salesUsed: 'used cars sold|used car sales|used units|used vehicles sold|pre owned sold',
      sold: 'cars sold|units sold|vehicles sold|deliveries',
      leads: 'all leads',
    },
  },
  leadsReport: {
    columns: {
      repeats: 'duplicates|duplicate leads|came in twice|twice|doubles|repeated|repeats',
      apart: 'spam|spam leads|junk|junk leads|filtered|kept out|thrown out|bad leads|bot leads|bots',
      source: 'lead source|lead sources',
      type: 'lead type|kind of lead',
    },
    rows: 'leads by source and day|leads by day and source|daily leads by source',
    evoking: ['apart', 'repeats'],
  },
}

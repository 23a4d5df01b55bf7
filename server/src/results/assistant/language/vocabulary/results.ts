import type { Vocabulary } from './entry.ts'

/** How people speak of what advertising and websites brought, and of how they are set up. */
export const ofResults: Vocabulary = {
  feedVehicles: {
    rows: 'car in the feed|cars in the feed|cars|car|inventory|vehicles in stock|in stock|stock|on the lot|lot|feed vehicle|units in the feed|vehicle in the feed|feed|vins',
    columns: {
      days: 'days on the lot|days in inventory|aged|age|sitting',
      mileage: 'mileage|odometer',
      price: 'priced|sticker|asking price',
      mistakes: 'errors|feed errors',
    },
    choices: {
      look: {
        'Without a price':
          'without a price|without price|no price|missing a price|missing price|unpriced|missing prices|without prices',
        'Without a picture':
          'without a picture|without pictures|no picture|no pictures|without photos|no photos|no photo|without a photo|without images|no images|missing photos|missing pictures|missing images|without image|without an image',
        'With mistakes': 'with mistakes|with errors|with problems|broken|wrong',
        'Over 60 days': 'older than 60 days|more than 60 days|60 days old|over 60 days old',
        'Over 90 days': 'older than 90 days|more than 90 days|90 days old|over 90 days old',
      },
      condition: {
        New: 'new|brand new|new cars',
        Used: 'used|pre owned|preowned|used cars',
        Certified: 'certified|cpo|certified pre owned',
      },
    },
  },
  feedChanges: {
    rows: 'feed change|feed changes|changes in the feed|inventory change|inventory changes|cars that came and went',
    choices: {
      kind: {
        Came: 'came in|arrived|added|new in the feed',
        Gone: 'gone|sold|removed|left the feed|disappeared|dropped out',
        'Priced anew':
          'price change|price changes|price drop|price drops|changed price|marked down|repriced|price cuts',
      },
    },
  },
  vehicleFeeds: {
    rows: 'feed|feeds|inventory feed|inventory feeds|vehicle feed|feed status',
    columns: { readAt: 'last updated|last read|updated', vehicles: 'number of vehicles|cars in it' },
    choices: {
      state: {
        'Last Good Copy': 'not updating|stale|outdated|failing|broken|failed|fail|fails',
        'In Order': 'working|fine|healthy',
        'Never Read Well': 'never worked',
        'Not Read Yet': 'not read yet',
      },
    },
  },
  inventoryAds: { rows: 'vehicle ads|inventory ad|vla|vehicle listing ads|aia|ads for vehicles|vehicle ad' },
  clientSalesIncentives: {
    undated: true,
    rows: 'sales incentive|sales incentives|offer|offers|special|specials|incentive|manufacturer offers|oem offer|current offers',
    columns: {
      endsAt: 'expire|expires|expiring|run out|good until|ending|ends|end',
      apr: 'interest rate|apr|financing rate',
      amount: 'cash back|payment',
    },
    choices: {
      kind: { APR: 'financing|apr', Lease: 'lease|leases', Cash: 'cash|cash back|rebate' },
      state: { Running: 'running|current|active|live', Coming: 'coming|upcoming', Expired: 'expired' },
    },
  },
  googleBusinessProfile: {
    rows: 'gbp|gmb|google my business|business profile|google listing|google profile|maps listing|map listing|gbp report|google business',
    columns: {
      calls: 'calls from google|calls from the profile',
      directions: 'direction requests|asked for directions|driving directions',
      websiteClicks: 'clicks to the website',
      mapsMobile: 'maps views',
      messages: 'chats',
    },
  },
  businessReviews: {
    rows: 'google review|google reviews|review|reviews|star rating|stars|reviews on google|customer reviews|online reviews',
    columns: { rating: 'star rating|stars|average rating|rated', replies: 'replied to|responded to|answers' },
  },
  callsByTracker: {
    adds: [
      {
        id: 'outcome',
        label: 'Outcome',
        kind: 'choice',
        words: [],
        values: [
          {
            value: 'missed',
            label: 'Missed',
            words: ['missed', 'unanswered', 'not answered', 'went unanswered', 'nobody answered'],
            stands: { column: 'callStatus', values: ['Missed'] },
          },
          {
            value: 'answered',
            label: 'Answered',
            words: ['answered', 'picked up'],
            stands: { column: 'callStatus', values: ['Answered'] },
          },
        ],
      },
    ],
    rows: 'call tracking|tracked call|tracked calls|calls by source|call source|call sources|tracking number|tracking numbers|phone calls by source',
    columns: {
      length: 'call length|call duration|how long the calls|duration',
      firstTime: 'first time caller|new callers|first time callers',
    },
  },
  localServiceAds: { rows: 'lsa|lsas|local services ads|local service ad|service ads' },
  location: { rows: 'zip code|zip codes|zips|postal code|geo performance|by location|location performance' },
  websitePerformance: {
    rows: 'website performance|web performance|site performance|ga4 numbers',
    columns: {
      sessions:
        'session|sessions|web visits|web visitors|visits|hits on the site|visits to the site|traffic|website traffic|web traffic|site traffic|traffic on the website|traffic on our website|traffic on my website|traffic to the website|traffic to our website|traffic to my website|visits to our website|visitors on our website',
      users: 'unique visitors|uniques|people on the site',
      vdpViews: 'vdp views|vehicle page views|vdps',
      keyEvents: 'key event|key actions',
      keyEventRate: 'website conversion rate',
    },
    choices: {
      source: {
        'Organic search': 'organic|organic traffic|organic visits',
        'Paid search': 'paid search',
        'Paid social': 'paid social',
        Direct: 'direct|direct traffic',
        Referral: 'referral|referrals',
      },
    },
  },
  seoPerformance: {
    rows: 'organic performance|seo results|seo numbers|organic results|organic numbers',
    columns: {
      sessions:
        'organic traffic|organic visits|seo traffic|organic session|organic visitors|seo sessions|traffic from google organically',
      share: 'share of organic|organic share',
      delivered: 'deliverables delivered',
    },
  },
  seoDivision: {
    rows: 'search query|search queries|query|keyword|keywords|search term|search terms|organic queries|organic keyword|organic keywords|keyword ranking|keyword rankings|ranking|rankings|rank for',
    columns: { position: 'average position|rank|ranks|ranking|ranked', positionBefore: 'previous position' },
  },
  seoLandingPages: {
    rows: 'landing page|landing pages|organic page|organic landing page|organic pages|page in google|page rankings',
    columns: { position: 'average position|rank|ranks|ranking|ranked' },
  },
  seoPages: { rows: 'organic landing pages|top page|pages of the site' },
  paidSearchPerformance: { rows: 'paid search results|sem performance|sem results of stores' },
  socialPerformance: { rows: 'paid social results|social results of stores' },
  programmaticAudiences: { rows: 'audience|audience segment|audience segments|segment|segments' },
  programmaticGeography: { rows: 'geo|programmatic cities|where the ads were shown' },
  programmaticHours: {
    rows: 'hour of day|hours of the day|best hours|best time of day|daypart|dayparts|time of the day|hour|hours',
  },
  programmaticPlacements: {
    rows: 'placement|websites the ads ran on|sites our ads ran on|where did our ads run',
  },
  programmaticInsightsV2: {
    rows: 'viewability|viewable impressions|creative|banner|banners|ad creative|ad creatives|creative performance|banner sizes',
    columns: {
      size: 'format|dimensions',
      viewability: 'viewable rate',
      reach: 'people reached',
      frequency: 'times per person',
    },
  },
  programmaticAudioInsights: {
    rows: 'audio listens|listens of audio|listens to audio|audio|audio campaign|audio campaigns|streaming audio|radio ads',
    columns: {
      completion: 'completion rate|listen through rate|listened to the end',
      completes: 'completed listens|full listens|listens completed|listens|audio listens|listened to',
    },
  },
  audioPublishers: { rows: 'audio publisher|audio publishers|publisher|podcasts' },
  conversioniqInsights: {
    rows: 'conversion iq|model interest|models people look at|models shoppers look at|high intent visitors',
    columns: { intent: 'high intent|ready to buy' },
  },
  siteIntelligence: { rows: 'site iq|siteiq|models looked at|model visits|shoppers by model' },
  siteContacts: {
    rows: 'site iq contacts|known visitors|identified shoppers|identified visitors|shopper|shoppers',
    columns: { score: 'hot|hottest|score' },
  },
  siteSources: {
    rows: 'visit sources|where visitors come from|traffic source|traffic sources|sources of traffic',
  },
  ga4Events: {
    rows: 'ga4 event|ga4 events|analytics event|analytics events|tracking event|tracking events|event tracking|events',
    columns: { lastDay: 'last fired|last came in', lead: 'counts as a lead' },
    choices: {
      state: {
        Missing: 'missing|not set up|lacking|absent',
        Silent: 'silent|stopped|not firing|stopped firing|dead',
        Double: 'double|twice|duplicated|firing twice|counted twice',
        Working: 'working|firing',
      },
    },
  },
  semConfiguration: {
    rows: 'sem setup|sem configuration|search setup|sem settings|sem setup|paid search setup|missing setup',
    columns: { fixer: 'fixes|fixes it|has to fix', gap: 'what is missing' },
    choices: {
      item: {
        'Google Ads account':
          'google ads id|google ads account|google ads ids|adwords id|google ads identifier|google ads customer id',
        'Microsoft Ads account': 'microsoft ads id|microsoft ads account|bing id|bing account|microsoft id',
        'Analytics property': 'analytics property|analytics id|ga4 property|ga4 id|google analytics',
        'Call tracking': 'call tracking',
        'SEM manager': 'sem manager|search manager',
        'Conversions are counted': 'conversion tracking|conversions counted|conversion counting',
        'Spend arrives': 'spend arriving|spend import',
      },
      state: {
        Missing:
          'missing|need|needs|lacking|not set|not set up|still needs|still need|do not have|have no|without|lack|lacks',
        Set: 'set|set up',
      },
    },
  },
  semBudgetRecommendations: {
    rows: 'budget recommendation|budget recommendations|recommended budget|recommended budgets|recommended increase|recommended increases|should raise|should spend more|sem recommendation|recommendation|suggested budget',
    choices: {
      advice: {
        Raise: 'raise|increase|more budget|go up',
        Lower: 'lower|decrease|reduce|less budget|cut',
        Keep: 'keep|unchanged|stay',
      },
      request: { Waiting: 'waiting|pending' },
    },
  },
  pacingReport: {
    columns: {
      daily: 'daily budget|spend per day allowed|a day',
      daysLeft: 'days remaining',
      average: 'average daily spend',
    },
    choices: {
      section: {
        SEM: 'search|paid search|google|ppc',
        Social: 'facebook|meta|paid social',
        'Connected TV': 'ctv|tv',
      },
      state: {
        Underpacing: 'under|under pace|behind|running behind|running under|underspending',
        Overpacing: 'over|over pace|ahead|running ahead|running over|overspending|running hot',
        'On pace': 'on track|on target',
      },
    },
  },
  leadsReport: {
    columns: {
      repeats: 'duplicates|duplicate leads|came in twice|twice',
      apart: 'spam|spam leads|junk|junk leads|filtered',
    },
  },
  yoyPerformance: {
    rows: 'year on year|year over year numbers|compared to last year by month|versus last year by month',
  },
  groupReport: {
    rows: 'group ranking|store ranking|ranking of my stores|group comparison|ranking of the stores|stores in the group',
    choices: {
      standing: {
        'Best of its group': 'best of the group|best in the group|top of the group',
        'Last of its group': 'last in the group|worst of the group|worst in the group|bottom of the group',
      },
    },
  },
  oemAudit: {
    rows: 'oem compliance|factory audit|factory compliance|oem check|compliance|compliant|oem compliant|program compliance|audit',
    columns: { program: 'programs', reasons: 'what is wrong|wrong' },
    choices: {
      state: {
        Fails:
          'fails|failing|failed|fail|not passing|not compliant|out of compliance|non compliant|do not pass',
        Passes: 'passes|passing|pass|passed|compliant|in compliance',
        'To look at': 'to look at|need a look|to check',
      },
    },
  },
  oemAuditHistory: { rows: 'audit history|audit changes|changes in the audit|history of the audit' },
  oemCampaigns: { rows: 'program campaign|oem campaign|factory campaign' },
  oemStores: {
    rows: 'enrolled store|enrolled stores|stores in the program|store in a program|program member|enrolled',
    columns: {
      reportingAccess: 'reporting access|report access',
      minimumBudget: 'minimum budget|required minimum',
      joinedAt: 'enrolled|enrollment',
    },
  },
  oemPrograms: {
    rows: 'factory program|manufacturer program|oem programs',
    columns: { minimumBudget: 'minimum budget|minimum spend|required minimum|minimum' },
  },
  oemTeamMembers: { rows: 'factory rep|factory reps|oem rep|oem reps|oem contact|manufacturer rep' },
  oemWaivers: {
    undated: true,
    rows: 'waiver|waivers|audit exception|exception|exceptions',
    columns: { until: 'expire|expires|run out|ends|expiring|end' },
  },
  manufacturers: {
    lists: { name: 'manufacturers' },
    rows: 'oem|oems|car brand|automaker',
    columns: {
      coopPercent:
        'reimburse|reimburses|reimbursement percent|pay back|co op percent|co op percentage|coop share|co op rate',
    },
  },
  figures: {
    columns: {
      impressions: 'ad views|times shown|shown',
      clicks: 'ad clicks',
      conversions: 'leads from ads|results of ads|goal completions',
    },
  },
}

import type { FigureSource } from './source.ts'

const impressions = { label: 'Impressions', names: ['Impr.', 'Impr'] } as const
const clicks = { label: 'Clicks', names: ['Url Clicks'] } as const
const conversions = { label: 'Conversions', names: ['Conv.', 'Total Conversions', 'Key Events'] } as const
const spend = {
  label: 'Spend',
  names: [
    'Cost',
    'Revenue (Adv Currency)',
    'Media Cost',
    'Amount Spent (USD)',
    'Charged Lead Price',
    'Lead Price',
  ],
} as const

const campaign = { label: 'Campaign', names: ['Insertion Order', 'Campaign Name'] } as const

const landingPage = {
  label: 'Page',
  names: ['Top pages', 'Landing Page', 'URL', 'Landing page + query string'],
} as const

export const figureSources = {
  searchConsole: {
    label: 'Search Console',
    exportedAt: 'Search Console, Performance on search results, by date, query and page',
    dimensions: {
      query: { label: 'Query', names: ['Top queries', 'Queries', 'Search Query'] },
      page: landingPage,
    },
    figures: {
      clicks,
      impressions,
      position: { label: 'Position', names: ['Average Position', 'Avg. Position'], weighedBy: 'impressions' },
    },
    signs: ['query', 'position'],
  },
  businessProfile: {
    label: 'Business Profile',
    exportedAt: 'Business Profile, Performance, by day',
    dimensions: { storeCode: { label: 'Store Code', names: ['Shop code', 'Business Store Code'] } },
    figures: {
      searchMobile: {
        label: 'Search, Mobile',
        names: ['Google Search - Mobile', 'BUSINESS_IMPRESSIONS_MOBILE_SEARCH'],
      },
      searchDesktop: {
        label: 'Search, Desktop',
        names: ['Google Search - Desktop', 'BUSINESS_IMPRESSIONS_DESKTOP_SEARCH'],
      },
      mapsMobile: {
        label: 'Maps, Mobile',
        names: ['Google Maps - Mobile', 'BUSINESS_IMPRESSIONS_MOBILE_MAPS'],
      },
      mapsDesktop: {
        label: 'Maps, Desktop',
        names: ['Google Maps - Desktop', 'BUSINESS_IMPRESSIONS_DESKTOP_MAPS'],
      },
      calls: { label: 'Calls', names: ['CALL_CLICKS', 'Phone Calls'] },
      directions: { label: 'Directions', names: ['BUSINESS_DIRECTION_REQUESTS', 'Direction Requests'] },
      websiteClicks: { label: 'Website Clicks', names: ['WEBSITE_CLICKS'] },
      messages: { label: 'Messages', names: ['BUSINESS_CONVERSATIONS', 'Conversations'] },
    },
    signs: ['mapsMobile', 'websiteClicks'],
  },
  businessReviews: {
    label: 'Reviews',
    exportedAt: 'Business Profile, Reviews',
    dimensions: {},
    figures: {
      reviews: { label: 'Reviews', names: ['New Reviews', 'Review Count'], each: 1 },
      rating: { label: 'Rating', names: ['Star Rating', 'Average Rating', 'Stars'], weighedBy: 'reviews' },
      replies: { label: 'Answered', names: ['Replies', 'Reviews Answered', 'Review Replies'] },
    },
    signs: ['rating', 'replies'],
  },
  localServices: {
    label: 'Local Services Ads',
    exportedAt: 'Local Services, Leads, Download report',
    dimensions: {
      jobType: { label: 'Job Type', names: ['Job', 'Category'] },
      leadType: { label: 'Lead Type', names: ['Contact Type'] },
      chargeStatus: { label: 'Charge Status', names: ['Charged', 'Status'] },
    },
    figures: { leads: { label: 'Leads', names: ['Lead Count'], each: 1 }, spend },
    signs: ['leadType', 'chargeStatus'],
  },
  searchShares: {
    label: 'Search impression share',
    exportedAt:
      'Google Ads, Campaigns, by day, with the competitive metrics of search; Microsoft Ads, Share of voice',
    dimensions: { campaign },
    figures: {
      impressions,
      eligible: {
        label: 'Search Impression Share',
        names: ['Search impr. share', 'Impression share (%)', 'Impr. share (%)', 'Impression Share Percent'],
        wholeOf: 'impressions',
      },
      lostToBudget: {
        label: 'Search Lost to Budget',
        names: [
          'Search lost IS (budget)',
          'Search Budget Lost Impression Share',
          'IS lost to budget (%)',
          'Impression Lost To Budget Percent',
        ],
        partOf: 'eligible',
      },
      lostToRank: {
        label: 'Search Lost to Rank',
        names: [
          'Search lost IS (rank)',
          'Search Rank Lost Impression Share',
          'IS lost to rank (%)',
          'Impression Lost To Rank Agg Percent',
        ],
        partOf: 'eligible',
      },
    },
    signs: ['eligible', 'lostToBudget'],
  },
  audio: {
    label: 'Audio',
    exportedAt: 'Display & Video 360, Audio report, by date, insertion order and app',
    dimensions: {
      campaign,
      publisher: { label: 'Publisher', names: ['App/URL', 'Inventory Source', 'Station'] },
    },
    figures: {
      impressions,
      clicks,
      starts: { label: 'Starts', names: ['Starts (Audio)', 'Audio Starts'] },
      halves: { label: 'Half Heard', names: ['Midpoint (Audio)', 'Audio Midpoint'] },
      completes: {
        label: 'Completed Listens',
        names: ['Complete Listens (Audio)', 'Complete (Audio)', 'Audio Completions'],
      },
    },
    signs: ['starts', 'completes'],
  },
  creatives: {
    label: 'Creatives',
    exportedAt: 'Display & Video 360, Reach and viewability, by date, creative and size',
    dimensions: {
      creative: { label: 'Creative', names: ['Creative Name'] },
      size: { label: 'Size', names: ['Creative Size', 'Ad Size'] },
    },
    figures: {
      impressions,
      clicks,
      conversions,
      reach: { label: 'Reach', names: ['Unique Reach: Impression Reach', 'Unique Reach', 'Unique Users'] },
      measurable: {
        label: 'Measurable',
        names: ['Active View: Measurable Impressions', 'Measurable Impressions'],
      },
      viewable: { label: 'Viewable', names: ['Active View: Viewable Impressions', 'Viewable Impressions'] },
    },
    signs: ['creative', 'size'],
  },
  audiences: {
    label: 'Audiences',
    exportedAt: 'Display & Video 360, Audience performance, by date and audience list',
    dimensions: {
      audience: { label: 'Audience', names: ['Audience List', 'Audience Name', 'Audience Segment'] },
    },
    figures: { impressions, clicks, conversions },
    signs: ['audience', 'impressions'],
  },
  dayparts: {
    label: 'Times of day',
    exportedAt: 'Display & Video 360, by date and time of day',
    dimensions: { hour: { label: 'Time of Day', names: ['Hour', 'Hour of Day', 'Hour of the day'] } },
    figures: { impressions, clicks, conversions },
    signs: ['hour', 'impressions'],
  },
  locations: {
    label: 'Locations',
    exportedAt: 'Google Ads, Matched locations, by day, city and postal code',
    dimensions: {
      zip: { label: 'ZIP', names: ['Postal Code', 'Zip Code', 'Most specific location', 'ZIP/Postal Code'] },
      city: { label: 'City', names: ['City Name', 'Town/City', 'City (Matched)'] },
    },
    figures: { impressions, clicks, conversions },
    signs: ['zip', 'impressions'],
  },
  analyticsEvents: {
    label: 'Analytics events',
    exportedAt: 'Google Analytics 4, Engagement, Events, by date and event name',
    dimensions: { event: { label: 'Event Name', names: ['Event'] } },
    figures: {
      events: { label: 'Event Count', names: ['Events', 'Event Counts'] },
      users: { label: 'Total Users', names: ['Users', 'Active Users'] },
    },
    signs: ['event', 'events'],
  },
  analyticsVisits: {
    label: 'Analytics visits',
    exportedAt:
      'Google Analytics 4, Explore or Traffic acquisition, by date, session source / medium, device category and landing page',
    dimensions: {
      medium: { label: 'Source / Medium', names: ['Session source / medium', 'Session source/medium'] },
      device: { label: 'Device', names: ['Device category', 'Device type'] },
      page: landingPage,
    },
    figures: {
      sessions: { label: 'Sessions', names: ['Session count'] },
      engaged: { label: 'Engaged Sessions', names: ['Engaged session'] },
      conversions,
    },
    signs: ['sessions', 'engaged'],
  },
  calls: {
    label: 'Calls by tracker',
    exportedAt: 'CallRail, Call log',
    dimensions: {
      tracker: { label: 'Tracker', names: ['Number Name', 'Tracking Number Name', 'Tracker Name'] },
      callStatus: { label: 'Call Status', names: ['Answered', 'Call Outcome'] },
      callSource: { label: 'Call Source', names: ['Source', 'Marketing Source', 'Lead Source'] },
    },
    figures: {
      phoneCalls: { label: 'Phone Calls', names: ['Total Calls', 'Call Count'], each: 1 },
      firstTime: { label: 'First-Time Callers', names: ['First-Time Caller', 'First Call'] },
      seconds: { label: 'Seconds', names: ['Duration (seconds)', 'Duration', 'Call Duration (seconds)'] },
    },
    signs: ['tracker', 'callStatus'],
  },
  inventory: {
    label: 'Inventory ads',
    exportedAt: 'Vehicle ads, by day and vehicle',
    dimensions: {
      vin: { label: 'VIN', names: ['Vehicle ID', 'Item ID', 'Offer ID'] },
      vehicle: { label: 'Vehicle', names: ['Title', 'Product Title', 'Vehicle Title'] },
      condition: { label: 'Condition', names: ['Item Condition', 'State of Vehicle'] },
      stockedOn: {
        label: 'In Stock Since',
        kind: 'day',
        names: ['Date in Stock', 'Stock Date', 'Date First On Lot'],
      },
    },
    figures: {
      impressions,
      clicks,
      vdpViews: { label: 'VDP Views', names: ['VDPs', 'Vehicle Detail Page Views'] },
      vehicleLeads: { label: 'Vehicle Leads', names: ['On-Facebook Leads', 'Website Leads'] },
      spend,
    },
    signs: ['vin', 'vehicle'],
  },
  conversionIq: {
    label: 'ConversionIQ',
    exportedAt: 'ConversionIQ, Intent report, by date, model and visitor',
    dimensions: {
      model: { label: 'Model', names: ['Model of Interest', 'Vehicle Model'] },
      visitor: { label: 'Visitor', names: ['Visitor Type', 'New / Returning'] },
    },
    figures: {
      visitors: { label: 'Visitors', names: ['Unique Visitors'] },
      known: { label: 'Known Visitors', names: ['Identified Visitors', 'Known'] },
      intent: { label: 'High Intent', names: ['High-Intent Visitors', 'In-Market Visitors'] },
      siteLeads: { label: 'Site Leads', names: ['Form Leads', 'Leads Submitted'] },
    },
    signs: ['model', 'known'],
  },
} as const satisfies Readonly<Record<string, FigureSource>>

export type FigureSourceName = keyof typeof figureSources

/** Every source with its name, as its interface. */
export const allFigureSources = Object.entries(figureSources) as readonly (readonly [
  FigureSourceName,
  FigureSource,
])[]

/** The source whose file has these fields; the one that needs most of them. Undefined where no source has its signs. */
export const sourceOfFields = (fields: readonly string[]): FigureSourceName | undefined =>
  allFigureSources
    .filter(([, { signs }]) => signs.every((sign) => fields.includes(sign)))
    .toSorted(([, one], [, other]) => fitting(other, fields) - fitting(one, fields))[0]?.[0]

/** How many of the fields a source knows, dimensions first: rows that are told apart by more lose nothing. */
const fitting = ({ dimensions, figures }: FigureSource, fields: readonly string[]): number =>
  Object.keys(dimensions).filter((name) => fields.includes(name)).length * 100 +
  Object.keys(figures).filter((name) => fields.includes(name)).length

/** The field under which the sum of an average times its weight is kept. */
export const weightOf = (figure: string): string => `${figure}Weight`

import { standardEvents } from '@portal/core/results/figures/standard-events'
import type { Vocabulary } from './entry.ts'

/** `asc_form_submission` is asked for by its name, and by what it counts. */
const wordsOfEvent = (event: string): readonly string[] => [
  event,
  event.replaceAll('_', ' '),
  event.replace('asc_', '').replaceAll('_', ' '),
  ...(ofLeads[event] ?? []),
]

/** What people call those that are a lead. */
const ofLeads: Readonly<Record<string, readonly string[] | undefined>> = {
  asc_form_submission: ['form event', 'form events', 'forms'],
  asc_click_to_call: ['call event', 'call events', 'click to call'],
  asc_comm_submission: ['chat event', 'chat events'],
}

/** How people speak of websites, of what is known of their visitors, and of how sites move. */
export const ofSites: Vocabulary = {
  websitePerformance: {
    rows: 'website performance|web performance|site performance|ga4 numbers|website stats|web stats|site stats|website analytics|web analytics|site analytics|google analytics report|ga4 report|ga4 performance|ga4 data|website numbers|website figures|website results',
    columns: {
      sessions:
        'session|sessions|web visits|web visitors|visits|hits on the site|visits to the site|traffic|website traffic|web traffic|site traffic|traffic on the website|traffic on our website|traffic on my website|traffic to the website|traffic to our website|traffic to my website|visits to our website|visitors on our website|ga4 sessions|ga4 traffic|ga4 visits|analytics sessions|site sessions|website sessions|web sessions',
      users: 'unique visitors|uniques|people on the site|ga4 users|site users|website users',
      vdpViews: 'vdp views|vehicle page views|vdps',
      keyEvents: 'key event|key actions|site conversions|website conversions|ga4 conversions',
      keyEventRate: 'website conversion rate|site conversion rate|key event percentage',
      viewsPerSession:
        'vdp views per session|vdps per session|vdp per session|vdp views per visit|vdps per visit|vehicle views per session|vehicle views per visit|views per visit|views a session',
      source: 'traffic source|where from',
    },
    choices: {
      source: {
        'Organic search':
          'organic|organic traffic|organic visits|organic search|from google organic|seo traffic',
        'Paid search': 'paid search|paid search traffic|ppc traffic',
        'Paid social': 'paid social|paid social traffic|facebook traffic|social traffic',
        Direct: 'direct|direct traffic|direct visits|typed in',
        Referral: 'referral|referrals|referral traffic|referring sites',
      },
    },
    evoking: ['viewsPerSession'],
  },
  ga4Events: {
    rows: 'ga4 event|ga4 events|analytics event|analytics events|tracking event|tracking events|event tracking|events|ga4|events in ga4|event in ga4|events in analytics|events in google analytics|ga4 tracking|ga4 setup|ga4 event tracking|asc event|asc events|website event|website events|site events|events of the site|site event tracking|tracked events|standard events|conversion event|conversion events',
    columns: {
      lastDay: 'last fired|last came in|last seen|fired last|last day it fired|since when',
      lead: 'counts as a lead',
      twice: 'double counted|counted double|how many are double',
      event: 'event name|which event|which events',
      count: 'times fired|fires',
      aUser: 'per user|events per user',
      usual: 'usual|compared to other stores|at other stores',
    },
    choices: {
      state: {
        Missing:
          'missing|not set up|lacking|absent|never fired|never fires|never fire|never came in|never seen|not implemented|do not exist',
        Silent:
          'silent|stopped|not firing|stopped firing|dead|no longer firing|went silent|quit firing|stopped coming in|do not fire|does not fire|not coming in',
        Double:
          'double|twice|duplicated|firing twice|counted twice|double counted|counted double|double counting|counting double|counting twice|double firing|fires twice|fire twice|firing double|duplicates|duplicate|conversions double counted|conversions counted double|conversions counted twice|double counted conversions|double counting conversions|conversions counting double',
        Working: 'working|firing|fine|live',
        'Own Name': 'own name|own names|custom|custom events|nonstandard|non standard',
      },
    },
    adds: [
      {
        id: 'named',
        label: 'Event Name',
        kind: 'choice',
        words: [],
        aside: true,
        values: standardEvents.map((value) => ({
          value,
          label: value,
          words: wordsOfEvent(value),
          stands: { column: 'event', values: [value] },
        })),
      },
    ],
    telling: { state: ['Double'] },
  },
  ga4Leads: {
    rows: 'lead event|lead events|ga4 lead|ga4 leads|ga4 lead events|leads in ga4|leads in analytics|analytics leads|leads by ga4',
    columns: {
      forms: 'form leads|form submissions',
      calls: 'click to calls|clicks to call|call clicks|calls',
      conversations: 'chats|chat leads|texts',
      twice: 'double counted|counted double|duplicates',
      lastDay: 'last lead came in|last lead',
    },
  },
  siteIntelligence: {
    rows: 'site iq|siteiq|models looked at|model visits|shoppers by model|models people look at on the site|models visitors look at|models visitors looked at|models people looked at|models shoppers looked at|models looking at|models viewed|most viewed models|most looked at models|popular models|most popular models|model popularity|site intelligence|siteiq report|site iq report|siteiq intelligence',
    columns: {
      back: 'returning visitors|repeat visitors|return visitors|return visits|repeat visits|came back|returned',
      leads: 'leads|became leads',
      rate: 'lead rate|conversion rate',
      model: 'models|which model|which models',
      visits: 'looked at|views|interest',
      visitors: 'shoppers',
    },
  },
  siteContacts: {
    rows: 'site iq contacts|known visitors|identified shoppers|identified visitors|shopper|shoppers|siteiq contact|known shoppers|identified people|people we know on the site|people on the site we know|hot shoppers|hottest shoppers|hot leads on the site|returning shoppers|shoppers on the site|visitors by name|named visitors',
    columns: {
      score: 'hot|hottest|score|intent|intent score|how hot',
      visits: 'came back|times on the site|number of visits|how often they came',
      vehicles: 'cars looked at|vehicles looked at|cars seen',
      models: 'models|interested in|what they look at',
      lastAt: 'last visit|last on the site|last came',
      leads: 'filled a form|filled out a form|became a lead|sent a lead',
      source: 'came from|first source',
      email: 'mail|e mail',
      phone: 'phone number',
    },
    choices: {},
  },
  siteSources: {
    rows: 'visit sources|where visitors come from|traffic source|traffic sources|sources of traffic|source medium|source and medium|sessions by source and medium|sessions by source medium|visits by source and medium|utm source|utm sources|referrers|referrer',
    columns: {
      back: 'returning visitors|repeat visitors|came back|returned',
      vehicles: 'cars seen|vehicles looked at',
      rate: 'lead rate',
      source: 'sources',
      medium: 'mediums',
    },
  },
  siteHours: {
    rows: 'site by hour|visits by hour|busiest hours of the site|busiest hours on the site|busiest hour on the site|busy hours of the site|when people are on the site|when people browse|hours people shop|intent by the hour|site hours',
    columns: { views: 'page views|pages viewed', vehicles: 'vdps|vehicle views' },
  },
  siteBeforeLead: {
    rows: 'pages before a lead|what people look at before a lead|what they look at before a lead|looked at before a lead|before they become a lead|before becoming a lead|before filling a form|before filling out a form|path to a lead|path to lead|page kinds before a lead',
    columns: {
      kind: 'kinds of pages|page type|page types',
      withLead: 'visits that became leads',
      rate: 'lead rate',
    },
  },
  conversioniqInsights: {
    rows: 'conversion iq|model interest|models people look at|models shoppers look at|high intent visitors|conversion iq insights|ciq|conversioniq report|conversioniq numbers|models by interest|interest by model|models in demand',
    columns: {
      intent: 'high intent|ready to buy|high intent shoppers|about to buy|hot shoppers|serious shoppers',
      visitors: 'shoppers',
      known: 'known shoppers|identified',
      leadRate: 'rate of leads',
      siteLeads: 'site leads',
    },
  },
  conversioniqVisitors: {
    counted: 'visitors',
    adds: [
      {
        id: 'came',
        label: 'New or Returning',
        kind: 'choice',
        words: [],
        aside: true,
        values: [
          {
            value: 'Returning',
            label: 'Returning',
            words: [
              'returning visitors',
              'returning visitor',
              'repeat visitors',
              'repeat visitor',
              'return visitors',
              'returning people',
              'visitors who came back',
              'visitors that came back',
              'visitors who returned',
              'came back to the site',
            ],
            stands: { column: 'visitor', values: ['Returning'] },
            tells: true,
          },
          {
            value: 'New',
            label: 'New',
            words: [
              'new visitors',
              'new visitor',
              'first time visitors',
              'first time visitor',
              'visitors for the first time',
            ],
            stands: { column: 'visitor', values: ['New'] },
            tells: true,
          },
        ],
      },
    ],
    rows: 'new versus returning|new vs returning|new and returning|new or returning|new vs returning visitors|new versus returning visitors|loyal visitors',
    columns: { siteLeads: 'site leads', known: 'known shoppers' },
  },
  websiteMigrations: {
    rows: 'site migration|site migrations|website move|website moves|website launch|new website launch|site launch|site launches|moving websites|switching website providers|changing website providers|changing website provider|switching websites|new website|site move|site moves|site switch|site switches|website switch|website switches|website change|website changes|move of the site|move of the website|move to the new site|site change|site changes|new site|new sites|new websites|moving sites|site going live|sites going live|website going live|websites going live|sites go live|websites go live|site goes live|website goes live|site relaunch|site relaunches|website relaunch|website relaunches|migration|migrations|site transfer|website transfer|website cutover|cutover|cutovers',
    columns: {
      launchesAt: 'goes live|go live|going live|launching|launches|launch|launch date',
      ownerId:
        'sitting on|sits on|sitting on it|sits with|sitting with|runs it|leads|leading|handles|handling|in charge|responsible|working on|looks after|owns',
      providerId: 'moving to|switching to|going to|new vendor|new platform',
      oldSite: 'old website|old address|moving from|coming from',
      newSite: 'new address|new url',
      trackingMoved: 'tracking moved|tracking in place|tracking set up|tags moved|tags set up',
      adsMoved: 'ads moved|ads switched over|ads pointed to the new site|ads updated',
      formsTested: 'forms tested|forms checked',
    },
    choices: {
      state: {
        Planned: 'planned|not begun',
        Launched: 'launched|gone live|went live',
        Redirects: 'in redirects|at redirects|working on redirects|redirect stage|doing redirects',
        Watched: 'being watched|under watch|monitored|being monitored',
        Done: 'through|over and done',
      },
    },
    none: { ownerId: 'nobody owns|without an owner|no owner|unowned|unassigned|nobody is on' },
  },
  redirects: {
    rows: 'old url|old urls|old address|redirect check|redirected url|redirected urls|url redirect|url redirects|redirect list|forwarded pages',
    columns: {
      checkedAt: 'last checked|tested',
      found: 'answer|found',
      to: 'target|goes to|leads to',
      from: 'old url',
      migration: 'move|site move',
    },
    choices: {
      state: {
        'Target missing': '404|404s|not found|dead target|gone',
        Broken: 'broken link|broken links|failed|fail|fails|do not work|does not work',
        Right: 'ok|good',
        'Wrong target':
          'wrong place|wrong target page|go to the wrong page|goes to the wrong page|lead to the wrong page',
        Temporary: '302|302s|temporary redirects',
        Chain: 'chains|in a chain|several hops',
        Loop: 'loops|in a loop|in circles',
        'Not redirected': 'not forwarded|without a redirect|missing a redirect|left out|unredirected',
        'Not reachable': 'down|time out|timed out|timing out',
        'Not checked': 'not tested|untested',
      },
    },
  },
  websiteProviders: {
    rows: 'website company|website vendor|website vendors|site provider|website platform|website host|website hosts|web provider|web providers|web vendor|web vendors|site vendor|site vendors|website maker|website makers|website platforms|site platforms|site providers|web platform',
    columns: {
      supportPhone: 'support number|phone of support|help line|hotline',
      supportEmail: 'support mail|support address',
      website: 'web address',
    },
    weak: { supportPhone: 'phone', supportEmail: 'email', website: 'address' },
  },
  clientSites: {
    rows: 'web site address|tracked site|tracked sites|site key|tracked website|tracked websites|sites we track|websites we track|sites we watch|sites with our script|sites with the script|site we track|siteiq site|siteiq sites|iq site|iq sites',
    columns: {
      origin: 'domain|url|web address',
      ownAddresses: 'other addresses|other domains',
    },
  },
}

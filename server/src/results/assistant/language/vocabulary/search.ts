import type { Vocabulary } from './entry.ts'

/** How people speak of what is found in search engines, and of the work on it. */
export const ofSearch: Vocabulary = {
  seoPerformance: {
    rows: 'organic performance|seo results|seo numbers|organic results|organic numbers|search console|google search console|gsc|search console performance|search console report|search console numbers|organic search performance|organic search results|organic search numbers|seo report|seo stats|seo figures',
    columns: {
      sessions:
        'organic traffic|organic visits|seo traffic|organic session|organic visitors|seo sessions|traffic from google organically|sessions from organic|sessions from seo|visits from google|visits from organic|visits from seo|organic search traffic|organic search sessions|organic search visits',
      share: 'share of organic|organic share',
      delivered: 'deliverables delivered|seo deliverables done',
      clicks:
        'search console clicks|gsc clicks|organic clicks|clicks from google|clicks from organic|seo clicks|google organic clicks|clicks in search console',
      impressions:
        'search console impressions|gsc impressions|organic impressions|seo impressions|google impressions|impressions in search console',
      position: 'organic position|google position',
      ctr: 'organic ctr|search console ctr|gsc ctr',
      keyEvents:
        'organic key events|organic conversions|organic leads|seo leads|leads from seo|leads from organic|seo conversions',
      vdpViews: 'organic vdp views|organic vehicle views',
      users: 'organic users',
      allSessions: 'all traffic|total sessions',
      keyEventRate: 'organic conversion rate',
    },
    evoking: ['clicks'],
  },
  seoDivision: {
    rows: 'search query|search queries|query|keyword|keywords|search term|search terms|organic queries|organic keyword|organic keywords|keyword ranking|keyword rankings|ranking|rankings|rank for|keyword position|keyword positions|search phrase|search phrases|phrases people search|phrases people search for|terms people search for|what people search for|what people searched for|what they rank for|what we rank for|what it ranks for|organic search terms|organic search term|organic phrases|serp position|serp positions|google queries|google query|search console query|search console queries|keywords in google',
    columns: {
      position:
        'average position|rank|ranks|ranking|ranked|avg position|place in google|google position|average rank',
      positionBefore: 'previous position|position last month|position before|old position|ranked before',
      impressions: 'shown|searched',
      query: 'term|phrase',
    },
  },
  seoPerformanceQueries: {
    rows: 'queries across stores|queries of all stores|queries by store|queries of the group',
    columns: {
      clicks: 'organic clicks|search console clicks',
      position: 'rank|ranking',
      impressions: 'organic impressions',
    },
  },
  seoLandingPages: {
    rows: 'landing page|landing pages|organic page|organic landing page|organic pages|page in google|page rankings|pages that rank|pages ranking|ranking pages|pages ranked|page that ranks|page ranks|pages rank|pages found in google|pages in google|organic landing page performance|landing page performance|entry page|entry pages|seo page|seo pages',
    columns: {
      position: 'average position|rank|ranks|ranking|ranked|average rank|avg position|place in google',
      keyEvents: 'conversions|conversion',
      sessions: 'visits|visitors|traffic',
      page: 'url|urls|address',
    },
  },
  seoPages: {
    rows: 'organic landing pages|top page|pages of the site',
    columns: { position: 'rank|ranking' },
  },
  seoPerformancePages: {
    rows: 'pages across stores|pages of all stores|pages of the group',
    columns: { position: 'rank|ranking', clicks: 'organic clicks' },
  },
  seoWork: { rows: 'what seo did|what the seo team did|what the seo team does', columns: { goal: 'aim' } },
  seoStrategyDeliverables: {
    rows: 'deliverables of the seo team|seo content|seo deliverable|seo work due|seo team deliverables|deliverables of seo strategies|seo piece|seo pieces|seo item|seo items|seo content piece|seo content pieces|seo content due|seo deliverables due|seo production',
    columns: {
      owner:
        'owns|owned by|assigned to|writer|responsible|assignee|sitting with|sits with|writes|works on|working on|whose|who has',
      action: 'what comes next|next step|what is next',
      type: 'kind|content type',
      category: 'kinds',
    },
    lists: { type: 'deliverableTypes', category: 'deliverableCategories' },
    choices: {
      strategy: {
        'Of a strategy': 'part of a strategy|in a strategy|with a strategy|of a strategy',
        'Of none':
          'without a strategy|part of no strategy|not in a strategy|outside a strategy|of no strategy|no strategy',
      },
      state: {
        Late: 'late|overdue|past due|behind|slipping|slipped|running late|missed|behind schedule|slipping past due|slip|delayed|late already|past their date|past its date',
        Done: 'done|delivered|finished|completed|published|written|shipped|went out|finished up|through',
        Due: 'due|coming up',
      },
    },
    standing: {
      state: [
        {
          value: 'open',
          label: 'Open',
          words: [
            'open',
            'outstanding',
            'still to do',
            'not done',
            'not finished',
            'unfinished',
            'remaining',
            'left',
            'pending',
            'not delivered',
            'not published',
            'missing',
            'still open',
            'incomplete',
            'not delivered yet',
            'not done yet',
            'still due',
            'to deliver',
            'in the pipeline',
          ],
          stands: { column: 'state', values: ['due', 'late'] },
        },
      ],
    },
    finished: { state: ['Done'] },
    none: {
      owner: 'unassigned|not assigned|without an owner|no owner|nobody owns|nobody writes|nobody is on',
    },
  },
  seoAchievements: {
    rows: 'seo win|seo wins|seo achievement|ranking win|ranking wins|win of the seo team|wins of the seo team|seo success|seo successes|seo milestone|seo milestones|wins in seo|wins of seo|seo highlights|seo highlight|achieved in seo',
    choices: {
      state: {
        Proposed:
          'proposed|waiting|pending|undecided|not decided|to approve|waiting for approval|awaiting approval|waiting on approval|sitting|submitted|suggested|up for approval|nominated|put up|not approved|not approved yet|unapproved|still to approve|needs approval|need approval|to be approved',
        Approved: 'signed off|accepted|cleared|ok|passed',
        Rejected: 'thrown out|knocked back|not accepted',
      },
    },
    columns: { figure: 'number', kind: 'type' },
    none: { decidedBy: 'nobody decided|not decided' },
  },
  searchPlans: {
    rows: 'seo plan|seo plans|seo package|seo packages|seo contract|seo contracts|content plan|search contract|search contracts|seo plan of the store|content promised|seo promised|seo contract terms|seo agreement|seo agreements|blogs promised',
    columns: {
      blogPosts:
        'blogs a month|blogs per month|blog posts per month|blogs|how many blogs|blog posts a month|blog posts',
      landingPages: 'landing pages per month|landing pages a month|how many landing pages',
      focusCities: 'target cities|focus city|cities|towns we target|cities we target|target city',
      focusModels: 'target models|focus model|models we target',
      websiteProviderId: 'website provider|provider',
    },
  },
  negativeKeywords: {
    rows: 'negative term|negative terms|blocked keyword|blocked keywords|blocked term|blocked terms|excluded keyword|excluded term|excluded terms|excluded search term|excluded search terms|negative list|negative lists|negative keyword list|negative keyword lists',
    columns: { list: 'shared list|which list', match: 'match', adGroup: 'adgroup' },
    choices: {
      match: {
        'Negative Broad': 'broad|broad match',
        'Negative Phrase': 'phrase|phrase match',
        'Negative Exact': 'exact|exact match',
      },
    },
  },
  googleBusinessProfile: {
    rows: 'gbp|gmb|google my business|business profile|google listing|google profile|maps listing|map listing|gbp report|google business|gbp performance|gbp insights|gbp numbers|gmb report|google business listing|google business profiles|google profile report|business listing|google maps listing|local listing',
    columns: {
      calls:
        'calls from google|calls from the profile|phone calls|phone calls off|calls off|phone calls from|calls from gbp|gbp calls|gmb calls',
      directions:
        'direction requests|asked for directions|driving directions|driving direction requests|directions asked|route requests|asked the way',
      websiteClicks: 'clicks to the website|clicks to the site|clicks through to the website|site clicks',
      mapsMobile: 'maps views|views on maps',
      messages: 'chats|messages sent|texts',
      views: 'profile views|times seen|seen|impressions',
      searchMobile: 'views in search',
    },
    evoking: ['directions'],
  },
  businessReviews: {
    rows: 'google review|google reviews|review|reviews|star rating|stars|reviews on google|customer reviews|online reviews|gbp review|gbp reviews|gmb reviews|google business reviews|reviews of the store|reviews of the dealership|store reviews',
    columns: {
      rating: 'star rating|stars|average rating|rated|how many stars|average stars',
      replies: 'replied to|responded to|answers|replied|answered reviews|replies|responses',
      answered: 'reply rate|response rate|answered share|share answered',
    },
  },
}

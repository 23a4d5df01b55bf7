import type { FigureSourceName } from '@portal/core/results/figures/sources'
import { pages, parts, placesOf, queriesOf, seen, textIn, whole, type Recipe } from './report-figure-kinds.ts'
import { newAndUsed } from './metric-kinds.ts'
import { campaignName } from './program-rows.ts'
import { modelsOf } from './vehicle-models.ts'

/** How the figures of each source are made. */
export const recipes: Readonly<Record<Exclude<FigureSourceName, keyof typeof furtherRecipes>, Recipe>> = {
  searchConsole: {
    every: 'week',
    kinds: (client) =>
      queriesOf(client).map((query, at) => ({
        of: { query, page: pages[at % pages.length] ?? '/' },
        share: 1 / (at + 1.3),
      })),
    figures: (size, random) => {
      const impressions = whole(size * 2600)
      return {
        impressions,
        clicks: whole(impressions * (0.03 + random.next() * 0.06)),
        position: Math.round(impressions * (2 + random.next() * 9) * 10) / 10,
      }
    },
  },
  businessProfile: {
    every: 'day',
    kinds: (client) => [{ of: { storeCode: textIn(client.row['identifier'], `${client.id}`) }, share: 1 }],
    figures: (size) => ({
      searchMobile: whole(size * 210),
      searchDesktop: whole(size * 74),
      mapsMobile: whole(size * 168),
      mapsDesktop: whole(size * 21),
      calls: whole(size * 11),
      directions: whole(size * 17),
      websiteClicks: whole(size * 23),
      messages: whole(size * 1.6),
    }),
  },
  businessReviews: {
    every: 'week',
    kinds: () => [{ of: {}, share: 1 }],
    figures: (size, random) => {
      const reviews = Math.max(1, whole(size * 7))
      return {
        reviews,
        rating: Math.round(reviews * (4.2 + random.next() * 0.7) * 10) / 10,
        replies: whole(reviews * (0.6 + random.next() * 0.4)),
      }
    },
  },
  localServices: {
    every: 'day',
    kinds: () => [
      { of: { jobType: 'Oil change', leadType: 'Phone call', chargeStatus: 'Charged' }, share: 0.9 },
      { of: { jobType: 'Brake repair', leadType: 'Phone call', chargeStatus: 'Charged' }, share: 0.6 },
      { of: { jobType: 'Brake repair', leadType: 'Message', chargeStatus: 'Charged' }, share: 0.4 },
      { of: { jobType: 'Tire service', leadType: 'Phone call', chargeStatus: 'In dispute' }, share: 0.45 },
      { of: { jobType: 'Oil change', leadType: 'Message', chargeStatus: 'Not charged' }, share: 0.3 },
    ],
    figures: (size, random) => {
      const leads = whole(size * 1.5 * random.next() * 2)
      return { leads, spend: Math.round(leads * (18 + random.next() * 14) * 100) / 100 }
    },
  },
  audio: {
    every: 'day',
    kinds: ({ name }) => [
      { of: { campaign: `${name} | Audio In-Market`, publisher: 'Spotify' }, share: 0.9 },
      { of: { campaign: `${name} | Audio In-Market`, publisher: 'Pandora' }, share: 0.5 },
      { of: { campaign: `${name} | Audio Podcasts`, publisher: 'iHeart Podcasts' }, share: 0.4 },
    ],
    figures: (size, random) => {
      const impressions = whole(size * 900)
      const starts = whole(impressions * (0.95 + random.next() * 0.04))
      return {
        impressions,
        clicks: whole(impressions * 0.0009),
        starts,
        halves: whole(starts * 0.95),
        completes: whole(starts * (0.88 + random.next() * 0.07)),
      }
    },
  },
  creatives: {
    every: 'week',
    kinds: (client) =>
      ['300x250', '728x90', '320x50', '160x600', '300x600', '970x250'].map((size, at) => ({
        of: { creative: `${modelsOf(client)[at % 3] ?? ''} Lease Offer`, size },
        share: 1 / (at + 1.3),
      })),
    figures: (size, random) => {
      const impressions = whole(size * 26_000)
      const measurable = whole(impressions * 0.97)
      return {
        ...seen(impressions, 0.0022, 0.02, random),
        reach: whole(impressions / (2.1 + random.next() * 1.4)),
        measurable,
        viewable: whole(measurable * (0.58 + random.next() * 0.2)),
      }
    },
  },
  audiences: {
    every: 'week',
    kinds: () =>
      parts('audience', [
        'In-Market: New Vehicles',
        'Site Visitors, 30 Days',
        'Conquest: Competing Brands',
        'Lease Ending Soon',
        'Service Customers',
      ]),
    figures: (size, random) => seen(size * 21_000, 0.002, 0.02, random),
  },
  dayparts: {
    every: 'week',
    kinds: () =>
      [
        '00:00 – 05:59',
        '06:00 – 08:59',
        '09:00 – 11:59',
        '12:00 – 14:59',
        '15:00 – 17:59',
        '18:00 – 20:59',
        '21:00 – 23:59',
      ].map((hour, at) => ({ of: { hour }, share: [0.2, 0.5, 0.6, 0.7, 0.8, 1, 0.6][at] ?? 0.5 })),
    figures: (size, random) => seen(size * 14_000, 0.0021, 0.02, random),
  },
  locations: {
    every: 'week',
    kinds: placesOf,
    figures: (size, random) => seen(size * 9000, 0.011, 0.03, random),
  },
  analyticsEvents: {
    every: 'day',
    // One property misses what nobody set up, another counts its pages twice.
    kinds: ({ id }) =>
      [
        ['page_view', 1],
        ['session_start', 0.4],
        ['asc_pageview', id === 1003 ? 1.97 : 0.98],
        ['asc_itemlist_pageview', 0.3],
        ['asc_item_pageview', 0.24],
        ['asc_cta_interaction', 0.12],
        ['asc_media_interaction', 0.09],
        ['asc_form_engagement', 0.05],
        ['asc_form_submission', 0.012],
        ['asc_form_submission_sales', 0.008],
        ...(id % 2 === 0 ? [] : ([['asc_click_to_call', 0.02]] as const)),
        ...(id === 1005 ? [] : ([['asc_comm_submission', 0.01]] as const)),
      ].map(([event, share]) => ({ of: { event: String(event) }, share: Number(share) })),
    figures: (size) => ({ events: whole(size * 900), users: whole(size * 210) }),
  },
  calls: {
    every: 'day',
    kinds: () => [
      {
        of: { tracker: 'Google Ads Call Extension', callStatus: 'Answered', callSource: 'Google Ads' },
        share: 1,
      },
      { of: { tracker: 'Website Header', callStatus: 'Answered', callSource: 'Google Organic' }, share: 0.8 },
      { of: { tracker: 'Website Header', callStatus: 'Missed', callSource: 'Direct' }, share: 0.15 },
      {
        of: { tracker: 'Business Profile', callStatus: 'Answered', callSource: 'Google My Business' },
        share: 0.5,
      },
    ],
    figures: (size, random) => {
      const phoneCalls = whole(size * 5 * (0.5 + random.next()))
      return {
        phoneCalls,
        firstTime: whole(phoneCalls * 0.6),
        seconds: whole(phoneCalls * (90 + random.next() * 120)),
      }
    },
  },
  inventory: {
    every: 'week',
    kinds: (client, random) =>
      Array.from({ length: 9 }, (_, at) => ({
        of: {
          vin: `1VH${String(client.id)}${String(at).padStart(2, '0')}KX${String(600_000 + at * 4_217)}`.slice(
            0,
            17,
          ),
          vehicle: `${2026 - (at % 4)} ${modelsOf(client)[at % 5] ?? ''} ${['Base', 'Sport', 'Limited'][at % 3] ?? ''}`,
          condition: at % 3 === 0 ? 'New' : 'Used',
          stockedOn: String(-(random.whole(4, 110) + 40)),
        },
        share: 1 / (at + 1.8),
      })),
    figures: (size, random) => {
      const { impressions = 0, clicks = 0 } = seen(size * 5200, 0.017, 0.02, random)
      const vdpViews = whole(clicks * 0.7)
      return {
        impressions,
        clicks,
        vdpViews,
        vehicleLeads: whole(vdpViews * 0.03 * random.next() * 2),
        spend: Math.round(clicks * (0.55 + random.next() * 0.5) * 100) / 100,
      }
    },
  },
  conversionIq: {
    every: 'day',
    kinds: (client) =>
      modelsOf(client).flatMap((model, at) => [
        { of: { model, visitor: 'New' }, share: 0.7 / (at + 1.2) },
        { of: { model, visitor: 'Returning' }, share: 0.4 / (at + 1.2) },
      ]),
    figures: (size, random) => {
      const visitors = whole(size * 20)
      return {
        visitors,
        known: whole(visitors * (0.2 + random.next() * 0.2)),
        intent: whole(visitors * (0.05 + random.next() * 0.06)),
        siteLeads: Math.floor(visitors * (0.008 + random.next() * 0.014) + random.next() * 0.9),
      }
    },
  },
}

/** How those of visits are. */
const visits: Recipe = {
  every: 'week',
  kinds: () =>
    (
      [
        ['google / organic', 1],
        ['google / cpc', 0.7],
        ['(direct) / (none)', 0.5],
        ['facebook / paid', 0.35],
        ['cars.com / referral', 0.12],
      ] as const
    ).flatMap(([medium, ofMedium], at) =>
      (
        [
          ['mobile', 0.66],
          ['desktop', 0.3],
          ['tablet', 0.04],
        ] as const
      ).flatMap(([device, ofDevice]) =>
        [0, 1].map((more) => ({
          of: { medium, device, page: pages[(at + more * 2) % pages.length] ?? '/' },
          share: ofMedium * ofDevice * (more === 0 ? 0.7 : 0.3),
        })),
      ),
    ),
  figures: (size, random) => {
    const sessions = whole(size * 1500)
    return {
      sessions,
      engaged: whole(sessions * (0.48 + random.next() * 0.2)),
      conversions: whole(sessions * (0.015 + random.next() * 0.02)),
    }
  },
}

/** What campaigns of search could have been shown for, and what they were not: stores with more to spend lose less. */
const shares: Recipe = {
  every: 'day',
  kinds: (client) =>
    newAndUsed.map((about, at) => ({
      of: { campaign: campaignName(client, 'search', about) },
      share: 1 - at * 0.3,
    })),
  figures: (size, random) => {
    const eligible = whole(size * 520)
    const lostToBudget = whole(eligible * (0.04 + random.next() * 0.16))
    const lostToRank = whole(eligible * (0.08 + random.next() * 0.2))
    return { impressions: eligible - lostToBudget - lostToRank, eligible, lostToBudget, lostToRank }
  },
}

/** Those that came later stand behind all others, each with draws of its own from this number: what was there stays as it is. */
export const furtherRecipes = {
  analyticsVisits: [20_261_129, visits],
  searchShares: [20_261_128, shares],
} as const satisfies Partial<Record<FigureSourceName, readonly [draws: number, Recipe]>>

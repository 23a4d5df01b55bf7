import { figureSources, type FigureSource, type FigureSourceName } from '@portal/core/results/figures/sources'
import type { SeedClient } from './client-rows.ts'
import { zipOfCity, zipsAround } from '../platform/places/gazetteer.ts'
import { addDays, monthStart } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import { randomFrom, type Random } from './random.ts'
import { modelsOf } from './vehicle-models.ts'

/** Clients whose platforms' exports were imported: those that the demo accounts are of, and a store beside them. */
const withExports = [1001, 1003, 1004, 1005, 1010, 1044]
/** Days of a month on which a weekly export was made: as many in each month. */
const exportedOn = ['03', '10', '17', '24']
/** Months before the present one: last month is set beside the one before it. */
const monthsBack = 2

/** A kind of row: its dimensions with the part that it has of the whole. */
interface Kind {
  readonly of: Readonly<Record<string, string>>
  readonly share: number
}

interface Recipe {
  /** An export by day, or one by week. */
  readonly every: 'day' | 'week'
  readonly kinds: (client: SeedClient, random: Random) => readonly Kind[]
  /** The figures of a row; `size` is what the store and the day make of the kind's share. */
  readonly figures: (size: number, chance: Random) => Readonly<Record<string, number>>
}

const parts = (dimension: string, names: readonly string[]): readonly Kind[] =>
  names.map((name, at) => ({ of: { [dimension]: name }, share: 1 / (at + 1.4) }))

const whole = (value: number): number => Math.max(0, Math.round(value))

/** A column that holds a text, or what stands for it. */
const textIn = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)

const queriesOf = (client: SeedClient): readonly string[] => {
  const { name, row } = client
  const [first = '', second = '', third = ''] = modelsOf(client)
  const city = textIn(row['city'], 'town').toLowerCase()
  const dealer = name.toLowerCase()
  return [
    dealer,
    `${dealer} service`,
    `${first.toLowerCase()} for sale near me`,
    `used ${first.toLowerCase()} ${city}`,
    `${second.toLowerCase()} lease deals`,
    `new ${third.toLowerCase()} ${city}`,
    `car dealer ${city}`,
    `oil change ${city}`,
    `certified pre-owned ${second.toLowerCase()}`,
    `trade in value ${city}`,
  ]
}

const pages = [
  '/',
  '/new-inventory/',
  '/used-inventory/',
  '/specials/',
  '/service/schedule/',
  '/about-us/hours/',
]

/** Twelve ZIP codes around a store, from next door, where most people come from, to the towns around. */
export const placesOf = ({ row }: SeedClient): readonly Kind[] => {
  const middle =
    zipOfCity(textIn(row['city'], 'Dayton'), textIn(row['state'], 'OH')) ?? zipOfCity('Dayton', 'OH')
  const around = middle ? zipsAround(middle, 25) : []
  const count = Math.min(12, around.length)
  return Array.from({ length: count }, (_, at) => around[Math.floor((at * around.length) / count)]).flatMap(
    (place, at) => (place ? [{ of: { zip: place.zip, city: place.city }, share: 1 / (at + 1.2) }] : []),
  )
}

const seen = (
  impressions: number,
  ctr: number,
  rate: number,
  random: Random,
): Readonly<Record<string, number>> => {
  const clicks = whole(impressions * ctr * (0.85 + random.next() * 0.3))
  return {
    impressions: whole(impressions),
    clicks,
    conversions: whole(clicks * rate * (0.7 + random.next() * 0.6)),
  }
}

const recipes: Readonly<Record<FigureSourceName, Recipe>> = {
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
      const visitors = whole(size * 64)
      return {
        visitors,
        known: whole(visitors * (0.2 + random.next() * 0.2)),
        intent: whole(visitors * (0.05 + random.next() * 0.06)),
        siteLeads: Math.floor(visitors * (0.008 + random.next() * 0.014) + random.next() * 0.9),
      }
    },
  },
}

/** Days from the first until the one before the last. */
function daysFrom(first: string, last: string): readonly string[] {
  const days: string[] = []
  for (let day = first; day < last; day = addDays(day, 1)) days.push(day)
  return days
}

/** What was not charged cost nothing. */
const chargedOnly = (
  { chargeStatus }: Readonly<Record<string, string>>,
  figures: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> => (chargeStatus === 'Not charged' ? { ...figures, spend: 0 } : figures)

/** The figures that the exports of platforms hold beside those of advertising, for some clients of the demo agency. */
export function reportFigureRows(clients: readonly SeedClient[], today: string): readonly SeedRow[] {
  const random = randomFrom(20_261_123)
  const ofYearBefore = randomFrom(20_251_123)
  const days = [
    ...daysFrom(monthStart(today, -monthsBack), today).map((day) => [day, random, 1] as const),
    // The same two months of the year before, to be compared with, when less was done.
    ...daysFrom(monthStart(today, -13), monthStart(today, -11)).map(
      (day) => [day, ofYearBefore, 0.86] as const,
    ),
  ]
  const rows: SeedRow[] = []
  for (const client of clients.filter(({ id }) => withExports.includes(id))) {
    const store = 0.7 + random.next() * 0.9
    for (const [source, { every, kinds, figures }] of Object.entries(recipes)) {
      const { dimensions }: FigureSource = figureSources[source as FigureSourceName]
      for (const { of, share } of kinds(client, random)) {
        const values = {
          ...of,
          ...(of['stockedOn'] ? { stockedOn: addDays(today, Number(of['stockedOn'])) } : {}),
        }
        const key = JSON.stringify(
          Object.keys(dimensions).map(
            (field) => Object.entries(values).find(([name]) => name === field)?.[1] ?? '',
          ),
        )
        for (const [day, chance, growth] of days) {
          if (every === 'week' && !exportedOn.includes(day.slice(8))) continue
          const size = store * share * growth * (0.82 + chance.next() * 0.36)
          const counted = chargedOnly(of, figures(size, chance))
          if (Object.values(counted).every((value) => value === 0)) continue
          rows.push({
            tenant_id: client.tenantId,
            client_id: client.id,
            source,
            day,
            key,
            dimensions: values,
            figures: counted,
          })
        }
      }
    }
  }
  return rows
}

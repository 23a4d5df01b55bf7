import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { day, id, idText } from '../../foundation/contract/schemas.ts'
import { employees, orGuestOf, ownClients } from '../../foundation/policy/rules-of-calls.ts'
import { channels, platforms } from '../../money/services/channels.ts'

/** Whoever sees a client sees its figures; a guest, those of the report of the link. */
const seesFigures = orGuestOf(ownClients, 'clients.insights')

const rate = type('number | null')

/**
 * What advertising cost, for people of the agency; what the client pays for it,
 * for everybody else (`investment.ts`). An answer holds one of the two, and its
 * rates are of that one.
 */
const money = { 'spend?': 'number', 'investment?': 'number' } as const

const counts = {
  impressions: 'number',
  clicks: 'number',
  conversions: 'number',
  conversionValue: 'number',
  views: 'number',
  storeVisits: 'number',
  vdpViews: 'number',
  users: 'number',
  sessions: 'number',
} as const
const measures = { ...counts, ...money } as const

/** Sums and rates of a period (`figures.ts`): money in dollars, `ctr` and `vtr` from 0 to 1. */
const rates = { ctr: rate, cpm: rate, cpc: rate, vtr: rate, costPerConversion: rate } as const
const figures = { ...measures, ...rates } as const
const placements = type({
  placement: 'string',
  impressions: 'number',
  clicks: 'number',
  ...money,
}).array()

const plainFigures = type(figures)
const periodFigures = type({ ...figures, placements })

/** Current and previous period; null where a period has no rows at all. */
const periods = type({ current_period: periodFigures.or('null'), previous_period: periodFigures.or('null') })

/** For people of the agency alone. */
const ownFigures = { ...counts, spend: 'number', ...rates } as const
const accountFigures = type({
  ...ownFigures,
  channels: type({ ...ownFigures, channel: type.enumerated(...channels) }).array(),
})
const accountPeriods = type({
  current_period: accountFigures.or('null'),
  previous_period: accountFigures.or('null'),
})

const segment = type({ clicks: 'number', conversions: 'number', ...money, cpc: rate, ctr: rate })
const segmented = type({
  social: { new: segment.or('null'), used: segment.or('null') },
  analytics: type({ users: 'number', sessions: 'number' }).or('null'),
})
const segmentedPeriods = type({
  current_period: segmented.or('null'),
  previous_period: segmented.or('null'),
})

/** Whose a row is. */
export const client = { clientId: 'number', name: 'string', slug: 'string' } as const
const range = type({ start: 'string', end: 'string' })
const dayFigures = type({ day: 'string', ...measures })

const around = {
  /** The days compared. */
  current_range: range,
  previous_range: range,
  /** The last day that has figures in the current range. */
  through: 'string | null',
  /** When this was worked out, or of when the replica was that it was read from; `breakCache` makes it now. */
  madeAt: 'string',
} as const
const overTime = { days: dayFigures.array(), previousDays: dayFigures.array() } as const

const dashboard = type({
  data: type({ ...client, campaigns: 'number', data: periods }).array(),
  total: periods,
  ...around,
  ...overTime,
})
const accountDashboard = type({
  data: type({
    ...client,
    campaigns: 'number',
    data: accountPeriods,
    lastActivityAt: 'string | null',
    lastInteractionAt: 'string | null',
  }).array(),
  total: accountPeriods,
  ...around,
  ...overTime,
})
const segmentedDashboard = type({
  data: type({ ...client, campaigns: 'number', data: segmentedPeriods }).array(),
  total: segmentedPeriods,
  ...around,
})

const profile = type({ name: 'string <= 255', identifier: 'string <= 255' })
const clients = type({ '+': 'ignore', id, 'profiles?': profile.array().atMostLength(100) })
  .array()
  .atMostLength(20_000)

/**
 * The question of every dashboard. An empty list of
 * clients stands for all active ones that the asker may see. Placements are
 * answered for up to fifty clients.
 */
const question = type({
  '+': 'reject',
  clients,
  start_date: day,
  end_date: day,
  'breakCache?': 'boolean',
  /** The report of one client whose screen asks: that somebody of the client opened it is written down. */
  'report?': "'clients.insights' | 'clients.connected-tv-insights'",
})

const asking = { method: 'POST', allow: seesFigures, reads: true, mayLag: true, body: question } as const

export const metricCalls = defineCalls({
  'dashboards.accountManager': {
    ...asking,
    path: '/dashboards/account-manager',
    summary: 'Figures of clients over all channels, with their last activity and interaction.',
    // Every Employee sees the same figures channel by channel, and the chat answers from here.
    allow: employees,
    response: accountDashboard,
  },
  'dashboards.sem': {
    ...asking,
    path: '/dashboards/sem',
    summary: 'Paid search of clients in a period and the one before.',
    response: dashboard,
  },
  'dashboards.social': {
    ...asking,
    path: '/dashboards/social',
    summary: 'Paid social of clients in a period and the one before.',
    response: dashboard,
  },
  'dashboards.socialSegmented': {
    ...asking,
    path: '/dashboards/social-segmented',
    summary: 'Paid social by new and used vehicles, and the visits it brought.',
    response: segmentedDashboard,
  },
  'dashboards.programmaticDisplay': {
    ...asking,
    path: '/dashboards/programmatic-display',
    summary: 'Display of clients in a period and the one before.',
    response: dashboard,
  },
  'dashboards.programmaticVideo': {
    ...asking,
    path: '/dashboards/programmatic-video',
    summary: 'Online video of clients in a period and the one before.',
    response: dashboard,
  },
  'dashboards.seo': {
    ...asking,
    path: '/dashboards/seo',
    summary: 'Visits from organic search of clients in a period and the one before.',
    response: dashboard,
  },
  'dashboards.visits': {
    ...asking,
    path: '/dashboards/visits',
    summary: 'Visits of the sites of clients from every source, in a period and the one before.',
    response: dashboard,
  },
  'dashboards.ctv': {
    ...asking,
    path: '/dashboards/ctv',
    summary: 'Connected TV of clients in a period and the one before.',
    response: dashboard,
  },
  'dashboards.dv': {
    ...asking,
    path: '/dashboards/dv',
    summary: 'Display and online video of clients together, in a period and the one before.',
    response: dashboard,
  },
  'dashboards.monthly': {
    method: 'POST',
    path: '/dashboards/monthly-report',
    summary:
      'A month of clients by channel, beside the month before and the twelve months before that; a month that still runs beside the same days of the month before.',
    allow: ownClients,
    reads: true,
    mayLag: true,
    body: type({
      '+': 'reject',
      clients,
      month: day,
      'breakCache?': 'boolean',
      /** Its screen asks: that somebody of the clients opened it is written down. */
      'report?': "'dashboard.monthly-report'",
    }),
    response: type({
      month: 'string',
      channels: type({
        channel: type.enumerated(...channels),
        current: plainFigures.or('null'),
        previous: plainFigures.or('null'),
      }).array(),
      /** The thirteen months that end with this one, oldest first, one entry per channel that has figures. */
      months: type({ month: 'string', channel: type.enumerated(...channels), ...measures }).array(),
      clients: type({
        ...client,
        current: plainFigures.or('null'),
        previous: plainFigures.or('null'),
      }).array(),
      /** The days of the month and of the month before that `current` and `previous` are of. */
      current_range: range,
      previous_range: range,
      through: 'string | null',
      madeAt: 'string',
    }),
  },
  'metrics.campaigns': {
    method: 'GET',
    path: '/metrics/campaigns',
    summary: "A client's campaigns of a channel in a period and the one before.",
    allow: seesFigures,
    query: type({
      '+': 'reject',
      clientId: idText,
      channel: type.enumerated(...channels),
      startDate: day,
      endDate: day,
    }),
    response: type({
      campaignId: 'number',
      externalId: 'string',
      name: 'string',
      platform: 'string',
      segment: 'string',
      current: plainFigures.or('null'),
      previous: plainFigures.or('null'),
    }).array(),
  },
  'dashboards.platforms': {
    ...asking,
    path: '/dashboards/platforms',
    summary: 'Figures of clients by advertising platform and channel in a period, by client or by day.',
    // The chat answers from here, and no guest has it.
    allow: ownClients,
    body: type({ '+': 'reject', clients, start_date: day, end_date: day, by: "'client' | 'day'" }),
    response: type({
      rows: type({
        /** Of a client, where that is what they are told by. */
        'client?': { id: 'number', name: 'string', slug: 'string' },
        'day?': 'string',
        platform: type.enumerated(...platforms),
        channel: type.enumerated(...channels),
        ...measures,
      }).array(),
      /** The last day that has figures in the period. */
      through: 'string | null',
    }),
  },
})

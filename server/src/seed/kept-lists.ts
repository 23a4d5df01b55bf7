import { resources as declaredLists } from '@portal/core/resources'
import { tableOf } from '../platform/records/record-table.ts'
import { groups, type SeedClient } from './client-rows.ts'
import { addDays } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import { randomFrom } from './random.ts'
import { brandOf, modelsOf } from './vehicle-models.ts'

/** Demo rows of lists that people keep: by table, in the order in which they stand there. */
const lists: Readonly<Record<string, readonly SeedRow[]>> = {
  deliverable_task: [
    {
      name: 'Monthly performance call',
      due_day: 10,
      description: 'Results of the month before, and what comes next.',
    },
    { name: 'Budget check', due_day: 3, description: 'Amounts of the new month against what was agreed.' },
    { name: 'Website check', due_day: 5, description: 'Specials, inventory feed and forms work.' },
    {
      name: 'Incentives updated',
      due_day: 4,
      description: 'Offers of the manufacturer stand in ads and on the website.',
    },
    {
      name: 'Co-op proof collected',
      due_day: 20,
      description: 'Screenshots and invoices for the claims of the month.',
    },
    { name: 'Monthly report sent', due_day: 8, description: '' },
  ],
  manufacturer: [
    {
      name: 'Stellantis',
      brands: 'Chrysler, Dodge, Jeep, Ram, Fiat',
      coop_percent: 50,
      portal_url: 'https://www.dealerconnect.example',
    },
    {
      name: 'General Motors',
      brands: 'Chevrolet, GMC, Buick, Cadillac',
      coop_percent: 65,
      portal_url: 'https://www.gmglobalconnect.example',
    },
    { name: 'Ford', brands: 'Ford, Lincoln', coop_percent: 50, portal_url: 'https://www.fmcdealer.example' },
    { name: 'Toyota', brands: 'Toyota, Lexus', coop_percent: 50, portal_url: '' },
    { name: 'Honda', brands: 'Honda, Acura', coop_percent: 60, portal_url: '' },
    { name: 'Subaru', brands: 'Subaru', coop_percent: 50, portal_url: '' },
    { name: 'Mazda', brands: 'Mazda', coop_percent: 50, portal_url: '' },
    { name: 'Kia', brands: 'Kia', coop_percent: 75, portal_url: '' },
    { name: 'Hyundai', brands: 'Hyundai, Genesis', coop_percent: 60, portal_url: '' },
    { name: 'Volkswagen', brands: 'Volkswagen, Audi', coop_percent: 50, portal_url: '' },
    { name: 'Nissan', brands: 'Nissan, Infiniti', coop_percent: 55, portal_url: '' },
  ],
  website_provider: [
    {
      name: 'Dealer.com',
      website: 'https://www.dealer.example',
      support_email: 'support@dealer.example',
      support_phone: '+1 (802) 555-0141',
    },
    {
      name: 'DealerOn',
      website: 'https://www.dealeron.example',
      support_email: 'help@dealeron.example',
      support_phone: '+1 (301) 555-0178',
    },
    {
      name: 'Dealer Inspire',
      website: 'https://www.dealerinspire.example',
      support_email: 'support@dealerinspire.example',
      support_phone: '+1 (630) 555-0119',
    },
    {
      name: 'DealerSocket',
      website: 'https://www.dealersocket.example',
      support_email: '',
      support_phone: '+1 (949) 555-0102',
    },
    { name: 'Own website', website: '', support_email: '', support_phone: '' },
  ],
  profit_center: [
    { name: 'Paid Search', code: '4010', department_id: 2 },
    { name: 'Paid Social', code: '4020', department_id: 3 },
    { name: 'SEO', code: '4030', department_id: 1 },
    { name: 'Programmatic', code: '4040', department_id: 8 },
    { name: 'Management Fees', code: '4090', department_id: 4 },
  ],
  region: [
    { name: 'Great Lakes', states: 'IL, IN, MI, OH, WI' },
    { name: 'Northeast', states: 'CT, MA, ME, NH, NJ, NY, PA, RI, VT' },
    { name: 'Southeast', states: 'AL, FL, GA, NC, SC, TN' },
    { name: 'South Central', states: 'AR, LA, OK, TX' },
    { name: 'Plains and Mountains', states: 'CO, IA, KS, MN, MO, NE, UT' },
    { name: 'Pacific', states: 'CA, OR, WA' },
  ],
  onboarding_task_category: [
    { name: 'Agreement and Billing' },
    { name: 'Access and Tracking' },
    { name: 'Website' },
    { name: 'Campaign Setup' },
    { name: 'Launch' },
  ],
  spend_data_source: [
    { name: 'Google Ads export', platform: 'Google Ads', automatic: false },
    { name: 'Microsoft Ads export', platform: 'Microsoft Ads', automatic: false },
    { name: 'Meta Ads export', platform: 'Meta', automatic: false },
    { name: 'DV360 report', platform: 'Display & Video 360', automatic: false },
    { name: 'Vendor invoice', platform: 'Other', automatic: false },
  ],
  partner: [
    {
      name: 'Northbeam Media',
      commission_percent: 12,
      primary_color: '#0F766E',
      portal_url: 'https://portal.northbeam.example',
      contact_name: 'Simon Keller',
      contact_email: 'simon.keller@northbeam.example',
      notes: 'Paid by the tenth of the month after.',
    },
    {
      name: 'Harbor Street Digital',
      commission_percent: 8,
      primary_color: '#7C3AED',
      portal_url: '',
      contact_name: 'Marisol Vega',
      contact_email: 'marisol@harborstreet.example',
      notes: '',
    },
    {
      name: 'Prairie Dealer Services',
      commission_percent: 10,
      primary_color: '#B45309',
      portal_url: '',
      contact_name: 'Glenn Hofstad',
      contact_email: 'glenn@prairiedealers.example',
      notes: 'Invoices through its holding company.',
    },
  ],
  client_data_type: [
    {
      name: 'CRM',
      kind: 'Choice',
      choices: 'VinSolutions\nDealerSocket\nElead\nTekion\nOther',
      in_lists: true,
      required: false,
      hint: 'Where its leads end up.',
    },
    {
      name: 'DMS',
      kind: 'Choice',
      choices: 'CDK\nReynolds\nDealertrack\nTekion\nOther',
      in_lists: false,
      required: false,
      hint: '',
    },
    {
      name: 'New Units a Month',
      kind: 'Number',
      choices: '',
      in_lists: false,
      required: false,
      hint: 'As the general manager says it.',
    },
    { name: 'Contract Renews', kind: 'Day', choices: '', in_lists: false, required: false, hint: '' },
    { name: 'Spanish Campaigns', kind: 'Yes or No', choices: '', in_lists: false, required: false, hint: '' },
    {
      name: 'Creative Lead',
      kind: 'User',
      choices: '',
      in_lists: false,
      required: false,
      hint: 'Who approves ads before the client sees them.',
    },
  ],
  resource_category: [
    { name: 'Brand and Creative' },
    { name: 'Playbooks' },
    { name: 'Co-op' },
    { name: 'Platforms' },
    { name: 'Onboarding' },
  ],
  incident_cause: [
    { name: 'Wrong budget entered' },
    { name: 'Campaign not paused' },
    { name: 'Tracking broken' },
    { name: 'Wrong offer shown' },
    { name: 'Late delivery' },
    { name: 'Platform outage' },
  ],
  audit_check: [
    {
      name: 'Account manager missing',
      kind: 'No Account Manager',
      days: 0,
      severity: 'High',
      fixed_by_id: null,
    },
    {
      name: 'No contact to write to',
      kind: 'No Contact with Email',
      days: 0,
      severity: 'Medium',
      fixed_by_id: 1,
    },
    { name: 'Quiet for a month', kind: 'No Activity', days: 30, severity: 'Medium', fixed_by_id: 1 },
    {
      name: 'Nobody talked for six weeks',
      kind: 'No Interaction',
      days: 42,
      severity: 'High',
      fixed_by_id: 1,
    },
    { name: 'A week without conversions', kind: 'No Conversions', days: 7, severity: 'High', fixed_by_id: 3 },
    { name: 'Figures are late', kind: 'No Figures', days: 5, severity: 'High', fixed_by_id: 3 },
    { name: 'No accounts known', kind: 'No Integration', days: 0, severity: 'Medium', fixed_by_id: 1 },
    { name: 'Nothing is booked', kind: 'No Running Budget', days: 0, severity: 'Low', fixed_by_id: 1 },
    { name: 'Guest link ends soon', kind: 'Guest Link Ending', days: 14, severity: 'Low', fixed_by_id: 1 },
  ],
  client_tag: [
    { name: 'Key Account', color: '#2854DF', description: 'Directors join the monthly call.' },
    { name: 'Co-op', color: '#0F766E', description: 'Claims are filed with the manufacturer.' },
    { name: 'New Store', color: '#7C3AED', description: 'In its first ninety days.' },
    { name: 'Spanish', color: '#B45309', description: 'Ads run in Spanish as well.' },
    { name: 'Price Sensitive', color: '#BE123C', description: '' },
  ],
}

/** What the agency's people open again and again, by category. */
const resources: readonly SeedRow[] = [
  {
    name: 'Ad copy checklist',
    category_id: 1,
    url: 'https://drive.example/ad-copy-checklist',
    description: 'What a headline must and must not say.',
  },
  {
    name: 'Image sizes of every platform',
    category_id: 1,
    url: 'https://drive.example/image-sizes',
    description: 'Display, social and connected TV.',
  },
  {
    name: 'Monthly call deck',
    category_id: 2,
    url: 'https://drive.example/monthly-call-deck',
    description: 'The deck that is copied for each client.',
  },
  {
    name: 'Budget increase playbook',
    category_id: 2,
    url: 'https://drive.example/budget-increase',
    description: 'When to ask, and with which figures.',
  },
  {
    name: 'Local SEO playbook',
    category_id: 2,
    url: 'https://drive.example/local-seo',
    description: '',
  },
  {
    name: 'Co-op deadlines by brand',
    category_id: 3,
    url: 'https://drive.example/co-op-deadlines',
    description: 'Claims that come later are not paid.',
  },
  {
    name: 'Stellantis compliance guide',
    category_id: 3,
    url: 'https://www.dealerconnect.example/compliance',
    description: '',
  },
  {
    name: 'Google Ads manager account',
    category_id: 4,
    url: 'https://ads.google.com',
    description: '',
  },
  {
    name: 'Meta Business Suite',
    category_id: 4,
    url: 'https://business.facebook.com',
    description: '',
  },
  {
    name: 'Display & Video 360',
    category_id: 4,
    url: 'https://displayvideo.google.com',
    description: '',
  },
  {
    name: 'Welcome letter to a new client',
    category_id: 5,
    url: 'https://drive.example/welcome-letter',
    description: '',
  },
  {
    name: 'Access checklist',
    category_id: 5,
    url: 'https://drive.example/access-checklist',
    description: 'Accounts and rights that we ask a dealer for.',
  },
]

/** Whether entries stand in an order that people give them, as the list of the table is declared. */
const isOrdered = (table: string): boolean => {
  const list = declaredLists.find((one) => tableOf(one) === table)
  return list === undefined || 'order' in list.fields
}

/** Resources that stand before all others. */
const pinned: readonly unknown[] = ['Monthly call deck', 'Co-op deadlines by brand']
/** What people outside of the agency see, or those of a role alone. */
const shownBeside: Readonly<Record<string, string>> = {
  'Image sizes of every platform': 'Everybody',
  'Co-op deadlines by brand': 'Everybody',
  'Welcome letter to a new client': 'Clients',
  'Budget increase playbook': 'Account Manager',
  'Google Ads manager account': 'SEM Manager',
}
const pinnedOrNot = (row: SeedRow): SeedRow => ({
  ...row,
  pinned: pinned.includes(row['name']),
  shown_to: shownBeside[String(row['name'])] ?? 'Employees',
})

/** The region that a state is of; null for a state of none. */
export function regionIn(state: string): number | null {
  const at = (lists['region'] ?? []).findIndex(({ states }) => String(states).split(', ').includes(state))
  return at === -1 ? null : at + 1
}

/** What stands in the lists of a tenant, by table. */
export const keptLists = (
  tenantId: number,
): readonly (readonly [table: string, rows: readonly SeedRow[]])[] =>
  [...Object.entries(lists), ['resource', resources.map(pinnedOrNot)] as const].map(([table, rows]) => [
    table,
    rows.map((row, at) => ({
      tenant_id: tenantId,
      id: at + 1,
      ...row,
      ...(isOrdered(table) ? { order: at + 1 } : {}),
    })),
  ])

const firstNames = [
  'Dana',
  'Marcus',
  'Priya',
  'Tom',
  'Elena',
  'Curtis',
  'Renee',
  'Hank',
  'Sofia',
  'Will',
  'Grace',
  'Andre',
]
const lastNames = [
  'Whitfield',
  'Okafor',
  'Lindgren',
  'Castillo',
  'Brandt',
  'Nguyen',
  'Pruitt',
  'Sandoval',
  'Keller',
  'Moss',
  'Ferreira',
  'Doyle',
]
const positions = [
  ['General Manager', 'General Manager'],
  ['Internet Sales Manager', 'Sales'],
  ['Service Manager', 'Service'],
  ['Marketing Director', 'Marketing'],
  ['Controller', 'Accounting'],
] as const

const nearby = ['Northgate', 'Riverside', 'Summit', 'Parkway', 'Heritage', 'Crossroads']

const scenarios = [
  'Lease on a new SUV',
  'Trade-in of a pickup',
  'First car for a student',
  'Service of a used hybrid',
]

const notesOfClients = [
  ['Results of the month', 'Results', 'Calls are up; the general manager asks for used trucks next.'],
  ['Budget for the holidays', 'Budget', 'They can add a fifth for three weeks if inventory arrives.'],
  ['New landing page', 'Website', 'The form asks for too much; the provider shortens it.'],
  ['Lease ads', 'Creative', 'The legal line must name the lender.'],
] as const
/** Ads that wait for somebody at the dealership to say yes. */
const adsOf = (brand: string, model = brand): readonly SeedRow[] => [
  {
    name: `${model} lease offer`,
    headline: `Lease the new ${model.startsWith(brand) ? model : `${brand} ${model}`}`,
    text: `Low monthly payments on every ${model} in stock. Offer ends with the month; see the dealer for details.`,
    description: 'On approved credit.',
    call_to_action: 'Get Offer',
  },
  {
    name: 'Service coupon',
    headline: 'Oil change and inspection, $59.95',
    text: `${brand} parts, certified technicians, done while you wait.`,
    description: 'Most models. Tax extra.',
    call_to_action: 'Book Now',
  },
]

/** Who owns several stores of a group, one person at each; at one of them somebody wrote him down twice. */
function ownersOf(client: SeedClient): readonly SeedRow[] {
  const group = groups.find(({ id }) => id === client.groupId)
  const place = group?.stores.findIndex((id) => id === client.id) ?? -1
  if (!group || place < 0 || place > 2) return []
  const owner = {
    tenant_id: client.tenantId,
    client_id: client.id,
    name: `Thomas ${group.family}`,
    email: `thomas@${group.family.toLowerCase()}group.example`,
    phone: `+1 (515) 555-018${group.id}`,
    birthday: '09/03/1961',
    person_id: `00000000-0000-4000-8000-00000000000${group.id}`,
    title: place === 0 ? 'Owner' : 'Dealer Principal',
    department: 'Owner',
    is_primary: false,
    receives_reports: place === 0,
    receives_invoices: false,
    notes: '',
  }
  const again = {
    ...owner,
    name: `Tom ${group.family}`,
    title: '',
    phone: '',
    birthday: '',
    person_id: null,
    receives_reports: false,
    notes: 'Met at the regional meeting.',
  }
  return place === 0 ? [owner, again] : [owner]
}

/** A number that looks drawn and comes once: of 60,000 that are drawn from two billion, two are the same more often than not. */
const shareNumber = (of: number): number => (of * 1_103_515_245) % 2_147_483_647

/** Searches that buy nothing, and those for other makes in the campaign of the store's own. */
const negativesOf = (
  brand: string,
): readonly (readonly [term: string, match: string, campaign: string])[] => [
  ...['jobs', 'salary', 'owners manual', 'diecast', 'junkyard', 'lawsuit'].map(
    (term) => [term, 'Negative Phrase', ''] as const,
  ),
  ['free', 'Negative Broad', ''],
  ...['Ford', 'Honda', 'Toyota']
    .filter((make) => make !== brand)
    .map((make) => [make.toLowerCase(), 'Negative Phrase', `${brand} New`] as const),
]

/** Contacts, competitors and what else stands on the profiles of the clients, by table. */
export function keptClientLists(
  today: string,
  clients: readonly SeedClient[],
): readonly (readonly [table: string, rows: readonly SeedRow[]])[] {
  const random = randomFrom(20_261_122)
  const rows: Record<string, SeedRow[]> = {
    contact: [],
    competitor: [],
    core_vehicle: [],
    negative_keyword: [],
    mystery_shop_request: [],
    implementation_note: [],
    ad_preview: [],
    creative_preview: [],
    dashboard_link: [],
    client_note: [],
    partner_client: [],
    incident: [],
  }
  for (const client of clients.filter(({ state }) => state !== 'inactive')) {
    const of = { tenant_id: client.tenantId, client_id: client.id }
    const host = `${client.name.toLowerCase().replaceAll(/[^a-z]+/g, '')}.example`
    for (const [at, [title, department]] of positions.slice(0, random.whole(2, 5)).entries()) {
      const first = random.pick(firstNames)
      const last = random.pick(lastNames)
      rows['contact']?.push({
        ...of,
        name: `${first} ${last}`,
        title,
        department,
        email: `${first}.${last}@${host}`.toLowerCase(),
        phone: `+1 (${random.whole(201, 989)}) 555-01${String(random.whole(10, 99))}`,
        birthday:
          at === 0
            ? `${String(1 + (client.id % 12)).padStart(2, '0')}/${String(1 + (client.id % 28)).padStart(2, '0')}`
            : '',
        is_primary: at === 0,
        receives_reports: at < 2,
        receives_invoices: department === 'Accounting',
        notes: '',
        person_id: null,
      })
    }
    rows['contact']?.push(...ownersOf(client))
    if (client.state !== 'client') continue
    const brand = brandOf(client)
    for (const place of random.several(nearby, random.whole(2, 4)))
      rows['competitor']?.push({
        ...of,
        name: `${place} ${brand}`,
        website: `https://www.${place.toLowerCase()}${brand.toLowerCase()}.example`,
        brand,
        distance: random.whole(3, 38),
      })
    for (const [at, model] of modelsOf(client).slice(0, 3).entries())
      rows['core_vehicle']?.push({
        ...of,
        model,
        brand,
        condition: 'New',
        starts_at: addDays(today, -200),
        order: at + 1,
      })
    // Nobody has gone through the searches of every seventh one yet.
    if (client.id % 7 !== 0)
      rows['negative_keyword']?.push(
        ...negativesOf(brand).map(([term, match, campaign]) => ({
          ...of,
          term,
          match,
          campaign,
          ad_group: '',
          list: campaign === '' ? 'Buys nothing' : '',
        })),
      )
    if (random.chance(0.3)) {
      const done = random.chance(0.7)
      rows['mystery_shop_request']?.push({
        ...of,
        scenario: random.pick(scenarios),
        channel: random.pick(['Email', 'Phone', 'Chat']),
        scheduled_at: addDays(today, done ? -random.whole(5, 60) : random.whole(1, 14)),
        state: done ? 'Done' : 'Requested',
        response_minutes: done ? random.whole(4, 220) : null,
        score: done ? random.whole(45, 98) : null,
        result: done ? 'Answered with a price; no appointment was offered.' : '',
      })
    }
    if (client.tenantId === 2 || client.id % 25 === 0)
      for (const [at, [subject, topic, body]] of notesOfClients.slice(0, 2 + (client.id % 3)).entries())
        rows['client_note']?.push({
          ...of,
          name: subject,
          noted_at: addDays(today, -3 - at * 11 - (client.id % 7)),
          topic,
          follow_up_at: at === 0 ? addDays(today, 5 + (client.id % 9)) : null,
          body,
        })
    if (client.tenantId === 1 && client.id % 9 === 0)
      rows['partner_client']?.push({
        ...of,
        partner_id: 1 + (client.id % 3),
        starts_at: addDays(today, -420 + (client.id % 60)),
        ends_at: null,
        commission_percent: client.id % 2 === 0 ? 9.5 : null,
        notes: '',
      })
    for (const [at, ad] of adsOf(brand, modelsOf(client)[0])
      .slice(0, client.id % 3)
      .entries())
      rows['ad_preview']?.push({
        ...of,
        ...ad,
        link: `https://www.${host}/specials`,
        is_open: at === 0,
        share_number: shareNumber(client.id * 3 + at),
      })
    if (client.id % 4 === 3)
      rows['creative_preview']?.push({
        ...of,
        name: `${brand} in-market banner`,
        expires_on: addDays(today, 20 + (client.id % 30)),
        share_number: shareNumber(client.id),
      })
    if (random.chance(0.5))
      rows['implementation_note']?.push({
        ...of,
        name: 'Call tracking',
        body: 'Numbers are swapped on all pages but the service scheduler, which runs in a frame of its own.',
        written_at: addDays(today, -random.whole(20, 300)),
        owner_id: null,
      })
    if (random.chance(0.4))
      rows['dashboard_link']?.push({
        ...of,
        name: 'Dealer’s own CRM dashboard',
        url: `https://crm.${host}/dashboard`,
        owner_id: null,
        notes: '',
      })
  }
  rows['incident'] = [...incidentRows(today, clients)]
  return Object.entries(rows)
}

/** What happened, the cause by its place in the list, what it cost at most, and what is done about it. */
const happened = [
  [
    'Monthly amount typed as $12,000 for $1,200',
    1,
    2400,
    'Amounts above twice the last one are confirmed by a second person.',
  ],
  ['Holiday campaign ran on after the sale', 2, 900, 'End dates are set when a campaign is built.'],
  [
    'Form conversions stopped after the website moved',
    3,
    0,
    'The tag is tested on the day of every website change.',
  ],
  ['Lease offer of the month before in search ads', 4, 600, 'Offers are checked on the second working day.'],
  ['Monthly report sent four days late', 5, 0, ''],
  ['Inventory feed down over the weekend', 6, 350, 'The feed is watched on weekends, too.'],
  ['Budget of the closed store kept spending', 2, 1850, 'Cancellations go to the SEM team the same day.'],
  [
    'Phone numbers of another store in call ads',
    4,
    250,
    'Call extensions are compared with the profile once a month.',
  ],
] as const

/** A year of incidents, the last ones still open: as they were entered, the latest last. */
function incidentRows(today: string, clients: readonly SeedClient[]): readonly SeedRow[] {
  const random = randomFrom(20_261_124)
  const served = clients.filter(({ tenantId, state }) => tenantId === 1 && state === 'client')
  return Array.from({ length: 22 }, (_, at): SeedRow => {
    const [name, cause, cost, measure] = happened[at % happened.length] ?? happened[0]
    const started = addDays(today, -(at * 17 + random.whole(1, 12)))
    return {
      tenant_id: 1,
      client_id: random.pick(served).id,
      name,
      cause_id: cause,
      cost: cost === 0 ? null : Math.round((cost * random.whole(40, 100)) / 1000) * 10,
      started_at: started,
      ended_at: at < 2 ? null : addDays(started, random.whole(0, 6)),
      owner_id: random.pick([6, 7, 8, 9, 10]),
      measure: at === 0 ? '' : measure,
    }
  }).toReversed()
}

/** Alarms on the figures, and what they rang in the last weeks. */
export function alarmRows(
  today: string,
  clients: readonly SeedClient[],
): { readonly alarms: readonly SeedRow[]; readonly rings: readonly SeedRow[] } {
  const random = randomFrom(20_261_127)
  const alarm = (id: number, name: string, more: SeedRow): SeedRow => ({
    tenant_id: 1,
    id,
    name,
    measure: 'Leads',
    channel: 'All Channels',
    condition: 'Falls by',
    threshold: 40,
    days: 14,
    tell_id: 6,
    snoozed_until: null,
    active: true,
    ...more,
  })
  const alarms = [
    alarm(1, 'Leads fall', {}),
    alarm(2, 'Search conversions fall', {
      measure: 'Conversions',
      channel: 'Search',
      threshold: 50,
      days: 7,
      tell_id: 7,
    }),
    alarm(3, 'Nothing is spent', {
      measure: 'Spend',
      condition: 'Is Below',
      threshold: 1,
      days: 3,
      tell_id: 7,
    }),
    alarm(4, 'Visits are unusual', {
      measure: 'Sessions',
      condition: 'Is Unusual',
      threshold: 20,
      days: 1,
      tell_id: 9,
    }),
    alarm(5, 'Social clicks rise', {
      measure: 'Clicks',
      channel: 'Social',
      condition: 'Rises by',
      threshold: 80,
      days: 7,
      tell_id: 10,
      active: false,
    }),
  ]
  const served = clients.filter(({ tenantId, state }) => tenantId === 1 && state === 'client')
  const rings = random.several(served, 9).map((client, at): SeedRow => {
    const of = alarms[at % 3] ?? alarms[0]
    const until = addDays(today, -random.whole(2, 40))
    const before = random.whole(40, 160)
    return {
      tenant_id: 1,
      metric_alarm_id: of?.['id'],
      client_id: client.id,
      since: addDays(until, -random.whole(0, 4)),
      until,
      value: at % 3 === 2 ? 0 : Math.round(before * 0.45),
      before,
      told_id: of?.['tell_id'],
    }
  })
  return { alarms, rings }
}

/** What people of the departments can carry, where it is not the usual. */
export const capacityRows = (): readonly SeedRow[] =>
  (
    [
      [6, 4, 45, 'Three days a week'],
      [26, 4, 75, ''],
      [29, 4, 40, 'Trainee until March'],
      [8, 2, 70, ''],
      [33, 2, 45, 'Trainee'],
      [9, 1, 55, ''],
      [10, 3, 60, ''],
      [11, 8, 50, ''],
    ] as const
  ).map(([person, department, points, notes]): SeedRow => ({
    tenant_id: 1,
    person_id: person,
    department_id: department,
    points,
    notes,
  }))
/** Which clients have which tags: some by what they are, some by chance. */
export function tagLinks(today: string, clients: readonly SeedClient[]): readonly SeedRow[] {
  const random = randomFrom(20_261_124)
  return clients
    .filter(({ state }) => state !== 'inactive')
    .flatMap(({ tenantId, id, groupId, activatedAt }) => {
      const isNew = activatedAt !== null && activatedAt > addDays(today, -90)
      const tags = [
        ...(groupId !== null && random.chance(0.5) ? [1] : []),
        ...(random.chance(0.45) ? [2] : []),
        ...(isNew ? [3] : []),
        ...(random.chance(0.12) ? [4] : []),
        ...(random.chance(0.1) ? [5] : []),
      ]
      return tags.map((tag): SeedRow => ({ tenant_id: tenantId, client_id: id, client_tag_id: tag }))
    })
}

import type pg from 'pg'
import type { Channel } from '@portal/core/money/services/channels'
import type { SeedClient } from './client-rows.ts'
import { addDays, monthStart, workingInstant } from './days.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'
import { randomFrom } from './random.ts'
import { members, programs, type Program } from './program-lists.ts'

/** The stores of programs of manufacturers, and what they were allotted. */

/** `HON-40217`; empty for most prospects. */
const identifierOf = ({ row }: SeedClient): string =>
  typeof row['identifier'] === 'string' ? row['identifier'] : ''

/** The program of a store of the agency, by the make in its identifier; most stores are in none. */
function programOf(client: SeedClient): Program | undefined {
  if (client.tenantId !== 1 || client.state !== 'client') return undefined
  const make = identifierOf(client).slice(0, 3)
  return programs.find(({ makes }) => makes.includes(make))
}

const codeOf = (client: SeedClient): string => identifierOf(client).slice(4)

/** Stores, with the gaps that an audit finds. */
function storeRows(today: string, clients: readonly SeedClient[]): readonly SeedRow[] {
  const random = randomFrom(20_261_123)
  return clients.flatMap((client) => {
    const found = programOf(client)
    if (!found) return []
    const own = members.flatMap(([of], at) => (of === found.id ? [at + 1] : []))
    const number = String(1_000_000_000 + client.id * 7_654_321).slice(0, 10)
    return [
      {
        tenant_id: 1,
        client_id: client.id,
        program_id: found.id,
        dealer_code: codeOf(client),
        district: `D${String((client.id % 9) + 1).padStart(2, '0')}`,
        member_id: random.pick(own),
        minimum_budget: random.chance(0.12) ? 2500 : null,
        // What the program has of its own; of all others the client's integrations know it.
        ads_account: random.chance(0.1)
          ? `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`
          : '',
        reporting_access: random.chance(0.88),
        disclaimers_checked: random.chance(0.85),
        disclaimers_until: random.chance(0.7) ? addDays(today, random.whole(-4, 60)) : null,
        joined_at: addDays(today, -random.whole(120, 900)),
      },
    ]
  })
}

const channelCodes: Readonly<Record<Channel, string>> = {
  search: 'SRCH',
  social: 'SOC',
  display: 'DISP',
  video: 'VID',
  ctv: 'CTV',
  analytics: '',
}

const abouts: Readonly<Record<string, readonly [vehicles: string, tactic: string]>> = {
  'New Vehicles': ['NEW', 'CORE'],
  'Used Vehicles': ['USED', 'CORE'],
  'Brand and Models': ['ALL', 'BRAND'],
  'Performance Max': ['ALL', 'PMAX'],
  'Vehicle Listings': ['ALL', 'VLA'],
  'Used Inventory Carousel': ['USED', 'CARSL'],
  'Model Launch Videos': ['NEW', 'MODEL'],
  Retargeting: ['ALL', 'RTG'],
  'In-Market Shoppers': ['ALL', 'INMKT'],
  'Living Room': ['ALL', 'LIVNG'],
}

/** What a campaign is called: by the rules of the store's program, which somebody now and then forgot. */
export function campaignName(client: SeedClient, channel: Channel, about: string, fund = 0): string {
  const found = programOf(client)
  const plain = `${client.name} | ${about}`
  const [of, tactic] = abouts[about] ?? []
  if (!found || of === undefined || tactic === undefined) return plain
  const turn = (client.id * 7 + about.length) % 23
  if (turn === 0 && fund === 0) return plain
  const name = [
    found.prefix,
    codeOf(client),
    channelCodes[channel],
    of,
    turn === 5 && fund === 0 ? 'BRND' : tactic,
    found.funds[fund]?.[0] ?? '',
  ].join(found.separator)
  return found.casing === 'UPPER CASE'
    ? name.toUpperCase()
    : found.casing === 'lower case'
      ? name.toLowerCase()
      : name
}

/** Funds beyond the first of a store's program, with their share of what its first service spends. */
export const furtherFunds = (
  client: SeedClient,
): readonly { readonly at: number; readonly share: number }[] =>
  programOf(client)?.code === 'stellantis'
    ? [
        { at: 1, share: 0.25 },
        { at: 2, share: 0.15 },
      ]
    : []

/** What the stores were allotted, in whole fifties: a little more or less than the month before cost; and claims on it. */
export async function insertProgramMoney(
  client: pg.ClientBase,
  clients: readonly SeedClient[],
  today: string,
): Promise<void> {
  await insertRows(client, 'program_store', storeRows(today, clients))
  await client.query(
    `
insert into oem_budget (tenant_id, client_id, month, fund_id, allotted, committed, starts_at, ends_at)
with month_of_campaign as materialized (
  -- Each day is looked at once.
  select campaign_id, date_trunc('month', day)::date as month, sum(spend_micros) as micros
  from metric_fact where tenant_id = 1 group by 1, 2
), spent as materialized (
  select g.tenant_id, g.client_id, k.month, substring(g.name from '_(HU|BCDF)$') as further, sum(k.micros) / 1e6 as spend
  from month_of_campaign k join metric_campaign g on g.tenant_id = 1 and g.id = k.campaign_id
  where g.channel <> 'analytics' group by 1, 2, 3, 4
), fund as (
  select u.*, row_number() over (partition by u.program_id order by u.id) = 1 as first from program_fund u where u.tenant_id = 1
)
select s.tenant_id, s.client_id, m.month, u.id, a.allotted, round(a.allotted * 0.9, 2),
  case when u.code = 'HU' then m.month + 4 end, case when u.code = 'HU' then m.month + 27 end
from program_store s
  join fund u on u.tenant_id = s.tenant_id and u.program_id = s.program_id
  cross join lateral (select generate_series($1::date - interval '8 months', $1::date + interval '1 month', interval '1 month')::date as month) m
  join spent p on p.tenant_id = s.tenant_id and p.client_id = s.client_id and p.month = least(m.month, $1::date) - interval '1 month'
    and case when u.first then p.further is null else p.further = u.code end
  cross join lateral (
    select ceil(p.spend * (1 + ((s.client_id * 7 + extract(month from m.month)::integer * 3) % 13 - 4) / 100.0) / 50) * 50 as allotted
  ) a
where s.tenant_id = 1 and a.allotted > 0
order by s.client_id, m.month, u.id`,
    [monthStart(today, 0)],
  )
  // How the stores of a program came to what they are allotted this month: a sheet that was handed in before it began.
  await client.query(
    `
insert into program_sheet (tenant_id, program_id, month, file_name, state, cells, problems, created_by, created_at, applied_at)
select p.tenant_id, p.id, $1::date, p.code || '-stores-' || to_char($1::date, 'YYYY-MM') || '.xlsx', 'Applied',
  jsonb_agg(jsonb_build_object('clientId', c.id, 'client', c.name, 'column', 'Allotted ' || u.name,
    'before', (b.allotted - 50 * (1 + c.id % 3))::numeric(12, 2)::text, 'after', b.allotted::numeric(12, 2)::text) order by c.name),
  '[]', a.id, $2::timestamptz, $2::timestamptz + interval '6 minutes'
from oem_program p
  join program_fund u on u.tenant_id = p.tenant_id and u.program_id = p.id
    and u.id = (select min(o.id) from program_fund o where o.tenant_id = p.tenant_id and o.program_id = p.id)
  join oem_budget b on b.tenant_id = p.tenant_id and b.fund_id = u.id and b.month = $1::date and b.allotted > 200
  join client c on c.tenant_id = b.tenant_id and c.id = b.client_id
  join user_account a on a.tenant_id = p.tenant_id and a.email = 'developer@demo.test'
where p.tenant_id = 1 and p.code in ('stellantis', 'subaru', 'acura-honda')
group by p.tenant_id, p.id, p.code, a.id`,
    [monthStart(today, 0), workingInstant(addDays(monthStart(today, 0), -3), 10, 12)],
  )
  await client.query(
    `update creative_preview set runs_from = $1::date - 40, runs_until = $1::date + client_id % 30 - 3 where tenant_id = 1`,
    [today],
  )
  await client.query(
    `
insert into audit_waiver (tenant_id, client_id, program_id, name, failing, until)
select tenant_id, client_id, program_id, 'Account moves to the group’s manager account this month', 'Identifiers', $1::date + 21
from program_store where tenant_id = 1 and ads_account <> '' order by client_id limit 1`,
    [today],
  )
  await client.query(
    `
insert into claim (tenant_id, client_id, name, manufacturer_id, channel, month, spent, share_percent, deadline, state, owner_id, paid, reason)
select 1, c.client_id, to_char(c.month, 'FMMonth') || ' ' || case c.channel when 'search' then 'paid search' when 'social' then 'Facebook' else 'display' end,
  m.id, case c.channel when 'search' then 'SEM' when 'social' then 'Facebook' else 'DV360' end, c.month, c.spent, m.coop_percent, c.month + 74 + (c.client_id % 5), x.state,
  (select id from user_account where tenant_id = 1 and email = 'account-manager@demo.test'),
  case when x.state = 'Paid' then round(c.spent * m.coop_percent / 100, 2) end,
  case when x.state = 'Rejected' then 'Screenshots show no dealer name' else '' end
from (
  select s.client_id, s.program_id, k.channel, k.month, round(sum(k.spend_micros) / 1e6, 2) as spent
  from program_store s join metric_month k on k.tenant_id = 1 and k.client_id = s.client_id
  where s.tenant_id = 1 and k.channel in ('search', 'social', 'display') and k.month between $1::date - interval '4 months' and $1::date - interval '1 month'
    and (s.client_id + extract(month from k.month)::integer) % 3 = 0
  group by s.client_id, s.program_id, k.channel, k.month having sum(k.spend_micros) > 0
) c
  join oem_program p on p.tenant_id = 1 and p.id = c.program_id
  join manufacturer m on m.tenant_id = 1 and m.id = p.manufacturer_id
  cross join lateral (select case
    when c.month < $1::date - interval '2 months' then (array['Paid', 'Paid', 'Approved', 'Rejected', 'Paid'])[c.client_id % 5 + 1]
    when c.month < $1::date - interval '1 month' then (array['Submitted', 'Approved', 'Gathering', 'Gathering', 'Submitted'])[c.client_id % 5 + 1]
    else (array['Not started', 'Gathering', 'Gathering'])[c.client_id % 3 + 1] end as state) x`,
    [monthStart(today, 0)],
  )
  await client.query(
    `
insert into claim (tenant_id, client_id, name, manufacturer_id, channel, month, spent, share_percent, deadline, state, owner_id)
select 1, s.client_id, to_char($1::date - interval '1 month', 'FMMonth') || ' ' || t.what, p.manufacturer_id, t.channel, $1::date - interval '1 month', t.spent, m.coop_percent,
  $1::date + 26 + s.client_id % 17, (array['Not started', 'Gathering', case when w.spent then t.furthest else 'Gathering' end])[s.client_id / 3 % 3 + 1],
  (select id from user_account where tenant_id = 1 and email = 'account-manager@demo.test')
from program_store s join oem_program p on p.tenant_id = 1 and p.id = s.program_id join manufacturer m on m.tenant_id = 1 and m.id = p.manufacturer_id
  cross join (values ('SEO', 'SEO', 899.00, 'Gathering'), ('Vehicles', 'vehicle listings', 640.00, 'Ready')) t (channel, what, spent, furthest)
  -- Nothing is ready whose spend cannot be shown.
  cross join lateral (select exists (select from metric_month k where k.tenant_id = 1 and k.client_id = s.client_id
    and k.month = $1::date - interval '1 month' and k.channel in ('search', 'social', 'display', 'video', 'ctv') and k.spend_micros > 0) as spent) w
where s.tenant_id = 1 and s.client_id % 3 = 0`,
    [monthStart(today, 0)],
  )
  // What the nightly audits kept so far: accounts that were missing for some weeks, disclaimers nobody had looked at.
  await client.query(
    `
insert into oem_audit_state (tenant_id, program_id, client_id, failing, state, reason, since, until)
select s.tenant_id, s.program_id, s.client_id, k.failing, k.state, k.reason, k.since, k.until
from program_store s
  join oem_program p on p.tenant_id = s.tenant_id and p.id = s.program_id
  cross join lateral (values
    ('Budget', 'pass', '', $1::date - 100, $1::date - 41 - s.client_id % 9),
    ('Budget', 'fail', 'Nothing is allotted for the month.', $1::date - 40 - s.client_id % 9, $1::date - 33 - s.client_id % 4),
    ('Budget', 'pass', '', $1::date - 32 - s.client_id % 4, null),
    ('Access', 'fail', 'The manufacturer has no reporting access.', $1::date - 70 - s.client_id % 5, $1::date - 20 - s.client_id % 6),
    ('Access', 'pass', '', $1::date - 19 - s.client_id % 6, null)
  ) k (failing, state, reason, since, until)
where s.tenant_id = 1 and s.active and s.client_id % 2 = 0
  and case k.failing when 'Budget' then p.check_budget else p.check_access and s.reporting_access end`,
    [today],
  )
}

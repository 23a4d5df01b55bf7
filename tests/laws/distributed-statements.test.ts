import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/root.ts'
import { readingWithin, withoutTenant } from './distribution.ts'
import { refusedByNodes } from './refused-by-nodes.ts'

test('a statement that leaves a tenant out is found', () => {
  const spread = new Set(['client', 'budget', 'industry'])
  const good = [
    'select * from client where tenant_id = $1',
    'select "id" from "client" as "c" where "c"."tenant_id" = $1',
    'select 1 from budget b join client c on c.tenant_id = b.tenant_id and c.id = b.client_id',
    'insert into industry (tenant_id, name) values ($1, $2) on conflict (tenant_id, name) do nothing',
    'with client as (select 1) select * from client',
    'update "budget" set "amount" = $1 where "tenant_id" = $2 and "id" = $3',
    'delete from budget b using client c where c.tenant_id = $1 and b.tenant_id = c.tenant_id and b.client_id = c.id',
    'insert into budget (tenant_id, client_id) select c.tenant_id, c.id from client c where c.tenant_id = $1',
  ]
  for (const statement of good) expect(withoutTenant(statement, spread), statement).toEqual([])
  const bad = [
    'select * from client where id = $1',
    'select 1 from budget b join client c on c.id = b.client_id where b.tenant_id = $1',
    'update industry set name = $1 where id = $2',
    'insert into industry (name) values ($1)',
    "select 1 from client where name = 'tenant_id'",
    'update "budget" set "amount" = $1 where "id" = $2',
    'delete from budget where id = $1 returning *',
    'delete from budget b using client c where b.tenant_id = $1 and b.client_id = c.id',
    'insert into budget (tenant_id, client_id) select $1, c.id from client c where c.slug = $2',
    'with gone as (delete from budget where tenant_id = $1 returning id) update industry set budgets = 0 where id = $2',
    'insert into industry (tenant_id, name) values ($1, $2) on conflict (name) do update set name = excluded.name',
  ]
  for (const statement of bad) expect(withoutTenant(statement, spread), statement).not.toEqual([])
})

test('a function that reads a table within a statement on another is found', () => {
  const spread = new Set(['client'])
  expect(readingWithin('select id from client_ids_by_code($1::text[]) id', spread)).toEqual([])
  for (const statement of [
    'select name from client where tenant_id = $1 and id = any (array(select client_ids_by_code($2)))',
    'select 1 from metric_differences() d join client c on c.tenant_id = $1 and c.id = d.client_id',
  ])
    expect(readingWithin(statement, spread), statement).toHaveLength(1)
})

test('a statement that a node would refuse is found', () => {
  const known = {
    spread: new Set(['client', 'budget', 'client_user', 'session']),
    numbered: new Set(['client', 'budget']),
    unstable: new Set(['now', 'nextval', 'jsonb_build_array', 'to_char']),
    lists: new Set(['session.tags']),
  }
  const good = [
    'insert into session (tenant_id, at) values ($1, now()) on conflict (tenant_id) do update set at = excluded.at where session.at < now() returning at',
    'insert into client_user (tenant_id, client_id) select c.tenant_id, c.id from client c where c.tenant_id = $1',
    'insert into budget (tenant_id, client_id) select $1, id from unnest($2::integer[]) id returning tenant_id',
    'with m as materialized (select u.client_id from client_user u join client c on c.tenant_id = $1 and u.tenant_id = $1) insert into budget (tenant_id, client_id) select $1, client_id from m returning id',
    'update "session" set "used_at" = now(), state = case when state = $1 then $2 else state end where tenant_id = $3 and ended_at > now()',
    'update client c set name = coalesce($1, c.name) where tenant_id = $2',
    'select coalesce(to_char(now(), $1), $2) from client where tenant_id = $3',
    'update session set tags = $1::text[] where tenant_id = $2 and note::text = $3',
    'select tags::text from session where tenant_id = $1',
  ]
  for (const statement of good) expect(refusedByNodes(statement, known), statement).toEqual([])
  const bad = [
    'insert into session (tenant_id, at) values ($1, now()) on conflict (tenant_id) do update set at = now()',
    'update client set name = $1 where tenant_id = $2 returning jsonb_build_array(id) as key',
    'update "session" set "expires_at" = case when parent_id is null then now() else expires_at end where "tenant_id" = $1',
    'update "session" set "tags" = regexp_replace("tags"::text, $1, $2)::text[] where tenant_id = $3',
    'update session set note = $1 where tenant_id = $2 and position($3 in tags::text) > 0',
    'update client set notes = $1 where tenant_id = $2 and to_char(activated_at, $3) = $4',
    'update session set state = coalesce(state, to_char(now(), $1)) where tenant_id = $2',
    'insert into budget (tenant_id, client_id) select $1, id from unnest($2::integer[]) id',
    'insert into budget (tenant_id, client_id) select $1, u.client_id from client_user u where u.tenant_id = $1 and not exists (select from client c where c.tenant_id = $1 and c.id = u.client_id) returning id',
    'with gone as (delete from budget where tenant_id = $1 returning *), kept as (insert into client_user (tenant_id, client_id) select tenant_id, client_id from gone) select 1',
    'with given as (select $1::jsonb as rows) insert into budget (tenant_id, client_id) select $2, 1 from given',
  ]
  for (const statement of bad) expect(refusedByNodes(statement, known), statement).not.toEqual([])
})

/** What of the server's sources is not a migration, by its path. */
const sources = (): readonly (readonly [path: string, source: string])[] => {
  const folder = join(root, 'server/src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('database/migrations/'))
    .toSorted()
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const)
}

/** Statements of a source that write clients without saying that their list changed. */
const besideTheList = (source: string): readonly string[] => {
  const writes =
    /(?:insert into|update|delete from) (?:only )?"?client"? |(?:insertInto|updateTable|deleteFrom)\('client[' ]/g
  return source.replace(/writeClients\(db, \w+, \(\) =>[\s\S]*?\n\s*\)/g, '').match(writes) ?? []
}

test('clients are written by the one mechanism that says that their list changed', () => {
  const found = sources().flatMap(([path, source]) =>
    besideTheList(source).map((statement) => `${path}: ${statement.trim()}`),
  )
  expect(found).toEqual([
    // Rows of imports, which raise the list once, when they come to light or not at all.
    'settings/imports/apply.ts: update client',
    'settings/imports/undo.ts: delete from client',
    'settings/imports/write.ts: insert into client',
  ])
  expect(besideTheList('await sql`update client set version = 1`.execute(db)')).toHaveLength(1)
  expect(besideTheList("db.deleteFrom('client')")).toHaveLength(1)
  expect(besideTheList("await writeClients(db, tenantId, () =>\n  db.deleteFrom('client'),\n)")).toEqual([])
})

/** Statements of a source that write daily figures or their sums without leaving the sums right. */
const besideTheSums = (source: string): readonly string[] => {
  const writes =
    /(?:insert into|update|delete from) (?:only )?metric_(?:fact|day|month)\b|(?:insertInto|updateTable|deleteFrom)\('metric_(?:fact|day|month)'/g
  // What stands in a call of `changeFigures` is rolled up by it.
  const others = source.replace(/changeFigures\(db, \{[\s\S]*?\n\s*\}\)/g, '')
  return others.match(writes) ?? []
}

test('daily figures are written by the one mechanism that writes their sums with them', () => {
  const found = sources()
    .flatMap(([path, source]) => besideTheSums(source).map((statement) => `${path}: ${statement}`))
    .toSorted()
  expect(found).toEqual([
    'results/metrics/change-figures.ts: delete from metric_day',
    'results/metrics/change-figures.ts: delete from metric_month',
    'results/metrics/change-figures.ts: insert into metric_day',
    'results/metrics/change-figures.ts: insert into metric_day',
    'results/metrics/change-figures.ts: insert into metric_month',
    'results/metrics/change-figures.ts: insert into metric_month',
    // The demo agency's figures, with all sums behind them.
    'seed/metric-rows.ts: insert into metric_fact',
  ])
  expect(besideTheSums('await sql`update metric_fact set clicks = 0`.execute(db)')).toHaveLength(1)
  expect(besideTheSums("db.deleteFrom('metric_day')")).toHaveLength(1)
})

/** Values that a source compares with in an outer join, but for the tenant, as they are written there. */
const comparedInOuterJoins = (source: string): readonly string[] =>
  [
    ...source.matchAll(
      /\b(?:left|right|full) join (?:(?!\b(?:left|right|full|join|where|group by|order by)\b|`\.).)*/gs,
    ),
  ].flatMap(([join]) =>
    [...join.matchAll(/(?:=|any \() ?\$\{([^{}]+)\}/g)].flatMap(([, value = '']) =>
      /(?:^|\.)tenant(?:Id)?$|^sql\.lit\(/.test(value) ? [] : [value],
    ),
  )

// Nodes leave out of a plan what an outer join can never find, and the coordinator of a spread database ends by it.
test('an outer join compares with no value that may be nothing', () => {
  const found = sources().flatMap(([path, source]) =>
    comparedInOuterJoins(source).map((value) => `${path}: ${value}`),
  )
  // Each of these is always there.
  expect(found).toEqual([
    'clients/audits/audit-clients.ts: today',
    'clients/data/client-data.ts: clientId',
    'clients/data/client-data.ts: clientId',
    'platform/views/read-views.ts: person.id',
    'programs/coop/ran.ts: ofClaim',
    'results/client-reports/figures-of-source.ts: asked.clientId',
    'results/client-reports/figures-of-source.ts: channel',
    'results/metrics/paid-sections.ts: month',
    'sites/forms/asked-people.ts: formId',
    'work/deliverables/manager-tasks.report.ts: period?.start ?? today',
  ])
  expect(
    comparedInOuterJoins('sql`a left join b on b.tenant_id = ${tenantId} and b.id = ${id} where a = ${c}`'),
  ).toEqual(['id'])
  expect(
    comparedInOuterJoins(
      'sql`a left join b on b.id = any (${sql.val(ids)}::integer[])\n join c on c.id = ${id}`',
    ),
  ).toEqual(['sql.val(ids)'])
})

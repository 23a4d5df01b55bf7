import { sql } from 'kysely'
import { covers } from '@portal/core/foundation/policy/rule'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { receiveEvents } from './events.ts'
import { scoreOf } from './score.ts'

interface Person {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly source: string
  readonly first_at: string
  readonly last_at: string
  readonly known_by: string
  readonly client_id: number
  readonly client_name: string
  readonly slug: string
  readonly visits: number
  readonly pages: number
  readonly leads: number
  readonly score: number
}

interface Visit {
  readonly at: string
  readonly minutes: number
  readonly pages: number
  readonly leads: number
  readonly source: string
  readonly models: string[]
  readonly landing: string
  readonly steps: { at: string; kind: string; path: string; model: string; form: string }[]
}

/** Rows of a timeline at most. */
const mostEntries = 100

const getContact = operation('siteContacts.get', async ({ db, tenantId, params, scope }) => {
  const { rows } = await sql<Person>`
    select c.id, c.name, c.email, c.phone, c.source, c.first_at, c.last_at, c.known_by, c.client_id, k.name as client_name, k.slug,
      s.visits, s.pages, s.leads, ${scoreOf('c', 's')} as score
    from site_contact c
      join client k on k.tenant_id = c.tenant_id and k.id = c.client_id
      cross join lateral (
        select count(*)::integer as visits, coalesce(sum(v.pages), 0)::integer as pages,
          coalesce(sum(v.vehicles), 0)::integer as vehicles,
          greatest(coalesce(sum(v.leads), 0), (select count(*) from arrived_lead l where l.tenant_id = c.tenant_id
            and l.client_id = c.client_id and l.state = 'Counted' and c.email <> '' and lower(l.email) = c.email))::integer as leads
        from site_contact_visitor cv
          join site_visit v on v.tenant_id = cv.tenant_id and v.client_id = cv.client_id and v.visitor = cv.visitor
        where cv.tenant_id = c.tenant_id and cv.site_contact_id = c.id) s
    where c.tenant_id = ${tenantId} and c.id = ${params.id}`.execute(db)
  const [person] = rows
  if (!person || !covers(scope, 'client', person.client_id)) throw notFound('This contact')
  const [visits, leads] = await Promise.all([
    sql<Visit>`
      select v.started_at as at, ceil(extract(epoch from v.last_at - v.started_at) / 60)::integer as minutes, v.pages, v.leads,
        v.source || case when v.medium in ('none', '') then '' else ' / ' || v.medium end as source, v.models, v.landing,
        coalesce((select jsonb_agg(jsonb_build_object('at', to_char(e.at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
            'kind', case when e.kind = 'lead' then 'Form sent' else e.page_kind end, 'path', e.path, 'model', e.model, 'form', e.form) order by e.at, e.id)
          from site_event e where e.tenant_id = v.tenant_id and e.client_id = v.client_id and e.visitor = v.visitor
            and e.at between v.started_at and v.last_at), '[]') as steps
      from site_contact_visitor cv
        join site_visit v on v.tenant_id = cv.tenant_id and v.client_id = cv.client_id and v.visitor = cv.visitor
      where cv.tenant_id = ${tenantId} and cv.site_contact_id = ${params.id}
      order by v.started_at desc limit ${mostEntries}`.execute(db),
    sql<{ at: string; source: string; vehicle: string }>`
      select created_at as at, source, vehicle from arrived_lead
      where tenant_id = ${tenantId} and client_id = ${person.client_id} and state = 'Counted'
        and ((${person.email} <> '' and lower(email) = ${person.email})
          or (${person.email} = '' and right(regexp_replace(phone, '\\D', '', 'g'), 10) = ${person.known_by}))
      order by id desc limit ${mostEntries}`.execute(db),
  ])
  const models = new Map<string, number>()
  for (const { models: seen } of visits.rows)
    for (const model of seen) models.set(model, (models.get(model) ?? 0) + 1)
  const timeline = [
    ...visits.rows.map((visit) => ({
      at: visit.at,
      kind: 'visit' as const,
      title: visit.leads > 0 ? 'Visited and sent a form' : `Visited, beginning at ${visit.landing}`,
      source: visit.source,
      minutes: visit.minutes,
      pages: visit.pages,
      models: visit.models,
      steps: visit.steps,
    })),
    ...leads.rows.map(({ at, source, vehicle }) => ({
      at,
      kind: 'lead' as const,
      title: vehicle ? `Lead about ${vehicle}` : 'Lead',
      source,
      minutes: 0,
      pages: 0,
      models: [],
      steps: [],
    })),
  ]
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, mostEntries)
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    phone: person.phone,
    source: person.source,
    Client: { id: person.client_id, name: person.client_name, slug: person.slug },
    firstAt: person.first_at,
    lastAt: person.last_at,
    visits: person.visits,
    pages: person.pages,
    leads: person.leads,
    score: person.score,
    models: [...models]
      .map(([model, count]) => ({ model, visits: count }))
      .toSorted((a, b) => b.visits - a.visits || a.model.localeCompare(b.model)),
    timeline,
  }
})

export const siteOperations = {
  'siteEvents.receive': receiveEvents,
  'siteContacts.get': getContact,
}

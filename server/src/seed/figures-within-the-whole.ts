/** A store that buys neither display nor video nor connected TV has no creatives, audiences and times of day of these. */
export const programmaticOfBuyers = `
delete from report_figure f where source in ('creatives', 'audiences', 'dayparts', 'audio') and not exists (
  select from metric_day d where d.tenant_id = f.tenant_id and d.client_id = f.client_id
    and d.channel in ('display', 'video', 'ctv') and d.facts > 0)`

/** A store whose visits from search are not counted has no Search Console connected either. */
export const searchesOfCounted = `
delete from report_figure f where source = 'searchConsole' and not exists (
  select from metric_day d where d.tenant_id = f.tenant_id and d.client_id = f.client_id
    and d.channel = 'analytics' and d.segment = 'organic' and d.facts > 0)`

/** Of the people whom Analytics counts, this part is known by the model that it looked at. */
const knownByModel = 0.6

/**
 * Visitors by model are some of those whom Analytics counts of the store, and never more. What a row has
 * is made smaller alike; what would be a part of one is one now and then, by chance.
 */
export const visitorsOfSites = `
with part as (
  select tenant_id, client_id, day, sum((figures ->> 'visitors')::numeric) as visitors from report_figure
  where source = 'conversionIq' group by 1, 2, 3
), fit as (
  select tenant_id, client_id, least(1, ${knownByModel} * sum(d.users) / nullif(sum(p.visitors), 0)) as ratio
  from part p join (
    select tenant_id, client_id, day, sum(users) as users from metric_day where channel = 'analytics' and facts > 0 group by 1, 2, 3
  ) d using (tenant_id, client_id, day)
  group by 1, 2
)
update report_figure f set figures = (
  select jsonb_object_agg(figure, floor(value::numeric * t.ratio + ((hashtext(f.key || f.day::text || figure) & 65535) / 65536.0)))
  from jsonb_each_text(f.figures) e (figure, value))
from fit t where f.source = 'conversionIq' and f.tenant_id = t.tenant_id and f.client_id = t.client_id`

/** Of the leads that local service ads would bring, this part is left: all leads of a store are more. */
const leadsOfServices = 0.15

/** Leads of local service ads are some of the store's leads; what each costs stays. */
export const leadsOfLocalServices = `
with fewer as (
  select tenant_id, client_id, source, day, key, (figures ->> 'leads')::numeric as leads,
    floor((figures ->> 'leads')::numeric * ${leadsOfServices} + (hashtext(key || day::text) & 65535) / 65536.0) as left_over
  from report_figure where source = 'localServices'
), none as (
  delete from report_figure f using fewer t where t.left_over = 0
    and f.tenant_id = t.tenant_id and f.client_id = t.client_id and f.source = t.source and f.day = t.day and f.key = t.key
)
update report_figure f set figures = f.figures || jsonb_build_object(
  'leads', t.left_over, 'spend', round((f.figures ->> 'spend')::numeric * t.left_over / t.leads, 2))
from fewer t where t.left_over > 0
  and f.tenant_id = t.tenant_id and f.client_id = t.client_id and f.source = t.source and f.day = t.day and f.key = t.key`

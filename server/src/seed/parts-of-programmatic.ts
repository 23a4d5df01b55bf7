/**
 * Creatives, audiences, times of day and places are parts of one advertising: those of each export come to what the
 * daily figures of display, video and connected TV say of its days. A store that buys none of these has places only,
 * where its other advertising was seen; what is older than its daily figures comes to what its creatives do, or its places. An export stands for the days until the next one of its month, the first for those before it too.
 */
export const partsOfProgrammatic = `
with part as (
  select tenant_id, client_id, source, day, key, (figures ->> 'impressions')::numeric as impressions,
    (figures ->> 'clicks')::numeric as clicks, (figures ->> 'conversions')::numeric as conversions
  from report_figure where source in ('creatives', 'audiences', 'dayparts', 'locations')
), export as (
  select tenant_id, client_id, day,
    case when row_number() over m = 1 then date_trunc('month', day)::date else day end as first,
    coalesce(lead(day) over m, (date_trunc('month', day) + interval '1 month')::date) - 1 as last
  from (select distinct tenant_id, client_id, day from part) e
  window m as (partition by tenant_id, client_id, date_trunc('month', day) order by day)
), first_source as (
  select distinct on (tenant_id, client_id, day) tenant_id, client_id, day, sum(impressions) as impressions,
    sum(clicks) as clicks, sum(conversions) as conversions
  from part where source in ('creatives', 'locations')
  group by tenant_id, client_id, day, source order by tenant_id, client_id, day, source
), whole as (
  select e.tenant_id, e.client_id, e.day, n.figure,
    coalesce(case n.figure when 'impressions' then d.impressions when 'clicks' then d.clicks else d.conversions end,
      case n.figure when 'impressions' then a.impressions when 'clicks' then a.clicks else a.conversions end,
      case n.figure when 'impressions' then c.impressions when 'clicks' then c.clicks else c.conversions end) as value
  from export e
    cross join lateral (
      select sum(impressions) as impressions, sum(clicks) as clicks, round(sum(conversion_micros) / 1e6) as conversions from metric_day
      where tenant_id = e.tenant_id and client_id = e.client_id and channel in ('display', 'video', 'ctv') and facts > 0
        and day between e.first and e.last) d
    cross join lateral (
      select sum(impressions) as impressions, sum(clicks) as clicks, round(sum(conversion_micros) / 1e6) as conversions from metric_day
      where tenant_id = e.tenant_id and client_id = e.client_id and channel <> 'analytics' and facts > 0
        and day between e.first and e.last) a
    left join first_source c using (tenant_id, client_id, day)
    cross join (values ('impressions'), ('clicks'), ('conversions')) n (figure)
), shared as (
  select p.tenant_id, p.client_id, p.source, p.day, p.key, w.figure, w.value,
    w.value * n.weight / sum(n.weight) over (partition by p.tenant_id, p.client_id, p.source, p.day, w.figure) as share
  from part p join whole w on w.tenant_id = p.tenant_id and w.client_id = p.client_id and w.day = p.day
    cross join lateral (select case w.figure when 'impressions' then p.impressions
      when 'clicks' then p.clicks + p.impressions / 1e6 else p.conversions + p.clicks / 1e3 end as weight) n
), told as (
  -- In whole numbers that add up: the largest remainders are rounded up.
  select tenant_id, client_id, source, day, key, jsonb_object_agg(figure, counted) as figures,
    max(counted) filter (where figure = 'impressions') as impressions
  from (
    select s.*, floor(share) + case when row_number() over (o order by share - floor(share) desc, key)
      <= value - sum(floor(share)) over o then 1 else 0 end as counted
    from shared s window o as (partition by tenant_id, client_id, source, day, figure)
  ) c group by 1, 2, 3, 4, 5
)
update report_figure f set figures = f.figures || t.figures || case when f.source = 'creatives' then jsonb_build_object(
    'reach', round((f.figures ->> 'reach')::numeric * t.impressions / (f.figures ->> 'impressions')::numeric),
    'measurable', round((f.figures ->> 'measurable')::numeric * t.impressions / (f.figures ->> 'impressions')::numeric),
    'viewable', round((f.figures ->> 'viewable')::numeric * t.impressions / (f.figures ->> 'impressions')::numeric)) else '{}' end
from told t
where f.tenant_id = t.tenant_id and f.client_id = t.client_id and f.source = t.source and f.day = t.day and f.key = t.key
  and (f.figures ->> 'impressions')::numeric > 0`

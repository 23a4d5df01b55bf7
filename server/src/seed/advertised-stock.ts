/** Most vehicles that were advertised are those of the store's feed, where it has one; two have been sold since. */
export const advertisedStock = `
with ad as (
  select tenant_id, client_id, vin, row_number() over (partition by tenant_id, client_id order by vin) as place
  from (select distinct tenant_id, client_id, dimensions ->> 'vin' as vin from report_figure where source = 'inventory') a
), stock as (
  select tenant_id, client_id, vin, title, case when condition = 'New' then 'New' else 'Used' end as condition,
    row_number() over (partition by tenant_id, client_id order by id) + 2 as place
  from feed_vehicle where vin <> ''
)
update report_figure f set
  dimensions = f.dimensions || jsonb_build_object('vin', s.vin, 'vehicle', s.title, 'condition', s.condition),
  key = '[' || to_json(s.vin)::text || ',' || to_json(s.title)::text || ',' || to_json(s.condition)::text || ','
    || to_json(f.dimensions ->> 'stockedOn')::text || ']'
from ad a join stock s on s.tenant_id = a.tenant_id and s.client_id = a.client_id and s.place = a.place
where f.source = 'inventory' and f.tenant_id = a.tenant_id and f.client_id = a.client_id and f.dimensions ->> 'vin' = a.vin`

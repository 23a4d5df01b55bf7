/**
 * What was shown where, by channel and month too: what a client pays for it
 * differs from one to the other. The two periods need not lie beside each
 * other: a running month is compared with the same days of the month before.
 */
export const monthMoney = `
drop function metric_placements(integer, integer[], text[], date, date, date);
create function metric_placements(asked_tenant integer, asked_clients integer[], asked_channels text[],
    previous_from date, previous_to date, current_from date, current_to date)
  returns table ("clientId" integer, "isCurrent" boolean, placement text, channel text, month date, impressions float8, clicks float8, "spendMicros" float8)
  language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select f.client_id, f.day >= current_from, f.placement, f.channel, date_trunc('month', f.day)::date,
      sum(f.impressions)::float8, sum(f.clicks)::float8, sum(f.spend_micros)::float8
    from metric_fact f
    where f.tenant_id = asked_tenant and f.client_id = any (asked_clients) and f.channel = any (asked_channels)
      and f.day between previous_from and current_to and (f.day <= previous_to or f.day >= current_from) and f.placement <> ''
    group by 1, 2, 3, 4, 5;
end $$;
`

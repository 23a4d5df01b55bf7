/**
 * What was shown where. Only the single facts know it, a partition for each
 * month of them: planning over all of those for every question takes longer
 * than the answer, so the plan of this statement is made once and leaves out
 * the months that a question is not about when it runs. The policies of
 * whoever asks hold, as they do outside of a function.
 */
export const metricPlacements = `
create function metric_placements(asked_tenant integer, asked_clients integer[], asked_channels text[], first date, last date, current_from date)
  returns table ("clientId" integer, "isCurrent" boolean, placement text, impressions float8, clicks float8, "spendMicros" float8)
  language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select f.client_id, f.day >= current_from, f.placement, sum(f.impressions)::float8, sum(f.clicks)::float8, sum(f.spend_micros)::float8
    from metric_fact f
    where f.tenant_id = asked_tenant and f.client_id = any (asked_clients) and f.channel = any (asked_channels)
      and f.day between first and last and f.placement <> ''
    group by 1, 2, 3 order by 4 desc, 3;
end $$;
`

const standingBack = (event: 'insert' | 'update' | 'delete'): string => `
do $$
declare
  body text := pg_get_functiondef('metric_fact_${event}()'::regprocedure);
begin
  if position('app.sums_figures' in body) = 0 then
    execute regexp_replace(body, '\\mbegin\\M', 'begin
  if current_setting(''app.sums_figures'', true) = ''on'' then return null; end if;');
  end if;
end $$;`

/**
 * The sums of daily figures are written by the statements that write the figures, as a database that is spread over
 * several machines takes no triggers. Those that are there go on for processes of the release before, and stand back
 * from a transaction that says that it writes the sums itself; they go with the next release.
 */
export const sumsOfFiguresByStatements = `
grant insert, update on metric_day, metric_month to portal_app;
${(['insert', 'update', 'delete'] as const).map(standingBack).join('')}
`

/**
 * The SQL that puts a table under row-level security: rows of the context's
 * tenant only and, where a column names a client, of the context's clients only.
 * The clients are asked for as one expression, null meaning all of them: the
 * planner takes it for half of the rows, where it takes `x is null or …` for
 * two hundredths and then joins a hundred thousand rows one by one.
 *
 * @param client the column that holds a client's id, if the table has one
 */
export const protect = (table: string, client?: string): string => `
alter table ${table} enable row level security;
create policy ${table}_scope on ${table} using (
  tenant_id = (select app_tenant())${client ? ` and coalesce(${client} = any ((select app_clients())::integer[]), true)` : ''}
);
grant select, insert, update, delete on ${table} to portal_app;
`

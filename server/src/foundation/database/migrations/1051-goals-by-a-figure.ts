/** A primary goal may be held against a figure of its month. */
export const goalsByAFigure = `
-- safe: both columns are empty, and a check on nothing looks at few rows
alter table primary_goal
  add column measure text check (measure in ('Leads', 'Sales', 'Appointments', 'Sessions', 'Clicks', 'Conversions')),
  add column target numeric check (target > 0);
comment on column primary_goal.target is 'What the measure of the month has to come to; with the measure or not at all.';
`

/** Four screens that became declared reports: what people saved of them goes along. */
const renamed = `(values
  ('admin.usage-logs', 'reports.usageLogs'),
  ('dashboard.onboarded', 'reports.onboarded'),
  ('reporting.pacing-report', 'reports.pacingReport'),
  ('reporting.overwatch-dashboard', 'reports.overwatch')
) as r (before, after)`

export const viewsOfReports = `
update saved_view v set list = r.after from ${renamed} where v.list = r.before;
update default_view v set list = r.after from ${renamed} where v.list = r.before;
`

/** Sums of daily figures that are too old go with them. */
export const sumsThatGo = `
grant delete on metric_day, metric_month to portal_app;
`

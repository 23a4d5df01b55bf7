import { reportOpenedAction } from '@portal/core/platform/reports/opened'
import { googleBusinessProfileReport } from '@portal/core/results/client-reports/google-business-profile.report'
import { clientInsightsReport } from '@portal/core/results/metrics/client-insights.report'
import { overviewDashboardReport } from '@portal/core/results/performance/overview-dashboard.report'
import { clientActivitiesReport } from '@portal/core/work/activities/reports/client-activities.report'

/** What people of clients open, what most of them open first. */
const titles = [
  clientInsightsReport,
  overviewDashboardReport,
  clientActivitiesReport,
  googleBusinessProfileReport,
].map(({ title }) => title)

/** Which reports people of clients opened during the visits that are known of them. */
export const openedReports = {
  text: `
    insert into usage_record (tenant_id, id, client_id, user_id, action, log, created_at, updated_at)
    select tenant_id, (select max(id) from usage_record) + row_number() over (order by at, client_id, user_id),
      client_id, user_id, $1, jsonb_build_object('Report', title), at, at
    from (
      select v.tenant_id, m.client_id, v.user_id, r.title, v.created_at + make_interval(mins => r.place::integer) as at
      from (select *, row_number() over (partition by user_id order by created_at) as visit from session where tenant_id = 1) v
        join user_account u on u.tenant_id = v.tenant_id and u.id = v.user_id and u.user_type = 'Client'
        join client_user m on m.tenant_id = v.tenant_id and m.user_id = v.user_id
        cross join unnest($2::text[]) with ordinality r (title, place)
      where (v.visit + m.client_id) % r.place = 0
    ) opened`,
  values: [reportOpenedAction, titles],
}

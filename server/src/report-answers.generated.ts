// Made from the files named *.report.ts by `npm run check`; a law compares it with them.
import { usageLogsAnswer } from './access/usage/usage-logs.report.ts'
import { assessmentAnswersAnswer } from './clients/assessments/assessment-answers.report.ts'
import { feedChangesAnswer } from './clients/feeds/feed-changes.report.ts'
import { feedVehiclesAnswer } from './clients/feeds/feed-vehicles.report.ts'
import { clientSalesIncentivesAnswer } from './clients/incentives/client-sales-incentives.report.ts'
import { clientAccountsAnswer } from './clients/integrations/client-accounts.report.ts'
import { seoAchievementsAnswer } from './clients/seo/seo-achievements.report.ts'
import { yoyPerformanceAnswer } from './clients/year-over-year/yoy-performance.report.ts'
import { annualViewAnswer } from './money/budgets/annual-view.report.ts'
import { budgetComparisonAnswer } from './money/budgets/budget-comparison.report.ts'
import { cancellationGroupsAnswer } from './money/budgets/cancellation-groups.report.ts'
import { cancellationMonthsAnswer } from './money/budgets/cancellation-months.report.ts'
import { cancellationsAnswer } from './money/budgets/cancellations.report.ts'
import { clientViewAnswer } from './money/budgets/client-view.report.ts'
import { historicalBudgetsAnswer } from './money/budgets/historical-budgets.report.ts'
import { quickViewAnswer } from './money/budgets/quick-view.report.ts'
import { tagsWithServicesAnswer } from './money/budgets/tags-with-services.report.ts'
import { coopMonthsAnswer } from './money/invoicing/coop-months.report.ts'
import { paymentsAnswer } from './money/invoicing/payments.report.ts'
import { rolloverAnswer } from './money/reconciliation/rollover.report.ts'
import { serviceUtilizationAnswer } from './money/services/service-utilization.report.ts'
import { emailAnalyticsAnswer } from './platform/mail/email-analytics.report.ts'
import { coopClaimsAnswer } from './programs/coop/coop-claims.report.ts'
import { vehicleSpendAnswer } from './programs/coop/vehicle-spend.report.ts'
import { oemAuditHistoryAnswer } from './programs/manufacturers/oem-audit-history.report.ts'
import { oemAuditAnswer } from './programs/manufacturers/oem-audit.report.ts'
import { oemBillingAnswer } from './programs/manufacturers/oem-billing.report.ts'
import { oemBudgetsAnswer } from './programs/manufacturers/oem-budgets.report.ts'
import { oemCampaignsAnswer } from './programs/manufacturers/oem-campaigns.report.ts'
import { oemFundMonthsAnswer } from './programs/manufacturers/oem-fund-months.report.ts'
import { oemSpendAnswer } from './programs/manufacturers/oem-spend.report.ts'
import { oemTrackerAnswer } from './programs/manufacturers/oem-tracker.report.ts'
import { amReportCardAnswer } from './results/agency/am-report-card.report.ts'
import { bandwidthAccountManagementAnswer, bandwidthPremiumAnswer, bandwidthSeoAnswer, bandwidthSocialAnswer, bandwidthSemAnswer } from './results/agency/bandwidth-account-management.report.ts'
import { clientLoginAnswer, reportsGivenAnswer } from './results/agency/client-login.report.ts'
import { incidentsByCauseAnswer } from './results/agency/incidents-by-cause.report.ts'
import { managementReportAnswer, managementChannelsAnswer, managementWatchlistAnswer } from './results/agency/management-report.report.ts'
import { metricAlarmRingsAnswer } from './results/agency/metric-alarm-rings.report.ts'
import { onboardedAnswer } from './results/agency/onboarded.report.ts'
import { semBudgetRecommendationsAnswer } from './results/agency/sem-budget-recommendations.report.ts'
import { semConfigurationAnswer } from './results/agency/sem-configuration.report.ts'
import { seoStrategyDeliverablesAnswer } from './results/agency/seo-strategy-deliverables.report.ts'
import { aiUsageAnswer } from './results/assistant/ai-usage.report.ts'
import { conversioniqInsightsAnswer, conversioniqVisitorsAnswer } from './results/client-reports/conversioniq-insights.report.ts'
import { googleBusinessProfileAnswer, businessReviewsAnswer } from './results/client-reports/google-business-profile.report.ts'
import { inventoryAdsAnswer } from './results/client-reports/inventory-ads.report.ts'
import { localServiceAdsAnswer, callsByTrackerAnswer } from './results/client-reports/local-service-ads.report.ts'
import { locationAnswer, locationCitiesAnswer } from './results/client-reports/location.report.ts'
import { programmaticAudioInsightsAnswer, audioPublishersAnswer } from './results/client-reports/programmatic-audio-insights.report.ts'
import { programmaticInsightsV2Answer, programmaticAudiencesAnswer, programmaticGeographyAnswer, programmaticHoursAnswer } from './results/client-reports/programmatic-insights-v2.report.ts'
import { programmaticInsightsAnswer, programmaticPlacementsAnswer } from './results/client-reports/programmatic-insights.report.ts'
import { seoDivisionAnswer, seoPagesAnswer, seoWorkAnswer } from './results/client-reports/seo-division.report.ts'
import { clientInsightsAnswer, insightCampaignsAnswer, insightVisitsAnswer, insightPlacementsAnswer } from './results/metrics/client-insights.report.ts'
import { connectedTvInsightsAnswer, connectedTvPlacementsAnswer } from './results/metrics/connected-tv-insights.report.ts'
import { monthlyAnswer, monthlyChannelsAnswer } from './results/metrics/monthly.report.ts'
import { pacingReportAnswer } from './results/metrics/pacing-report.report.ts'
import { reconciliationAnswer } from './results/metrics/reconciliation.report.ts'
import { croDashboardAnswer, croSourcesAnswer } from './results/performance/cro-dashboard.report.ts'
import { groupReportAnswer } from './results/performance/group-report.report.ts'
import { overviewDashboardAnswer, overviewChannelsAnswer } from './results/performance/overview-dashboard.report.ts'
import { paidPartsAnswer } from './results/performance/paid-parts.report.ts'
import { paidSearchPerformanceAnswer } from './results/performance/paid-search-performance.report.ts'
import { seoPerformanceAnswer, seoPerformanceQueriesAnswer, seoPerformancePagesAnswer, seoPerformanceAchievementsAnswer } from './results/performance/seo-performance.report.ts'
import { socialPerformanceAnswer } from './results/performance/social-performance.report.ts'
import { websitePerformanceAnswer, websiteVisitsAnswer, websiteEventsAnswer } from './results/performance/website-performance.report.ts'
import { clientSalesAnswer } from './sales/client-sales.report.ts'
import { leadsReportAnswer } from './sales/leads-report.report.ts'
import { partnerCommissionAnswer } from './settings/partners/partner-commission.report.ts'
import { callsBySourceAnswer } from './sites/callrail/calls-by-source.report.ts'
import { ga4EventsAnswer, ga4LeadsAnswer } from './sites/intelligence/ga4-events.report.ts'
import { seoLandingPagesAnswer } from './sites/intelligence/seo-landing-pages.report.ts'
import { siteContactsAnswer } from './sites/intelligence/site-contacts.report.ts'
import { siteIntelligenceAnswer, siteSourcesAnswer, siteHoursAnswer, siteBeforeLeadAnswer } from './sites/intelligence/site-intelligence.report.ts'
import { clientActivitiesAnswer } from './work/activities/reports/client-activities.report.ts'
import { managerTasksAnswer } from './work/deliverables/manager-tasks.report.ts'
import { crmDataFixAnswer } from './work/interactions/data-fix/crm-data-fix.report.ts'
import { overwatchAnswer } from './work/interactions/overwatch.report.ts'
import type { ReportSource } from './platform/reports/answer.ts'

/** What answers every declared report. */
export const answers: readonly ReportSource[] = [
  usageLogsAnswer,
  assessmentAnswersAnswer,
  feedChangesAnswer,
  feedVehiclesAnswer,
  clientSalesIncentivesAnswer,
  clientAccountsAnswer,
  seoAchievementsAnswer,
  yoyPerformanceAnswer,
  annualViewAnswer,
  budgetComparisonAnswer,
  cancellationGroupsAnswer,
  cancellationMonthsAnswer,
  cancellationsAnswer,
  clientViewAnswer,
  historicalBudgetsAnswer,
  quickViewAnswer,
  tagsWithServicesAnswer,
  coopMonthsAnswer,
  paymentsAnswer,
  rolloverAnswer,
  serviceUtilizationAnswer,
  emailAnalyticsAnswer,
  coopClaimsAnswer,
  vehicleSpendAnswer,
  oemAuditHistoryAnswer,
  oemAuditAnswer,
  oemBillingAnswer,
  oemBudgetsAnswer,
  oemCampaignsAnswer,
  oemFundMonthsAnswer,
  oemSpendAnswer,
  oemTrackerAnswer,
  amReportCardAnswer,
  bandwidthAccountManagementAnswer,
  bandwidthPremiumAnswer,
  bandwidthSeoAnswer,
  bandwidthSocialAnswer,
  bandwidthSemAnswer,
  clientLoginAnswer,
  reportsGivenAnswer,
  incidentsByCauseAnswer,
  managementReportAnswer,
  managementChannelsAnswer,
  managementWatchlistAnswer,
  metricAlarmRingsAnswer,
  onboardedAnswer,
  semBudgetRecommendationsAnswer,
  semConfigurationAnswer,
  seoStrategyDeliverablesAnswer,
  aiUsageAnswer,
  conversioniqInsightsAnswer,
  conversioniqVisitorsAnswer,
  googleBusinessProfileAnswer,
  businessReviewsAnswer,
  inventoryAdsAnswer,
  localServiceAdsAnswer,
  callsByTrackerAnswer,
  locationAnswer,
  locationCitiesAnswer,
  programmaticAudioInsightsAnswer,
  audioPublishersAnswer,
  programmaticInsightsV2Answer,
  programmaticAudiencesAnswer,
  programmaticGeographyAnswer,
  programmaticHoursAnswer,
  programmaticInsightsAnswer,
  programmaticPlacementsAnswer,
  seoDivisionAnswer,
  seoPagesAnswer,
  seoWorkAnswer,
  clientInsightsAnswer,
  insightCampaignsAnswer,
  insightVisitsAnswer,
  insightPlacementsAnswer,
  connectedTvInsightsAnswer,
  connectedTvPlacementsAnswer,
  monthlyAnswer,
  monthlyChannelsAnswer,
  pacingReportAnswer,
  reconciliationAnswer,
  croDashboardAnswer,
  croSourcesAnswer,
  groupReportAnswer,
  overviewDashboardAnswer,
  overviewChannelsAnswer,
  paidPartsAnswer,
  paidSearchPerformanceAnswer,
  seoPerformanceAnswer,
  seoPerformanceQueriesAnswer,
  seoPerformancePagesAnswer,
  seoPerformanceAchievementsAnswer,
  socialPerformanceAnswer,
  websitePerformanceAnswer,
  websiteVisitsAnswer,
  websiteEventsAnswer,
  clientSalesAnswer,
  leadsReportAnswer,
  partnerCommissionAnswer,
  callsBySourceAnswer,
  ga4EventsAnswer,
  ga4LeadsAnswer,
  seoLandingPagesAnswer,
  siteContactsAnswer,
  siteIntelligenceAnswer,
  siteSourcesAnswer,
  siteHoursAnswer,
  siteBeforeLeadAnswer,
  clientActivitiesAnswer,
  managerTasksAnswer,
  crmDataFixAnswer,
  overwatchAnswer,
]

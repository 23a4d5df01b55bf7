// Made from the files named *.report.ts by `npm run check`; a law compares it with them.
import { usageLogsReport } from './access/usage/usage-logs.report.ts'
import { assessmentAnswersReport } from './clients/assessments/assessment-answers.report.ts'
import { feedChangesReport } from './clients/feeds/feed-changes.report.ts'
import { feedVehiclesReport } from './clients/feeds/feed-vehicles.report.ts'
import { clientSalesIncentivesReport } from './clients/incentives/client-sales-incentives.report.ts'
import { clientAccountsReport } from './clients/integrations/client-accounts.report.ts'
import { seoAchievementsReport } from './clients/seo/seo-achievements.report.ts'
import { yoyPerformanceReport } from './clients/year-over-year/yoy-performance.report.ts'
import { annualViewReport } from './money/budgets/annual-view.report.ts'
import { budgetComparisonReport } from './money/budgets/budget-comparison.report.ts'
import { cancellationGroupsReport } from './money/budgets/cancellation-groups.report.ts'
import { cancellationMonthsReport } from './money/budgets/cancellation-months.report.ts'
import { cancellationsReport } from './money/budgets/cancellations.report.ts'
import { clientViewReport } from './money/budgets/client-view.report.ts'
import { historicalBudgetsReport } from './money/budgets/historical-budgets.report.ts'
import { quickViewReport } from './money/budgets/quick-view.report.ts'
import { tagsWithServicesReport } from './money/budgets/tags-with-services.report.ts'
import { coopMonthsReport } from './money/invoicing/coop-months.report.ts'
import { paymentsReport } from './money/invoicing/payments.report.ts'
import { rolloverReport } from './money/reconciliation/rollover.report.ts'
import { serviceUtilizationReport } from './money/services/service-utilization.report.ts'
import { emailAnalyticsReport } from './platform/mail/email-analytics.report.ts'
import { coopClaimsReport } from './programs/coop/coop-claims.report.ts'
import { vehicleSpendReport } from './programs/coop/vehicle-spend.report.ts'
import { oemAuditHistoryReport } from './programs/manufacturers/oem-audit-history.report.ts'
import { oemAuditReport } from './programs/manufacturers/oem-audit.report.ts'
import { oemBillingReport } from './programs/manufacturers/oem-billing.report.ts'
import { oemBudgetsReport } from './programs/manufacturers/oem-budgets.report.ts'
import { oemCampaignsReport } from './programs/manufacturers/oem-campaigns.report.ts'
import { oemFundMonthsReport } from './programs/manufacturers/oem-fund-months.report.ts'
import { oemSpendReport } from './programs/manufacturers/oem-spend.report.ts'
import { oemTrackerReport } from './programs/manufacturers/oem-tracker.report.ts'
import { amReportCardReport } from './results/agency/am-report-card.report.ts'
import { bandwidthAccountManagementReport, bandwidthPremiumReport, bandwidthSeoReport, bandwidthSocialReport, bandwidthSemReport } from './results/agency/bandwidth-account-management.report.ts'
import { clientLoginReport, reportsGivenReport } from './results/agency/client-login.report.ts'
import { incidentsByCauseReport } from './results/agency/incidents-by-cause.report.ts'
import { managementReportReport, managementChannelsReport, managementWatchlistReport } from './results/agency/management-report.report.ts'
import { metricAlarmRingsReport } from './results/agency/metric-alarm-rings.report.ts'
import { onboardedReport } from './results/agency/onboarded.report.ts'
import { semBudgetRecommendationsReport } from './results/agency/sem-budget-recommendations.report.ts'
import { semConfigurationReport } from './results/agency/sem-configuration.report.ts'
import { seoStrategyDeliverablesReport } from './results/agency/seo-strategy-deliverables.report.ts'
import { aiUsageReport } from './results/assistant/ai-usage.report.ts'
import { conversioniqInsightsReport, conversioniqVisitorsReport } from './results/client-reports/conversioniq-insights.report.ts'
import { googleBusinessProfileReport, businessReviewsReport } from './results/client-reports/google-business-profile.report.ts'
import { inventoryAdsReport } from './results/client-reports/inventory-ads.report.ts'
import { localServiceAdsReport, callsByTrackerReport } from './results/client-reports/local-service-ads.report.ts'
import { locationReport, locationCitiesReport } from './results/client-reports/location.report.ts'
import { programmaticAudioInsightsReport, audioPublishersReport } from './results/client-reports/programmatic-audio-insights.report.ts'
import { programmaticInsightsV2Report, programmaticAudiencesReport, programmaticGeographyReport, programmaticHoursReport } from './results/client-reports/programmatic-insights-v2.report.ts'
import { programmaticInsightsReport, programmaticPlacementsReport } from './results/client-reports/programmatic-insights.report.ts'
import { seoDivisionReport, seoPagesReport, seoWorkReport } from './results/client-reports/seo-division.report.ts'
import { clientInsightsReport, insightCampaignsReport, insightVisitsReport, insightPlacementsReport } from './results/metrics/client-insights.report.ts'
import { connectedTvInsightsReport, connectedTvPlacementsReport } from './results/metrics/connected-tv-insights.report.ts'
import { monthlyReport, monthlyChannelsReport } from './results/metrics/monthly.report.ts'
import { pacingReportReport } from './results/metrics/pacing-report.report.ts'
import { reconciliationReport } from './results/metrics/reconciliation.report.ts'
import { croDashboardReport, croSourcesReport } from './results/performance/cro-dashboard.report.ts'
import { groupReportReport } from './results/performance/group-report.report.ts'
import { overviewDashboardReport, overviewChannelsReport } from './results/performance/overview-dashboard.report.ts'
import { paidPartsReport } from './results/performance/paid-parts.report.ts'
import { paidSearchPerformanceReport } from './results/performance/paid-search-performance.report.ts'
import { seoPerformanceReport, seoPerformanceQueriesReport, seoPerformancePagesReport, seoPerformanceAchievementsReport } from './results/performance/seo-performance.report.ts'
import { socialPerformanceReport } from './results/performance/social-performance.report.ts'
import { websitePerformanceReport, websiteVisitsReport, websiteEventsReport } from './results/performance/website-performance.report.ts'
import { clientSalesReport } from './sales/client-sales.report.ts'
import { leadsReportReport } from './sales/leads-report.report.ts'
import { partnerCommissionReport } from './settings/partners/partner-commission.report.ts'
import { callsBySourceReport } from './sites/callrail/calls-by-source.report.ts'
import { ga4EventsReport, ga4LeadsReport } from './sites/intelligence/ga4-events.report.ts'
import { seoLandingPagesReport } from './sites/intelligence/seo-landing-pages.report.ts'
import { siteContactsReport } from './sites/intelligence/site-contacts.report.ts'
import { siteIntelligenceReport, siteSourcesReport, siteHoursReport, siteBeforeLeadReport } from './sites/intelligence/site-intelligence.report.ts'
import { clientActivitiesReport } from './work/activities/reports/client-activities.report.ts'
import { managerTasksReport } from './work/deliverables/manager-tasks.report.ts'
import { crmDataFixReport } from './work/interactions/data-fix/crm-data-fix.report.ts'
import { overwatchReport } from './work/interactions/overwatch/overwatch.report.ts'

/** Every declared report. */
export const reports = [
  usageLogsReport,
  assessmentAnswersReport,
  feedChangesReport,
  feedVehiclesReport,
  clientSalesIncentivesReport,
  clientAccountsReport,
  seoAchievementsReport,
  yoyPerformanceReport,
  annualViewReport,
  budgetComparisonReport,
  cancellationGroupsReport,
  cancellationMonthsReport,
  cancellationsReport,
  clientViewReport,
  historicalBudgetsReport,
  quickViewReport,
  tagsWithServicesReport,
  coopMonthsReport,
  paymentsReport,
  rolloverReport,
  serviceUtilizationReport,
  emailAnalyticsReport,
  coopClaimsReport,
  vehicleSpendReport,
  oemAuditHistoryReport,
  oemAuditReport,
  oemBillingReport,
  oemBudgetsReport,
  oemCampaignsReport,
  oemFundMonthsReport,
  oemSpendReport,
  oemTrackerReport,
  amReportCardReport,
  bandwidthAccountManagementReport,
  bandwidthPremiumReport,
  bandwidthSeoReport,
  bandwidthSocialReport,
  bandwidthSemReport,
  clientLoginReport,
  reportsGivenReport,
  incidentsByCauseReport,
  managementReportReport,
  managementChannelsReport,
  managementWatchlistReport,
  metricAlarmRingsReport,
  onboardedReport,
  semBudgetRecommendationsReport,
  semConfigurationReport,
  seoStrategyDeliverablesReport,
  aiUsageReport,
  conversioniqInsightsReport,
  conversioniqVisitorsReport,
  googleBusinessProfileReport,
  businessReviewsReport,
  inventoryAdsReport,
  localServiceAdsReport,
  callsByTrackerReport,
  locationReport,
  locationCitiesReport,
  programmaticAudioInsightsReport,
  audioPublishersReport,
  programmaticInsightsV2Report,
  programmaticAudiencesReport,
  programmaticGeographyReport,
  programmaticHoursReport,
  programmaticInsightsReport,
  programmaticPlacementsReport,
  seoDivisionReport,
  seoPagesReport,
  seoWorkReport,
  clientInsightsReport,
  insightCampaignsReport,
  insightVisitsReport,
  insightPlacementsReport,
  connectedTvInsightsReport,
  connectedTvPlacementsReport,
  monthlyReport,
  monthlyChannelsReport,
  pacingReportReport,
  reconciliationReport,
  croDashboardReport,
  croSourcesReport,
  groupReportReport,
  overviewDashboardReport,
  overviewChannelsReport,
  paidPartsReport,
  paidSearchPerformanceReport,
  seoPerformanceReport,
  seoPerformanceQueriesReport,
  seoPerformancePagesReport,
  seoPerformanceAchievementsReport,
  socialPerformanceReport,
  websitePerformanceReport,
  websiteVisitsReport,
  websiteEventsReport,
  clientSalesReport,
  leadsReportReport,
  partnerCommissionReport,
  callsBySourceReport,
  ga4EventsReport,
  ga4LeadsReport,
  seoLandingPagesReport,
  siteContactsReport,
  siteIntelligenceReport,
  siteSourcesReport,
  siteHoursReport,
  siteBeforeLeadReport,
  clientActivitiesReport,
  managerTasksReport,
  crmDataFixReport,
  overwatchReport,
] as const

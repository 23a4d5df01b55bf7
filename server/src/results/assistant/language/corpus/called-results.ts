/** Results, sites, programs and co-op as people at an agency call them, with what they say of states, of doing and of what is missing. */
export const calledResults = `
heavy up tracker: who is behind target = oemTracker state=under
campaigns that spent over $500 last week without a single lead = campaigns.spend,conversions spend>500 conversions=0 by=campaign 2026-11-16..2026-11-22
which stores should get a bigger SEM budget according to the recommendations = semBudgetRecommendations.budget advice=raise by=client
which alarms rang this week that nobody acknowledged = metricAlarmRings since=2026-11-23..2026-11-29 seenBy=none
unacknowledged alarms that rang this month = metricAlarmRings seenBy=none since=2026-11-01..2026-11-30
who acknowledged the alarms that rang this week = metricAlarmRings.seenBy since=2026-11-23..2026-11-29
pages that rank #1 for Hartwell Honda = seoLandingPages.position client=Hartwell Honda position<=1
clients that haven't got any core vehicles set = clients without=coreVehicles
anyone whose leads doubled vs sept = leads.count receivedAt=2026-11-01..2026-11-30 by=client vs=2026-09-01..2026-09-30 up>=100%
OEM budgets over committed in Q4 = oemBudgets.committed,allotted committed>allotted 2026-10-01..2026-12-31
apr offers for Hartwell Honda = clientSalesIncentives client=Hartwell Honda kind=APR
which dealers are missing asc_pageview or form events in GA4 = ga4Events state=Missing event=asc_pageview+asc_form_submission by=client
best performing creative size for Eastgate Honda programmatic = programmaticInsightsV2.impressions client=Eastgate Honda by=size order=-impressions limit=1
closing rate Hartwell VW last month = croDashboard.closeRate client=Hartwell Volkswagen 2026-10-01..2026-10-31
which stores fail the audit on disclaimers = oemAudit state=fail disclaimers=fail by=client
snoozed alarms = metricAlarms snoozedUntil=coming
alarms that are not snoozed = metricAlarms snoozedUntil!=coming
incidents without a fix = incidents measure=none
which integrations never sent any figures = clientAccounts state=No Figures Yet
unsubmitted co-op claims = coopClaims state=Not started+Gathering+Ready
unpaid claims of Lone Star Group = coopClaims group=Lone Star Group state=Submitted+Approved
redirects that 404 for Quarter Mile Motors = redirects client=Quarter Mile Motors state=Target missing
repeat visitors of Bluebonnet Chevrolet in october = conversioniqVisitors client=Bluebonnet Chevrolet visitor=Returning 2026-10-01..2026-10-31
spam leads last month by store = leadsReport.apart by=client 2026-10-01..2026-10-31
form leads by store last month = overviewDashboard.forms by=client 2026-10-01..2026-10-31
any alarms ring overnight? = metricAlarmRings since=2026-11-22..2026-11-23
which alarm rule fires the most = metricAlarmRings.count by=alarm order=-count limit=1
alert rules on spend = metricAlarms measure=Spend
which alarms are snoozed = metricAlarms snoozedUntil=coming
alarms that went off yesterday and nobody picked up = metricAlarmRings since=2026-11-22..2026-11-22 seenBy=none
blunders that cost us over $1,000 this year = incidents.cost cost>1000 startedAt=2026-01-01..2026-12-31
incidents nobody owns = incidents ownerId=none
most common cause of incidents this year = incidents.count startedAt=2026-01-01..2026-12-31 by=causeId order=-count
SEM configuration gaps: who has no call tracking = semConfiguration state=missing item=call-tracking
sem checklist of Hartwell Honda = semConfiguration client=Hartwell Honda
budget suggestions for Hartwell Auto Group = semBudgetRecommendations group=Hartwell Auto Group
co-op claims handed in this year = coopClaims month=2026-01-01..2026-12-31 state=Submitted
co-op claims still to file for Lone Star Group = coopClaims group=Lone Star Group state=Not started+Gathering+Ready
are there any claims we blew the deadline on = coopClaims deadline=overdue
co-op claims with the manufacturer = coopClaims state=Submitted
claims nobody owns = coopClaims owner=none
how much is at stake in open co-op claims = coopClaims.claimed state=Not started+Gathering+Ready+Submitted+Approved
claims that were kicked back = coopClaims state=Rejected
spend on used cars last month = vehicleSpend vehicles=used 2026-10-01..2026-10-31
which stores are missing disclaimers = oemAudit disclaimers=fail by=client
who passes the manufacturer audit = oemAudit state=pass
waived checks that lapse in December = oemWaivers until=2026-12-01..2026-12-31
newly failing audits this month = oemAuditHistory state=fail 2026-11-01..2026-11-30
who is ahead of target on the program tracker = oemTracker state=over
BCDF money left for november by store = oemBudgets.left by=client 2026-11-01..2026-11-30
naming rules = oemNameParts
cars missing photos at Hartwell Honda = feedVehicles client=Hartwell Honda look=withoutPicture
aged units at Lone Star Ford = feedVehicles client=Lone Star Ford look=over90
cars added to the feed of Summit Subaru this week = feedChanges.feed client=Summit Subaru kind=Added 2026-11-23..2026-11-29
cars marked down at Summit Subaru last week = feedChanges client=Summit Subaru kind=Price 2026-11-16..2026-11-22
feeds that are not refreshing = vehicleFeeds state=Last Good Copy
nightly feeds = vehicleFeeds rhythm=Every Night
when did the inventory feed of Lone Star Ford last run = when vehicleFeeds.readAt client=Lone Star Ford
cars not advertised at Hartwell Honda = inventoryAds client=Hartwell Honda stock=unshown
lease specials that expire this month = clientSalesIncentives endsAt=2026-11-01..2026-11-30 kind=Lease
core models of Eastgate Toyota = coreVehicles client=Eastgate Toyota
VDP views per session - which store is best = websitePerformance.viewsPerSession by=client order=-viewsPerSession limit=1
ga4 events that never fired = ga4Events state=Missing
double counted conversions = ga4Events state=Double
most viewed models at Summit Subaru last month = siteIntelligence client=Summit Subaru 2026-10-01..2026-10-31
busiest hours on the site of Hartwell Honda = siteHours client=Hartwell Honda
sources and mediums of Eastgate Honda yesterday = siteSources client=Eastgate Honda 2026-11-22..2026-11-22
source/medium of Eastgate Honda yesterday = siteSources client=Eastgate Honda 2026-11-22..2026-11-22
site moves going live next month = websiteMigrations launchesAt=2026-12-01..2026-12-31
how's the Quarter Mile Motors site move coming along = websiteMigrations client=Quarter Mile Motors
migrations nobody owns = websiteMigrations ownerId=none
redirects in a loop = redirects state=Loop
which integrations stopped sending figures = clientAccounts state=No Figures Since
google ads account ids = clientIntegrations platform=Google Ads
advertiser id of Hartwell Honda = clientIntegrations client=Hartwell Honda
tracking pixels of Hartwell Honda = scripts client=Hartwell Honda
report emails sent in november = emailAnalytics.sent category=report-schedule 2026-11-01..2026-11-30
password resets last month = emailAnalytics category=password-reset 2026-10-01..2026-10-31
bounced invitations this month = emailAnalytics.bounced category=invitation 2026-11-01..2026-11-30
search console clicks for riverside kia past 3 months by month = seoPerformance.clicks client=Riverside Kia by=month 2026-09-01..2026-11-30
gsc impressions by store last month = seoPerformance.impressions by=client 2026-10-01..2026-10-31
keywords that rank in the top 3 for Hartwell Honda = seoDivision.position client=Hartwell Honda position<=3
what do people search for at Hartwell Honda = seoDivision.clicks client=Hartwell Honda order=-clicks
landing pages of Hartwell Honda with the most conversions last month = seoLandingPages.keyEvents client=Hartwell Honda 2026-10-01..2026-10-31 order=-keyEvents
SEO deliverables slipping past due = seoStrategyDeliverables state=late
seo deliverables nobody is assigned to = seoStrategyDeliverables owner=none
seo milestones approved in october = seoAchievements state=Approved 2026-10-01..2026-10-31
seo wins still to approve = seoAchievements state=Proposed
excluded search terms of Hartwell Honda = negativeKeywords client=Hartwell Honda
broad match negatives of Hartwell Honda = negativeKeywords client=Hartwell Honda match=Negative Broad
google reviews of Hartwell Honda last month = businessReviews client=Hartwell Honda 2026-10-01..2026-10-31
phone calls off google business profile, Summit Subaru, Jan thru Oct = googleBusinessProfile.calls client=Summit Subaru 2026-01-01..2026-10-31
direction requests of Summit Subaru in october = googleBusinessProfile.directions client=Summit Subaru 2026-10-01..2026-10-31
how many impressions did display deliver last week = figures.impressions channel=display 2026-11-16..2026-11-22
average CPC this month = figures.cpc 2026-11-01..2026-11-30 average
clients whose leads doubled vs september = leads.count receivedAt=2026-11-01..2026-11-30 by=client vs=2026-09-01..2026-09-30 up>=100%
clients whose spend halved vs october = figures.spend by=client vs=2026-10-01..2026-10-31 down>=50%
daily allowance of Hartwell Honda = pacingReport.daily client=Hartwell Honda
paid search split for Riverside Kia = allocations.amount client=Riverside Kia kind=Paid Search
social split of Hartwell Honda in october = allocations.amount client=Hartwell Honda kind=Social 2026-10-01..2026-10-31
proofs not signed off = proofs state=Waiting+Changes Asked
creatives with the client at Hartwell Honda = proofs client=Hartwell Honda state=Waiting
creatives awaiting sign off = proofs state=Waiting
creatives that go out of date before Dec 1 = creativePreviews runsUntil<2026-12-01
duplicate leads of Hartwell Honda this month = leadsReport.repeats client=Hartwell Honda 2026-11-01..2026-11-30
showroom funnel of Hartwell Honda = croDashboard client=Hartwell Honda
missed calls of Hartwell Honda in october = callsByTracker.phoneCalls client=Hartwell Honda callStatus=Missed 2026-10-01..2026-10-31
local service ads leads disputed in october = localServiceAds chargeStatus=Dispute 2026-10-01..2026-10-31
lsa leads not charged at Hartwell Honda = localServiceAds client=Hartwell Honda chargeStatus=Not charged
zips that bring Summit Subaru the most leads = location.conversions client=Summit Subaru order=-conversions
banner sizes of Eastgate Honda by clicks = programmaticInsightsV2.clicks client=Eastgate Honda order=-clicks
spotify listens of Hartwell Honda = programmaticAudioInsights.completes client=Hartwell Honda
display placements of Hartwell Honda last month = programmaticPlacements client=Hartwell Honda channel=display 2026-10-01..2026-10-31
looker studio dashboards of Hartwell Honda = dashboardLinks client=Hartwell Honda
leads for the whole agency last month = leads receivedAt=2026-10-01..2026-10-31
sales incentives only APR = clientSalesIncentives kind=APR
where does the traffic of lone star ford come from = websitePerformance.sessions client=Lone Star Ford by=source
which clients should get more search budget = semBudgetRecommendations advice=raise
gads id for Eastgate Honda = clientIntegrations.identifier client=Eastgate Honda platform=Google Ads
which stores fail the audit = oemAudit state=fail by=client
alerts that fired last night = metricAlarmRings since=2026-11-22..2026-11-22
keywords of Hartwell Honda on page one = seoDivision.position client=Hartwell Honda position<=10
returning visitors of Hartwell Honda = conversioniqVisitors client=Hartwell Honda visitor=Returning
coop filings due this week = coopClaims deadline=2026-11-23..2026-11-29
co-op reimbursements of Lone Star Group this year = coopClaims group=Lone Star Group month=2026-01-01..2026-12-31
which feeds are stuck = vehicleFeeds state=Last Good Copy
feeds read by hand = vehicleFeeds rhythm=By Hand
alarms that make a task = metricAlarms makesTask=Yes
incidents over $2,000 that are not over = incidents cost>2000 endedAt=open
which stores pass the audit = oemAudit state=pass by=client
stores with campaign names that do not follow the scheme = clients with=oemAudit(names=fail)
claims without an owner = coopClaims owner=none
co-op claims in review = coopClaims state=Submitted
rejected claims of Hartwell Honda this year = coopClaims client=Hartwell Honda month=2026-01-01..2026-12-31 state=Rejected
co-op money that came back this year by manufacturer = coopClaims.paid month=2026-01-01..2026-12-31 by=manufacturer
sem budget recommendations that were turned down = semBudgetRecommendations request=Rejected
recommended budgets that go up = semBudgetRecommendations advice=raise
days without budget by store = semBudgetRecommendations.shortDays by=client
audit findings nobody fixes = auditFindings assigneeId=none
failed account checks by check = auditFindings.count state=Open by=checkId
hot shoppers of Hartwell Honda = siteContacts client=Hartwell Honda
migrations in redirects = websiteMigrations state=Redirects
redirects not checked yet = redirects state=Not checked
support phone of the website providers = websiteProviders.supportPhone
meta ad account of Hartwell Honda = clientIntegrations client=Hartwell Honda platform=Meta
clients without a dv360 advertiser id = clients without=clientIntegrations(platform=Display & Video 360)
sources of spend that come by themselves = spendDataSources automatic=Yes
facebook mockups of Hartwell Honda = adPreviews client=Hartwell Honda
audience segments of Hartwell Honda last month = programmaticAudiences client=Hartwell Honda 2026-10-01..2026-10-31
blogs promised to Hartwell Honda = searchPlans client=Hartwell Honda
not handed in claims due this month = coopClaims deadline=2026-11-01..2026-11-30 state=Not started+Gathering+Ready
clients whose leads tripled vs september = leads.count receivedAt=2026-11-01..2026-11-30 by=client vs=2026-09-01..2026-09-30 up>=200%
which stores fail the audit on naming = oemAudit state=fail names=fail by=client
calls from CallRail last week by client = decline client
which TikTok sound is trending w/ car dealers = decline sound
who has edited the Subaru naming rules lately = decline naming rules
claims that got rejected this year and the reason = decline reason
is it gonna rain on Summit's event saturday = decline rain
cost per vdp of Hartwell Honda in october = decline vdp
how many returning visitors did Bluebonnet get in october = conversioniqVisitors.visitors client=Bluebonnet Chevrolet visitor=Returning 2026-10-01..2026-10-31
what share of our sem spend is honda = figures.spend channel=search brand=Honda share=channel
share of toyota in our social spend last month = figures.spend channel=social brand=Toyota share=channel 2026-10-01..2026-10-31
are we getting more from facebook or from google = figures platform=Facebook and Instagram+Google Ads by=platform
how does Lone Star Ford compare with other dealers you work with = figures client=Lone Star Ford peers
what did we talk about last time with Lone Star Ford = interactions client=Lone Star Ford order=-date limit=1
`

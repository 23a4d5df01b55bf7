/** What directors, executives and administrators ask. */
export const director = `
how many clients do we have = clients.count
how many active clients are there = clients.count state=Client
clients by group = clients.count by=group
clients by state = clients.count by=us
how many clients per manager = clients.count by=manager
who has the most clients = clients.count by=manager order=-count
clients in California = clients us=CA
prospects in Ohio or Michigan = clients state=Prospect us=OH+MI
clients in the Lone Star Group = clients group=Lone Star Group
clients of the Hartwell Auto Group without an activity this month = clients group=Hartwell Auto Group without=activities(2026-11-01..2026-11-30)
total spend this year = figures.spend 2026-01-01..2026-12-31
total spend by month this year = figures.spend by=month 2026-01-01..2026-12-31
spend last month compared to the same month last year = figures.spend 2026-10-01..2026-10-31 vs=2025-10-01..2025-10-31
spend in October vs September = figures.spend 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
compare search and social = figures channel=search+social by=channel
compare Q2 and Q3 clicks = figures.clicks 2026-07-01..2026-09-30 vs=2026-04-01..2026-06-30
top 10 clients by conversions this quarter = figures.conversions by=client order=-conversions limit=10 2026-10-01..2026-12-31
bottom 5 clients by ctr = figures.ctr by=client order=ctr limit=5
biggest clients = budgets.amount by=client order=-amount
our five biggest clients = budgets.amount by=client order=-amount limit=5
smallest budgets = budgets.amount order=amount
three largest budgets of Hartwell Volkswagen = budgets.amount client=Hartwell Volkswagen order=-amount limit=3
who spends the most on facebook = figures.spend platform=Facebook and Instagram by=client order=-spend
who spends the least = figures.spend by=client order=spend
which group spends the most = figures.spend by=group order=-spend limit=1
spend of Hartwell Auto Group last month = figures.spend group=Hartwell Auto Group 2026-10-01..2026-10-31
spend by group last month = figures.spend by=group 2026-10-01..2026-10-31
conversions of the Lone Star Group by client = figures.conversions group=Lone Star Group by=client
cheapest conversions last month = figures.costPerConversion by=client order=costPerConversion 2026-10-01..2026-10-31
clients with a cost per conversion over $50 = figures.costPerConversion by=client costPerConversion>50
clients with fewer than 10 conversions this month = figures.conversions by=client conversions<10 2026-11-01..2026-11-30
clients with no conversions last month = figures.conversions by=client conversions=0 2026-10-01..2026-10-31
clients that spent at least $20k in October = figures.spend by=client spend>=20000 2026-10-01..2026-10-31
clients that spent between $5,000 and $10,000 last month = figures.spend by=client spend=5000..10000 2026-10-01..2026-10-31
who is underpacing by more than 10 percent = pacing.pace pace<90 by=client
overpacing clients of James Carter = pacing manager=James Carter state=Overpacing by=client
how is pacing overall = pacing
pacing by client = pacing by=client
pacing of the Hartwell Auto Group = pacing group=Hartwell Auto Group
how much of the media budget is spent = pacing
cancellations this year by service = cancellations.count by=service 2026-01-01..2026-12-31
top cancellation reasons = cancellations.count by=reason order=-count
biggest cancellation this year = cancellations.amount order=-amount limit=1 2026-01-01..2026-12-31
management report for October = managementReport 2026-10-01..2026-10-31
revenue by service last month = budgets.amount by=service 2026-10-01..2026-10-31
won and lost revenue in October = managementReport.won,lost,revenue 2026-10-01..2026-10-31
am report card of October = amReportCard 2026-10-01..2026-10-31
who has the best score on the report card = amReportCard.score by=person order=-score
report card of Maria Lopez = amReportCard person=Maria Lopez
account management bandwidth = bandwidthAccountManagement
who is over capacity in SEM = bandwidthSem state=over
sem bandwidth = bandwidthSem
incidents this quarter = incidents startedAt=2026-10-01..2026-12-31
incidents by cause = incidents.count by=causeId
open incidents = incidents endedAt=open
most expensive incident = incidents.cost order=-cost limit=1
which clients never signed in = clientLogin state=never by=clients
client logins = clientLogin
email analytics last 7 days = emailAnalytics 2026-11-17..2026-11-23
failed emails this month = emailAnalytics.failed 2026-11-01..2026-11-30
who has not logged anything this week = decline not
activities by person last month = activities.count by=author 2026-10-01..2026-10-31
how many activities were logged yesterday = activities.count 2026-11-22..2026-11-22
activities by client this month = activities.count by=client 2026-11-01..2026-11-30
interactions by person this month = interactions.count by=author 2026-11-01..2026-11-30
overdue tasks by assignee = tasks.count due=overdue by=assignee
open tasks per client = tasks.count state=open by=client
how many open support requests are there = support.count state=open
bugs reported last week = support type=Bug 2026-11-16..2026-11-22
what changed today = changes 2026-11-23..2026-11-23
who changed the budgets of Eastgate Honda this week = changes client=Eastgate Honda 2026-11-23..2026-11-29 of=budget
opportunities by stage = opportunities.count by=stageId
pipeline amount by owner = opportunities.amount state=Open by=ownerId
opportunities over $10k = opportunities amount>10000
largest opportunity = opportunities.amount order=-amount limit=1
amount at risk on the watchlist = managementWatchlist.atRisk
who is on the watchlist = priorityWatchlist state=Watching
employees = people type=employee
how many employees do we have = people.count type=employee
how many users are there = people.count
who is Priya Patel = record person=Priya Patel
what does Priya Patel do = record person=Priya Patel
website migrations planned this month = websiteMigrations launchesAt=2026-11-01..2026-11-30 state=Planned
website providers = websiteProviders
support phone of website providers = websiteProviders.supportPhone
regions = regions
industries = industries
clients in the automotive industry = clients industry=Automotive
client tags = clientTags
what is margin = budgets.margin
agreements waiting for signature = agreements state=Sent
leads in October = leads receivedAt=2026-10-01..2026-10-31
how many leads did Eastgate Honda get in October = leads.count client=Eastgate Honda receivedAt=2026-10-01..2026-10-31
sales of Eastgate Honda this year = sales client=Eastgate Honda soldAt=2026-01-01..2026-12-31
vehicle spend last month = vehicleSpend 2026-10-01..2026-10-31
vehicle spend on used cars in October = vehicleSpend vehicles=used 2026-10-01..2026-10-31
sem budget recommendations to raise = semBudgetRecommendations advice=raise
what is missing in the sem configuration = semConfiguration.gap
metric alarms = metricAlarms
which alarms rang this week = metricAlarmRings since=2026-11-23..2026-11-29
audit findings = auditFindings
seo achievements this year = seoAchievements 2026-01-01..2026-12-31
client sales incentives = clientSalesIncentives
running incentives = clientSalesIncentives state=Running
ai usage last month = aiUsage 2026-10-01..2026-10-31
how many tokens did the AI read this month = decline AI read
show that as a chart = decline chart
what can you do = help
help = help
hi = help
thanks = help
why did spend go up last month = why figures.spend 2026-10-01..2026-10-31
why is ctr lower than in September = why figures.ctr vs=2026-09-01..2026-09-30
what drove the change in clicks last month = why figures.clicks 2026-10-01..2026-10-31
what would happen if we raised the budget = decline happen if
should we fire Eastgate Honda = decline fire
how are we doing = figures
how did we do in Q3 vs Q2 = figures 2026-07-01..2026-09-30 vs=2026-04-01..2026-06-30
spend in the first half of 2026 = figures.spend 2026-01-01..2026-06-30
spend from January through March = figures.spend 2026-01-01..2026-03-31
spend since Memorial Day = figures.spend 2026-05-25..2026-11-23
clicks on Black Friday last year = figures.clicks 2025-11-28..2025-11-28
clicks last weekend = figures.clicks 2026-11-21..2026-11-22
clicks two weeks ago = figures.clicks 2026-11-09..2026-11-15
impressions on November 3rd = figures.impressions 2026-11-03..2026-11-03
impressions in the past 90 days = figures.impressions 2026-08-26..2026-11-23
spend this time last year = figures.spend 2025-11-01..2025-11-23
spend for the month of August = figures.spend 2026-08-01..2026-08-31
spend 2025 = figures.spend 2025-01-01..2025-12-31
spend in fiscal year 2025 = decline fiscal
spend in Sep 2025 = figures.spend 2025-09-01..2025-09-30
spend from 9/1/26 - 9/15/26 = figures.spend 2026-09-01..2026-09-15
spend until October 15 = figures.spend 2026-10-01..2026-10-15
clicks per day this week = figures.clicks by=day 2026-11-23..2026-11-29
weekly spend this quarter = figures.spend by=week 2026-10-01..2026-12-31
monthly conversions of Lone Star Ford in 2026 = figures.conversions client=Lone Star Ford by=month 2026-01-01..2026-12-31
`

/** A few words after a question that change what it told: fewer rows, another order, a sum, something more of them. */
export const goingOn = `
when did we last talk to Eastgate Honda = when interactions client=Eastgate Honda
 who went = when interactions.author client=Eastgate Honda
activity count per store for my book, nov mtd = activities.count mine by=client 2026-11-01..2026-11-23
 which had zero = clients mine without=activities(2026-11-01..2026-11-23)
cost per lead by store for Lone Star Group, october = figures.costPerConversion group=Lone Star Group by=client 2026-10-01..2026-10-31
 what's the average = figures.costPerConversion group=Lone Star Group 2026-10-01..2026-10-31
 take out the ones under 10 leads = figures.costPerConversion,conversions group=Lone Star Group conversions>=10 2026-10-01..2026-10-31
top cancellation reasons ytd = cancellations.count by=reason 2026-01-01..2026-11-23 order=-count
 in dollars = cancellations.amount by=reason 2026-01-01..2026-11-23 order=-amount
 same thing but only for SEO = cancellations.amount service=SEO by=reason 2026-01-01..2026-11-23 order=-amount
who's got the most overdue tasks = tasks.count due=overdue by=assignee order=-count
 not counting low priority = tasks.count due=overdue priority!=low by=assignee order=-count
co-op claims due in the next two weeks = coopClaims deadline=2026-11-23..2026-12-06
 how much money is at stake = coopClaims.claimed deadline=2026-11-23..2026-12-06
did anyone log an activity for Northfield Nissan this week = activities client=Northfield Nissan 2026-11-23..2026-11-29
 who = activities.count client=Northfield Nissan by=author 2026-11-23..2026-11-29
which proofs are still waiting on the client = proofs state=Waiting
 older than a week = proofs state=Waiting createdAt<2026-11-16
agreements out for signature = agreements state=Sent
 which have been sitting longer than 2 weeks = agreements state=Sent sentAt<2026-11-09
biggest opportunity still open = opportunities.amount state=Open order=-amount limit=1
 what stage is it in = opportunities.amount,stageId state=Open order=-amount limit=1
who gets the invoices at Bluebonnet Chevrolet = contacts client=Bluebonnet Chevrolet receivesInvoices=Yes
 phone number? = contacts.phone client=Bluebonnet Chevrolet receivesInvoices=Yes
anything carried over into november? = rollover.carried 2026-11-01..2026-11-30
 how much of it is left = rollover.left 2026-11-01..2026-11-30
how many leads did Summit Subaru get saturday = leads.count client=Summit Subaru receivedAt=2026-11-21..2026-11-21
 from which sources = leads.count client=Summit Subaru receivedAt=2026-11-21..2026-11-21 by=source
which store had the lowest conversion rate in october = figures.conversionRate by=client 2026-10-01..2026-10-31 order=conversionRate limit=1
 what does it spend = figures.conversionRate,spend by=client 2026-10-01..2026-10-31 order=conversionRate limit=1
when did Eastgate Toyota last pay us = payments client=Eastgate Toyota order=-paidOn limit=1
 how much was it = payments.amount client=Eastgate Toyota order=-paidOn limit=1
what commission do we owe partners for October = partnerCommission 2026-10-01..2026-10-31
 and for the whole year = partnerCommission 2026-01-01..2026-12-31
leads for Hartwell Volkswagen last month = leads client=Hartwell Volkswagen receivedAt=2026-10-01..2026-10-31
 vs the month before = leads.count client=Hartwell Volkswagen receivedAt=2026-10-01..2026-10-31 && leads.count client=Hartwell Volkswagen receivedAt=2026-09-01..2026-09-30
which stores lost organic traffic year over year = seoPerformance.sessions by=client 2026-10-01..2026-10-31 vs=2025-10-01..2025-10-31 down
 more than 20% down only = seoPerformance.sessions by=client 2026-10-01..2026-10-31 vs=2025-10-01..2025-10-31 down>20%
mystery shops: avg response time by channel = mysteryShopRequests.responseMinutes by=channel average
 slowest store = mysteryShopRequests.responseMinutes by=client order=-responseMinutes limit=1 average
clients in Texas = clients us=TX
 which arent on SEO = clients us=TX without=budgets(service=SEO)
spend by channel in the last 14 days = figures.spend by=channel 2026-11-10..2026-11-23
 and for the 14 days before that = figures.spend by=channel 2026-10-27..2026-11-09
cancellations this year = cancellations 2026-01-01..2026-12-31
 what's the main reason = cancellations.count by=reason 2026-01-01..2026-12-31 order=-count
compare Hartwell Honda and Eastgate Honda on cost per lead, ytd = figures.costPerConversion client=Hartwell Honda+Eastgate Honda by=client 2026-01-01..2026-11-23
 who has more = figures.costPerConversion client=Hartwell Honda+Eastgate Honda by=client 2026-01-01..2026-11-23 order=-costPerConversion
how many of my stores are Hondas = clients.count mine client=Hartwell Honda+Eastgate Honda
overdue invoices = invoices dueAt=overdue
 without Lone Star = invoices group!=Lone Star Group dueAt=overdue
 sort by due date = invoices group!=Lone Star Group dueAt=overdue order=dueAt
whats left to do on Quarter Mile Motors onboarding = onboardingTasks client=Quarter Mile Motors done=No
 who has to do those = onboardingTasks.count client=Quarter Mile Motors done=No by=ownerId
does Hartwell Honda have guest links that are still live = guestLinks client=Hartwell Honda state=open
 who made them = guestLinks.count client=Hartwell Honda state=open by=createdBy
 when do they run out = when guestLinks.expiresAt client=Hartwell Honda state=open
competitors of Riverside Kia = competitors client=Riverside Kia
churn rate by month this year = cancellationMonths 2026-01-01..2026-12-31
 worst month? = decline worst month
overdue invoices over $5,000 = invoices dueAt=overdue total>5000
 who manages those accounts = decline those
mystery shops of this month = mysteryShopRequests scheduledAt=2026-11-01..2026-11-30
 who do i call there = decline there
which deals went stale = opportunities stale=Stale
 when was each last touched = decline each
stores with SEM but no SEO = clients with=budgets(service=SEM) without=budgets(service=SEO)
 who runs their SEM = decline their
biggest jump in spend between sept and oct, any client = figures.spend by=client 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 up
budgets over $10,000 a month at clients with fewer than three services = decline fewer than
who's on the social team = people department=Social
do any dealers have two account managers = decline two
is Quarter Mile Motors past due? = invoices client=Quarter Mile Motors dueAt=overdue
which proofs are waiting on the client more than a week = proofs dueAt<2026-11-16 state=Waiting
what are james and maria earning = decline earning
cancellations this quarter by reason = cancellations.count by=reason 2026-10-01..2026-12-31
 which reason costs us the most = cancellations.amount by=reason 2026-10-01..2026-12-31 order=-amount
cancellations this year = cancellations 2026-01-01..2026-12-31
 which reason comes up most = cancellations.count by=reason 2026-01-01..2026-12-31 order=-count
leads for Hartwell Honda in october = leads client=Hartwell Honda receivedAt=2026-10-01..2026-10-31
 which source is best = decline which source is best
leads by source, Hartwell Honda, october = leads.count client=Hartwell Honda receivedAt=2026-10-01..2026-10-31 by=source
 what percent were duplicates = decline what percent were duplicates
support requests open for more than a week = support created<2026-11-16 state=open
 how many per manager = decline how many per manager
any google ads accounts that stopped sending figures = clientAccounts platform=Google Ads state=No Figures Since
 since when for each = decline since when for each
my clients in texas = clients mine us=TX
 which have open tasks = clients mine us=TX with=tasks(state=open)
my clients in texas = clients mine us=TX
 which have no open tasks = clients mine us=TX without=tasks(state=open)
stores in Texas = clients us=TX
 how many have programmatic = clients.count us=TX with=figures(channel=display+video+ctv)
my clients in texas = clients mine us=TX
 leave out the ones on the watchlist = clients mine us=TX without=priorityWatchlist(state=Watching)
which clients have no november budget = clients without=budgets(2026-11-01..2026-11-30)
 just the hyundai ones = clients brand=Hyundai without=budgets(2026-11-01..2026-11-30)
which clients have no november budget = clients without=budgets(2026-11-01..2026-11-30)
 how many are hyundai = clients.count brand=Hyundai without=budgets(2026-11-01..2026-11-30)
which invoices are overdue more than 30 days, biggest first = invoices.total dueAt<2026-10-24 dueAt=overdue order=-total
 what's that altogether = invoices.total dueAt<2026-10-24 dueAt=overdue
organic sessions for Hartwell Honda, last 12 months = seoPerformance.sessions client=Hartwell Honda 2025-12-01..2026-11-30
 and where did it peak = seoPerformance.sessions client=Hartwell Honda by=month 2025-12-01..2026-11-30 order=-sessions limit=1
top 5 clients by spend this month = figures.spend by=client 2026-11-01..2026-11-30 order=-spend limit=5
 make it 10 = figures.spend by=client 2026-11-01..2026-11-30 order=-spend limit=10
 show me the rest = figures.spend by=client 2026-11-01..2026-11-30 order=-spend
activities for Hartwell Honda this month = activities client=Hartwell Honda 2026-11-01..2026-11-30
 nothing for social?? = activities client=Hartwell Honda type=Social 2026-11-01..2026-11-30
website migrations for hartwell vw = websiteMigrations client=Hartwell Volkswagen
 when does the new site go live = when websiteMigrations.launchesAt client=Hartwell Volkswagen
open tasks for Hartwell Honda = tasks client=Hartwell Honda state=open
 when does the agreement end = when agreements.endsAt client=Hartwell Honda
leads for Lone Star Ford in october = leads client=Lone Star Ford receivedAt=2026-10-01..2026-10-31
 how does that compare to them = decline compare
spend for Hartwell Honda in october = figures.spend client=Hartwell Honda 2026-10-01..2026-10-31
 no, eastgate toyota = figures.spend client=Eastgate Toyota 2026-10-01..2026-10-31
 not october, september = figures.spend client=Eastgate Toyota 2026-09-01..2026-09-30
 wrong store, lone star ford = figures.spend client=Lone Star Ford 2026-09-01..2026-09-30
 no, the budget = budgets.amount client=Lone Star Ford 2026-09-01..2026-09-30
tasks due this week = tasks due=2026-11-23..2026-11-29
 leave seo out = tasks due=2026-11-23..2026-11-29 team!=SEO
which of my clients are on the watchlist = priorityWatchlist client=mine state=Watching
 just what changed since monday = decline just
`

/** What people ask of one store, of what comes in each month, and go on with. */
export const oneStore = `
mrr by service = budgets.amount type=Recurring by=service
our MRR in October = budgets.amount type=Recurring 2026-10-01..2026-10-31
when did Eastgate Honda leave us = record client=Eastgate Honda field=canceledAt
why did Eastgate Honda cancel = why cancellations client=Eastgate Honda
why did we lose Eastgate Honda = why cancellations client=Eastgate Honda
what was the reason Eastgate Honda left us = why cancellations client=Eastgate Honda
what reason Eastgate Honda gave for leaving = why cancellations client=Eastgate Honda
how come Eastgate Honda left = why cancellations client=Eastgate Honda
how far along is Eastgate Honda = onboardingTasks.completion client=Eastgate Honda
how far along are we with Eastgate Honda = onboardingTasks.completion client=Eastgate Honda
meta spend vs budget, worst 10 = decline worst
most leads in a day = leads.count by=day order=-count
highest spend in a month = figures.spend by=month order=-spend
what was the highest spend in one month this year = figures.spend by=month 2026-01-01..2026-12-31 order=-spend
most we ever spent in a single month = decline ever
month with the most leads = leads.count by=month order=-count
total past due = invoices.due dueAt=overdue
total past due over 60 days = invoices.due dueAt<2026-09-24 dueAt=overdue
unpaid balance per client over 60 days = invoices.due dueAt<2026-09-24 state=open by=payer
what did we invoice in October vs September = budgets.amount 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
 which clients account for the difference = budgets.amount by=client 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
 what drove it = why budgets.amount 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
spend in October vs September = figures.spend 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
 where does the difference come from = why figures.spend 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
 which channels made up most of that increase = figures.spend by=channel 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
who is the worst payer = invoices.due dueAt=overdue by=payer order=-due
how much of my budget is left for the month = pacing.left mine 2026-11-01..2026-11-30
is everything paid up = invoices.due
how many clients did we win this quarter = clients.count activatedAt=2026-10-01..2026-12-31
clients we won this quarter = clients activatedAt=2026-10-01..2026-12-31
expected billing next month = budgets.amount 2026-12-01..2026-12-31
how much does the Hartwell group spend a month = figures.spend group=Hartwell Auto Group by=month
which services do we sell the most = budgets.count by=service order=-count
which of my stores are losing us money = budgets.margin mine margin<0 by=client
what stores are trending down on leads = leads.count receivedAt=2026-11-01..2026-11-30 by=client vs=2026-10-01..2026-10-31 down
who pays invoice 1042 = invoices number=1042
what did we talk about with Riverside Kia last time = when interactions client=Riverside Kia order=-date limit=1
how does December billing compare to November = budgets.charged 2026-12-01..2026-12-31 vs=2026-11-01..2026-11-30
 which clients dropped = budgets.charged by=client 2026-12-01..2026-12-31 vs=2026-11-01..2026-11-30 down
 which ones went up = budgets.charged by=client 2026-12-01..2026-12-31 vs=2026-11-01..2026-11-30 up
spend by channel in October vs September = figures.spend by=channel 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
 which went up = figures.spend by=channel 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 up
clicks this month = figures.clicks 2026-11-01..2026-11-30
 what did each one cost = figures.cpc 2026-11-01..2026-11-30
conversions by channel in October = figures.conversions by=channel 2026-10-01..2026-10-31
 so what did each of them cost = figures.costPerConversion by=channel 2026-10-01..2026-10-31
leads last month = leads receivedAt=2026-10-01..2026-10-31
 what did each one cost = decline each
which contacts have no email = contacts email=none
which of my budgets have no end date = budgets mine endsAt=none
ad groups with the most clicks = decline ad groups
which adsets spent the most = decline adsets
how many interactions did each manager log last week = interactions.count by=author 2026-11-16..2026-11-22
why were we billed more this month = budgets.amount mine by=service 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
what did you post on our Facebook this month = activities type=Social 2026-11-01..2026-11-30
what are we paying for social media = budgets.amount channel=social
which stores have the largest recurring budgets this month, biggest ten first = budgets.amount type=Recurring by=client 2026-11-01..2026-11-30 order=-amount limit=10
overdue invoices, largest open amount first = invoices.due dueAt=overdue order=-due
which sent invoices are overdue by more than 30 days, largest open amount first = invoices.due dueAt<2026-10-24 state=Sent+Overdue+Partly paid+Paid+Credit dueAt=overdue order=-due
which signed agreements end in the next 90 days, soonest first = agreements endsAt=2026-11-23..2027-02-20 state=Signed+Active+Ended order=endsAt
 and which were sent but nobody has signed = agreements endsAt=2026-11-23..2027-02-20 state!=Signed state=Sent order=endsAt
which search clients are pacing more than 10% over budget this month = pacing.pace pace>110 channel=search by=client 2026-11-01..2026-11-30
my clients more than 5% over budget = pacing.pace mine pace>105 by=client
which co-op claims are due within two weeks = coopClaims deadline=2026-11-23..2026-12-07
tasks due within a week = tasks due=2026-11-23..2026-11-30
interactions within two weeks = interactions 2026-11-10..2026-11-23
how much monthly revenue did we lose to cancellations this year, by reason = cancellations.amount by=reason 2026-01-01..2026-12-31
top five clients by organic session growth, October versus October last year = decline October last year
clients by organic session growth in October = seoPerformance.sessionsChange by=client 2026-10-01..2026-10-31 order=-sessionsChange
what payments came in last week and what is still open on those invoices = decline open
what is the Google Ads password for Eastgate Honda = decline password
why did Google drop our ranking in August = decline ranking
which of my two stores had the cheaper leads in October = figures.costPerConversion mine by=client 2026-10-01..2026-10-31 order=costPerConversion
which months of this year are not closed yet = invoicingMonths state=Open 2026-01-01..2026-12-31
why can't I close October = invoicingMonths 2026-10-01..2026-10-31
what changes to our budgets still need my okay = waiting
is anything you made for us still waiting for our approval = proofs state=Waiting
when did somebody from your team last call or visit us = when interactions
which five services had the lowest margin percentage in October = budgets.marginRate by=service 2026-10-01..2026-10-31 order=marginRate limit=5
 same thing for September, but leave out anything under $5,000 invoiced = budgets.marginRate,amount amount>=5000 by=service 2026-09-01..2026-09-30 order=marginRate limit=5
whose health score fell the most since last month = decline health score
 is that one on the watchlist already = decline that one
which agreements are active = agreements state=Active
which agreements were declined = agreements state=Declined
my display spend in October, was it more than in September = figures.spend mine channel=display 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
which budget increases are waiting for my approval = budgetIncreases state=Waiting
 which one is the biggest = budgetIncreases.amount state=Waiting order=-amount
which account manager lost the most revenue this year = cancellations.amount by=managers 2026-01-01..2026-12-31 order=-amount
monthly recurring billing now vs a year ago = budgets.charged type=Recurring 2026-11-23..2026-11-23 vs=2025-11-23..2025-11-23
 which services grew the most = budgets.charged type=Recurring by=service 2026-11-23..2026-11-23 vs=2025-11-23..2025-11-23 up
Google Ads spend MTD for the Hartwell stores = figures.spend group=Hartwell Auto Group platform=Google Ads 2026-11-01..2026-11-23
 who's the account manager on each = decline each
what markup do you guys take on our google ads = budgets.margin channel=search
who is our account manager and how do i reach them = team mine role=manager
are our invoices paid up = invoices.due
cancellations since Labor Day and why they left = cancellations.reason 2026-09-07..2026-11-23
which of my dealers dont have SEO with us = clients mine without=budgets(service=SEO)
how do I get the November invoices into Xero = decline into
when did we last talk to Eastgate Honda = when interactions client=Eastgate Honda
 what was it about = when interactions client=Eastgate Honda
`

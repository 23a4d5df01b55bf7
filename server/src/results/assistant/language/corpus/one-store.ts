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
how far along is Eastgate Honda = decline along
how far along are we with Eastgate Honda = decline along
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
what stores are trending down on leads = figures.conversions by=client vs=2026-10-01..2026-10-31 down
who pays invoice 1042 = invoices number=1042
what did we talk about with Riverside Kia last time = when interactions client=Riverside Kia order=-date limit=1
how does December billing compare to November = budgets.amount 2026-12-01..2026-12-31 vs=2026-11-01..2026-11-30
 which clients dropped = budgets.amount by=client 2026-12-01..2026-12-31 vs=2026-11-01..2026-11-30 down
 which ones went up = budgets.amount by=client 2026-12-01..2026-12-31 vs=2026-11-01..2026-11-30 up
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
`

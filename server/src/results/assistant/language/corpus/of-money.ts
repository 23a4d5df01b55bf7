/** Money and results as people ask for them in passing: verbs of spending, what is left, what went up, parts of what was told. */
export const ofMoneyAsked = `
how much of Eastgate Honda's budget is left = pacing.left client=Eastgate Honda
how much of our search budget is left = pacing.left channel=search
how much can Lone Star Ford still spend this month = pacing.left client=Lone Star Ford 2026-11-01..2026-11-30
how much more can we spend on facebook = pacing.left channel=social
what's left in the Summit Subaru budget = pacing.left client=Summit Subaru
how much of Riverside Kia's budget is used up = pacing client=Riverside Kia
how much are we putting into tiktok = figures.spend platform=TikTok
how much did we blow on facebook in october = figures.spend platform=Facebook and Instagram 2026-10-01..2026-10-31
what are we spending a day at Lone Star Ford = figures.spend client=Lone Star Ford by=day
biggest google spenders in Texas = figures.spend us=TX platform=Google Ads by=client order=-spend
who's under 15% margin = budgets.marginRate marginRate<15 by=client
cpc above 5 dollars = figures.cpc cpc>5 by=client
who got no conversions last month = figures.conversions conversions=0 by=client 2026-10-01..2026-10-31
how many calls did Lone Star Ford get = callsByTracker.phoneCalls client=Lone Star Ford
which client makes us the most money = budgets.margin by=client order=-margin limit=1
most profitable clients = budgets.margin by=client order=-margin
profit last month = budgets.margin 2026-10-01..2026-10-31
where does Hartwell Honda's traffic come from = websitePerformance.sessions client=Hartwell Honda by=source
where do Hartwell Honda's leads come from = leads.count client=Hartwell Honda by=source
how is organic doing at Hartwell Honda vs last year = seoPerformance.sessions client=Hartwell Honda vs=2025-11-01..2025-11-30
how much co-op money does Hartwell Honda have left = coopClaims.claimed client=Hartwell Honda state=Not started+Gathering+Ready
who hasn't used their co-op = clients without=coopClaims
co-op that expires this quarter = coopClaims deadline=2026-10-01..2026-12-31
total co-op paid out this year = coopClaims.paid month=2026-01-01..2026-12-31
claims waiting on approval = coopClaims state=Submitted
unclaimed co-op by store = coopClaims.claimed state=Not started+Gathering+Ready by=client
where will we land this month = pacing.projected 2026-11-01..2026-11-30
how's business = figures
who canceled in october and why = cancellations.reason 2026-10-01..2026-10-31
traffic on our website last month = websitePerformance.sessions 2026-10-01..2026-10-31
who cut their budget in october = budgets.amount by=client 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 down
which clients raised their search budget this month = budgets.amount channel=search by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 up
whose budget went up this month = budgets.amount by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 up
which store dropped their budget the most = budgets.amount by=client vs=2026-10-01..2026-10-31 down
did Lone Star Ford's budget go up = budgets.amount client=Lone Star Ford vs=2026-10-01..2026-10-31
who changed the budget of Hartwell Honda last = changes client=Hartwell Honda of=budget
when was Lone Star Ford's budget last changed = changes client=Lone Star Ford 2025-11-23..2026-11-23 of=budget
sales by rep this quarter = opportunities.count stageSince=2026-10-01..2026-12-31 state=Won by=ownerId
did leads go up or down at Summit Subaru this month = leads.count client=Summit Subaru receivedAt=2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
who lost the most leads this month = leads.count receivedAt=2026-11-01..2026-11-30 by=client vs=2026-10-01..2026-10-31 down
billing by service = budgets.charged by=service
new budgets this month = budgetComparison move=new 2026-11-01..2026-11-30
clients over 20k a month = budgets.amount amount>20000 by=client
smallest clients by budget = budgets.amount by=client order=amount
list clients on CTV = clients with=figures(channel=ctv)
anyone not spending at all = clients without=figures(spend>0)
forecast for december billings = budgets.charged 2026-12-01..2026-12-31
video completion rate for Lone Star Ford = figures.vtr client=Lone Star Ford channel=video+ctv
ctv completion rate by store in october = figures.vtr channel=ctv by=client 2026-10-01..2026-10-31
reach on fb for Eastgate Honda = decline reach
engagement rate of Lone Star Ford = decline engagement rate
bounce rate of Eastgate Honda = decline bounce rate
did Hartwell Honda hit their goal = decline hit
whats my CPL at Lone Star Ford = figures.costPerConversion client=Lone Star Ford
who's underpacing on search by more than 10% = pacing.pace pace<90 channel=search by=client
organic share of traffic at Eastgate Honda = websitePerformance.sessions client=Eastgate Honda source=organic share=source
oem spend by store in october = oemSpend.spent by=client 2026-10-01..2026-10-31
rollover by client = rollover.carried by=client
aging over 60 days = invoices dueAt<2026-09-24 dueAt=overdue
agreements without a signature = agreements state=Sent
spend this month vs last november = figures.spend 2026-11-01..2026-11-30 vs=2025-11-01..2025-11-30
how many cars did Hartwell Honda sell this month vs last november = sales.count client=Hartwell Honda soldAt=2026-11-01..2026-11-30 vs=2025-11-01..2025-11-30
spend by channel for october = figures.spend by=channel 2026-10-01..2026-10-31
 as a share = figures.spend by=channel 2026-10-01..2026-10-31 share=channel
 only texas = figures.spend us=TX by=channel 2026-10-01..2026-10-31 share=channel
what's Hartwell Honda's budget = budgets.amount client=Hartwell Honda
 how much of it is search = budgets.amount client=Hartwell Honda channel=search share=channel
who's over budget this month = pacing over by=client 2026-11-01..2026-11-30
 which of those are over 5k = pacing over budget>5000 by=client 2026-11-01..2026-11-30
who spends most on meta = figures.spend platform=Facebook and Instagram by=client order=-spend
 and the least = figures.spend platform=Facebook and Instagram by=client order=spend
 what's their cpl = figures.spend,costPerConversion platform=Facebook and Instagram by=client order=spend
 in september = figures.spend,costPerConversion platform=Facebook and Instagram by=client 2026-09-01..2026-09-30 order=spend
invoices that are not paid = invoices state=open
 which is the oldest = invoices state=open order=month limit=1
 total = invoices.due state=open
who canceled in september = cancellations 2026-09-01..2026-09-30
 how much was that = cancellations.amount 2026-09-01..2026-09-30
 why did they leave = cancellations.reason 2026-09-01..2026-09-30
how much monthly revenue did we lose to cancellations this year = cancellations.amount by=month 2026-01-01..2026-12-31
 by reason = cancellations.amount by=reason 2026-01-01..2026-12-31
 and which AM lost the most = cancellations.amount by=managers 2026-01-01..2026-12-31 order=-amount
payments received this week = payments 2026-11-23..2026-11-29
 who paid the most = payments.amount by=payer 2026-11-23..2026-11-29 order=-amount limit=1
revenue this month vs last = budgets.amount 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
 why = why budgets.amount 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
 which clients went down = budgets.amount by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
 by how much = budgets.amount by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
spend in october = figures.spend 2026-10-01..2026-10-31
 is that up from last year = figures.spend 2026-10-01..2026-10-31 vs=2025-10-01..2025-10-31
avg budget per client = budgets.amount by=client average
 is that up from last year = budgets.amount by=client vs=2025-11-01..2025-11-30 average
did leads go up or down at Summit Subaru this month = leads.count client=Summit Subaru receivedAt=2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
 why = leads.count client=Summit Subaru receivedAt=2026-11-01..2026-11-30 by=leadTypeId vs=2026-10-01..2026-10-31
 what about sales = sales client=Summit Subaru soldAt=2026-11-01..2026-11-30
`

/** What people of every role asked later that was read as something else, or not at all, with what goes on with it. */
export const laterRoundsAsked = `
clients invoiced less in november than in october = invoices.total by=payer 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
which clients were invoiced less than last month = invoices.total by=payer 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
clients with a lower invoice in november than in october = invoices.total by=payer 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
prospects with no follow up in the last 2 weeks = clients state=Prospect without=interactions(2026-11-10..2026-11-23)
clients nobody followed up with since october = clients without=interactions(2026-10-01..2026-11-23)
which brands do we handle = clients.count by=brand
what makes do we work with = clients.count by=brand
how do i get added to a client team = screen team of a client
how do i get a password reset = screen password
which accounts dont have a search budget but are active = clients state=Client without=budgets(channel=search)
search clients on more than 5k = budgets.amount amount>5000 channel=search by=client
clients that cancelled since september and still have an open balance = clients with=cancellations(2026-09-01..2026-11-23) with=invoices(2024-12-01..2026-11-30,state=open)
at risk clients on the watchlist = clients healthLevel=At Risk with=priorityWatchlist(state=Watching)
clients on the watchlist and at risk = clients healthLevel=At Risk with=priorityWatchlist(state=Watching)
meetings on the calendar tomorrow = calendar 2026-11-24..2026-11-24
what's on the calendar today = calendar
support tickets i opened that are still waiting = support mine state=open
what do we owe Lone Star Ford = deliverables client=Lone Star Ford state=Open
what do i still owe Lone Star Ford this month = deliverables mine client=Lone Star Ford dueAt=2026-11-01..2026-11-30 state=Open
how long was Lone Star Ford with us = cancellations.months client=Lone Star Ford
why did Lone Star Ford leave = why cancellations client=Lone Star Ford
 how long were they with us = cancellations.months client=Lone Star Ford
how does december look = budgets 2026-12-01..2026-12-31
how's january looking = budgets 2027-01-01..2027-01-31
what does december look like for Lone Star Ford = budgets client=Lone Star Ford 2026-12-01..2026-12-31
how does october look = figures 2026-10-01..2026-10-31
did anyone talk to Lone Star Ford since the 15th = interactions client=Lone Star Ford 2026-11-15..2026-11-23
interactions after the 20th = interactions date>2026-11-20
tasks due by the 15th = tasks due<=2026-12-15
top ten search spenders outside texas = decline outside
clients outside texas = clients us!=TX
stores outside Hartwell Auto Group = clients group!=Hartwell Auto Group
when is the november report ready = decline ready
spend october vs september = figures.spend 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
 what about calls = callsByTracker.phoneCalls 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
 and leads = figures.conversions 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
phone calls in october = callsByTracker.phoneCalls 2026-10-01..2026-10-31
 what about clicks = figures.clicks 2026-10-01..2026-10-31
clients i havent spoken to in thirty days = clients mine without=interactions(2026-10-25..2026-11-23)
margin under -500 = budgets.margin margin<-500
clients with margin below minus 500 = budgets.margin margin<-500 by=client
budget reconciliation nov - who is off by more than 500 = reconciliation.variance variance>500 variance<-500 2026-11-01..2026-11-30 either
who is off by more than 500 in the reconciliation for november = reconciliation.variance variance>500 variance<-500 2026-11-01..2026-11-30 either
titles and metas i did last month by client = decline titles
is my seo working = seoPerformance.sessions
is our search advertising working = figures channel=search
who asked for the budget increase at Lone Star Ford = budgetIncreases.count client=Lone Star Ford by=requestedBy
inventory feed broken at Lone Star Ford, open a ticket = form support client=Lone Star Ford text=inventory feed broken
Lone Star Ford paid yet? = invoices client=Lone Star Ford
what keywords are bringing people in = seoDivision.clicks order=-clicks
whats a good cost per lead for a store like mine = figures.costPerConversion mine peers
pacing under 80 percent and more than 8000 budget = pacing.pace,budget pace<80 budget>8000
 whose clients are these = pacing.pace,budget,manager pace<80 budget>8000
open invoices over 10k = invoices total>10000 state=open
 whose clients are these = invoices.manager total>10000 state=open
clients with spend over 20k = figures.spend spend>20000 by=client
 which are above that = decline that
is Lone Star Ford still running facebook = budgets.amount client=Lone Star Ford service=Facebook
clients spending more than last year but with fewer conversions = composed a:figures.spend|2026-11-01..2026-11-23 b:figures.spend|2025-11-01..2025-11-23 c:figures.conversions|2026-11-01..2026-11-23 d:figures.conversions|2025-11-01..2025-11-23 a>b c<d per=client
which services are we losing the most = cancellations.amount by=service order=-amount
are we making more on search than last year = budgets.margin channel=search vs=2025-11-01..2025-11-30
difference in spend between my stores = figures.spend mine by=client
accounts locked = people state=suspended
locked accounts = people state=suspended
facebook spend by client for november over 2000 = figures.spend spend>2000 platform=Facebook and Instagram by=client 2026-11-01..2026-11-30
did anyone reply to my ticket about tracking numbers = support mine about=tracking_numbers
clients that joined this year and already cancelled a service = clients activatedAt=2026-01-01..2026-12-31 with=cancellations
biggest client we lost this year = cancellations.amount by=client 2026-01-01..2026-12-31 order=-amount
my clients that lost leads two months in a row = composed a:leads.count|receivedAt=2026-08-01..2026-08-31 b:leads.count|receivedAt=2026-09-01..2026-09-30 c:leads.count|receivedAt=2026-10-01..2026-10-31 b<a c<b per=client of=mine
tasks i gave to others that are late = decline gave, others
invoices approved by me this month = decline me
users with no role = decline with
last time we talked to Lone Star Ford = when interactions client=Lone Star Ford
biggest changes in spend this month = figures.spend by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 up && figures.spend by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
biggest movers in spend this month = figures.spend by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 up && figures.spend by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
who works on our accounts = team mine
how many days until Lone Star Ford's agreement ends = when agreements.endsAt client=Lone Star Ford
revenue forecast for december = budgets.amount 2026-12-01..2026-12-31
prospects by stage = opportunities.count by=stageId
what budget changes happened this week = changes 2026-11-23..2026-11-29 of=budget
how many invoices did we send in november vs october = invoices.count state=Sent+Overdue+Partly paid+Paid+Credit by=state 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
invoices sent after november 10 = decline after november 10
invoices sent since october = invoices state=Sent+Overdue+Partly paid+Paid+Credit 2026-10-01..2026-11-23
interactions since the 10th of november = interactions 2026-11-10..2026-11-23
top 10 clients by margin excluding groups = decline excluding
campaigns that stopped spending = decline stopped
how many users does each client have = decline users
which clients have no users = decline users
clients without a meeting in october = clients without=interactions(2026-10-01..2026-10-31)
my tasks for tomorrow and friday = tasks mine due=2026-11-24..2026-11-24 && tasks mine due=2026-11-27..2026-11-27
activities for Lone Star Ford in november = activities client=Lone Star Ford 2026-11-01..2026-11-30
 who did the last one = activities client=Lone Star Ford 2026-11-01..2026-11-30 order=-date limit=1
overdue deliverables = deliverables dueAt=overdue
 which of those are mine = deliverables mine dueAt=overdue
clients over pace on search = pacing state=Overpacing channel=search by=client
 which of those are mine = pacing mine state=Overpacing channel=search by=client
clients with overdue tasks = clients with=tasks(due=overdue)
 are any of those mine = clients mine with=tasks(due=overdue)
clients over 20k a month with no seo budget = clients with=budgets(amount>20000) without=budgets(service=SEO)
clients with a budget over 20k and with no search budget = clients with=budgets(amount>20000) without=budgets(channel=search)
clients with more than 5 calls and no search budget = clients with=interactions(count>5) without=budgets(channel=search)
overdue onboarding tasks not done by the client = onboardingTasks dueAt=overdue byClient=Yes
clients who got a new budget this month and are under pace = decline new
revenue of clients that started after june = decline started
overdue invoices of clients managed by Maria Lopez = invoices manager=Maria Lopez dueAt=overdue
conversions in october and november by channel = figures.conversions by=channel 2026-10-01..2026-10-31 && figures.conversions by=channel 2026-11-01..2026-11-30
search spend in october and november by week = figures.spend channel=search by=week 2026-10-01..2026-10-31 && figures.spend channel=search by=week 2026-11-01..2026-11-30
clients paying more than 10k but with less than 50 leads = composed a:budgets.amount b:leads.count a>10000 b<50 per=client
audit log entries for Lone Star Ford this week by user = auditLog.count client=Lone Star Ford by=who 2026-11-23..2026-11-29
display spend for november by client over 5k = figures.spend spend>5000 channel=display by=client 2026-11-01..2026-11-30
search budgets that are over pace by 10 percent or more = pacing.budget,pace pace>110 channel=search
fees by channel = budgets.fees by=channel
 no just social = budgets.fees channel=social by=channel
which of our clients spent money but got zero leads this month = clients with=figures(2026-11-01..2026-11-30,spend>0) without=figures(2026-11-01..2026-11-30,conversions>0)
competitors we track for Lone Star Ford = competitors client=Lone Star Ford
draft a note for Lone Star Ford saying we swapped the holiday creatives = form activity client=Lone Star Ford text=we swapped the holiday creatives for Lone Star Ford
remind me next tues to call Lone Star Ford = form task client=Lone Star Ford due=2026-12-01 text=call Lone Star Ford
everything about Lone Star Ford = record client=Lone Star Ford
 who do i call there = contacts client=Lone Star Ford
phone number for Lone Star Ford = record client=Lone Star Ford field=phone
 and their address = record client=Lone Star Ford field=location
 and the website = record client=Lone Star Ford field=website
what does an activity note need to have in it = decline need
my deliverables this week = deliverables mine dueAt=2026-11-23..2026-11-29
 what is late = deliverables mine dueAt=overdue
 for toyota stores = decline for toyota stores
budgets added after the 20th = decline budgets
how many visitors did our website have last month = websitePerformance.sessions 2026-10-01..2026-10-31
 from phones = decline phones
`

/** Questions of an ordinary day as busy people type them, without signs and in half sentences, and what goes on with them. */
export const asTyped = `
which octobr invoices havnt been paid = invoices state=open 2026-10-01..2026-10-31
 total? = invoices.due state=open 2026-10-01..2026-10-31
 who's the am on the biggest one = invoices.due,manager state=open 2026-10-01..2026-10-31 order=-due limit=1
any invoices my clients havent paid = invoices mine state=open
avg margin by service this quarter = budgets.marginRate by=service 2026-10-01..2026-12-31
 which ones are under 15% = budgets.marginRate marginRate<15 by=service 2026-10-01..2026-12-31
anything thats 60+ days past due = invoices dueAt<2026-09-24 dueAt=overdue
whats left to reconcile for october = reconciliation settled=open 2026-10-01..2026-10-31
which clients have no PO number = parentOrganizations purchaseOrder=none
payments that came in this week and the invoice they were for = payments 2026-11-23..2026-11-29
who hasnt logged in for 90 days = people lastSeenAt<2026-08-25
emails that bounced this week = emailAnalytics.bounced 2026-11-23..2026-11-29
how many emails went out yesterday = emailAnalytics.sent 2026-11-22..2026-11-22
what did the ai cost us last month = aiUsage 2026-10-01..2026-10-31
who on my team has the most accounts = team.clients department=own team by=person order=-clients
who on the team hasnt logged an activity since monday = team.lastActivity lastActivity<2026-11-23 department=own team
how many tasks did each of my people close last week = tasks.count closedAt=2026-11-16..2026-11-22 team=own team state=closed by=assignee
how many tasks did Maria Lopez close last week = tasks.count closedBy=Maria Lopez closedAt=2026-11-16..2026-11-22
who closed the most tasks last week = tasks.count closedAt=2026-11-16..2026-11-22 by=closedBy order=-count limit=1
tasks closed by Maria Lopez this week = tasks closedBy=Maria Lopez closedAt=2026-11-23..2026-11-29
how many calls did Maria log this week = interactions.count author=Maria Lopez 2026-11-23..2026-11-29
any requests still waiting on you guys = support state=open
high severity requests = support severity=High
open tickets for Hartwell Honda = support client=Hartwell Honda state=open
how we doing = figures
 is that better than last month = figures vs=2026-10-01..2026-10-31
 what about just paid search = figures channel=search vs=2026-10-01..2026-10-31
what am i paying u a month = budgets.charged mine 2026-11-01..2026-11-30
 how much of that actually goes to ads = pacing.budget mine 2026-11-01..2026-11-30
do i have anything to sign or approve = agreements mine state=Sent && budgetChanges
did i pay octobers bill for the Hartwell Honda store = invoices client=Hartwell Honda 2026-10-01..2026-10-31
whens my contract up = when agreements.endsAt mine
dealers with nothing running right now = clients without=budgets
who's our contact at the agency for Hartwell Honda = team client=Hartwell Honda role=manager
who do i talk to about our website = team mine role=manager
results of Hartwell Honda this month = figures client=Hartwell Honda 2026-11-01..2026-11-30
 show me last month too = figures client=Hartwell Honda 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
who spent less than they budgeted in october = pacing under by=client 2026-10-01..2026-10-31
which stores spent more than they budgeted in october = pacing over by=client 2026-10-01..2026-10-31
which stores' organic traffic fell from september to october = seoPerformance.sessions by=client 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 down
activities logged by me this week = activities mine 2026-11-23..2026-11-29
how many interactions logged by me last month = interactions.count mine 2026-10-01..2026-10-31
activities by me this week = activities mine 2026-11-23..2026-11-29
stores w no contacts = clients without=contacts
which stores lost the most organic traffic compared to october = seoPerformance.sessions by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
clients whose margin dropped from sept to oct = budgets.margin by=client 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 down
did Hartwell Honda approve their budget change yet = budgetChanges client=Hartwell Honda
 when does it start = decline when does it start
when does the agreement of Hartwell Honda end = when agreements.endsAt client=Hartwell Honda
contracts coming up for renewal in the next 60 days = agreements endsAt=2026-11-23..2027-01-21
 when do they end = when agreements.endsAt endsAt=2026-11-23..2027-01-21
take me to hartwell hondas contacts = screen client=Hartwell Honda contacts
open the credentials tab of hartwell vw = screen client=Hartwell Volkswagen credentials
where are the invoices of Hartwell Honda = screen client=Hartwell Honda invoices
whats the login for hartwell vws facebook = screen client=Hartwell Volkswagen login
can i see the ads that are running right now = campaigns 2026-11-01..2026-11-30
campaigns with spend but no conversions last 7 days = campaigns.conversions conversions=0 by=campaign 2026-11-17..2026-11-23
impression share lost to budget by client = semBudgetRecommendations.lostToBudget by=client
who havent i talked to in over a month = clients mine without=interactions(2026-10-23..2026-11-23,by=me)
where do i add a new activity type = screen activity type
how did all my dealers do last month = figures mine 2026-10-01..2026-10-31
 top 5 by leads = figures.conversions mine by=client 2026-10-01..2026-10-31 order=-conversions limit=5
stores pacing over 110% = pacing.pace pace>110 by=client
 whats the total overspend on those = pacing.ahead pace>110 by=client
accounts expiring before xmas = decline accounts
am i missing any monthly deliverables = deliverables mine dueAt=overdue
which clients got a budget increase this month = clients with=budgetIncreases(decidedAt=2026-11-01..2026-11-30,state=Approved)
send me octobers invoices as excel = invoices 2026-10-01..2026-10-31 file
can u send me last months report = figures mine 2026-10-01..2026-10-31
which clients pay late all the time = invoices.due dueAt=overdue by=payer order=-due
is october closed = invoicingMonths 2026-10-01..2026-10-31
 whats stopping it = invoicingMonths 2026-10-01..2026-10-31
biggest invoice last month and is it paid = invoices.total 2026-10-01..2026-10-31 order=-total limit=1
which clients lost rankings this month = seoLandingPages.position by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
achievements i still need approved = achievements state!=Approved
who are we about to lose = clients healthLevel=At Risk
new users added this month = auditLog deed=Added subject=user 2026-11-01..2026-11-30
who has access to hartwell vw = team client=Hartwell Volkswagen
whos my rep and whats her number = team mine role=manager contact
how much of my budget is left for the month at Hartwell Honda = pacing.left client=Hartwell Honda 2026-11-01..2026-11-30
which dealers are up over last month in leads = leads.count receivedAt=2026-11-01..2026-11-30 by=client vs=2026-10-01..2026-10-31 up
which dealers are down from last month in clicks = figures.clicks by=client vs=2026-10-01..2026-10-31 down
proofs still waiting on the client = proofs state=Waiting
 how long have they been sitting = proofs.daysWaiting state=Waiting order=-daysWaiting
compare priya and Maria Lopez = figures manager=Priya Patel manager=Maria Lopez by=manager
organic sessions of Hartwell Honda vs last year = seoPerformance.sessions client=Hartwell Honda vs=2025-11-01..2025-11-30
 which pages = seoLandingPages client=Hartwell Honda
top 3 reasons clients left this year = cancellations.count by=reason 2026-01-01..2026-12-31 order=-count limit=3
who deleted a client this year = auditLog deed=Deleted subject=client 2026-01-01..2026-12-31
list of my dealers with their monthly budget = budgets.amount mine by=client
what should Hartwell Honda do differently = decline should
when was the last time anyone talked to Hartwell Honda = when interactions client=Hartwell Honda
 who was it = when interactions client=Hartwell Honda
how much are we waiting on from Lone Star Ford = invoices.due client=Lone Star Ford state=open
clicks of Hartwell Honda and Eastgate Honda by client last 30 days = figures.clicks client=Hartwell Honda+Eastgate Honda by=client 2026-10-25..2026-11-23
 which had the cheaper leads = figures.costPerConversion client=Hartwell Honda+Eastgate Honda by=client 2026-10-25..2026-11-23 order=costPerConversion
which am is bringing in the most revenue = budgets.amount by=manager order=-amount limit=1
who manages Hartwell Honda and whats their email = team client=Hartwell Honda role=manager contact
how many tasks did each person close last week = tasks.count closedAt=2026-11-16..2026-11-22 state=closed by=assignee
how many tasks did I close this week = tasks.count mine closedAt=2026-11-23..2026-11-29 state=closed
total invoiced last month, paid and outstanding = invoices.total,paid,due 2026-10-01..2026-10-31
who else is on the hartwell vw account = team client=Hartwell Volkswagen
notes from the last call with Hartwell Honda = interactions client=Hartwell Honda order=-date limit=1
team's overdue tasks by person = tasks.count due=overdue team=own team by=assignee
any credits for Hartwell Honda = invoices client=Hartwell Honda state=Credit
am i getting more or less leads than last year = leads.count mine receivedAt=2026-01-01..2026-12-31 vs=2025-01-01..2025-12-31
how much budget do we have left at Hartwell Honda = pacing.left client=Hartwell Honda
budgets that will run out before the end of the month = pacing.projected,budget projected>budget by=client
which services grew the most this quarter vs last = budgets.amount by=service 2026-10-01..2026-12-31 vs=2026-07-01..2026-09-30 up
show me my invoices = invoices mine
 which one is the newest = invoices mine order=-month limit=1
clients w/o an activity or interaction in 2 weeks = clients without=activities(2026-11-10..2026-11-23) without=interactions(2026-11-10..2026-11-23)
good morning! what's urgent today = waiting
how healthy is Hartwell Honda and why = record client=Hartwell Honda field=health
when did Maria Lopez last log in = people.lastSeenAt person=Maria Lopez
biggest clients we lost this year = cancellations.amount by=client 2026-01-01..2026-12-31 order=-amount
did you spend all my budget last month = pacing mine 2026-10-01..2026-10-31
which of the two stores has more clicks this month = figures.clicks mine by=client 2026-11-01..2026-11-30 order=-clicks limit=1
summary for my region this month = figures mine 2026-11-01..2026-11-30
whose budget ends soon = budgets endsAt=2026-11-23..2026-12-22
clients added vs clients lost each month this year = clients.count activatedAt=2026-01-01..2026-12-31 by=month && clients.count canceledAt=2026-01-01..2026-11-23 by=month
what's the monthly budget for Hartwell Honda on google = budgets.amount client=Hartwell Honda channel=search
book a reminder for monday to check Hartwell hondas pacing = form task client=Hartwell Honda due=2026-11-30 text=check Hartwell Honda pacing
how do i cancel = decline cancel
which of my clients are pacing over 110% and who manages them = pacing.pace mine pace>110 by=client && clients.manager told
which stores are over budget and what did they spend on search = pacing over by=client && figures.spend channel=search told
top 5 clients by spend and what did we do for them this week = figures.spend by=client order=-spend limit=5 && activities 2026-11-23..2026-11-29 told
which clients spent the most last month and how many leads did they get = figures.spend by=client 2026-10-01..2026-10-31 order=-spend && leads.count receivedAt=2026-10-01..2026-10-31 told
my clients that have no activity this month and their managers = clients mine without=activities(2026-11-01..2026-11-30) && clients.manager told
where do i stand with my clients this month = figures mine 2026-11-01..2026-11-30
open tasks for Hartwell Honda = tasks client=Hartwell Honda state=open
 who has them = tasks.count client=Hartwell Honda state=open by=assignee
has anyone reviewed the proof for Hartwell Honda = proofs client=Hartwell Honda
what services does Hartwell Honda have = budgets.amount client=Hartwell Honda by=service
 since when = budgets.startsAt client=Hartwell Honda order=startsAt
which facebook ads spent the most this week = campaigns.spend platform=Facebook and Instagram 2026-11-23..2026-11-29 order=-spend
clients over 110% on sem = pacing.pace pace>110 channel=search by=client
 by how much = pacing.pace,ahead pace>110 channel=search by=client
are we making more money than last month = budgets.margin vs=2026-10-01..2026-10-31
who's our best account manager = amReportCard.score order=-score
whats included in my package = budgets.amount mine by=service
spend by store this month = figures.spend by=client 2026-11-01..2026-11-30
 and gets more leads? = figures.conversions by=client 2026-11-01..2026-11-30 order=-conversions
add a note that Hartwell Honda wants new creative by friday = form activity client=Hartwell Honda text=Hartwell Honda wants new creative by friday
who are our top 5 partners = decline top
how is facebook doing for Hartwell Honda = figures client=Hartwell Honda platform=Facebook and Instagram
 spend vs conversions by week = figures.spend,conversions client=Hartwell Honda platform=Facebook and Instagram by=week
did everything for october get sent = invoices.count by=state 2026-10-01..2026-10-31
can i get more budget for search = form increase mine text=search
`

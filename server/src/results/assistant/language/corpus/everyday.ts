/** Two rounds of what people ask every day: accounting and managers, everybody at the agency. */
export const everyday = `
What did we bill Hartwell Volkswagen last month? = budgets.amount client=Hartwell Volkswagen 2026-10-01..2026-10-31
How much is still unpaid from September? = invoices.due state=open 2026-09-01..2026-09-30
Which invoices are more than 30 days late? = invoices dueAt<2026-10-24
List clients whose budget went up this month = budgetComparison move=increased 2026-11-01..2026-11-30
Which clients have no budget for December? = clients without=budgets(2026-12-01..2026-12-31)
What is our margin on SEM this quarter? = budgets.margin service=SEM 2026-10-01..2026-12-31
Who approved the budget increase for Eastgate Honda? = budgetIncreases.decidedBy client=Eastgate Honda
Show credit notes from last month = invoices state=Credit 2026-10-01..2026-10-31
How much did we credit back to clients this year? = reconciliation settled=Credited 2026-01-01..2026-12-31
Which budgets end this month? = budgets endsAt=2026-11-01..2026-11-30
Total invoiced by manufacturer this year = budgets.amount by=manufacturer 2026-01-01..2026-12-31
Which agreements are waiting for a signature? = agreements state=Sent
Which agreements expire in the next 60 days? = agreements endsAt=2026-11-23..2027-01-21
What does Summit Subaru pay us? = invoices.paid client=Summit Subaru
Who sent us the last payment? = decline last
how much commission do we owe partners for October = partnerCommission.commission 2026-10-01..2026-10-31
what are the fees on Eastgate Honda's search budget = budgets.fees client=Eastgate Honda channel=search
compare November billing with October = budgets.charged 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
Which clients underspent last month by more than 10%? = decline by
biggest rollover into November = rollover.carried 2026-11-01..2026-11-30 order=-carried limit=1
how is Eastgate Toyota pacing = pacing client=Eastgate Toyota
are any of my clients over budget = pacing mine over by=client
who hasn't been called in two weeks = clients without=interactions(2026-11-10..2026-11-23)
what's on my plate today = waiting
what is due this week = tasks due=2026-11-23..2026-11-29
Which of my clients lost leads compared with last month? = leads.count mine receivedAt=2026-11-01..2026-11-30 by=client vs=2026-10-01..2026-10-31 down
when did we last talk to Riverside Kia = when interactions client=Riverside Kia
what did we talk about with them = decline them
who manages Summit Subaru = team client=Summit Subaru role=manager
How many clients does Maria Lopez have? = clients.count member=Maria Lopez
which clients did I not log an activity for this month = clients mine without=activities(2026-11-01..2026-11-30)
best performing campaign at Northfield Nissan = campaigns.conversions,costPerConversion,spend client=Northfield Nissan by=campaign order=-conversions limit=1
results by campaign for Northfield Nissan last month = campaigns client=Northfield Nissan 2026-10-01..2026-10-31
cost per lead for my clients last month = figures.costPerConversion mine 2026-10-01..2026-10-31
how many phone calls did Riverside Kia get last week = decline last
show me the health of my accounts = clients.health mine
which clients are at risk = clients healthLevel=At Risk
what changed at Eastgate Honda this week = changes client=Eastgate Honda 2026-11-23..2026-11-29
new clients this month = clients activatedAt=2026-11-01..2026-11-30
who cancelled last quarter and why = cancellations.reason 2026-07-01..2026-09-30
how many clients did we lose this year = clients.count canceledAt=2026-01-01..2026-11-23
top 5 clients by spend = figures.spend by=client order=-spend limit=5
what's our churn rate this year = cancellationMonths 2026-01-01..2026-12-31
average monthly budget per client = budgets.amount by=client average
monthly recurring revenue = budgets.amount type=Recurring
which stage has the most pipeline value = opportunities.amount by=stageId order=-amount limit=1
deals that should close this month = decline deals
leads I have not contacted yet = decline leads
how many proposals did we win in October = decline proposals
open support requests older than a week = support created<2026-11-16 state=open
who has the most open tasks = tasks.count state=open by=assignee order=-count
my overdue tasks = tasks mine due=overdue
how many visits did my website get last month = websitePerformance.sessions 2026-10-01..2026-10-31
where do my leads come from = leads.count mine by=source
how much did I spend on Google last month = figures.spend mine platform=Google Ads 2026-10-01..2026-10-31
what did I get for my money in October = figures mine 2026-10-01..2026-10-31
is my December budget approved = decline approved
when is my next invoice due = when invoices.dueAt mine dueAt>=2026-11-23 order=dueAt limit=1
can you send me my last invoice = invoices mine order=-month limit=1
who is my account manager = team mine role=manager
what are people searching for to find us = seoDivision.clicks order=-clicks
our most popular vehicle pages = siteHours.vehicles order=-vehicles
how do we rank for used cars = seoDivision.position about=used_cars
organic traffic compared with last year = seoPerformance.sessions vs=2025-11-01..2025-11-30
which keywords lost the most clicks = decline lost
impression share of search for Lone Star Ford = decline impression
cost per click on Bing versus Google last month = figures.cpc platform=Microsoft Ads+Google Ads by=platform 2026-10-01..2026-10-31
which display creatives have the lowest click rate = decline creatives
daily spend of Lone Star Ford this week = figures.spend client=Lone Star Ford by=day 2026-11-23..2026-11-29
how much is left to spend for Riverside Kia this month = pacing.left,spend client=Riverside Kia 2026-11-01..2026-11-30
what was the busiest day for leads in October = leads.count receivedAt=2026-10-01..2026-10-31 by=day order=-count limit=1
reviews we have not answered = decline not
average rating of my stores = decline rating
which clients have Facebook but not TikTok = clients with=figures(platform=Facebook and Instagram) without=figures(platform=TikTok)
clients in Texas with SEO = clients us=TX with=budgets(service=SEO)
co-op claims not submitted yet = coopClaims state!=Submitted+Approved+Paid+Rejected
how much co-op money came back this year = coopClaims.paid month=2026-01-01..2026-12-31
which claims are due next week = coopClaims deadline=2026-11-30..2026-12-06
onboarding tasks that are late = onboardingTasks dueAt=overdue
which onboarding is stuck the longest = decline longest
who is on vacation next week = decline vacation
what meetings do I have tomorrow = calendar 2026-11-24..2026-11-24
remind me to call Summit Subaru on Friday = form task client=Summit Subaru due=2026-11-27 text=call Summit Subaru
log a call with Eastgate Honda about their December budget = form interaction client=Eastgate Honda text=their December budget
add a task for Maria to check the tracking at Lone Star Ford = form task client=Lone Star Ford assignee=Maria Lopez text=check the tracking at Lone Star Ford
how do I change a budget = form budgetChange
where do I find the pacing report = screen pacing report
export my client list = clients mine file
why did leads drop at Lone Star Ford in October = why figures.conversions client=Lone Star Ford 2026-10-01..2026-10-31
why is Eastgate Toyota over budget = why pacing client=Eastgate Toyota over
what is the difference between media budget and invoice amount = decline between
how many users signed in today = decline users
who are the managers at Hartwell Auto Group = decline Hartwell
phone number of the GM at Summit Subaru = contacts.phone client=Summit Subaru title=General Manager
which forms got the most answers = formAnswers.count by=form order=-count
proofs waiting for approval = proofs state=Waiting
are there incidents right now = incidents endedAt=open
which websites are we migrating = decline websites
how many people did GeoIQ reach for Northfield Nissan = decline GeoIQ
what did TikTok cost us per click in October = figures.spend,cpc platform=TikTok 2026-10-01..2026-10-31
sales at Eastgate Honda this year by month = sales.count client=Eastgate Honda soldAt=2026-01-01..2026-12-31 by=month
how many cars did Summit Subaru sell last month = sales.count client=Summit Subaru soldAt=2026-10-01..2026-10-31
how many vehicles are in the feed of Lone Star Ford = feedVehicles.count client=Lone Star Ford
which feeds failed today = vehicleFeeds readAt=2026-11-23..2026-11-23 state=Last Good Copy
Show me invoices for Hartwell Auto Group from last month = invoices group=Hartwell Auto Group 2026-10-01..2026-10-31
what's the total of open invoices = invoices.total state=open
invoices we haven't sent yet = invoices state!=Sent+Overdue+Partly paid+Paid+Credit+Void
who still owes us money = invoices.due
how much did we invoice in Q3 compared with Q2 = budgets.amount 2026-07-01..2026-09-30 vs=2026-04-01..2026-06-30
average invoice amount last month = budgets.amount 2026-10-01..2026-10-31 average
which services bring in the most revenue = budgets.amount by=service order=-amount
how much revenue do we make with social = budgets.amount channel=social
list budgets above 5000 that ended this year = budgets amount>5000 endsAt=2026-01-01..2026-12-31
one-time budgets in October = budgets type=One-Time 2026-10-01..2026-10-31
budgets without an end date = budgets endsAt=none
which clients increased their spend this month = figures.spend by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 up
fees we charged in October by service = budgets.fees,charged by=service 2026-10-01..2026-10-31
clients with a margin below 10 percent = budgets.marginRate marginRate<10 by=client
what did we write off this year = reconciliation settled=Written off 2026-01-01..2026-12-31
what budgets start in December = budgets startsAt=2026-12-01..2026-12-31
pending increases = budgetIncreases state=Waiting
who asked for the increases that are waiting = decline asked
the client with the highest budget = budgets.amount by=client order=-amount
how is pacing for social this month = pacing channel=social 2026-11-01..2026-11-30
which clients will overspend = pacing.projected state=Overpacing by=client
show underpacing clients of Maria Lopez = pacing manager=Maria Lopez state=Underpacing by=client
how many days are left in the month = decline days
what should Eastgate Honda spend per day for the rest of the month = pacingReport.daily client=Eastgate Honda
projected spend of Lone Star Ford = pacing.projected client=Lone Star Ford
which stores have not spent anything on search this month = clients without=figures(2026-11-01..2026-11-30,channel=search,spend>0)
what did Priya log yesterday = activities author=Priya Patel 2026-11-22..2026-11-22
activities for Riverside Kia this week = activities client=Riverside Kia 2026-11-23..2026-11-29
how many interactions did we have last month by type = interactions.count by=type 2026-10-01..2026-10-31
last email to Summit Subaru = decline last
clients nobody has talked to this month = clients without=interactions(2026-11-01..2026-11-30)
what did we promise Summit Subaru = decline promise
notes about inventory feed = decline notes
tasks of James Carter due tomorrow = tasks assignee=James Carter due=2026-11-24..2026-11-24
unassigned tasks = tasks assignee=none
how many tasks were closed this week = tasks.count closedAt=2026-11-23..2026-11-29 state=closed
support requests waiting for me = decline waiting
open support requests about budgets = support about=budgets state=open
health of Riverside Kia = record client=Riverside Kia field=health
why is Riverside Kia at risk = record client=Riverside Kia field=health
watchlist = priorityWatchlist
who is watching Summit Subaru = decline watching
clients in Ohio = clients us=OH
clients without a group = clients group=none
clients of James Carter in Texas = clients member=James Carter us=TX
when did Eastgate Honda become a client = record client=Eastgate Honda field=activatedAt
how long has Lone Star Ford been with us = record client=Lone Star Ford field=activatedAt
address of Riverside Kia = record client=Riverside Kia field=location
email of the general manager at Eastgate Honda = contacts.email client=Eastgate Honda title=General Manager
website of Lone Star Ford = record client=Lone Star Ford field=website
what services does Summit Subaru have = budgets.amount client=Summit Subaru by=service
does Riverside Kia run TikTok = figures client=Riverside Kia platform=TikTok
goals of Eastgate Honda this month = goals client=Eastgate Honda month=2026-11-01..2026-11-30
opportunities in stage Proposal = decline Proposal
how much is in our pipeline = opportunities.amount state=Open
biggest deals = opportunities.amount order=-amount
deals we lost this year and why = why opportunities stageSince=2026-01-01..2026-12-31 state=Lost
which deals are stale = opportunities stale=Stale
onboardings in progress = decline progress
what is left to do for the onboarding of Riverside Kia = onboardingTasks client=Riverside Kia done=No
agreements signed this month = agreements signedAt=2026-11-01..2026-11-30
agreements ending next month = agreements endsAt=2026-12-01..2026-12-31
who hasn't signed yet = agreements state=Sent
leads of Eastgate Honda last week = leads client=Eastgate Honda receivedAt=2026-11-16..2026-11-22
leads by source this month = leads.count receivedAt=2026-11-01..2026-11-30 by=source
how many leads are spam = leadsReport.leads,apart
how many appointments did Eastgate Honda have in October = appointments.count client=Eastgate Honda scheduledAt=2026-10-01..2026-10-31
sales of used vehicles in October = decline sales
best selling model = decline best
conversion rate of search in October = figures.conversionRate channel=search 2026-10-01..2026-10-31
impressions last 7 days by channel = figures.impressions by=channel 2026-11-17..2026-11-23
spend by day last week = figures.spend by=day 2026-11-16..2026-11-22
cost per conversion by channel this quarter = figures.costPerConversion by=channel 2026-10-01..2026-12-31
clicks this month vs last month = figures.clicks 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
did conversions go up or down in October = figures.conversions 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
why did spend drop last week = why figures.spend 2026-11-16..2026-11-22
top 10 clients by conversions = figures.conversions by=client order=-conversions limit=10
worst cost per lead = figures.costPerConversion by=client order=-costPerConversion limit=1
which channel works best = figures.conversions,costPerConversion,spend by=channel order=-conversions limit=1
what's our best month this year = figures.conversions,costPerConversion,spend by=month 2026-01-01..2026-12-31 order=-conversions limit=1
how much did we spend on connected TV in September = figures.spend channel=ctv 2026-09-01..2026-09-30
organic sessions of Eastgate Honda = seoPerformance.sessions client=Eastgate Honda
top landing pages = seoLandingPages.clicks order=-clicks
search queries with the most impressions = seoDivision.impressions order=-impressions
deliverables due this week = deliverables dueAt=2026-11-23..2026-11-29
overdue deliverables of Priya Patel = deliverables assigneeId=Priya Patel dueAt=overdue
how many blog posts did we deliver last month = decline posts
co-op claims of Chevrolet stores = coopClaims brand=Chevrolet
how much is left in the Honda fund = decline fund
which stores are not compliant = oemAudit state=fail by=client
account audit findings of Lone Star Ford = auditFindings client=Lone Star Ford
high severity findings = decline high
proofs rejected last week = proofs decidedAt=2026-11-16..2026-11-22 state=Changes Asked
form answers this week = formAnswers at=2026-11-23..2026-11-29
website visits by source for Eastgate Honda = websitePerformance.sessions client=Eastgate Honda by=source
which alarms went off today = metricAlarmRings since=2026-11-23..2026-11-23
guest links expiring soon = guestLinks expiresAt=2026-11-23..2026-12-22
who changed the budget of Eastgate Honda = changes client=Eastgate Honda of=budget
what happened yesterday = changes 2026-11-22..2026-11-22
email opens last month = decline email
report card of Dana Whitfield = amReportCard person=Dana Whitfield
who has room for another client = bandwidthAccountManagement state=free
team of Riverside Kia = team client=Riverside Kia
competitors of Eastgate Honda = competitors client=Eastgate Honda
passwords of Eastgate Honda = credentials client=Eastgate Honda
how do I export invoices = invoices file
open my tasks = tasks mine state=open
`

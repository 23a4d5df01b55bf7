/** What an account manager asks. `question = reading`; the short form of a reading is `inShort`. */
export const accountManager = `
spend of Hartwell Volkswagen last month = figures.spend client=Hartwell Volkswagen 2026-10-01..2026-10-31
what did we spend for Eastgate Honda between 10/01 and 10/15 = figures.spend client=Eastgate Honda 2026-10-01..2026-10-15
Google Ads spend for Hartwell Volkswagen from 10/01 to 10/15 compared with 09/16 to 09/30 = figures.spend client=Hartwell Volkswagen platform=Google Ads 2026-10-01..2026-10-15 vs=2026-09-16..2026-09-30
how much has lone star ford spent so far this month = figures.spend client=Lone Star Ford 2026-11-01..2026-11-23
clicks for eastgate honda MTD = figures.clicks client=Eastgate Honda 2026-11-01..2026-11-23
conversions last quarter for Summit Subaru = figures.conversions client=Summit Subaru 2026-07-01..2026-09-30
impressions in Q3 for Riverside Kia = figures.impressions client=Riverside Kia 2026-07-01..2026-09-30
what's the CTR of Riverside Kia on social = figures.ctr client=Riverside Kia channel=social
cpc of Northfield Nissan in September = figures.cpc client=Northfield Nissan 2026-09-01..2026-09-30
cost per conversion for Northfield Nissan this year = figures.costPerConversion client=Northfield Nissan 2026-01-01..2026-12-31
cost per lead Northfield Nissan YTD = figures.costPerConversion client=Northfield Nissan 2026-01-01..2026-11-23
how is Eastgate Toyota doing? = figures client=Eastgate Toyota
how did Eastgate Toyota do last month vs the month before = figures client=Eastgate Toyota 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
results for Bluebonnet Chevrolet in October = figures client=Bluebonnet Chevrolet 2026-10-01..2026-10-31
performance of Bluebonnet Chevrolet since Labor Day = figures client=Bluebonnet Chevrolet 2026-09-07..2026-11-23
compare Hartwell Volkswagen and Hartwell Honda = figures client=Hartwell Volkswagen+Hartwell Honda by=client
compare Eastgate Honda with Eastgate Toyota on clicks last month = figures.clicks client=Eastgate Honda+Eastgate Toyota by=client 2026-10-01..2026-10-31
Eastgate Honda vs Eastgate Toyota conversions = figures.conversions client=Eastgate Honda+Eastgate Toyota by=client
spend by month for Summit Subaru this year = figures.spend client=Summit Subaru by=month 2026-01-01..2026-12-31
daily clicks of Summit Subaru last week = figures.clicks client=Summit Subaru by=day 2026-11-16..2026-11-22
spend by channel for House of Cars last month = figures.spend client=House of Cars by=channel 2026-10-01..2026-10-31
which channel brings the most conversions for House of Cars = figures.conversions client=House of Cars by=channel order=-conversions limit=1
facebook clicks for House of Cars yesterday = figures.clicks client=House of Cars platform=Facebook and Instagram 2026-11-22..2026-11-22
my clients = clients mine
list my clients in Texas = clients mine us=TX
my clients in Texas without a contact = clients mine us=TX without=contacts
which of my clients have no budget = clients mine without=budgets
clients without a budget = clients without=budgets
clients without a budget this month = clients without=budgets(2026-11-01..2026-11-30)
clients with no activity in the last 14 days = clients without=activities(2026-11-10..2026-11-23)
which clients have not had an interaction in 3 weeks = clients without=interactions(2026-11-03..2026-11-23)
who haven't we talked to in 3 weeks = clients without=interactions(2026-11-03..2026-11-23)
which of my clients haven't I called since 11/01/2026 = clients mine without=interactions(2026-11-01..2026-11-23,by=me)
clients with overdue tasks = clients with=tasks(due=overdue)
my clients with open support requests = decline with
which clients have no strategy = clients without=strategies
clients without competitors = clients without=competitors
clients that have a budget but no activity this month = clients with=budgets(2026-11-01..2026-11-30) without=activities(2026-11-01..2026-11-30)
which of my clients are underpacing = pacing mine state=Underpacing by=client
which clients are overpacing this month = pacing state=Overpacing by=client 2026-11-01..2026-11-30
who is behind = pacing state=Underpacing by=client
pacing of Hartwell Honda = pacing client=Hartwell Honda
pacing hartwell honda search = pacing client=Hartwell Honda channel=search
is Eastgate Honda on track? = pacing client=Eastgate Honda state=On pace
which of my clients are over budget = pacing mine over by=client
who is over budget = pacing over by=client
projected spend of Lone Star Ford = pacing.projected client=Lone Star Ford
what should Lone Star Ford have spent by now = pacing.expected client=Lone Star Ford
my open tasks = tasks mine state=open
overdue tasks = tasks due=overdue
my overdue tasks = tasks mine due=overdue
tasks due this week = tasks due=2026-11-23..2026-11-29
tasks due today for Eastgate Honda = tasks client=Eastgate Honda due=2026-11-23..2026-11-23
what is due today = tasks due=2026-11-23..2026-11-23
what's due tomorrow = tasks due=2026-11-24..2026-11-24
who has the most tasks = tasks.count by=assignee order=-count
who has the most overdue tasks = tasks.count due=overdue by=assignee order=-count
how many tasks does Maria Lopez have = tasks.count assignee=Maria Lopez
tasks of Maria = tasks assignee=Maria Lopez
how many open tasks do I have = tasks.count mine state=open
tasks for Hartwell Volkswagen not done = tasks client=Hartwell Volkswagen state=open
latest activities = activities
what did I log last week = activities mine 2026-11-16..2026-11-22
activities for Riverside Kia last week = activities client=Riverside Kia 2026-11-16..2026-11-22
activites for Riverside Kia since 11/01/2026 = activities client=Riverside Kia 2026-11-01..2026-11-23
what did James Carter do for Riverside Kia this month = activities client=Riverside Kia author=James Carter 2026-11-01..2026-11-30
how many activities did I log this month = activities.count mine 2026-11-01..2026-11-30
who logged the most activities this month = activities.count by=author order=-count 2026-11-01..2026-11-30
who logged the fewest activities last month = activities.count by=author order=count 2026-10-01..2026-10-31
when did we last talk to Eastgate Honda = when interactions client=Eastgate Honda
when was the last interaction with House of Cars = when interactions client=House of Cars
when did I last call House of Cars = when interactions mine client=House of Cars
when was the last activity for Summit Subaru = when activities client=Summit Subaru
latest interactions with Eastgate Honda = interactions client=Eastgate Honda
communications with Lone Star Ford in October = interactions client=Lone Star Ford 2026-10-01..2026-10-31
last 3 interactions with Lone Star Ford = interactions client=Lone Star Ford order=-date limit=3
who manages Summit Subaru = team client=Summit Subaru role=manager
who's the account manager of Lone Star Ford? = team client=Lone Star Ford role=manager
who is on the team of Riverside Kia = team client=Riverside Kia
who works on House of Cars = team client=House of Cars
which clients does Maria Lopez manage = clients manager=Maria Lopez
clients of James Carter = clients member=James Carter
which clients do I manage = clients manager=me
how many clients does james have = clients.count member=James Carter
what changed for Eastgate Toyota since 11/01/2026 = changes client=Eastgate Toyota 2026-11-01..2026-11-23
what changed for Eastgate Toyota in the last 30 days = changes client=Eastgate Toyota 2026-10-25..2026-11-23
what happened at Bluebonnet Chevrolet last week = changes client=Bluebonnet Chevrolet 2026-11-16..2026-11-22
what waits for me = waiting
what do I have to do = waiting
my budget changes to confirm = budgetChanges mine
which budget changes are waiting for me = budgetChanges mine
phone number of Hartwell Honda = record client=Hartwell Honda field=phone
where is Hartwell Honda located = record client=Hartwell Honda field=location
website of Northfield Nissan = record client=Northfield Nissan field=website
dealer code of Northfield Nissan = record client=Northfield Nissan field=identifier
when was Summit Subaru activated = record client=Summit Subaru field=activatedAt
tell me about House of Cars = record client=House of Cars
House of Cars = record client=House of Cars
contacts of Eastgate Honda = contacts client=Eastgate Honda
who is the contact at Eastgate Honda = contacts client=Eastgate Honda
competitors of Summit Subaru = competitors client=Summit Subaru
strategies of Summit Subaru = strategies client=Summit Subaru
core vehicles for Eastgate Toyota = coreVehicles client=Eastgate Toyota
what are the primary goals of Eastgate Toyota = goals client=Eastgate Toyota
open support requests = support state=open
my support requests = support mine
tickets I filed this month = support mine 2026-11-01..2026-11-30
budgets of Hartwell Volkswagen in October = budgets client=Hartwell Volkswagen 2026-10-01..2026-10-31
what is the budget of Hartwell Volkswagen for SEO = budgets.amount client=Hartwell Volkswagen service=SEO
how much budget does Lone Star Group have this month = budgets.amount group=Lone Star Group 2026-11-01..2026-11-30
budgets over $5k = budgets amount>5000
clients with budgets over $10,000 this month = budgets.amount by=client amount>10000 2026-11-01..2026-11-30
budgets ending this month = budgets endsAt=2026-11-01..2026-11-30
when does the SEO budget of House of Cars end = when budgets.endsAt client=House of Cars service=SEO
top 5 clients by spend last month = figures.spend by=client order=-spend limit=5 2026-10-01..2026-10-31
which of my clients spends the most = figures.spend mine by=client order=-spend limit=1
which of my clients had the lowest CTR last month = figures.ctr mine by=client order=ctr limit=1 2026-10-01..2026-10-31
clients with more than 100 conversions last month = figures.conversions by=client conversions>100 2026-10-01..2026-10-31
clients whose cpc is under $2 = figures.cpc by=client cpc<2
my clients except House of Cars = clients mine client!=House of Cars
spend of my clients without Hartwell Honda = figures.spend mine client!=Hartwell Honda
why did spend drop at Eastgate Honda = why figures.spend client=Eastgate Honda
why are conversions down for Summit Subaru last month = why figures.conversions client=Summit Subaru 2026-10-01..2026-10-31
why did the cost per conversion of Riverside Kia go up in October = why figures.costPerConversion client=Riverside Kia 2026-10-01..2026-10-31
where do I find the pacing report = screen pacing report
open the activity logger = screen activity logger
take me to invoicing = screen invoicing
how do I get to the overwatch dashboard = screen overwatch dashboard
log that I called Eastgate Honda = form interaction client=Eastgate Honda
log a call with Maria's client House of Cars = form interaction client=House of Cars
log an activity for Summit Subaru = form activity client=Summit Subaru
remind me on Friday to call Lone Star Ford = form task client=Lone Star Ford due=2026-11-27 text=call Lone Star Ford
create a task for Hartwell Honda = form task client=Hartwell Honda
add a budget change for Hartwell Volkswagen = form budgetChange client=Hartwell Volkswagen
add a contact for Riverside Kia = form contacts client=Riverside Kia
report a bug = form support
what is on my calendar today = calendar
hwo is hartwell volkswagon doing = figures client=Hartwell Volkswagen
spned of eastgate hnda last mnth = figures.spend client=Eastgate Honda 2026-10-01..2026-10-31
clcks for sumit subaru in october = figures.clicks client=Summit Subaru 2026-10-01..2026-10-31
spend of Hartwell last month = choose client Hartwell Volkswagen/Hartwell Honda/Hartwell Auto Group
pacing of Eastgate = choose client Eastgate Honda/Eastgate Toyota
spend of Nowhere Motors = decline Nowhere Motors
what will the weather be tomorrow = decline weather
forecast the spend of Eastgate Honda next month = pacing.projected client=Eastgate Honda 2026-12-01..2026-12-31
spend of Eastgate Honda on billboards = decline billboards
clicks of Eastgate Honda for red cars = decline clicks
email me the report of Eastgate Honda = decline email
which clients spent more on search than on social = figures.spend channel=search+social by=client held=search>social
is Eastgate Honda happy with us = decline happy
average spend per client last month = figures.spend by=client average 2026-10-01..2026-10-31
share of search in the spend of House of Cars = figures.spend client=House of Cars channel=search share=channel
delete the budget of House of Cars = decline delete
video views for Summit Subaru in September = figures.views client=Summit Subaru 2026-09-01..2026-09-30
store visits of Lone Star Ford last 30 days = figures.storeVisits client=Lone Star Ford 2026-10-25..2026-11-23
vdp views of Eastgate Toyota the week before last = figures.vdpViews client=Eastgate Toyota 2026-11-09..2026-11-15
spend of Quarter Mile Motors last quarter = figures.spend client=Quarter Mile Motors 2026-07-01..2026-09-30
who did we onboard this quarter = clients activatedAt=2026-10-01..2026-12-31
clients activated this year = clients activatedAt=2026-01-01..2026-12-31
interactions by type this month = interactions.count by=type 2026-11-01..2026-11-30
how many calls did we log with House of Cars in 2026 = interactions.count client=House of Cars 2026-01-01..2026-12-31
what are the open opportunities = opportunities state=Open
onboarding tasks of Riverside Kia = onboardingTasks client=Riverside Kia
deliverables due this week = deliverables dueAt=2026-11-23..2026-11-29
show me the watchlist = priorityWatchlist
which clients are on the watchlist = priorityWatchlist state=Watching
`

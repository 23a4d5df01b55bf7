/** Questions that were written by role before anybody tried them, as people type them. */
export const blindRounds = `
whats left in the budget for riverside kia this month = pacing.left client=Riverside Kia 2026-11-01..2026-11-30
which of my stores havent spent anything on social this month = clients mine without=figures(2026-11-01..2026-11-30,channel=social,spend>0)
clients that spend on social but not search = clients with=figures(channel=social,spend>0) without=figures(channel=search,spend>0)
biggest clients by margin = budgets.margin by=client order=-margin
lowest 5 clients by pacing = pacing.pace by=client order=pace limit=5
clicks by channel and month for eastgate honda this year = figures.clicks client=Eastgate Honda by=channel+month 2026-01-01..2026-12-31
top 3 clients by leads last month = leads.count receivedAt=2026-10-01..2026-10-31 by=client order=-count limit=3
which accounts are pacing over 110 percent = pacing.pace pace>110 by=client
any clients w/o activity in the last 2 weeks = clients without=activities(2026-11-10..2026-11-23)
hartwell honda oct spend vs sept = figures.spend client=Hartwell Honda 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
show me clients under 1000 in spend but over 50 conversions = figures.spend,conversions spend<1000 conversions>50 by=client
who hasnt been contacted in 30 days = clients without=interactions(2026-10-25..2026-11-23)
who did i talk to yesterday = interactions mine 2026-11-22..2026-11-22
conversions for lone star ford last week by day = figures.conversions client=Lone Star Ford by=day 2026-11-16..2026-11-22
clients with more clicks than last month = figures.clicks by=client vs=2026-10-01..2026-10-31 up
my overdue tasks = tasks mine due=overdue
which clients dont have a facebook budget = clients without=budgets(service=Facebook)
did eastgate toyota go over budget in october = pacing client=Eastgate Toyota over 2026-10-01..2026-10-31
how many budgets start in december = budgets.count startsAt=2026-12-01..2026-12-31
avg cpc by channel q3 = figures.cpc by=channel 2026-07-01..2026-09-30 average
cost per lead lone star vs hartwell = decline hartwell
spend on search without hartwell honda = figures.spend client!=Hartwell Honda channel=search
top 10 by spend excluding bluebonnet chevrolet = figures.spend client!=Bluebonnet Chevrolet by=client order=-spend limit=10
what did james log for summit subaru last month = activities client=Summit Subaru author=James Carter 2026-10-01..2026-10-31
tasks not assigned to me = decline not
clients in texas not managed by maria = clients us=TX manager!=Maria Lopez
invoices over 5k not paid = invoices total>5000 state=open
total fees oct by client = budgets.fees by=client 2026-10-01..2026-10-31
margin rate by service last month worst first = budgets.marginRate by=service 2026-10-01..2026-10-31 order=marginRate
who owes us the most = invoices.due by=payer order=-due
unpaid invoices older than 30 days = invoices dueAt<2026-10-24 state=open
how much did we bill hartwell auto group in q3 = budgets.amount group=Hartwell Auto Group 2026-07-01..2026-09-30
invoices due next week = invoices dueAt=2026-11-30..2026-12-06
which clients have margin under 10% but pay over 5k = budgets.marginRate,amount marginRate<10 amount>5000 by=client
cancelations in october by reason = cancellations.count by=reason 2026-10-01..2026-10-31
total outstanding for eastgate honda and lone star ford = invoices.due client=Eastgate Honda+Lone Star Ford
average invoice amount = budgets.amount average
reconcilation differences over 100 = reconciliation.variance variance>100
billed amount nov vs oct by client = budgets.amount by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
clients with a budget but no invoice in october = clients with=budgets(2026-10-01..2026-10-31) without=invoices(2026-10-01..2026-10-31)
search impressions last 7 days vs prior 7 days = figures.impressions channel=search 2026-11-17..2026-11-23 vs=2026-11-10..2026-11-16
worst ctr on display = figures.ctr channel=display by=client order=ctr limit=1
which accts have the lowest ctr on search = figures.ctr channel=search by=client order=ctr
conv rate by client = figures.conversionRate by=client
clients where search cpc is above 3 dollars = figures.cpc cpc>3 channel=search by=client
keywords spending the most = decline keywords
overspent search campaigns = decline overspent
clients paused search = decline paused
which clients lost the most clicks compared to september = figures.clicks by=client vs=2026-09-01..2026-09-30 down
fastest growing clients by conversions this quarter = figures.conversions by=client 2026-10-01..2026-12-31 vs=2026-07-01..2026-09-30 up
new clients per month this year = clients.count activatedAt=2026-01-01..2026-12-31 by=month
how many clients do we have per manager = clients.count by=manager
which manager has the most clients = clients.count by=manager order=-count limit=1
revenue per manager = budgets.amount by=manager
churn this quarter vs last quarter = cancellations 2026-10-01..2026-12-31 vs=2026-07-01..2026-09-30
share of revenue by channel = budgets.amount by=channel share=channel
share of spend on search except hartwell honda = figures.spend client!=Hartwell Honda channel=search share=channel
what percent of clients are at risk = clients.count healthLevel=At Risk state=Client share=healthLevel
which group brings the most revenue = budgets.amount by=group order=-amount limit=1
how many activities did each person log last month = activities.count by=author 2026-10-01..2026-10-31
how many leads did i get last month = leads.count mine receivedAt=2026-10-01..2026-10-31
is my budget used up = pacing mine
what is my cost per lead compared to other dealers = figures.costPerConversion mine peers
how much of my budget is left = pacing.left mine
did you do anything on my seo this month = decline my seo
when does my budget end = when budgets.endsAt mine
show me my invoices from september that are not paid = invoices mine state=open 2026-09-01..2026-09-30
whos my account manager and whats his phone = team mine role=manager contact
what changed in my budget last month = changes 2026-10-01..2026-10-31 of=budget
how are my facebook ads doing vs last month = figures mine platform=Facebook and Instagram vs=2026-10-01..2026-10-31
which of my stores has the cheapest leads = figures.costPerConversion mine by=client order=costPerConversion limit=1
leads by store and month = leads.count by=client+month
clients in oklahoma and texas with spend over 2k = figures.spend us=OK+TX spend>2000 by=client
least active clients = decline least
budgets neither search nor social = budgets channel!=search+social
clients without search or social = clients without=figures(channel=search+social)
spend by month not including display = figures.spend channel!=display by=month
my clients sorted by health lowest first = clients.health mine order=health
clients with no manager = clients manager=none
everything about summit subaru = record client=Summit Subaru
spend per store this month highest to lowest = figures.spend by=client 2026-11-01..2026-11-30 order=-spend
how many clicks did we get from fb in oct across all clients = figures.clicks platform=Facebook and Instagram 2026-10-01..2026-10-31
who are the 5 worst pacing clients = pacing.pace by=client order=pace limit=5
clients spending over 20k this month with no conversions = figures.spend,conversions spend>20000 conversions=0 by=client 2026-11-01..2026-11-30
any client that has search but no seo = clients with=budgets(channel=search) without=budgets(service=SEO)
show clients w/ ctv and video = clients with=figures(channel=ctv) with=figures(channel=video)
which of maria lopez clients are underpacing = pacing manager=Maria Lopez state=Underpacing by=client
leads by source by month for lone star ford = leads.count client=Lone Star Ford by=source+month
list dealers in ok that dont have a website = clients us=OK website=none
budgets ending this month over 5k by client = budgets.amount endsAt=2026-11-01..2026-11-30 amount>5000 by=client
top 5 channels by conversions for hartwell auto group last 90 days = figures.conversions group=Hartwell Auto Group by=channel 2026-08-26..2026-11-23 order=-conversions limit=5
ctr trend for summit subaru since july = figures.ctr client=Summit Subaru by=month 2026-07-01..2026-11-23
compare cpc on search and social for eastgate honda = figures.cpc client=Eastgate Honda channel=search+social by=channel
which client has the highest cpc on facebook = figures.cpc platform=Facebook and Instagram by=client order=-cpc limit=1
spend last month except social by channel = figures.spend channel!=social by=channel 2026-10-01..2026-10-31
how many interactions did dana log this week = interactions.count author=Dana Whitfield 2026-11-23..2026-11-29
clients that had no interactions and no activities in november = clients without=interactions(2026-11-01..2026-11-30) without=activities(2026-11-01..2026-11-30)
tasks due tomorrow high priority = tasks due=2026-11-24..2026-11-24 priority=high
what is riverside kia's margin = budgets.margin client=Riverside Kia
who manages northfield nissan and lone star ford = team client=Northfield Nissan role=manager && team client=Lone Star Ford role=manager
is eastgate toyota overspending on search = pacing client=Eastgate Toyota state=Overpacing channel=search
clients who cancelled this year by month = clients.count canceledAt=2026-01-01..2026-11-23 by=month
display and video spend q2 vs q3 = figures.spend channel=display+video by=channel 2026-04-01..2026-06-30 vs=2026-07-01..2026-09-30
avg budget per client = budgets.amount by=client average
total budgets by service for december = budgets.amount by=service 2026-12-01..2026-12-31
unpaid invoices by client highest first = invoices.total state=open by=payer order=-total
who paid us the most this year = invoices.paid by=payer 2026-01-01..2026-12-31 order=-paid limit=1
which invoices are over 90 days late = invoices dueAt<2026-08-25
invoice total by month this year = invoices.total by=month 2026-01-01..2026-12-31
margin by service and month this quarter = budgets.margin by=service+month 2026-10-01..2026-12-31
top 10 clients by fees in october = budgets.fees by=client 2026-10-01..2026-10-31 order=-fees limit=10
clients with fees under 500 = budgets.fees fees<500 by=client
commissions by person last month = decline by person
partner commission by partner = partnerCommission.commission by=partner
how much did we lose in cancellations last quarter = cancellations.amount 2026-07-01..2026-09-30
credits issued in october = invoices state=Credit 2026-10-01..2026-10-31
what does eastgate honda owe = invoices.due client=Eastgate Honda
payments received in november = payments 2026-11-01..2026-11-30
whats the difference between october and november billing = budgets.charged 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
clients not invoiced in october = clients without=invoices(2026-10-01..2026-10-31)
revenue excluding website budgets = budgets.amount service!=Website
how many of my clients are healthy = clients.count mine healthLevel=Good
my clients with health under 60 = clients.health mine health<60
clients at risk with spend over 5k = figures.spend spend>5000 healthLevel=At Risk by=client
which manager has the lowest average health = clients.health by=manager order=health limit=1 average
how many new clients did we get in q3 = clients.count activatedAt=2026-07-01..2026-09-30
client count by state = clients.count by=us
clients per group more than 2 = decline more than 2
activities by type last week = activities.count by=type 2026-11-16..2026-11-22
who logged the least activities this month = activities.count by=author 2026-11-01..2026-11-30 order=count
seo activities for eastgate honda since labor day = activities client=Eastgate Honda type=SEO 2026-09-07..2026-11-23
support tickets i opened that are still open = support mine state=open
how many bugs are open = support.count type=Bug state=open
oldest open request = support state=open order=created limit=1
tasks by assignee overdue = tasks.count due=overdue by=assignee
which person has the most overdue tasks = tasks.count due=overdue by=assignee order=-count limit=1
facebook spend as percent of total spend = figures.spend platform=Facebook and Instagram share=platform
how much did i invest last month = figures.spend mine 2026-10-01..2026-10-31
how many people called my store = callsByTracker.phoneCalls mine
compare my leads this month with last month = figures.conversions mine 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
my best month this year = figures.conversions,costPerConversion,spend mine by=month 2026-01-01..2026-12-31 order=-conversions limit=1
which channel brings me the cheapest conversions = figures.costPerConversion by=channel order=costPerConversion limit=1
what did i pay in september = budgets.amount mine 2026-09-01..2026-09-30
do i owe anything = invoices.due mine
when is my next invoice due = when invoices.dueAt mine dueAt>=2026-11-23 order=dueAt limit=1
is my store doing better than last year = figures mine vs=2025-11-01..2025-11-23
whats my budget for december = budgets.amount mine 2026-12-01..2026-12-31
who do i talk to about my account = team mine
conversions on display but not video = figures.conversions channel!=video channel=display
spend between 1000 and 5000 = figures.spend spend=1000..5000 by=client
no of clients without activities since october 15 = clients.count without=activities(2026-10-15..2026-11-23)
what % of budget goes to social = budgets.amount channel=social share=channel
clients by city = clients.count by=city
leads by city last month = leads.count receivedAt=2026-10-01..2026-10-31 by=city
spend by industry and channel = figures.spend by=industry+channel
which of my clients lost conversions = figures.conversions mine by=client vs=2026-10-01..2026-10-23 down
impressions more than 100k last week by client = figures.impressions impressions>100000 by=client 2026-11-16..2026-11-22
how much less did we spend in october than september = figures.spend 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
clients up in spend but down in conversions = decline up
cost per lead under 40 by store = figures.costPerConversion costPerConversion<40 by=client
hows riverside kia doing on spend vs budget = decline doing
need all stores pacing under 85% rn = pacing.pace pace<85 by=client
give me a list of clients I havent logged an activity for since nov 1 = clients mine without=activities(2026-11-01..2026-11-23)
which of my clients got fewer leads this month than last = leads.count mine receivedAt=2026-11-01..2026-11-30 by=client vs=2026-10-01..2026-10-31 down
google spend eastgate honda yesterday = figures.spend client=Eastgate Honda platform=Google Ads 2026-11-22..2026-11-22
fb vs google cpl for my clients = figures.costPerConversion mine platform=Facebook and Instagram+Google Ads by=platform
accounts w/ no search budget but a display budget = clients with=budgets(service=Display) without=budgets(channel=search)
who on my team logged the most calls last week = interactions.count department=own team by=author 2026-11-16..2026-11-22 order=-count
what tasks are due this week for lone star ford = tasks client=Lone Star Ford due=2026-11-23..2026-11-29
any of my clients over budget = pacing mine over by=client
top 3 clients by clicks that have no seo budget = decline by clicks
impressions and clicks by week for summit subaru since sept = figures.impressions,clicks client=Summit Subaru by=week 2026-09-01..2026-11-23
did anyone talk to bluebonnet chevrolet this month = interactions client=Bluebonnet Chevrolet 2026-11-01..2026-11-30
what did we spend on ctv for hartwell auto group in oct vs sep = figures.spend group=Hartwell Auto Group channel=ctv 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
what clients have ctr under 2% on search = figures.ctr ctr<2 channel=search by=client
my clients in texas by spend lowest first = figures.spend mine us=TX by=client order=spend
which channels does northfield nissan spend on = figures.spend client=Northfield Nissan by=channel
when was riverside kia last contacted = when interactions client=Riverside Kia
how much do we bill lone star ford monthly = budgets.amount client=Lone Star Ford by=month
hartwell vw contacts = contacts client=Hartwell Volkswagen
invoices from october not sent = invoices state!=Sent+Overdue+Partly paid+Paid+Credit+Void 2026-10-01..2026-10-31
drafts of november invoices over 2000 = invoices total>2000 state=Draft 2026-11-01..2026-11-30
ttl margin per channel ytd = budgets.margin by=channel 2026-01-01..2026-11-23
which services have the lowest margin rate = budgets.marginRate by=service order=marginRate
avg margin rate by client lowest 10 = budgets.marginRate by=client order=marginRate limit=10 average
billing by group q1 vs q2 = budgets.charged by=group 2026-01-01..2026-03-31 vs=2026-04-01..2026-06-30
clients billed less than last month = invoices.total by=payer 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
who has paid in november = invoices.paid 2026-11-01..2026-11-30
overdue invoices sorted by amount = invoices.total dueAt=overdue order=-total
fees by service excluding seo = budgets.fees service!=SEO by=service
cancelled budgets in q3 by reason and service = cancellations.count by=reason+service 2026-07-01..2026-09-30
how much does summit subaru pay for sem = budgets.amount client=Summit Subaru service=SEM
coop claims not submitted = coopClaims state!=Submitted+Approved+Paid+Rejected
reconciliation for october by client = reconciliation.count by=client 2026-10-01..2026-10-31
invoice amount of one time budgets this month = budgets.amount type=One-Time 2026-11-01..2026-11-30
cpc by campaign = campaigns.cpc by=campaign
top 5 clients by search impressions last 30 days = figures.impressions channel=search by=client 2026-10-25..2026-11-23 order=-impressions limit=5
search clicks by week for hartwell honda = figures.clicks client=Hartwell Honda channel=search by=week
clients with zero conversions on search last week = figures.conversions conversions=0 channel=search by=client 2026-11-16..2026-11-22
average cpl on facebook across my clients = figures.costPerConversion mine platform=Facebook and Instagram by=client average
which client has the best conversion rate on search = figures.conversionRate channel=search by=client order=-conversionRate limit=1
clients where spend dropped more than 20 percent = figures.spend by=client vs=2026-10-01..2026-10-23 down>20%
cost per conversion by client and channel = figures.costPerConversion by=client+channel
biggest movers in clicks last month = figures.clicks by=client 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 up && figures.clicks by=client 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 down
total spend this year by quarter = figures.spend by=quarter 2026-01-01..2026-12-31
how many clients left this year and how much did we lose = decline how
revenue by region last quarter = budgets.amount by=region 2026-07-01..2026-09-30
which account manager brings the most revenue = budgets.amount by=manager order=-amount limit=1
spend growth by channel = figures.spend by=channel vs=2026-10-01..2026-10-23
how many clients per industry = clients.count by=industry
new clients since june with their managers = clients.manager activatedAt=2026-06-01..2026-11-23
clients without a manager and without a budget = clients manager=none without=budgets
what is our average margin = budgets.margin average
show me churn by month = cancellations.count by=month
how many activities per client on average last month = activities.count by=client 2026-10-01..2026-10-31 average
how many leads this week = leads.count receivedAt=2026-11-23..2026-11-29
did my leads go up = leads.count mine receivedAt=2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
what are you doing for me this month = activities client=mine 2026-11-01..2026-11-30
how much did i spend on google last month = figures.spend mine platform=Google Ads 2026-10-01..2026-10-31
cost per lead by month this year = figures.costPerConversion by=month 2026-01-01..2026-12-31
what is my budget and when does it end = budgets.amount mine && when budgets.endsAt mine
which of my two stores performs better = figures mine by=client
show me my unpaid bills = invoices mine state=open
who is working on my account = team mine
when did you last call me = when interactions
how many clicks did my ads get on weekends = decline weekends
clients of my region with spend under 1000 = figures.spend mine spend<1000 by=client
stores in my region without activity this month = clients mine without=activities(2026-11-01..2026-11-30)
region spend vs last year = decline region
my clients spend by month and channel = figures.spend mine by=month+channel
partner clients with the most leads = decline partner
how much commission did i earn last month = decline earn
users that have not signed in for 30 days = people lastSeenAt<2026-10-24
api keys that expire this month = decline api keys
how many users are active = people.count type=active
who changed budgets yesterday = changes 2026-11-22..2026-11-22 of=budget
what is pacing = pacing
where do i find my invoices = screen invoices
what can i ask = help
what does cpl mean = meaning figures.costPerConversion
what clients are not spending anything on video = clients without=figures(channel=video,spend>0)
clients spending on google and not facebook last month = clients with=figures(2026-10-01..2026-10-31,platform=Google Ads,spend>0) without=figures(2026-10-01..2026-10-31,platform=Facebook and Instagram,spend>0)
lowest margin clients = budgets.margin by=client order=margin
smallest 3 clients by fees = budgets.fees by=client order=fees limit=3
highest cpc by channel for lone star ford last 30 days = figures.cpc client=Lone Star Ford by=channel 2026-10-25..2026-11-23 order=-cpc
my stores ranked by conversions this quarter = figures.conversions mine by=client 2026-10-01..2026-12-31 order=-conversions
who has gone over budget this month = pacing over by=client 2026-11-01..2026-11-30
list clients with no interactions since oct 1 and spend above 3k = clients with=figures(2026-10-01..2026-11-23,spend>3000) without=interactions(2026-10-01..2026-11-23)
which clients have more than 10 conversions and cpl under 50 = figures.conversions,costPerConversion conversions>10 costPerConversion<50 by=client
clicks last 7 days by day summit subaru = figures.clicks client=Summit Subaru by=day 2026-11-17..2026-11-23
compare hartwell honda and eastgate honda conversions last month = figures.conversions client=Hartwell Honda+Eastgate Honda by=client 2026-10-01..2026-10-31
spend per client not including riverside kia = figures.spend client!=Riverside Kia by=client
oct vs sep spend by channel = figures.spend by=channel 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
tasks for me due this week = tasks mine due=2026-11-23..2026-11-29
how many open tasks does tom becker have = tasks.count assignee=Tom Becker state=open
activities dana logged for lone star ford in november = activities client=Lone Star Ford author=Dana Whitfield 2026-11-01..2026-11-30
when did james last talk to summit subaru = when interactions client=Summit Subaru author=James Carter
clients in texas or oklahoma that have no seo = clients us=TX+OK without=budgets(service=SEO)
what did we bill riverside kia last month = budgets.amount client=Riverside Kia 2026-10-01..2026-10-31
total revenue ytd by month = budgets.amount by=month 2026-01-01..2026-11-23
fees per client over 1000 this month = budgets.fees fees>1000 by=client 2026-11-01..2026-11-30
margin by client lowest first top 10 = budgets.margin by=client order=margin limit=10
which services make the most margin = budgets.margin by=service order=-margin
invoices for october over 10k = invoices total>10000 2026-10-01..2026-10-31
unpaid invoices hartwell auto group = invoices group=Hartwell Auto Group state=open
how much is overdue in total = invoices.due dueAt=overdue
cancellations by service this year = cancellations.count by=service 2026-01-01..2026-12-31
cancellations with reason price in q3 = cancellations reason=Price 2026-07-01..2026-09-30
budgets starting next month = budgets startsAt=2026-12-01..2026-12-31
one time budgets in november = budgets type=One-Time 2026-11-01..2026-11-30
invoice amount by channel and group = budgets.amount by=channel+group
what share of revenue comes from seo = budgets.amount service=SEO share=service
average fees per client = budgets.fees by=client average
revenue of texas clients = budgets.amount us=TX
who owes more than 5k = invoices.due due>5000
search cpl by client highest first = figures.costPerConversion channel=search by=client order=-costPerConversion
search clicks oct vs sep by client = figures.clicks channel=search by=client 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
ctr below 2 percent on search by client = figures.ctr ctr<2 channel=search by=client
impression trend for northfield nissan last 90 days = figures.impressions client=Northfield Nissan by=week 2026-08-26..2026-11-23
clients with cpc over $4 on search last month = figures.cpc cpc>4 channel=search by=client 2026-10-01..2026-10-31
best converting channel this quarter = decline converting
worst 5 clients by ctr = figures.ctr by=client order=ctr limit=5
conversions by week since september = figures.conversions by=week 2026-09-01..2026-11-23
budget left for eastgate toyota = pacing.left client=Eastgate Toyota
is riverside kia on track = pacing client=Riverside Kia state=On pace
who is underpacing on social = pacing state=Underpacing channel=social by=client
clients pacing above 120% = pacing.pace pace>120 by=client
at risk clients with open tasks = clients healthLevel=At Risk with=tasks(state=open)
clients by region = clients.count by=region
new clients this year by manager = clients.count activatedAt=2026-01-01..2026-12-31 by=manager
how many clients did we lose in q3 = clients.count canceledAt=2026-07-01..2026-09-30
revenue by industry ytd = budgets.amount by=industry 2026-01-01..2026-11-23
top 10 groups by spend = figures.spend by=group order=-spend limit=10
my leads by source last month = leads.count mine receivedAt=2026-10-01..2026-10-31 by=source
my clicks last week vs the week before = figures.clicks mine 2026-11-16..2026-11-22 vs=2026-11-09..2026-11-15
how did facebook do in october = figures platform=Facebook and Instagram 2026-10-01..2026-10-31
what is my cost per click = figures.cpc mine
did my spend go down = figures.spend mine vs=2026-10-01..2026-10-23
who handles my account = team mine role=manager
what did you change last month = changes 2026-10-01..2026-10-31
activities on my account this month = activities client=mine 2026-11-01..2026-11-30
my spend by channel and month = figures.spend mine by=channel+month
leads per store this month = leads.count receivedAt=2026-11-01..2026-11-30 by=client
which of my stores had the fewest clicks last month = figures.clicks mine by=client 2026-10-01..2026-10-31 order=clicks limit=1
spend in the south region last month = decline south region
stores in texas with spend under 2k = figures.spend us=TX spend<2000 by=client
clients with birthdays = decline with birthdays
login failures yesterday = decline login failures
how do i add a budget = form budget
remind me to call eastgate honda on friday = form task client=Eastgate Honda due=2026-11-27 text=call Eastgate Honda
log a call with summit subaru today = form interaction client=Summit Subaru due=2026-11-23
open tickets by type = support.count state=open by=type
my open requests = support mine state=open
what changed at lone star ford this week = changes client=Lone Star Ford 2026-11-23..2026-11-29
who manages riverside kia = team client=Riverside Kia role=manager
phone of summit subaru = record client=Summit Subaru field=phone
contacts at lone star ford without email = contacts client=Lone Star Ford email=none
average cpc last year = figures.cpc 2025-01-01..2025-12-31 average
total clicks except search and social = figures.clicks channel!=search+social
everything on video in october = decline everything
stores with the lowest conversions on search this month = figures.conversions channel=search by=client 2026-11-01..2026-11-30 order=conversions
which dealers use display and ctv but no search = clients with=budgets(service=Display) with=figures(channel=ctv) without=figures(channel=search)
clients managed by dana with open tasks = clients manager=Dana Whitfield with=tasks(state=open)
cost per click for lone star ford vs hartwell honda since august = figures.cpc client=Lone Star Ford+Hartwell Honda by=client 2026-08-01..2026-11-23
how much spend is left for social this month by client = decline left
top 10 clients by spend and their conversions = figures.spend,conversions by=client order=-spend limit=10
clients where facebook cpl is over 60 and search cpl under 40 = figures.costPerConversion costPerConversion>60 platform=Facebook and Instagram by=client && figures.costPerConversion costPerConversion<40 channel=search by=client
show spend by month for 2025 = figures.spend by=month 2025-01-01..2025-12-31
which month had the highest spend this year = figures.spend by=month 2026-01-01..2026-12-31 order=-spend
invoices over $8,000 for november sorted by client = decline sorted
who has the highest balance = invoices.due by=payer order=-due
margin under 300 by service = budgets.margin margin<300 by=service
not approved invoices = invoices state!=Approved+Sent+Overdue+Partly paid+Paid+Credit+Void
fees by month and client q3 = budgets.fees by=month+client 2026-07-01..2026-09-30
cancellations by month last year = cancellations.count by=month 2025-01-01..2025-12-31
budget by service for the lone star group = budgets.amount group=Lone Star Group by=service
clients with budgets over 20k or margin below 1000 = budgets.margin amount>20000 margin<1000 by=client either
keywords with no conversions = decline keywords
clicks without display and video by channel = figures.clicks channel!=display+video by=channel
search spend last 14 days per day = figures.spend channel=search by=day 2026-11-10..2026-11-23
ctr and cpc by channel for eastgate toyota = figures.ctr,cpc client=Eastgate Toyota by=channel
conversion rate on social vs search = figures.conversionRate channel=social+search by=channel
who spends the least on search = figures.spend channel=search by=client order=spend
is hartwell honda at risk = clients client=Hartwell Honda healthLevel=At Risk
clients with health above 80 in texas = clients.health us=TX health>80
did dana log anything for riverside kia last week = activities client=Riverside Kia author=Dana Whitfield 2026-11-16..2026-11-22
tasks not due this month = decline not
how many invoices are unpaid = invoices.count state=open
my invoices this year by month = invoices.count mine by=month 2026-01-01..2026-12-31
how many clicks in q3 compared to q2 = figures.clicks 2026-07-01..2026-09-30 vs=2026-04-01..2026-06-30
best store by leads = leads.count by=client order=-count limit=1
did i spend more on search than on social last month = figures.spend mine channel=search+social by=channel 2026-10-01..2026-10-31 order=-spend
my cost per lead on google in september = figures.costPerConversion mine platform=Google Ads 2026-09-01..2026-09-30
who works on my account besides my manager = decline besides
which stores have fewer than 5 leads this week = composed a:leads.count|receivedAt=2026-11-23..2026-11-29 a<5 per=client
spend by state and channel = figures.spend by=us+channel
clients except the lone star group with spend over 10k = figures.spend group!=Lone Star Group spend>10000 by=client
clients in texas except lone star ford = clients client!=Lone Star Ford us=TX
most expensive clicks by channel = figures.cpc by=channel order=-cpc
`

/** Ordinary questions in the words of people who had not seen the grammar; one that begins with a space goes on with the one before. */
export const ordinaryLast = `
eastgate toyota results last 14 days = figures client=Eastgate Toyota 2026-11-10..2026-11-23
 compare with the 14 days before = figures client=Eastgate Toyota 2026-11-10..2026-11-23 vs=2026-10-27..2026-11-09
 just search = figures client=Eastgate Toyota channel=search 2026-11-10..2026-11-23 vs=2026-10-27..2026-11-09
how many conversions did hartwell honda have in q3 = figures.conversions client=Hartwell Honda 2026-07-01..2026-09-30
which clients have spent nothing this month = figures.spend spend=0 by=client 2026-11-01..2026-11-30
show me accounts with ctr below 1% = figures.ctr ctr<1 by=client
spend of my clients by month this year = figures.spend mine by=month 2026-01-01..2026-12-31
who is overpacing by more than 20 percent = pacing.pace pace>120 by=client
what budgets does riverside kia have = budgets client=Riverside Kia
when did james last call lone star ford = when interactions client=Lone Star Ford author=James Carter
clients without interactions since october = clients without=interactions(2026-10-01..2026-11-23)
cpc for northfield nissan on facebook in august = figures.cpc client=Northfield Nissan platform=Facebook and Instagram 2026-08-01..2026-08-31
budget of summit subaru in october and november = budgets.amount client=Summit Subaru 2026-10-01..2026-10-31 && budgets.amount client=Summit Subaru 2026-11-01..2026-11-30
which of my clients pay over 10k = budgets.amount mine amount>10000 by=client
list my clients in texas by spend = figures.spend mine us=TX by=client order=-spend
impressions by channel for quarter mile motors last quarter = figures.impressions client=Quarter Mile Motors by=channel 2026-07-01..2026-09-30
how is bluebonnet chevrolet pacing = pacing client=Bluebonnet Chevrolet
why did clicks drop for eastgate honda last week = why figures.clicks client=Eastgate Honda 2026-11-16..2026-11-22
open tasks of james carter due this week = tasks assignee=James Carter due=2026-11-23..2026-11-29 state=open
high priority tasks = tasks priority=high
did dana log any calls last week = interactions author=Dana Whitfield 2026-11-16..2026-11-22
total budget of the hartwell auto group = budgets.amount group=Hartwell Auto Group
what did we do on seo for lone star ford this quarter = activities client=Lone Star Ford type=SEO 2026-10-01..2026-12-31
worst 3 channels by cpl = figures.costPerConversion by=channel order=-costPerConversion limit=3
top accounts = budgets.amount by=client order=-amount
remind me tomorrow to check pacing for riverside kia = form task client=Riverside Kia due=2026-11-24 text=check pacing for Riverside Kia
leads by source for summit subaru last month = leads.count client=Summit Subaru receivedAt=2026-10-01..2026-10-31 by=source
clients i manage without a budget next month = clients manager=me without=budgets(2026-12-01..2026-12-31)
where do i find the leads report = screen leads report
compare q3 to q2 for my clients = figures mine by=client 2026-07-01..2026-09-30 vs=2026-04-01..2026-06-30
video spend vs display spend in october = figures.spend channel=video+display by=channel 2026-10-01..2026-10-31
what happened with hartwell volkswagen last week = changes client=Hartwell Volkswagen 2026-11-16..2026-11-22
lowest health clients = clients.health order=health
contacts of riverside kia = contacts client=Riverside Kia
total billed by month this year = budgets.amount by=month 2026-01-01..2026-12-31
billed in october by service and client = budgets.amount by=service+client 2026-10-01..2026-10-31
how many clients did we bill in november = decline how
who is our biggest client = budgets.amount by=client order=-amount limit=1
fees as a percent of billing = composed a:budgets.fees b:budgets.charged percent
margin per client this quarter = budgets.margin by=client 2026-10-01..2026-12-31
clients over 50k billing this year = budgets.charged charged>50000 by=client 2026-01-01..2026-12-31
invoices for lone star ford this year = invoices client=Lone Star Ford 2026-01-01..2026-12-31
open balance of hartwell volkswagen = invoices.due client=Hartwell Volkswagen state=open
total overdue amount = decline amount
late invoices by client = invoices.count dueAt=overdue by=payer
invoices not paid from september = invoices state=open 2026-09-01..2026-09-30
total of invoices sent in october = invoices.total state=Sent+Overdue+Partly paid+Paid+Credit 2026-10-01..2026-10-31
cancellations this month with reasons = cancellations.reason 2026-11-01..2026-11-30
how much revenue did we lose to price = cancellations.amount reason=Price
revenue of new clients this year = decline revenue
display margin vs video margin = budgets.margin channel=display+video by=channel
budgets below 500 dollars = budgets amount<500
show recurring seo budgets = budgets service=SEO type=Recurring
budgets of november except display = budgets service!=Display 2026-11-01..2026-11-30
lowest billing clients = budgets.charged by=client order=charged
how much is left to invoice = invoices.total state=Draft && budgets.amount invoice=no
average margin rate = budgets.marginRate average
month over month billing = budgets.charged 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
revenue by channel in q3 = budgets.amount by=channel 2026-07-01..2026-09-30
q3 revenue vs q3 last year = budgets.amount 2026-07-01..2026-09-30 vs=2025-07-01..2025-09-30
which client did we bill the most in september = budgets.amount by=client 2026-09-01..2026-09-30 order=-amount limit=1
agreements ending this year = agreements endsAt=2026-01-01..2026-12-31
coop claims by manufacturer = coopClaims.count by=manufacturer
partner commission last month = partnerCommission 2026-10-01..2026-10-31
clients with unpaid invoices = clients with=invoices(state=open)
reconciliation for october = reconciliation 2026-10-01..2026-10-31
which budgets end this week = budgets endsAt=2026-11-23..2026-11-29
fees in october over 1000 = budgets.fees fees>1000 2026-10-01..2026-10-31
how am i doing this month = figures mine 2026-11-01..2026-11-30
whats my click through rate = figures.ctr mine
how many people clicked on my ads last week = figures.clicks mine 2026-11-16..2026-11-22
spend and leads by month = figures.spend,conversions by=month
do i spend more on google or facebook = figures.spend mine platform=Google Ads+Facebook and Instagram by=platform order=-spend
which store spends the most = figures.spend by=client order=-spend limit=1
my leads yesterday = leads mine receivedAt=2026-11-22..2026-11-22
why did my spend go up = why figures.spend mine
how many conversions did facebook bring me = figures.conversions platform=Facebook and Instagram
what will my spend be at the end of the month = pacing.projected mine 2026-11-30..2026-11-30
my google results last quarter = figures mine platform=Google Ads 2026-07-01..2026-09-30
who is on my team = team mine
what have you been working on for me = activities client=mine
when was my last invoice = when invoices mine
did i get an invoice for october = invoices mine 2026-10-01..2026-10-31
show my unpaid invoices = invoices mine state=open
compare my store with last year = figures mine vs=2025-11-01..2025-11-23
how much budget do i have for social = budgets.amount mine channel=social
what percentage of my budget is facebook = budgets.amount mine service=Facebook share=service
video views this month = figures.views 2026-11-01..2026-11-30
is my spend up or down = figures.spend mine vs=2026-10-01..2026-10-23
how far along is my budget = pacing mine
my results without video = figures mine channel!=video
where can i see my invoices = screen invoices
which day had the most clicks = figures.clicks by=day order=-clicks
my spend last november = figures.spend mine 2025-11-01..2025-11-30
cost per lead google vs facebook = figures.costPerConversion platform=Google Ads+Facebook and Instagram by=platform
how much did you charge me in september = budgets.amount 2026-09-01..2026-09-30
what changed since last week = changes 2026-11-16..2026-11-23
leads from google this month = figures.conversions platform=Google Ads 2026-11-01..2026-11-30
stores in my region by health = clients.health mine order=-health
clients of maria lopez = clients member=Maria Lopez
budgets of regional clients = decline regional
support tickets by reporter = support.count by=reporter
my open requests = support mine state=open
how many activities per person last week = activities.count by=author 2026-11-16..2026-11-22
which stores have no leads this month = clients without=leads(receivedAt=2026-11-01..2026-11-30)
group ctr last month = decline group
hows hartwell vw pacing this month = pacing client=Hartwell Volkswagen 2026-11-01..2026-11-30
 and last month = pacing client=Hartwell Volkswagen 2026-10-01..2026-10-31
spend on google for my clients last week = figures.spend mine platform=Google Ads 2026-11-16..2026-11-22
which clients need attention = clients healthLevel=At Risk
who has a budget over 15k = budgets.amount amount>15000 by=client
eastgate toyota cpl this month vs last month = figures.costPerConversion client=Eastgate Toyota 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
show me leads for lone star ford this week = leads client=Lone Star Ford receivedAt=2026-11-23..2026-11-29
clients that dropped in clicks since last month = figures.clicks by=client vs=2026-10-01..2026-10-31 down
any budget changes to confirm = budgetChanges
top 5 stores by clicks in october = figures.clicks by=client 2026-10-01..2026-10-31 order=-clicks limit=5
 bottom 5 = figures.clicks by=client 2026-10-01..2026-10-31 order=clicks limit=5
what's the average ctr for display = figures.ctr channel=display average
activities by maria this month = activities author=Maria Lopez 2026-11-01..2026-11-30
tasks for eastgate honda = tasks client=Eastgate Honda
is northfield nissan overspending = pacing client=Northfield Nissan state=Overpacing
riverside kia manager = team client=Riverside Kia role=manager
stores with ctr under 0.5 percent last month = figures.ctr ctr<0.5 by=client 2026-10-01..2026-10-31
conversion totals by group for q3 = figures.conversions by=group 2026-07-01..2026-09-30
which of my stores have no tasks = clients mine without=tasks
when was riverside kia onboarded = record client=Riverside Kia field=activatedAt
what is the dealer code of summit subaru = record client=Summit Subaru field=identifier
list inactive clients in texas = clients us=TX state=Inactive
october spend by channel for bluebonnet chevy = figures.spend client=Bluebonnet Chevrolet by=channel 2026-10-01..2026-10-31
impressions vs clicks for eastgate honda = figures.impressions,clicks client=Eastgate Honda
did spend go down for my clients this month = figures.spend mine by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
compare hartwell vw and hartwell honda cpc last quarter = figures.cpc client=Hartwell Volkswagen+Hartwell Honda by=client 2026-07-01..2026-09-30
cost per lead on social by client = figures.costPerConversion channel=social by=client
who did tom becker talk to last week = interactions author=Tom Becker 2026-11-16..2026-11-22
remind me monday to send the report to quarter mile motors = form task client=Quarter Mile Motors due=2026-11-30 text=send the report to Quarter Mile Motors
clients without contacts = clients without=contacts
how many vdp views did eastgate toyota get last month = figures.vdpViews client=Eastgate Toyota 2026-10-01..2026-10-31
budget left for my clients = pacing.left mine
what tasks are due today = tasks due=2026-11-23..2026-11-23
top social spenders this year = figures.spend channel=social by=client 2026-01-01..2026-12-31 order=-spend
how much did we invoice in september = budgets.amount 2026-09-01..2026-09-30
unpaid invoices over 30 days = invoices dueAt<2026-10-24 state=open
 total = invoices.due dueAt<2026-10-24 state=open
which invoices are still drafts = invoices state=Draft
margin on SEM this quarter = budgets.margin service=SEM 2026-10-01..2026-12-31
total billing for lone star group last quarter = budgets.charged group=Lone Star Group 2026-07-01..2026-09-30
how much has house of cars paid = invoices.paid client=House of Cars
billing last month vs the month before = budgets.charged 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
largest invoices this month = invoices.total 2026-11-01..2026-11-30 order=-total
clients by margin rate = budgets.marginRate by=client order=-marginRate
revenue per service = budgets.amount by=service
are there unapproved invoices = invoices state=Draft+Reviewed
cancellations by service this year = cancellations.count by=service 2026-01-01..2026-12-31
which services lost the most money = decline money
one time budgets by client = budgets.amount type=One-Time by=client
budgets of prospects = decline prospects
invoices by state = invoices.count by=state
what is our total outstanding balance = invoices.due
how many agreements are unsigned = agreements.count state=Sent
fees this year by month as a chart = budgets.fees by=month 2026-01-01..2026-12-31 chart
what does eastgate toyota pay for social = budgets.amount client=Eastgate Toyota channel=social
credit notes = invoices state=Credit
total margin for clients in texas = budgets.margin us=TX
revenue by client for texas = budgets.amount us=TX by=client
list budgets ending before january = budgets endsAt<2027-01-01
show me the highest fees = budgets.fees by=client order=-fees limit=1
who pays late = decline late
billed amount for SEO in november = budgets.amount service=SEO 2026-11-01..2026-11-30
what share of billing are fees = composed a:budgets.fees b:budgets.charged percent
how much did billing grow since last year = decline grow
export margin by client = budgets.margin by=client file
invoices due this week = invoices dueAt=2026-11-23..2026-11-29
did we bill more in october than september = budgets.amount 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
commission report = partnerCommission
smallest budgets = budgets.amount order=amount
how's facebook doing compared to google = figures platform=Facebook and Instagram+Google Ads by=platform
what am i spending on google this month = figures.spend mine platform=Google Ads 2026-11-01..2026-11-30
 and on facebook = figures.spend mine platform=Facebook and Instagram 2026-11-01..2026-11-30
 why = why figures.spend mine platform=Facebook and Instagram 2026-11-01..2026-11-30
show leads by week = leads.count by=week
my best store = figures.conversions,costPerConversion,spend mine by=client order=-conversions limit=1
my worst channel = figures.conversions,costPerConversion,spend mine by=channel order=conversions limit=1
how much did we spend in q2 = figures.spend 2026-04-01..2026-06-30
did i get more clicks than last month = figures.clicks mine vs=2026-10-01..2026-10-31
when does my budget end = when budgets.endsAt mine
how many calls last month = interactions.count 2026-10-01..2026-10-31
what's the status of my budget = pacing mine
my invoices this year = invoices mine 2026-01-01..2026-12-31
how much was my last invoice = invoices.total mine order=-month limit=1
my october results by channel as a chart = figures mine by=channel 2026-10-01..2026-10-31 chart
impressions by day last week = figures.impressions by=day 2026-11-16..2026-11-22
who can i talk to = team mine
what did my team do in october = activities department=own team 2026-10-01..2026-10-31
whats the difference between clicks and conversions = decline between
show me my tasks = tasks mine
my cpc by channel this quarter = figures.cpc mine by=channel 2026-10-01..2026-12-31
did you do any seo work this month = activities type=SEO 2026-11-01..2026-11-30
is my ctr going up = figures.ctr mine vs=2026-10-01..2026-10-23
my total investment this year = figures.spend mine 2026-01-01..2026-12-31
best day of the week for leads = decline week
how many store visits did i get = figures.storeVisits mine
can i see my contract = agreements mine
do you have any recommendations = semBudgetRecommendations
am i on track this month = pacing mine state=On pace by=client 2026-11-01..2026-11-30
add a user = decline add
clients by partner = clients.count by=partner
spend by state for my stores = figures.spend mine by=us
tickets about reporting = support about=reporting
which region has the most clients = clients.count by=region order=-count limit=1
leads of my group by store this month = leads.count mine receivedAt=2026-11-01..2026-11-30 by=client
how many open tickets are there = support.count state=open
who opened the most tickets = support.count by=reporter order=-count
compare my stores ctr = figures.ctr mine by=client
clients with margin under 15% = budgets.marginRate marginRate<15 by=client
 one-time budgets = budgets type=One-Time
spend by state last month = figures.spend by=us 2026-10-01..2026-10-31
 how are my clients doing this month = figures mine 2026-11-01..2026-11-30
 compare my two biggest stores = figures.spend,conversions,costPerConversion mine by=client order=-spend limit=2
 my worst month this year = figures.conversions,costPerConversion,spend mine by=month 2026-01-01..2026-12-31 order=conversions limit=1
`

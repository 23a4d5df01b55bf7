/** Ordinary questions in the words of people who had not seen the grammar; one that begins with a space goes on with the one before. */
export const ordinary = `
hows eastgate honda doing this month = figures client=Eastgate Honda 2026-11-01..2026-11-30
 and last month? = figures client=Eastgate Honda 2026-10-01..2026-10-31
 why = why figures client=Eastgate Honda 2026-10-01..2026-10-31
which of my accounts are overspending rn = pacing mine state=Overpacing by=client
who is underpacing = pacing state=Underpacing by=client
budgets by state = budgets.amount by=us
show me spend by department = figures.spend by=department
highest spend and lowest ctr = figures.spend by=client order=-spend limit=1 && figures.ctr by=client order=ctr limit=1
compare my two biggest stores = figures.spend,conversions,costPerConversion mine by=client order=-spend limit=2
when did i last talk to lone star ford = when interactions mine client=Lone Star Ford
clients i havent called in 30 days = clients mine without=interactions(2026-10-25..2026-11-23)
what do i have to do today = waiting
whats overdue = tasks due=overdue
tasks due tmrw for hartwell vw = tasks client=Hartwell Volkswagen due=2026-11-24..2026-11-24
budget changes waiting on me = budgetChanges mine
which clients have no SEM budget this month = clients without=budgets(2026-11-01..2026-11-30,service=SEM)
did riverside kia spend its full budget in october = pacing client=Riverside Kia 2026-10-01..2026-10-31
top 5 clients by cost per lead last 90 days = figures.costPerConversion by=client 2026-08-26..2026-11-23 order=-costPerConversion limit=5
 only facebook = figures.costPerConversion platform=Facebook and Instagram by=client 2026-08-26..2026-11-23 order=-costPerConversion limit=5
 by month = figures.costPerConversion platform=Facebook and Instagram by=month 2026-08-26..2026-11-23
best month for summit subaru this year = figures.conversions,costPerConversion,spend client=Summit Subaru by=month 2026-01-01..2026-12-31 order=-conversions limit=1
worst ctr last week = figures.ctr by=client 2026-11-16..2026-11-22 order=ctr limit=1
how many leads did bluebonnet chevy get yesterday = leads.count client=Bluebonnet Chevrolet receivedAt=2026-11-22..2026-11-22
 and the day before = leads.count client=Bluebonnet Chevrolet receivedAt=2026-11-21..2026-11-21
clients in texas spending more than 10k = figures.spend us=TX spend>10000 by=client
stores with no contact on file = clients without=contacts
northfield nissan phone number = record client=Northfield Nissan field=phone
who is the gm at northfield nissan = contacts client=Northfield Nissan title=General Manager
what did we do for eastgate toyota last month = activities client=Eastgate Toyota 2026-10-01..2026-10-31
any cancellations this quarter = cancellations 2026-10-01..2026-12-31
clients added since october = clients activatedAt=2026-10-01..2026-11-23
how much is left to spend for hartwell honda = pacing.left,spend client=Hartwell Honda
what channel is working best for lone star ford = figures.conversions,costPerConversion,spend client=Lone Star Ford by=channel order=-conversions limit=1
conversions up or down vs last month for all my clients = figures.conversions mine by=client vs=2026-10-01..2026-10-31
clients with health below 60 = clients.health health<60
ford dealers spend = figures.spend brand=Ford
what changed on eastgate honda this week = changes client=Eastgate Honda 2026-11-23..2026-11-29
log a call with riverside kia = form interaction client=Riverside Kia
remind me to call dana at northfield nissan on friday = form task client=Northfield Nissan due=2026-11-27 text=call Dana Whitfield at Northfield Nissan
cpl trend for hartwell volkswagen last 6 months = figures.costPerConversion client=Hartwell Volkswagen by=month 2026-05-23..2026-11-23
who manages summit subaru = team client=Summit Subaru role=manager
show my clients = clients mine
what did we bill in october = budgets.amount 2026-10-01..2026-10-31
unpaid invoices = invoices state=open
 over 5k = invoices state=open total>5000
overdue invoices older than 60 days = invoices dueAt<2026-09-24 dueAt=overdue
biggest payer this year = invoices.total by=payer 2026-01-01..2026-12-31 order=-total limit=1
how much was paid last month = invoices.paid 2026-10-01..2026-10-31
total margin october = budgets.margin 2026-10-01..2026-10-31
margin by client last quarter = budgets.margin by=client 2026-07-01..2026-09-30
 highest first = budgets.margin by=client 2026-07-01..2026-09-30 order=-margin
clients with margin under 15% = budgets.marginRate marginRate<15 by=client
one-time budgets = budgets type=One-Time
one time fees in november = budgets.fees type=One-Time 2026-11-01..2026-11-30
commision for maria lopez last month = decline maria lopez
who earned the most commission in Q3 = decline earned
which clients cancelled in september and why = cancellations.reason by=client 2026-09-01..2026-09-30
lost revenue from cancellations this year = cancellations.amount 2026-01-01..2026-12-31
invoice 1042 = invoices number=1042
last invoice of lone star ford = invoices client=Lone Star Ford order=-month limit=1
budgets without an IO number = decline without IO
budget total by department = budgets.amount by=department
budgets by manufacturer = budgets.amount by=manufacturer
billing by group = budgets.charged by=group
average invoice amount = budgets.amount average
how many invoices did we send this month = invoices.count state=Sent+Overdue+Partly paid+Paid+Credit 2026-11-01..2026-11-30
is google spend reconciled for october = reconciliation.spend section=1 2026-10-01..2026-10-31
spend vs billed october = reconciliation 2026-10-01..2026-10-31
difference between what we spent and what we billed on facebook last month = decline between
media cost for hartwell auto group ytd = figures.spend group=Hartwell Auto Group 2026-01-01..2026-11-23
fees vs budget by client = budgets.fees,amount by=client
whats the total of draft invoices = invoices.total state=Draft
export unpaid invoices = invoices state=open file
new budgets starting december 1 = budgets startsAt=2026-12-01..2026-12-01
budgets ending this month = budgets endsAt=2026-11-01..2026-11-30
which clients went up in budget since last month = decline up
compare q2 and q3 billing = budgets.charged 2026-07-01..2026-09-30 vs=2026-04-01..2026-06-30
revenue this year vs last year = budgets.amount 2026-01-01..2026-12-31 vs=2025-01-01..2025-12-31
clients on net 60 = billingTerms.termsDays termsDays=60 by=client
who is the billing contact of house of cars = contacts client=House of Cars receivesInvoices=Yes
coop claims pending = coopClaims state=Submitted+Approved
budget per state for october = budgets.amount by=us 2026-10-01..2026-10-31
how much does quarter mile motors owe us = invoices.due client=Quarter Mile Motors
how many calls did i get last month = callsByTracker.phoneCalls 2026-10-01..2026-10-31
how much did i spend this month = figures.spend mine 2026-11-01..2026-11-30
whats my budget = budgets.amount mine
whos my account manager = team mine role=manager
how do i reach her = decline reach
what are you guys doing for me this month = activities client=mine 2026-11-01..2026-11-30
my last invoice = invoices mine order=-month limit=1
do i owe anything = invoices.due mine
how do we compare with other dealers = figures peers
am i above average = figures mine peers
my worst month = figures.conversions,costPerConversion,spend mine by=month order=conversions limit=1
best month for leads this year = leads.count receivedAt=2026-01-01..2026-12-31 by=month order=-count limit=1
which ad gets me the most leads = decline ad
how many people came to my website yesterday = decline yesterday
is my budget on track = pacing.budget mine state=On pace by=client
can i raise my budget = form increase mine
why are my leads down = why figures.conversions mine
 by channel = figures.conversions mine by=channel
how much per lead am i paying = figures.costPerConversion mine
cost per click on google last week = figures.cpc platform=Google Ads 2026-11-16..2026-11-22
are facebook ads worth it = figures platform=Facebook and Instagram
my results since labor day = figures mine 2026-09-07..2026-11-23
compare my two stores = figures mine by=client
which of my stores does better = figures mine by=client
how much of my budget goes to google = budgets.amount mine channel=search share=channel
what did hartwell honda spend = figures.spend client=Hartwell Honda
how many form fills this week = decline fills
show me a chart of my leads this year = leads mine receivedAt=2026-01-01..2026-12-31 chart
email me the report = decline email
i want to cancel = decline i want to cancel
whats a conversion = meaning figures.conversions
when does my contract end = when agreements.endsAt mine
who changed my budget = changes of=budget
did my ad run yesterday = decline run
how many leads from facebok vs gogle = figures.conversions platform=Facebook and Instagram+Google Ads by=platform
last 3 invoices = invoices order=-month limit=3
what keywords am i showing for = decline showing
leads by day this month = leads.count receivedAt=2026-11-01..2026-11-30 by=day
traffic compared to this time last year = websitePerformance.sessions vs=2025-11-01..2025-11-23
phone calls this week = decline this week
which partners have the most clients = clients.count by=partner order=-count
my agency's total spend last month = decline agency
clients per account manager = clients.count by=manager
stores in my region under budget = pacing mine under by=client
leads per region = leads.count by=region
ad support tickets open = decline ad
oldest open ticket = support state=open order=created limit=1
tickets i'm assigned to = decline assigned
campaigns with no spend yesterday = campaigns.spend spend=0 by=campaign 2026-11-22..2026-11-22
clients with zero conversions in the last 7 days = figures.conversions conversions=0 by=client 2026-11-17..2026-11-23
spend per day of toyota stores this month = figures.spend brand=Toyota by=day 2026-11-01..2026-11-30
average cpl of my group = figures.costPerConversion mine average
what did riverside kia spend on facebook last week = figures.spend client=Riverside Kia platform=Facebook and Instagram 2026-11-16..2026-11-22
 and google? = figures.spend client=Riverside Kia platform=Google Ads 2026-11-16..2026-11-22
 by day = figures.spend client=Riverside Kia platform=Google Ads by=day 2026-11-16..2026-11-22
 as a chart = figures.spend client=Riverside Kia platform=Google Ads by=day 2026-11-16..2026-11-22 chart
top 10 clients by budget = budgets.amount by=client order=-amount limit=10
which accounts have cpl over 75 last month = figures.costPerConversion costPerConversion>75 by=client 2026-10-01..2026-10-31
stores in florida = clients us=FL
how many clients do i have = clients.count mine
accounts w/o a call in the last 2 weeks = clients without=interactions(2026-11-10..2026-11-23)
biggest drop in conversions last month = figures.conversions by=client 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 down
who is pacing under 90% = pacing.pace pace<90 by=client
hartwell honda vs eastgate honda last 30 days = figures client=Hartwell Honda+Eastgate Honda by=client 2026-10-25..2026-11-23
what was the ctr of display for summit subaru in september = figures.ctr client=Summit Subaru channel=display 2026-09-01..2026-09-30
budget for quarter mile motors next month = budgets.amount client=Quarter Mile Motors 2026-12-01..2026-12-31
tasks priya has open = tasks assignee=Priya Patel state=open
anything overdue for lone star ford = tasks client=Lone Star Ford due=overdue
when does bluebonnet chevrolets SEO end = when budgets.endsAt client=Bluebonnet Chevrolet service=SEO
clients by city = clients.count by=city
conversions by state last quarter = figures.conversions by=us 2026-07-01..2026-09-30
cancelled clients this year = clients canceledAt=2026-01-01..2026-11-23
which clients have display but no video = clients with=budgets(service=Display) without=budgets(channel=video)
show me all clients in the lone star group = clients group=Lone Star Group
total spend october vs september = figures.spend 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
cheapest clicks by channel this month = figures.cpc by=channel 2026-11-01..2026-11-30 order=cpc
new clients this month = clients activatedAt=2026-11-01..2026-11-30
last activity for eastgate toyota = activities client=Eastgate Toyota order=-date limit=1
did anyone talk to northfield nissan this week = interactions client=Northfield Nissan 2026-11-23..2026-11-29
which client gets the most impressions = figures.impressions by=client order=-impressions limit=1
avg cpc across my clients = figures.cpc mine by=client average
oldest overdue task = tasks due=overdue order=due limit=1
what's waiting for me = waiting
email of the manager of riverside kia = decline email
clients pacing over 120 percent and under 80 = pacing.pace pace>120 by=client && pacing.pace pace<80 by=client
how is search trending for hartwell volkswagen = figures client=Hartwell Volkswagen channel=search by=month
which stores are at risk = clients healthLevel=At Risk
create a task for summit subaru to fix tracking = form task client=Summit Subaru text=fix tracking
total invoiced ytd = budgets.amount 2026-01-01..2026-11-23
invoices over 10000 this month = invoices total>10000 2026-11-01..2026-11-30
who hasnt paid = invoices state=open
how much is outstanding = invoices.due
 by client = invoices.due by=payer
 only over 60 days = invoices.due dueAt<2026-09-24 by=payer
invoices due next week = invoices dueAt=2026-11-30..2026-12-06
margin percent by service last month = budgets.marginRate by=service 2026-10-01..2026-10-31
which service has the lowest margin = budgets.margin by=service order=margin limit=1
revenue by group last quarter = budgets.amount by=group 2026-07-01..2026-09-30
revenue by account manager = budgets.amount by=manager
compare billing october november = budgets.charged 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
budgets over 20k = budgets amount>20000
budget increases pending = budgetIncreases state=Waiting
cancellations by reason = cancellations.count by=reason
what did we lose in october = clients canceledAt=2026-10-01..2026-10-31
one time charges for hartwell volkswagen = budgets.amount client=Hartwell Volkswagen type=One-Time
average budget per client = budgets.amount by=client average
unsigned agreements = agreements state=Sent
contracts expiring in december = agreements endsAt=2026-12-01..2026-12-31
recurring budgets of lone star ford = budgets client=Lone Star Ford type=Recurring
draft invoices = invoices state=Draft
total fees in q3 = budgets.fees 2026-07-01..2026-09-30
how much does the lone star group owe = invoices.due group=Lone Star Group
how many invoices are overdue = invoices.count dueAt=overdue
margin trend this year = budgets.margin by=month 2026-01-01..2026-12-31
invoices of october as excel = invoices 2026-10-01..2026-10-31 file
top payers this year = payments.amount by=payer 2026-01-01..2026-12-31 order=-amount
which clients have no invoices = clients without=invoices
spend by profit center = decline spend by
share of social in billing = budgets.charged channel=social share=channel
budgets without end date = budgets endsAt=none
billing by state = budgets.charged by=us
SEM revenue vs SEO revenue = budgets.amount service=SEM service=SEO by=service
who pays the most for SEO = budgets.amount service=SEO by=client order=-amount
whats my spend so far this month = figures.spend mine 2026-11-01..2026-11-23
how are my ads doing = figures mine
is facebook working for me = figures mine platform=Facebook and Instagram
how many clicks did i get yesterday = figures.clicks mine 2026-11-22..2026-11-22
who handles my account = team mine role=manager
what did you do last week = activities 2026-11-16..2026-11-22
do i have any open invoices = invoices mine state=open
my budget for december = budgets.amount mine 2026-12-01..2026-12-31
what am i paying for seo = budgets.amount mine service=SEO
compare this month to last month = figures 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
why is my cost per lead so high = why figures.costPerConversion mine
leads by source = leads.count by=source
which channel gives me the cheapest leads = figures.costPerConversion by=channel order=costPerConversion limit=1
show my results by week = figures mine by=week
what was my best week = figures.conversions,costPerConversion,spend mine by=week order=-conversions limit=1
am i spending more than last year = figures.spend mine vs=2025-11-01..2025-11-23
how many impressions on tv = figures.impressions channel=ctv
my last 5 invoices = invoices mine order=-month limit=5
whats left of my budget = pacing.left mine
when was the last time you called me = when interactions
can you raise my google budget = form increase mine text=google
are my leads going up = leads.count mine receivedAt=2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
how many people saw my ads = figures.impressions mine
my ctr vs the average = figures.ctr mine peers
what does cpm mean = meaning figures.cpm
how many phone calls did we get in october = callsByTracker.phoneCalls 2026-10-01..2026-10-31
my stores ranked by leads = leads.count mine by=client order=-count
how much margin do you make on me = decline make
what is eastgate toyota spending = figures.spend client=Eastgate Toyota
results of my honda store = choose client Hartwell Honda/Eastgate Honda
send me my invoice = decline send
spend of my region last month by store = figures.spend mine by=client 2026-10-01..2026-10-31
tickets open longer than a week = support created<2026-11-16 state=open
clients of our partner agency by spend = decline partner
bugs reported this week = support type=Bug 2026-11-23..2026-11-29
how many stores are in texas = clients.count us=TX
which groups spend the most on social = figures.spend channel=social by=group order=-spend
overall ctr for my group last quarter = figures.ctr mine 2026-07-01..2026-09-30
support requests closed this month = decline this month
`

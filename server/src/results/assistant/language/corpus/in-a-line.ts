/** What people type in one line, in a hurry, between two calls. */
export const inALineAsked = `
best store of each group by leads = composed a:leads.count|receivedAt=2026-11-01..2026-11-30 per=client within=group most limit=1
top client per manager by spend = composed a:figures.spend per=client within=manager most limit=1
top 3 stores per manager by spend last month = composed a:figures.spend|2026-10-01..2026-10-31 per=client within=manager most limit=3
who's the top store in each state = composed a:budgets.amount per=client within=us most limit=1
which store has the most leads in each group = composed a:leads.count|receivedAt=2026-11-01..2026-11-30 per=client within=group most limit=1
store with the highest spend in every group = composed a:figures.spend per=client within=group most limit=1
worst store of each group by cost per lead in october = composed a:figures.costPerConversion|2026-10-01..2026-10-31 per=client within=group most limit=1
for each group the store with the most leads = composed a:leads.count|receivedAt=2026-11-01..2026-11-30 per=client within=group most limit=1
each manager's biggest client = composed a:budgets.amount per=client within=manager most limit=1
best store per group = composed a:figures.conversions per=client within=group most limit=1
highest spend per group = figures.spend by=group order=-spend
leads down two months in a row = composed a:leads.count|receivedAt=2026-08-01..2026-08-31 b:leads.count|receivedAt=2026-09-01..2026-09-30 c:leads.count|receivedAt=2026-10-01..2026-10-31 b<a c<b per=client
how many stores had spend down 2 months in a row = composed a:figures.spend|2026-08-01..2026-08-31 b:figures.spend|2026-09-01..2026-09-30 c:figures.spend|2026-10-01..2026-10-31 b<a c<b per=client count
my stores with budgets up two months running = composed a:budgets.amount|2026-08-01..2026-08-31 b:budgets.amount|2026-09-01..2026-09-30 c:budgets.amount|2026-10-01..2026-10-31 b>a c>b per=client of=mine
stores with budgets down two months in a row = composed a:budgets.amount|2026-08-01..2026-08-31 b:budgets.amount|2026-09-01..2026-09-30 c:budgets.amount|2026-10-01..2026-10-31 b<a c<b per=client
stores with falling spend for 2 consecutive months = composed a:figures.spend|2026-08-01..2026-08-31 b:figures.spend|2026-09-01..2026-09-30 c:figures.spend|2026-10-01..2026-10-31 b<a c<b per=client
managers whose revenue rose vs last month = budgets.amount by=manager vs=2026-10-01..2026-10-31 up
regions with revenue up vs last month = budgets.amount by=region vs=2026-10-01..2026-10-31 up
which services have less revenue than a year ago = budgets.amount by=service vs=2025-11-01..2025-11-30 down
how many clients have no payment terms = billingTerms.termsDays termsDays=none by=client
clients with no payment terms set = billingTerms.termsDays termsDays=none by=client
lowest budget for lone star group = budgets.amount group=Lone Star Group order=amount limit=1
lone star ford leads yesterday pls, for my meeting tomorrow = leads client=Lone Star Ford receivedAt=2026-11-22..2026-11-22
open tasks at hartwell honda before my call with them in 10 min = tasks client=Hartwell Honda state=open
clients with no activity in october, count and names = clients without=activities(2026-10-01..2026-10-31)
top 10 stores by leads in october, with spend next to it = figures.conversions,spend by=client 2026-10-01..2026-10-31 order=-conversions limit=10
 now the bottom 10 = figures.conversions,spend by=client 2026-10-01..2026-10-31 order=conversions limit=10
AM for lone star ford? = team client=Lone Star Ford role=manager
who is hartwell honda's account manager = team client=Hartwell Honda role=manager
hartwell honda am = team client=Hartwell Honda role=manager
hartwell honda's GM = contacts client=Hartwell Honda title=General Manager
who was the last to talk to lone star ford = interactions client=Lone Star Ford order=-date limit=1
last email to hartwell honda = decline email
dana's book = clients member=Dana Whitfield
what does hartwell honda pay us a month, all in = budgets.amount client=Hartwell Honda
what do honda stores usually pay for SEO = budgets.amount service=SEO brand=Honda by=client average
paid in november so far = invoices state=Paid 2026-11-01..2026-11-30
services we sell less of than a year ago = budgets.amount by=service vs=2025-11-01..2025-11-30 down
which regions are growing = budgets.amount by=region vs=2026-10-01..2026-10-31 up
which managers are shrinking = budgets.amount by=manager vs=2026-10-01..2026-10-31 down
clients bigger than hartwell honda = composed a:budgets.amount b:budgets.amount|client=Hartwell Honda a>b per=client
stores smaller than lone star ford = composed a:budgets.amount b:budgets.amount|client=Lone Star Ford a<b per=client
who is furthest behind on pacing = pacing.pace by=client order=pace limit=1
whos my worst performer = figures.conversions,costPerConversion,spend mine by=client order=conversions
top performers = figures.conversions,costPerConversion,spend by=client order=-conversions
which lost reason comes up the most = opportunities.count by=lostReasonId order=-count limit=1
most common lost reasons = opportunities.count state=Lost by=lostReasonId
which alarms went off most this month = metricAlarmRings.count since=2026-11-01..2026-11-30 by=alarm
cancellations per month, last 12 = cancellations.count by=month 2025-11-23..2026-11-23
win rate this year vs last = opportunities.winRate stageSince=2026-01-01..2026-12-31 && opportunities.winRate stageSince=2025-01-01..2025-12-31
how long do budget increases wait until someone approves = budgetIncreases.daysToDecide average
contract end hartwell honda = when agreements.endsAt client=Hartwell Honda
count of stores by cms = searchPlans.count by=websiteProviderId
emails with hartwell honda = decline emails
what share of total spend goes to performance max = decline of
 three months ago? = decline three months ago
hi can you pull leads for my stores for october, need it for a review thanks = leads mine receivedAt=2026-10-01..2026-10-31
pls send me the list of my clients without a call this month = clients mine without=interactions(2026-11-01..2026-11-30)
pls send me my clients = clients mine
stores in my region below pace = pacing mine state=Underpacing by=client
co-op left for my stores = coopClaims.claimed mine state=Not started+Gathering+Ready
what did we change at hartwell honda in october = changes client=Hartwell Honda 2026-10-01..2026-10-31
stores whose cpl doubled vs last month = figures.costPerConversion by=client vs=2026-10-01..2026-10-31 up>=100%
biggest drops in revenue vs last month = budgets.amount by=client vs=2026-10-01..2026-10-31 down
who do i need to call today = decline call
who should I talk to at hartwell honda about billing = decline talk
what's new this week at my stores = decline new
what changed at my clients since friday = decline changed
net new clients this quarter = decline net new clients
voided invoices this year and who voided them = decline who voided
open support requests for my stores = support client=mine state=open
support tickets from my clients = support client=mine
average days from agreement sent to signed = agreements.days:sentAt:signedAt average
average time between when a budget increase is requested and when it is decided = budgetIncreases.daysToDecide average
average time from a budget increase to it being decided = budgetIncreases.daysToDecide average
average days from invoice sent to paid = decline sent
clients with fewer than 2 contacts, need to fix that = decline fix
open tasks hartwell honda = tasks client=Hartwell Honda state=open
 who did the last call with them = interactions client=Hartwell Honda order=-date limit=1
hartwell honda pacing = pacing client=Hartwell Honda
 last call with them? = interactions client=Hartwell Honda order=-date limit=1
 any open tasks there = tasks client=Hartwell Honda state=open
 who's the gm there = contacts client=Hartwell Honda title=General Manager
anyone not spending at all on google yesterday? = clients without=figures(2026-11-22..2026-11-22,platform=Google Ads,spend>0)
when did we last talk to somebody at hartwell honda that wasn't just an email = decline email
list clients that have a fee but no media = clients with=budgets(fees>0) without=pacing(budget>0)
stores at risk, sorted by what they pay = budgets.amount healthLevel=At Risk by=client order=-amount
what's our median monthly fee per store = composed a:budgets.fees per=client median
did anybody raise the budget at hartwell honda after november 10 = changes client=Hartwell Honda 2026-11-10..2026-11-23 of=budget
hey quick question whats the am for hartwell honda = team client=Hartwell Honda role=manager
thanks! and one more thing, open tasks for hartwell honda = tasks client=Hartwell Honda state=open
sorry to bother you, but what's the pacing of lone star ford = pacing client=Lone Star Ford
any chance you can show me overdue invoices = invoices dueAt=overdue
do you happen to know how many clients dana has = clients.count member=Dana Whitfield
idk who manages hartwell honda, can you tell me = team client=Hartwell Honda role=manager
re hartwell honda - whats left in the budget = pacing.left client=Hartwell Honda
fyi the gm asked, how many leads in october at hartwell honda = leads.count client=Hartwell Honda receivedAt=2026-10-01..2026-10-31
status of hartwell honda = figures client=Hartwell Honda
hartwell honda numbers oct = figures client=Hartwell Honda 2026-10-01..2026-10-31
hartwell honda perf last month = figures client=Hartwell Honda 2026-10-01..2026-10-31
leads lm at hartwell honda = leads client=Hartwell Honda receivedAt=2026-10-01..2026-10-31
leads last 30 days vs prior 30 = leads.count receivedAt=2026-10-25..2026-11-23 vs=2026-09-25..2026-10-24
leads last 30 days vs previous 30 days = leads.count receivedAt=2026-10-25..2026-11-23 vs=2026-09-25..2026-10-24
when can i cancel = when agreements.endsAt
seo specialist for hartwell honda = team client=Hartwell Honda part=SEO
how many stores are on seo = clients.count with=budgets(service=SEO)
total ar = invoices.due state=open
unpaid by client = invoices.due by=payer
how many website visits last month = websitePerformance.sessions 2026-10-01..2026-10-31
hartwell honda past due? = invoices client=Hartwell Honda dueAt=overdue
whats left at lone star ford = pacing.left client=Lone Star Ford
next meeting = calendar next
hartwell honda since when = when clients.activatedAt client=Hartwell Honda
whos got hartwell honda = team client=Hartwell Honda role=manager
who has lone star ford = team client=Lone Star Ford role=manager
which rep handles hartwell honda = team client=Hartwell Honda role=manager
no leads yesterday = clients without=leads(receivedAt=2026-11-22..2026-11-22)
bottom 5 by leads = leads.count by=client order=count limit=5
best 3 stores for leads oct = leads.count receivedAt=2026-10-01..2026-10-31 by=client order=-count limit=3
havent talked to in 30 days = clients mine without=interactions(2026-10-25..2026-11-23)
my clients not contacted since october 20 = clients mine without=interactions(2026-10-20..2026-11-23)
stores not contacted this month = clients without=interactions(2026-11-01..2026-11-30)
urgent stuff = tasks mine priority=urgent
services hartwell honda = budgets.amount client=Hartwell Honda by=service
hartwell honda services = budgets.amount client=Hartwell Honda by=service
what does lone star ford buy from us = budgets.amount client=Lone Star Ford by=service
balance owed by lone star ford = invoices.due client=Lone Star Ford
unapplied payments? = payments invoice=none
any budget changes pending approval for my clients = budgetChanges mine
website url for lone star ford = record client=Lone Star Ford field=website
emails with lone star ford in november = interactions client=Lone Star Ford type=E-mail 2026-11-01..2026-11-30
pacing of hartwell auto group across all services = pacing group=Hartwell Auto Group
how many new vehicles does hartwell honda have online right now = feedVehicles.count client=Hartwell Honda condition=New
how many used cars of ours are showing on the site = feedVehicles.count condition=Used
which accounts are pacing under 80% with 3 days left = pacing.pace pace<80 by=client
stores running seo in texas = clients us=TX with=budgets(service=SEO)
do any of my rooftops not run seo = clients mine without=budgets(service=SEO)
any stores with zero spend yesterday but an active sem budget = clients with=budgets(2026-11-22..2026-11-22,service=SEM) without=figures(2026-11-22..2026-11-22,spend>0)
who left us this month out of my book = clients mine canceledAt=2026-11-01..2026-11-23
what's open on my list for lone star group = tasks mine group=Lone Star Group state=open
how much are people using the ai chat this month = aiUsage kind=chat 2026-11-01..2026-11-30
what did we get for our facebook money last month = figures platform=Facebook and Instagram 2026-10-01..2026-10-31
canceled clients this month = clients canceledAt=2026-11-01..2026-11-23
my canceled clients this month = clients mine canceledAt=2026-11-01..2026-11-23
how many canceled this month = clients.count canceledAt=2026-11-01..2026-11-23
canceled invoices this month = invoices state=Void 2026-11-01..2026-11-30
when was the last contact = when interactions
hartwell honda spend on sem in october = figures.spend client=Hartwell Honda channel=search 2026-10-01..2026-10-31
 and the budget = budgets.amount client=Hartwell Honda channel=search 2026-10-01..2026-10-31
 and the pacing = pacing client=Hartwell Honda channel=search 2026-10-01..2026-10-31
 what about cost per lead = figures.costPerConversion client=Hartwell Honda channel=search 2026-10-01..2026-10-31
my google spend last month = figures.spend mine platform=Google Ads 2026-10-01..2026-10-31
 and the budget = budgets.amount mine 2026-10-01..2026-10-31 left=Google_Ads
leads in october by store = leads.count receivedAt=2026-10-01..2026-10-31 by=client
 and the spend = figures.spend by=client 2026-10-01..2026-10-31
leads in october by store = leads.count receivedAt=2026-10-01..2026-10-31 by=client
 and the budget = budgets.amount by=client 2026-10-01..2026-10-31
sem spend in october by client = figures.spend channel=search by=client 2026-10-01..2026-10-31
 what was the budget = budgets.amount channel=search by=client 2026-10-01..2026-10-31
`

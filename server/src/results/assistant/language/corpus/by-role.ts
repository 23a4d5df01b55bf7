/** Questions by role of people who have seen the screens only: two rounds at first sight and one between them; a space in front goes on with the one before. */
export const byRole = `
which of my dealers did I not call this month = clients mine without=interactions(2026-11-01..2026-11-30)
how much are we spending for hartwell volkswagen this month = figures.spend client=Hartwell Volkswagen 2026-11-01..2026-11-30
is eastgate honda on track = pacing client=Eastgate Honda state=On pace
whats the budget of eastgate toyota for december = budgets.amount client=Eastgate Toyota 2026-12-01..2026-12-31
show tasks i have to finish this week = tasks mine due=2026-11-23..2026-11-29
 which ones are for eastgate honda = tasks mine client=Eastgate Honda due=2026-11-23..2026-11-29
 and next week = tasks mine client=Eastgate Honda due=2026-11-30..2026-12-06
who works on lone star ford = team client=Lone Star Ford
when did we last talk to bluebonnet chevrolet = when interactions client=Bluebonnet Chevrolet
what did we do for summit subaru in october = activities client=Summit Subaru 2026-10-01..2026-10-31
leads at riverside kia compared with last year = leads.count client=Riverside Kia receivedAt=2026-01-01..2026-12-31 vs=2025-01-01..2025-12-31
any open requests for northfield nissan = support client=Northfield Nissan state=open
how many stores do i have = clients.count mine
tell me about hartwell volkswagen = record client=Hartwell Volkswagen
email of the general manager at hartwell honda = contacts.email client=Hartwell Honda title=General Manager
are there budget changes waiting for my confirmation = budgetChanges mine
which budgets end in december = budgets endsAt=2026-12-01..2026-12-31
how many used cars does eastgate honda have over 90 days old = feedVehicles.count client=Eastgate Honda firstSeen<2026-08-25 condition=Used
proofs of eastgate toyota that are not approved = proofs client=Eastgate Toyota state=Waiting+Changes Asked
how much did we invoice this year so far = budgets.amount 2026-01-01..2026-11-23
who owes us the most = invoices.due by=payer order=-due
show drafts for november = invoices state=Draft 2026-11-01..2026-11-30
what is our margin on paid search = budgets.margin channel=search
margin of lone star group in october vs september = budgets.margin group=Lone Star Group 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
why did we lose revenue last month = why cancellations.amount 2026-10-01..2026-10-31
stores invoiced under 2000 dollars in october = budgets.amount amount<2000 by=client 2026-10-01..2026-10-31
how much commission do we owe partners for october = partnerCommission.commission 2026-10-01..2026-10-31
which differences from reconciliation are still open = reconciliation.variance settled=open
how much was rolled over into november = rollover.carried 2026-11-01..2026-11-30
list the parent organizations = parentOrganizations
who gets the invoices of bluebonnet chevrolet = contacts client=Bluebonnet Chevrolet receivesInvoices=Yes
invoices due next week = invoices dueAt=2026-11-30..2026-12-06
average invoice in october = invoices 2026-10-01..2026-10-31 average
one time budgets in november = budgets type=One-Time 2026-11-01..2026-11-30
fee caps above 500 = feeCaps most>500
how many clients did we lose this year = clients.count canceledAt=2026-01-01..2026-11-23
new clients since september = clients activatedAt=2026-09-01..2026-11-23
which am has the most stores = clients.count by=manager order=-count limit=1
compare the managers by monthly amount = amReportCard.amount by=person
how are we doing this month = figures 2026-11-01..2026-11-30
clients at risk with their manager = clients.manager healthLevel=At Risk
which service brings in the most money = budgets.amount by=service order=-amount limit=1
open incidents = incidents endedAt=open
what did incidents cost us this year = incidents.cost startedAt=2026-01-01..2026-12-31
average monthly budget per client = budgets.amount by=client average
agreements sent but not signed = agreements state!=Signed state=Sent
biggest deal in the pipeline = opportunities.amount state=Open order=-amount limit=1
which of my stores spent too much so far = pacing mine state=Overpacing by=client
clicks last week compared to the week before = figures.clicks 2026-11-16..2026-11-22 vs=2026-11-09..2026-11-15
cost per click of google ads by store for october = figures.cpc platform=Google Ads by=client 2026-10-01..2026-10-31
worst conversion rate among ford dealers = figures.conversionRate brand=Ford by=client order=conversionRate
stores that lost conversions since last month = figures.conversions by=client vs=2026-10-01..2026-10-31 down
who has no google ads budget = clients without=budgets(channel=search)
impressions for summit subaru yesterday = figures.impressions client=Summit Subaru 2026-11-22..2026-11-22
what campaigns does riverside kia run = decline campaigns, run
accounts with no figures since monday = clients without=figures(2026-11-23..2026-11-23)
is mediavine connected = decline mediavine connected
organic traffic of northfield nissan since january by month = seoPerformance.sessions client=Northfield Nissan by=month 2026-01-01..2026-11-30
which clients have fewer sessions than a year ago = websitePerformance.sessions by=client vs=2025-11-01..2025-11-30 down
top landing pages of hartwell volkswagen = seoLandingPages.clicks client=Hartwell Volkswagen order=-clicks
who are hartwell honda's competitors = competitors client=Hartwell Honda
how many facebook leads did we get in the last 7 days = figures.conversions platform=Facebook and Instagram 2026-11-17..2026-11-23
instagram spend this year by quarter = figures.spend platform=Facebook and Instagram by=quarter 2026-01-01..2026-12-31
proofs waiting on me = proofs mine state=Waiting
how is my region doing = figures mine
which stores in my region get the most leads = leads.count mine by=client order=-count
stores without sales this month = clients without=sales(soldAt=2026-11-01..2026-11-30)
who has logged in from my stores = decline logged in
how many clients do i have = clients.count mine
budgets of my clients in total = budgets.amount mine
which of my stores grew in leads = figures.conversions mine by=client vs=2026-10-01..2026-10-23 up
how many leads did we get last month = leads.count receivedAt=2026-10-01..2026-10-31
when is my next invoice due = when invoices.dueAt mine dueAt>=2026-11-23 order=dueAt limit=1
how much do i owe you = invoices.due mine
what are you working on for us right now = activities client=mine
how many people saw our ads yesterday = figures.impressions mine 2026-11-22..2026-11-22
how many new cars are on our lot = feedVehicles.count condition=New
what do i spend on facebook = figures.spend mine platform=Facebook and Instagram
are there any proofs i need to look at = proofs mine state=Waiting
what's up with hartwell volkswagen = record client=Hartwell Volkswagen
did anyone call hartwell honda last week = interactions client=Hartwell Honda 2026-11-16..2026-11-22
who called hartwell honda last = interactions client=Hartwell Honda order=-date limit=1
has eastgate honda paid = invoices client=Eastgate Honda
how often did i talk to eastgate toyota this year = interactions.count mine client=Eastgate Toyota 2026-01-01..2026-12-31
last note on lone star ford = clientNotes client=Lone Star Ford order=-notedAt limit=1
what's the website of bluebonnet chevrolet = record client=Bluebonnet Chevrolet field=website
stores in ohio = clients us=OH
clients with less than 2 contacts = composed a:contacts.count a<2 per=client
does summit subaru have a contact for service = contacts client=Summit Subaru department=Service
anything due today = tasks due=2026-11-23..2026-11-23
what did i do yesterday = activities mine 2026-11-22..2026-11-22
which clients have no activity in november = clients without=activities(2026-11-01..2026-11-30)
tasks that nobody has = tasks assignee=none
when does the contract of lone star ford end = when agreements.endsAt client=Lone Star Ford
show me all open tasks for riverside kia = tasks client=Riverside Kia state=open
spend per lead for my clients = figures.costPerConversion mine
cost per lead of northfield nissan compared to the average = figures.costPerConversion client=Northfield Nissan peers
which store has the most leads from facebook = figures.conversions platform=Facebook and Instagram by=client order=-conversions limit=1
total budget of lone star group = budgets.amount group=Lone Star Group
how much of eastgate toyota's budget is google = budgets.amount client=Eastgate Toyota channel=search share=channel
is summit subaru overspending = pacing client=Summit Subaru state=Overpacing
recently added clients = clients activatedAt=2026-10-25..2026-11-23
which clients are at risk and why = why managementWatchlist.atRisk by=client
how healthy is hartwell honda = clients.health client=Hartwell Honda
top 5 clients by invoice amount = budgets.amount by=client order=-amount limit=5
invoices older than 60 days = invoices dueAt<2026-09-24
which invoices went out this month = invoices state=Sent+Overdue+Partly paid+Paid+Credit 2026-11-01..2026-11-30
unpaid total = invoices.due
how much did lone star group pay this year = budgets.amount group=Lone Star Group 2026-01-01..2026-12-31
payments received in october = payments 2026-10-01..2026-10-31
clients billed more than 10k last month = budgets.amount amount>10000 by=client 2026-10-01..2026-10-31
management fees this month = budgets.fees 2026-11-01..2026-11-30
margin below 15 percent by client = budgets.marginRate marginRate<15 by=client
what is the average margin = budgets.margin average
budgets that started this month = budgets startsAt=2026-11-01..2026-11-30
what changed in budgets since last month = changes 2026-10-01..2026-11-23 of=budget
canceled services in the last 3 months = cancellations 2026-08-23..2026-11-23
reasons for cancellations this year = cancellations.reason 2026-01-01..2026-12-31
revenue by service this quarter = budgets.amount by=service 2026-10-01..2026-12-31
number of invoices per month = invoices.count by=month
underspent clients last month = pacing state=Underpacing by=client 2026-10-01..2026-10-31
how many stores per account manager = clients.count by=manager
which manager lost the most clients = decline lost
revenue this month vs last year = budgets.amount 2026-11-01..2026-11-30 vs=2025-11-01..2025-11-30
growth of revenue by month this year = budgets.amount by=month 2026-01-01..2026-12-31 vs=2025-01-01..2025-12-31
pipeline by stage = opportunities.count state=Open by=stageId
onboarding tasks that are late = onboardingTasks dueAt=overdue
which region has the most clients = clients.count by=region order=-count limit=1
monthly revenue by region = budgets.amount by=region+month
who is overloaded = bandwidthAccountManagement state=Over && bandwidthSem state=Over && bandwidthSeo state=Over && bandwidthSocial state=Over && bandwidthPremium state=Over
average tenure of canceled clients = cancellations.months by=client average
how many client users logged in this month = clientLogin.count lastHere=2026-11-01..2026-11-30
number of open tickets = support.count state=open
search impressions by client this week = figures.impressions channel=search by=client 2026-11-23..2026-11-29
which clients lost the most clicks since september = figures.clicks by=client vs=2026-09-01..2026-09-30 down
ctr by channel for eastgate toyota = figures.ctr client=Eastgate Toyota by=channel
bing spend in october = figures.spend platform=Microsoft Ads 2026-10-01..2026-10-31
clients whose cpc is above $3 = figures.cpc cpc>3 by=client
conversions yesterday vs the day before = figures.conversions 2026-11-22..2026-11-22 vs=2026-11-21..2026-11-21
stores without conversions for a week = clients without=figures(2026-11-17..2026-11-23,conversions>0)
alarms that rang today = metricAlarmRings since=2026-11-23..2026-11-23
average position of eastgate honda = seoDivision.position client=Eastgate Honda
best pages this month = seoLandingPages.clicks by=page 2026-11-01..2026-11-30 order=-clicks
site visits for lone star ford last month = websitePerformance.sessions client=Lone Star Ford 2026-10-01..2026-10-31
where does the traffic of lone star ford come from = websitePerformance.sessions client=Lone Star Ford by=source
seo clients without a strategy = clients with=budgets(service=SEO) without=strategies
competitors of clients in texas = competitors us=TX
cost per click on facebook by store = figures.cpc platform=Facebook and Instagram by=client
best performing channel for hartwell volkswagen = figures.conversions,costPerConversion,spend client=Hartwell Volkswagen by=channel order=-conversions
which of my clients spend the least on social = figures.spend mine channel=social by=client order=spend limit=1
how are our ads doing = figures
compare this month with last month = figures 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
what is our cost per lead = figures.costPerConversion
which channel brings the most leads = figures.conversions by=channel order=-conversions limit=1
how much is left of the budget = pacing.left,budget
invoice for october = invoices 2026-10-01..2026-10-31
when did you last talk to us = when interactions
what are our competitors = competitors
who can log in for our store = decline log in
how many used cars without a price = feedVehicles.count condition=Used look=withoutPrice
oldest cars in stock = feedVehicles order=firstSeen
how many appointments this month = appointments.count scheduledAt=2026-11-01..2026-11-30
how many visitors did our website have = websitePerformance.sessions
which stores have no notes = clients without=clientNotes
clients of mine in texas = clients mine us=TX
rank my stores by sales = sales.count mine by=client order=-count
how many new cars did we sell in october = croData.salesNew,sold month=2026-10-01..2026-10-31
what is waiting for me today = waiting
which of my stores had the most conversions yesterday = figures.conversions mine by=client 2026-11-22..2026-11-22 order=-conversions limit=1
give me the phone number of the sales manager at hartwell volkswagen = contacts.phone client=Hartwell Volkswagen title=Sales Manager
budgets of hartwell volkswagen = budgets client=Hartwell Volkswagen
 what about last year = budgets client=Hartwell Volkswagen 2025-01-01..2025-12-31
 and the one in december = budgets client=Hartwell Volkswagen 2026-12-01..2026-12-31
who is the owner of eastgate honda = contacts client=Eastgate Honda title=Owner
anything overdue = tasks due=overdue
how is my pacing looking = pacing mine
which accounts are behind on spend = pacing state=Underpacing by=client
when was eastgate toyota activated = record client=Eastgate Toyota field=activatedAt
did lone star ford's leads go up = leads.count client=Lone Star Ford receivedAt=2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
list credentials for bluebonnet chevrolet = credentials client=Bluebonnet Chevrolet
what sales incentives does summit subaru have = clientSalesIncentives client=Summit Subaru
who else works with riverside kia = team client=Riverside Kia
strategies that are running for northfield nissan = strategies client=Northfield Nissan status=In Progress
mystery shop results of this month = mysteryShopRequests.result scheduledAt=2026-11-01..2026-11-30
how long has hartwell volkswagen been a client = record client=Hartwell Volkswagen field=activatedAt
agreements ending in the next 60 days = agreements endsAt=2026-11-23..2027-01-21
how much did we bill last month = budgets.amount 2026-10-01..2026-10-31
what is overdue = tasks due=overdue
how much money is overdue = invoices.due dueAt=overdue
which clients have not been invoiced in november = clients without=invoices(2026-11-01..2026-11-30)
invoice number of the last hartwell volkswagen invoice = invoices.number client=Hartwell Volkswagen order=-month limit=1
how many invoices are still in draft = invoices.count state=Draft
clients with a negative margin = budgets.margin margin<0 by=client
which service has the lowest margin = budgets.margin by=service order=margin limit=1
fees by client for october = budgets.fees by=client 2026-10-01..2026-10-31
partners and their commission this year = partnerCommission.commission by=partner 2026-01-01..2026-12-31
what got cancelled yesterday = cancellations 2026-11-22..2026-11-22
cancelled budgets by reason = cancellations.count by=reason
how much did hartwell auto group spend on social in q3 = figures.spend group=Hartwell Auto Group channel=social 2026-07-01..2026-09-30
compare october and september invoices = invoices 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
biggest invoice this month = invoices.total 2026-11-01..2026-11-30 order=-total limit=1
monthly budget total of the last 6 months = budgets.amount by=month 2026-06-01..2026-11-30
co op claims paid this year = coopClaims month=2026-01-01..2026-12-31 state=Paid
what did we invoice eastgate honda for in september = budgets.amount client=Eastgate Honda 2026-09-01..2026-09-30
how is the agency doing compared to last month = managementReport vs=2026-10-01..2026-10-31
top 3 account managers by revenue = budgets.amount by=manager order=-amount limit=3
clients that left in october = clients canceledAt=2026-10-01..2026-10-31
why did they leave = decline they
how much revenue is at risk = budgets.amount healthLevel=At Risk
average deal size = opportunities.amount average
number of clients per state = clients.count by=us
onboardings that are stuck = onboardingTasks dueAt=overdue
is anyone over capacity = bandwidthAccountManagement state=over
revenue by group = budgets.amount by=group
churn rate this year = cancellationMonths 2026-01-01..2026-12-31
alarms that fired this week = metricAlarmRings since=2026-11-23..2026-11-29
budget left for bluebonnet chevrolet = pacing.left client=Bluebonnet Chevrolet
which channel has the lowest cost per lead = figures.costPerConversion by=channel order=costPerConversion limit=1
google ads spend by day last week = figures.spend platform=Google Ads by=day 2026-11-16..2026-11-22
which clients lack a google ads id = semConfiguration state=missing item=google-ads by=client
average cpc in october = figures.cpc 2026-10-01..2026-10-31 average
clients that will overspend = pacing.projected state=Overpacing by=client
who spent less than half of the budget = pacing.spend,budget spend<0.5*budget by=client
top clients by ctr = figures.ctr by=client order=-ctr
conversions by week since september = figures.conversions by=week 2026-09-01..2026-11-23
recommended budget increases = semBudgetRecommendations advice=raise
achievements this month = achievements reachedAt=2026-11-01..2026-11-30
bounce rate of eastgate toyota = decline bounce rate
spend on facebook and instagram this month = figures.spend platform=Facebook and Instagram 2026-11-01..2026-11-30
which store has the cheapest leads on social = figures.costPerConversion channel=social by=client order=costPerConversion limit=1
ctr of social vs display = figures.ctr channel=social+display by=channel
what did you change in our budget = changes of=budget
when does our contract run out = when agreements.endsAt
show our open invoices = invoices state=open
have we paid everything = invoices mine state=open
which cars are the longest on the lot = feedVehicles order=firstSeen
who is working on our account = team mine
how much did each lead cost in october = figures.costPerConversion 2026-10-01..2026-10-31
what are you doing for seo = activities type=SEO
is our spend on track = pacing.spend state=On pace by=client
which of my two stores does better = figures mine by=client
invoices of both stores = invoices mine
leads of hartwell volkswagen last week = leads client=Hartwell Volkswagen receivedAt=2026-11-16..2026-11-22
best store in my region = figures.conversions,costPerConversion,spend mine by=client order=-conversions limit=1
did cost per lead go down this month = figures.costPerConversion 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
stores that have not logged in = decline logged in
revenue of my clients = budgets.amount mine
which of our stores have overdue invoices = invoices dueAt=overdue by=payer
`

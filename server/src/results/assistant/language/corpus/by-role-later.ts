/** A third and a fourth round by role, put after the mending of those before. */
export const byRoleLater = `
which stores of mine are losing money = budgets.margin mine margin<0 by=client
did we do anything for hartwell volkswagen this week = activities client=Hartwell Volkswagen 2026-11-23..2026-11-29
show the last 5 interactions with hartwell honda = interactions client=Hartwell Honda order=-date limit=5
clients with no tasks = clients without=tasks
who has the most open tasks = tasks.count state=open by=assignee order=-count
budget of all my clients together = budgets.amount mine
which clients are new this year = clients activatedAt=2026-01-01..2026-12-31
what are the competitors of eastgate honda within 10 miles = competitors.distance client=Eastgate Honda distance<=10
what is the pacing of eastgate toyota for search = pacing client=Eastgate Toyota channel=search
contacts without a phone number = contacts phone=none
is there a contact for accounting at lone star ford = contacts client=Lone Star Ford department=Accounting
show clients by state = clients.count by=us
clients i took over this year = decline takeover this year
average spend per store = figures.spend by=client average
why are conversions down at bluebonnet chevrolet = why figures.conversions client=Bluebonnet Chevrolet
when is the next appointment at summit subaru = when appointments client=Summit Subaru scheduledAt>=2026-11-23 order=scheduledAt limit=1
leads by source for riverside kia = leads.count client=Riverside Kia by=source
feeds that failed = vehicleFeeds state=Last Good Copy
total fees this year = budgets.fees 2026-01-01..2026-12-31
which invoices are due today = invoices dueAt=2026-11-23..2026-11-23
paid invoices of october = invoices state=Paid 2026-10-01..2026-10-31
cancellations by manager = cancellations.count by=managers
invoices by state = invoices.count by=state
how much do we bill hartwell auto group per month = budgets.amount group=Hartwell Auto Group by=month
clients without an invoice in november = clients without=invoices(2026-11-01..2026-11-30)
margin by channel = budgets.margin by=channel
highest fee = budgets.fees by=client order=-fees limit=1
what is outstanding from lone star group = invoices.due group=Lone Star Group
one-time fees in october = budgets.fees type=One-Time 2026-10-01..2026-10-31
clients per manager with revenue = decline with
what did james carter do this week = activities author=James Carter 2026-11-23..2026-11-29
show revenue for the last 12 months as a chart = budgets.amount 2025-12-01..2026-11-30 chart
incidents by owner = incidents.count by=ownerId
how many clients joined last month = clients.count activatedAt=2026-10-01..2026-10-31
watchlist = priorityWatchlist
google ads vs microsoft ads spend = figures.spend platform=Google Ads+Microsoft Ads by=platform
which stores had zero conversions last week = figures.conversions conversions=0 by=client 2026-11-16..2026-11-22
what is the ctr of eastgate honda = figures.ctr client=Eastgate Honda
show me spend by channel for my clients in october = figures.spend mine by=channel 2026-10-01..2026-10-31
clients that are out of budget = pacing over by=client
conversion rate by month for eastgate toyota = figures.conversionRate client=Eastgate Toyota by=month
pages with the most clicks = seoLandingPages.clicks order=-clicks
tasks about content = tasks about=content
how many deliverables are due next week = deliverables.count dueAt=2026-11-30..2026-12-06
strategies by status = strategies.count by=status
facebook budget per client = budgets.amount service=Facebook by=client
who spent nothing on social in october = figures.spend spend=0 channel=social by=client 2026-10-01..2026-10-31
what is my spend by channel = figures.spend mine by=channel
show me the last invoice = invoices order=-month limit=1
did anything change this week = changes 2026-11-23..2026-11-29
what is the best month this year = figures.conversions,costPerConversion,spend by=month 2026-01-01..2026-12-31 order=-conversions limit=1
which keywords do we rank for = seoDivision
list our users = people
are we on budget = pacing state=On pace by=client
how many clicks on facebook = figures.clicks platform=Facebook and Instagram
what are our goals = goals
any new leads today = leads receivedAt=2026-11-23..2026-11-23
what did the agency do in october = activities 2026-10-01..2026-10-31
how is my store doing compared to last month = figures mine vs=2026-10-01..2026-10-31
what is my budget for november = budgets.amount mine 2026-11-01..2026-11-30
 how much of it is spent = pacing mine
show me my invoices for this year = invoices mine 2026-01-01..2026-12-31
what did i pay in total this year = budgets.amount mine 2026-01-01..2026-12-31
are leads up or down = leads.count receivedAt=2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
what is our click through rate = figures.ctr
who is my account manager = team mine role=manager
how much do i pay for seo = budgets.amount mine service=SEO
what services do we have with you = budgets.amount by=service
cost per lead by channel = figures.costPerConversion by=channel
do we have any unpaid bills = invoices state=open
which of my stores spent more last month = figures.spend mine by=client 2026-10-01..2026-10-31 order=-spend limit=1
total leads of both stores in october = leads mine receivedAt=2026-10-01..2026-10-31
stores with the lowest conversion rate = figures.conversionRate by=client order=conversionRate
how many leads did my region get last month = leads.count mine receivedAt=2026-10-01..2026-10-31
compare my stores on cost per lead = figures.costPerConversion mine by=client
which stores are overspending = pacing state=Overpacing by=client
average leads per store = leads.count by=client average
show all my clients = clients mine
which client spends the most = figures.spend by=client order=-spend limit=1
commission for this year = partnerCommission 2026-01-01..2026-12-31
my clients without a budget = clients mine without=budgets
what did i log today = activities mine 2026-11-23..2026-11-23
who is responsible for hartwell volkswagen = team client=Hartwell Volkswagen role=manager
what is due tomorrow = tasks due=2026-11-24..2026-11-24
what did hartwell honda pay in september = budgets.amount client=Hartwell Honda 2026-09-01..2026-09-30
list unpaid invoices by client = invoices.count state=open by=payer
which clients are leaving = cancellations by=client
top managers by activities this month = amReportCard.activities by=person 2026-11-01..2026-11-30 order=-activities
keywords for eastgate honda in the top 10 = seoDivision.position client=Eastgate Honda position<=10
`

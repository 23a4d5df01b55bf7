/** What is compared in every row, which share of the clients has something, what was on a day, and who was here and did what. */
export const ofParts = `
compare search and social spend by client for last month = figures.spend channel=search+social by=client+channel 2026-10-01..2026-10-31
compare SEO and SEM budgets by client = budgets.amount service=SEO service=SEM by=client+service
compare search and social for Hartwell Volkswagen and Hartwell Honda = figures client=Hartwell Volkswagen+Hartwell Honda channel=search+social by=client+channel
compare Hartwell Volkswagen and Hartwell Honda by channel = figures client=Hartwell Volkswagen+Hartwell Honda by=channel+client
my stores with leads down more than 20% from last month = leads.count mine receivedAt=2026-11-01..2026-11-30 by=client vs=2026-10-01..2026-10-31 down>20%
what percent of our clients are healthy = clients.count healthLevel=Good state=Client share=healthLevel
which share of clients use programmatic = clients.count with=figures(channel=display+video+ctv)
what percent of our clients have SEO = clients.count with=budgets(service=SEO)
what percent of my stores have no activity in the last 30 days = clients.count mine without=activities(2026-10-25..2026-11-23)
what percentage of our clients have a health under 50 = composed a:clients.health a<50 per=client count
list clients in Texas with more than $10k budget = budgets.amount us=TX amount>10000 by=client
clients with more than 3 open tasks = tasks.count count>3 state=open by=client
clients with two or more open tasks = tasks.count count>=2 state=open by=client
who has more than 3 overdue tasks = tasks.count count>3 due=overdue by=assignee
clients with over 100 conversions last month but no SEO = clients with=figures(2026-10-01..2026-10-31,conversions>100) without=budgets(2026-10-01..2026-10-31,service=SEO)
clients invoiced in September but not in October = clients with=invoices(2026-09-01..2026-09-30) without=invoices(2026-10-01..2026-10-31)
clients that spent on social last month but not this month = clients with=figures(2026-10-01..2026-10-31,channel=social,spend>0) without=figures(2026-11-01..2026-11-30,channel=social,spend>0)
stores with an activity in October but not in November = clients with=activities(2026-10-01..2026-10-31) without=activities(2026-11-01..2026-11-30)
how many active clients did we have a year ago vs now = clients.count withUs=2025-11-23..2025-11-23 && clients.count withUs=2026-11-23..2026-11-23
how many clients did we have in January = clients.count withUs=2026-01-31..2026-01-31
how many clients did we have at the end of last year = clients.count withUs=2025-12-31..2025-12-31
client count 3 months ago = clients.count withUs=2026-08-23..2026-08-23
how long does it take us to approve budget increases = budgetIncreases.daysToDecide average
average days to decide budget increases by client = budgetIncreases.daysToDecide by=client average
how long do clients stay with us = clients.daysWithUs average
how long do incidents last = incidents.daysLasted average
who hasn't signed in since October 1 = people lastSeenAt<2026-10-01
which employees haven't signed in this month = people type=employee lastSeenAt<2026-11-01
users who have not logged in for 60 days = people lastSeenAt<2026-09-24
how many users do we have by type = people.count by=userType
suspended users = people state=suspended
who deleted a budget this month = auditLog deed=Deleted subject=budget 2026-11-01..2026-11-30
who changed the client settings of Hartwell Volkswagen last week = auditLog client=Hartwell Volkswagen deed=Changed subject=client 2026-11-16..2026-11-22
who added the most contacts last month = auditLog.count deed=Added subject=contact by=who 2026-10-01..2026-10-31 order=-count
what did Maria Lopez delete last week = auditLog who=Maria Lopez deed=Deleted 2026-11-16..2026-11-22
what was deleted yesterday = auditLog deed=Deleted 2026-11-22..2026-11-22
which clients dropped in health the most over the last 4 weeks = healthWeeks.change by=client order=change
number of activities per specialist this month = activities.count by=author 2026-11-01..2026-11-30
 only the SEO team = activities.count department=SEO by=author 2026-11-01..2026-11-30
new clients since September and who manages them = clients.manager activatedAt=2026-09-01..2026-11-23
Riverside Kia phone number of the service manager = contacts.phone client=Riverside Kia title=Service Manager
Riverside Kia leads last 3 months by channel = figures.conversions client=Riverside Kia by=channel 2026-08-23..2026-11-23
is anything waiting for my approval = waiting
what did we credit in reconciliation last month = reconciliation settled=Credited 2026-10-01..2026-10-31
largest difference between billed and actual spend in october = reconciliation.variance 2026-10-01..2026-10-31 order=-variance limit=1
requested budget increases this month = budgetIncreases requestedAt=2026-11-01..2026-11-30
 the ones still waiting = budgetIncreases state=Waiting requestedAt=2026-11-01..2026-11-30
how many purple elephants are there = decline purple
 the ones still waiting = decline waiting
`

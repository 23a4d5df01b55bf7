/** What accounting asks. */
export const accounting = `
total budgets this month = budgets.amount 2026-11-01..2026-11-30
how much do we invoice this month = budgets.amount 2026-11-01..2026-11-30
total invoiced in October = budgets.amount 2026-10-01..2026-10-31
sum of fees last month = budgets.fees 2026-10-01..2026-10-31
fees of Hartwell Volkswagen this month = budgets.fees client=Hartwell Volkswagen 2026-11-01..2026-11-30
highest margin = budgets.margin by=client order=-margin limit=1
which client has the highest margin = budgets.margin by=client order=-margin limit=1
clients with the lowest margin last month = budgets.margin by=client order=margin 2026-10-01..2026-10-31
margin by service this month = budgets.margin by=service 2026-11-01..2026-11-30
margin of Lone Star Ford in Q3 = budgets.margin client=Lone Star Ford 2026-07-01..2026-09-30
margin per client = budgets.margin by=client
top 10 clients by margin = budgets.margin by=client order=-margin limit=10
which service has the best margin = budgets.margin by=service order=-margin limit=1
invoice amount by service in October = budgets.amount by=service 2026-10-01..2026-10-31
budgets by client for December = budgets.amount by=client 2026-12-01..2026-12-31
invoices of October = invoices 2026-10-01..2026-10-31
invoices of Lone Star Ford = invoices client=Lone Star Ford
open invoices = invoices state=open
overdue invoices = invoices dueAt=overdue
which invoices are not paid = invoices state=open
unpaid invoices of Eastgate Honda = invoices client=Eastgate Honda state=open
how much is outstanding = invoices.due
how much does Eastgate Honda owe us = invoices.due client=Eastgate Honda
invoices over $20,000 = invoices total>20000
how many invoices are still drafts = invoices.count state=Draft
paid invoices last month = invoices state=Paid 2026-10-01..2026-10-31
sum of invoices in October = invoices.total 2026-10-01..2026-10-31
largest invoice last month = invoices.total order=-total limit=1 2026-10-01..2026-10-31
cancellations this quarter = cancellations 2026-10-01..2026-12-31
cancellations last month = cancellations 2026-10-01..2026-10-31
how much did we lose to cancellations this year = cancellations.amount 2026-01-01..2026-12-31
cancellations by reason this year = cancellations.count by=reason 2026-01-01..2026-12-31
cancellations of SEO since January = cancellations service=SEO 2026-01-01..2026-11-23
which clients cancelled last quarter = cancellations by=client 2026-07-01..2026-09-30
how many cancellations in September = cancellations.count 2026-09-01..2026-09-30
amount lost by service in 2026 = cancellations.amount by=service 2026-01-01..2026-12-31
reconciliation of October = reconciliation 2026-10-01..2026-10-31
reconciliation for Hartwell Volkswagen last month = reconciliation client=Hartwell Volkswagen 2026-10-01..2026-10-31
where do invoice and spend differ the most last month = decline differ
budget comparison of October and November = budgets.amount 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
budget comparison this month = budgetComparison 2026-11-01..2026-11-30
new budgets this month = budgetComparison move=new 2026-11-01..2026-11-30
decreased budgets in October = decline decreased
which budgets ended last month = budgets endsAt=2026-10-01..2026-10-31
annual view 2025 = annualView 2025-01-01..2025-12-31
annual view by service group = annualView by=group
historical budgets of Lone Star Group = historicalBudgets group=Lone Star Group
quick view for October = quickView 2026-10-01..2026-10-31
quick view margin by service = quickView.marginShare by=service
client view by payer = decline by payer
tags with services in October = tagsWithServices 2026-10-01..2026-10-31
commissions of partners = partners.commissionPercent
partner commission rates = partners.commissionPercent
which partners have a commission over 10% = partners.commissionPercent commissionPercent>10
spend of all clients last month = figures.spend 2026-10-01..2026-10-31
total spend last month by channel = figures.spend by=channel 2026-10-01..2026-10-31
actual spend vs budget of Eastgate Honda = pacing client=Eastgate Honda
what did Google Ads cost in October = figures.spend platform=Google Ads 2026-10-01..2026-10-31
what did we spend on Facebook last quarter = figures.spend platform=Facebook and Instagram 2026-07-01..2026-09-30
media budgets this month = pacing.budget 2026-11-01..2026-11-30
who is over budget this month = pacing over by=client 2026-11-01..2026-11-30
clients without a budget in December = clients without=budgets(2026-12-01..2026-12-31)
active clients without a budget = clients state=Client without=budgets
clients with more than 5 budgets = budgets.count by=client count>5
how many budgets do we have this month = budgets.count 2026-11-01..2026-11-30
number of budgets by service = budgets.count by=service
budgets between $1,000 and $2,000 = budgets amount=1000..2000
budgets under $500 this month = budgets amount<500 2026-11-01..2026-11-30
budgets starting in December = budgets startsAt=2026-12-01..2026-12-31
budgets that end before 12/31/2026 = budgets endsAt<2026-12-31
budgets without an end = budgets endsAt=none
what does Hartwell Auto Group pay in all = budgets.amount group=Hartwell Auto Group
invoice amount of Hartwell Auto Group by client = budgets.amount group=Hartwell Auto Group by=client
compare October and September budgets = budgets.amount 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
invoice amount this month vs last month = budgets.amount 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
invoice amount in October vs the same month last year = budgets.amount 2026-10-01..2026-10-31 vs=2025-10-01..2025-10-31
compare Lone Star Ford and Summit Subaru by margin = budgets.margin client=Lone Star Ford+Summit Subaru by=client
profit centers = profitCenters
code of profit centers = profitCenters.code
parent organizations = parentOrganizations
payment terms of parent organizations = parentOrganizations.termsDays
fee caps of SEO = feeCaps service=SEO
fee caps = feeCaps
co-op claims not paid = coopClaims state!=Paid
co-op claims = coopClaims
paid co-op claims = coopClaims state=Paid
submitted claims for Toyota = coopClaims client=Eastgate Toyota state=Submitted
claims of Eastgate Toyota = coopClaims client=Eastgate Toyota
how much co-op was claimed = coopClaims.claimed
oem billing last month = oemBilling 2026-10-01..2026-10-31
cost of incidents this year = incidents.cost startedAt=2026-01-01..2026-12-31
what did I log yesterday = activities mine 2026-11-22..2026-11-22
export the invoices of October = invoices 2026-10-01..2026-10-31 file
download cancellations last quarter as excel = cancellations 2026-07-01..2026-09-30 file
take me to the reconciliation report = screen reconciliation report
where are the fee caps = screen fee caps
how do I close a month = screen invoicing
approve the invoice of Eastgate Honda = decline approve
what is our tax rate = parentOrganizations.taxRate
profit of Eastgate Honda = budgets.margin client=Eastgate Honda
cash flow last month = decline cash flow
payroll of October = decline payroll
margn by clent last mnth = budgets.margin by=client 2026-10-01..2026-10-31
canceled budgets since June = cancellations 2026-06-01..2026-11-23
cancelations in Q2 = cancellations 2026-04-01..2026-06-30
clients who left this year = clients canceledAt=2026-01-01..2026-11-23
inactive clients = clients state=Inactive
how many active clients do we have = clients.count state=Client
how many prospects = clients.count state=Prospect
agreements that expire this quarter = agreements endsAt=2026-10-01..2026-12-31
unsigned agreements = agreements state=Sent
budget increases waiting = budgetIncreases state=Waiting
service utilization this month = serviceUtilization 2026-11-01..2026-11-30
who does not have SEO = clients without=budgets(service=SEO)
opportunity amount by service = decline by service
`

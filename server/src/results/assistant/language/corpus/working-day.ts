/** What people of every role ask on an ordinary working day: rounds of their questions, and threads of them. */
export const workingDay = `
open tasks at eastgate honda = tasks client=Eastgate Honda state=open
 assigned to me = tasks mine client=Eastgate Honda state=open
 due next week = tasks mine client=Eastgate Honda state=open due=2026-11-30..2026-12-06
tasks of hartwell honda = tasks client=Hartwell Honda
 what about mine = tasks mine
strategies of riverside kia = strategies client=Riverside Kia
 which of those are mine = strategies mine client=Riverside Kia
last five interactions with Riverside Kia = interactions client=Riverside Kia order=-date limit=5
 who logged them = interactions.author client=Riverside Kia order=-date limit=5
interactions with Riverside Kia = interactions client=Riverside Kia
 who logged them = interactions.count client=Riverside Kia by=author
opportunities lost = opportunities state=Lost
 how much were they worth = opportunities.amount state=Lost
average cpc across all clients last week = figures.cpc by=client 2026-11-16..2026-11-22 average
 worst 10 = figures.cpc by=client 2026-11-16..2026-11-22 order=-cpc limit=10
 best 10 = figures.cpc by=client 2026-11-16..2026-11-22 order=cpc limit=10
pacing of display at Eastgate Honda = pacing client=Eastgate Honda channel=display
 how much per day can we still spend = decline can
reviews below 3 stars for Hartwell Honda = decline reviews
who approved invoice 1042 = invoices.approvedBy number=1042
who sent invoice 1042 = invoices.sentBy number=1042
who paid invoice 1042 = invoices.paid number=1042
what was written off in Q3 = reconciliation settled=Written off 2026-07-01..2026-09-30
largest invoice ever = decline ever
largest invoice = invoices.total order=-total limit=1
how many clients did we gain and lose this quarter = clients.count activatedAt=2026-10-01..2026-12-31 && clients.count canceledAt=2026-10-01..2026-11-23
how many clients did we gain = decline gain
how many people work in SEO = people.count department=SEO
how many people logged an activity in October = decline people
deliverables approved in October = decline approved
which services did Hartwell Honda drop this year = cancellations client=Hartwell Honda 2026-01-01..2026-12-31
did Eastgate Honda raise or lower its budget from October to November = budgets.amount client=Eastgate Honda 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
how long since we last talked to Riverside Kia = when interactions client=Riverside Kia
how long ago did we talk to Riverside Kia = when interactions client=Riverside Kia
which of my clients lack GA4 = clients mine without=clientIntegrations(platform=Google Analytics 4)
clients whose SEO starts next month = budgets service=SEO startsAt=2026-12-01..2026-12-31
keywords for Hartwell Honda with position worse than 20 = seoDivision.position client=Hartwell Honda position>20
keywords for Hartwell Honda with ranking better than 5 = seoDivision.position client=Hartwell Honda position<5
when is my next payment due = when invoices.dueAt mine dueAt>=2026-11-23 order=dueAt limit=1
why am i paying more per click than in september = why figures.cpc mine vs=2026-09-01..2026-09-30
why do we pay less per lead than in september = why figures.costPerConversion mine vs=2026-09-01..2026-09-30
which stage has the most leads = opportunities.count by=stageId order=-count
which car gets the most clicks = inventoryAds.clicks order=-clicks limit=1
which clients should get more search budget = semBudgetRecommendations advice=raise
which clients should get more display budget = decline should
search budgets that should be raised = semBudgetRecommendations advice=raise
how did Riverside Kia do on Facebook in October compared to Google = figures client=Riverside Kia platform=Facebook and Instagram+Google Ads by=platform 2026-10-01..2026-10-31
 cost per lead for both = figures.costPerConversion client=Riverside Kia platform=Facebook and Instagram+Google Ads by=platform 2026-10-01..2026-10-31
clients we lost in 2026 by manager = clients.count canceledAt=2026-01-01..2026-11-23 by=manager
strategies overdue in my department = strategies dueAt=overdue department=own team
strategies of my department = strategies department=own team
deliverables assigned to me = deliverables mine
what share of Hartwell Honda's conversions is from facebook = figures.conversions client=Hartwell Honda platform=Facebook and Instagram share=platform
what share of Hartwell Honda's conversions is search = figures.conversions client=Hartwell Honda channel=search share=channel
any budget changes waiting for me to confirm = budgetChanges
which of my clients had the biggest drop in conversions last week = figures.conversions mine by=client 2026-11-16..2026-11-22 vs=2026-11-09..2026-11-15 down
 why = decline why
what changed on Eastgate Honda's budgets since September = changes client=Eastgate Honda 2026-09-01..2026-11-23 of=budget
show me last weeks numbers = figures 2026-11-16..2026-11-22
list my clients with their monthly budget = budgets.amount mine by=client
stores in my region with falling leads = leads.count mine receivedAt=2026-11-01..2026-11-30 by=client vs=2026-10-01..2026-10-31 down
clients with rising spend = figures.spend by=client vs=2026-10-01..2026-10-23 up
cost per result on tiktok last month = figures.costPerConversion platform=TikTok 2026-10-01..2026-10-31
when was our best month for revenue = budgets.amount by=month order=-amount limit=1
OEM budgets for November = oemBudgets 2026-11-01..2026-11-30
 spent so far = oemBudgets.spent 2026-11-01..2026-11-30
coop claims = coopClaims
 invoiced this month = decline invoiced
interactions with Riverside Kia this year = interactions client=Riverside Kia 2026-01-01..2026-12-31
 which types = interactions.type client=Riverside Kia 2026-01-01..2026-12-31
accounts with CTR under 2% on search last week = figures.ctr ctr<2 channel=search by=client 2026-11-16..2026-11-22
 biggest spend first = figures.spend ctr<2 channel=search by=client 2026-11-16..2026-11-22 order=-spend
which client was onboarded most recently = decline most
most recent interaction with Riverside Kia = interactions client=Riverside Kia order=-date limit=1
campaigns without clicks at Riverside Kia yesterday = campaigns.clicks client=Riverside Kia clicks=0 by=campaign 2026-11-22..2026-11-22
budgets without a fee = budgets.fees fees=0
margin in dollars for Hartwell Auto Group last quarter by month = budgets.margin group=Hartwell Auto Group by=month 2026-07-01..2026-09-30
largest debtor right now = invoices.due by=payer order=-due
most common lead source = leads.count by=source order=-count
most common cancellation reason this year = cancellations.count by=reason 2026-01-01..2026-12-31 order=-count
most recent invoice of Riverside Kia = invoices client=Riverside Kia order=-month limit=1
reconciled sections in October = decline reconciled
clients I added this year = decline i
tell me about Riverside Kia = record client=Riverside Kia
 any open tasks = tasks client=Riverside Kia state=open
 and claims = coopClaims client=Riverside Kia
budget of Riverside Kia by service = budgets.amount client=Riverside Kia by=service
 and what will it be in January? = budgets.amount client=Riverside Kia by=service 2027-01-01..2027-01-31
what will the budget of Riverside Kia be in January = budgets.amount client=Riverside Kia 2027-01-01..2027-01-31
unpaid invoices = invoices state=open
 already overdue = invoices dueAt=overdue state=open
invoices due before Dec 1 = invoices dueAt<2026-12-01
 late ones = invoices dueAt=overdue
lowest margin services this quarter = budgets.margin by=service 2026-10-01..2026-12-31 order=margin
 and without fees = decline without
campaigns of Hartwell Honda = campaigns client=Hartwell Honda
 with the highest cost per lead = campaigns.costPerConversion client=Hartwell Honda order=-costPerConversion
proofs of Hartwell Honda = proofs client=Hartwell Honda
 with the highest cost per lead = decline with the highest
pipeline by stage = opportunities.count state=Open by=stageId
 who owns the biggest = decline biggest
how many leads did I get in October = leads.count mine receivedAt=2026-10-01..2026-10-31
 by source = leads.count mine receivedAt=2026-10-01..2026-10-31 by=source
 and what did they cost = figures.spend mine 2026-10-01..2026-10-31
my budget by channel = budgets.amount mine by=channel
 what's left of it = pacing.left mine
revenue by department this year = budgets.amount by=department 2026-01-01..2026-12-31
 margin instead = budgets.margin by=department 2026-01-01..2026-12-31
how much is overdue by more than 60 days = invoices.due dueAt<2026-09-24 dueAt=overdue
`

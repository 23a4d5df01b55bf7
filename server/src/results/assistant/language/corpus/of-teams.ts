/** Rows by the people who have them, by what is known of those, and by how they stand in the end. */
export const ofTeams = `
tasks by team = tasks.count by=team
open tasks by team = tasks.count state=open by=team
tasks by type = tasks.count by=type
who on my team has the most overdue tasks = tasks.count team=own team due=overdue by=assignee order=-count
activities of my team last week = activities department=own team 2026-11-16..2026-11-22
activities by department this month = activities.count by=department 2026-11-01..2026-11-30
interactions by team last month = interactions.count by=department 2026-10-01..2026-10-31
deliverables of my team that are late = deliverables department=own team dueAt=overdue
people by department = people.count by=department
workload on my team = team department=own team
tasks reported by Maria Lopez = decline reported
deals by owner's department = decline department
my tasks, highest priority first = tasks mine order=-priority
open tasks sorted by priority = tasks state=open order=-priority
tasks due this week sorted by priority = tasks due=2026-11-23..2026-11-29 order=-priority
completion rates of deliverables by client = deliverables.completion by=client
which clients have the lowest deliverable completion rate = deliverables.completion by=client order=completion
completion rate of tasks by assignee = tasks.completion by=assignee
completion rate of deliverables this month = deliverables.completion dueAt=2026-11-01..2026-11-30
completion rate of onboarding tasks by client = onboardingTasks.completion by=client
who has the healthiest book of clients = clients.health by=manager order=-health
which account manager has the least healthy clients = clients.health by=manager order=health limit=1
average health by account manager = clients.health by=manager average
managers with average health under 60 = clients.health health<60 by=manager average
healthiest clients = clients.health order=-health
my least healthy clients = clients.health mine order=health
how has the health of Hartwell Volkswagen changed since October = healthWeeks client=Hartwell Volkswagen week=2026-10-01..2026-11-23
whose health dropped the most = healthWeeks.change by=client order=change
which clients' health has dropped = healthWeeks.change change<0 by=client
clients by manufacturer = clients.count by=manufacturer
spend by manufacturer last month = figures.spend by=manufacturer 2026-10-01..2026-10-31
which brand brings in the most revenue = budgets.amount by=brand order=-amount limit=1
who approved the October invoice of Hartwell Volkswagen = invoices.approvedBy client=Hartwell Volkswagen 2026-10-01..2026-10-31
who sent the October invoices = invoices.sentBy 2026-10-01..2026-10-31
who approved the most invoices in October = invoices.count by=approvedBy 2026-10-01..2026-10-31 order=-count limit=1
invoices approved last week = invoices approvedAt=2026-11-16..2026-11-22
are we ready to invoice for November = invoicingMonths 2026-11-01..2026-11-30
what's left to do before we can close October = invoicingMonths 2026-10-01..2026-10-31
what of the October reconciliation was dealt with = reconciliation settled=Explained+Credited+Carried over+Written off 2026-10-01..2026-10-31
what was not dealt with in the October reconciliation = reconciliation settled=open 2026-10-01..2026-10-31
what is not settled for October by manager = reconciliation.count settled=open by=manager 2026-10-01..2026-10-31
which strategies are still open for Hartwell Honda = strategies client=Hartwell Honda status=Planned+In Progress
my week = calendar 2026-11-23..2026-11-29 && tasks mine due=2026-11-23..2026-11-29 state=open
what does next week look like for me = calendar 2026-11-30..2026-12-06 && tasks mine due=2026-11-30..2026-12-06 state=open
what changed at Hartwell Honda since monday = changes client=Hartwell Honda 2026-11-23..2026-11-23
what changed at Hartwell Honda since thursday = changes client=Hartwell Honda 2026-11-19..2026-11-23
number of draft invoices = invoices.count state=Draft
 the three biggest pls = invoices.count state=Draft order=-total limit=3
how many leads did my stores get last month = leads.count mine receivedAt=2026-10-01..2026-10-31
 which one had the most = leads.count mine receivedAt=2026-10-01..2026-10-31 by=client order=-count
when did i last talk to Riverside Kia = when interactions mine client=Riverside Kia
 whats the GMs number = contacts.phone client=Riverside Kia department=General Manager
overdue onboarding tasks = onboardingTasks dueAt=overdue
 whos are they = onboardingTasks.count dueAt=overdue by=ownerId
clicks and leads for Hartwell Honda last 30 days = figures.clicks,conversions client=Hartwell Honda 2026-10-25..2026-11-23
 better or worse than the 30 days before = figures.clicks,conversions client=Hartwell Honda 2026-10-25..2026-11-23 vs=2026-09-25..2026-10-24
 is that better than last year = figures.clicks,conversions client=Hartwell Honda 2026-10-25..2026-11-23 vs=2025-10-25..2025-11-23
weakest hartwell store in sales this month = sales.amount group=Hartwell Auto Group soldAt=2026-11-01..2026-11-30 by=client order=amount limit=1
has Maria Lopez logged in this month = clientLogin person=Maria Lopez
has Riverside Kia paid last months invoice = invoices client=Riverside Kia 2026-10-01..2026-10-31
what did we last talk about with Riverside Kia = interactions client=Riverside Kia order=-date limit=1
what do i have to do today and tommorow = tasks mine due=2026-11-23..2026-11-24
any news on the pacing total bug = support about=pacing type=Bug
how many clients left this year = clients.count canceledAt=2026-01-01..2026-11-23
 How was that last year? = clients.count canceledAt=2025-01-01..2025-12-31
 and a year ago = clients.count canceledAt=2024-01-01..2024-12-31
spend by client last month = figures.spend by=client 2026-10-01..2026-10-31
 and a year ago = figures.spend by=client 2025-10-01..2025-10-31
which budgets are on no invoice in October = budgets invoice=no 2026-10-01..2026-10-31
are there budgets this month that are in no invoice = budgets invoice=no 2026-11-01..2026-11-30
Who at Riverside Kia recieves our invoices = contacts client=Riverside Kia receivesInvoices=Yes
Which partner has earned the highest commision this year = partnerCommission.commission by=partner 2026-01-01..2026-12-31 order=-commission limit=1
Rank the account managers by their report card = amReportCard.score order=-score
What is the open pipeline worth, weighted by its probability = opportunities.weighted state=Open
how does the programatic spend split between display, video and CTV this month = figures.spend channel=display+video+ctv by=channel 2026-11-01..2026-11-30
Which of my stores paid most for a lead last quarter = figures.costPerConversion mine by=client 2026-07-01..2026-09-30 order=-costPerConversion limit=1
which store paid the least for a click last month = figures.cpc by=client 2026-10-01..2026-10-31 order=cpc limit=1
What changed in the budgets of Riverside Kia against last month = budgetComparison client=Riverside Kia
What became of the budget increases we asked for = budgetIncreases
Is there a contract I still have to sign = agreements state=Sent
any agreement to sign = agreements state=Sent
Which bill-to owes us the most right now = invoices.due by=payer order=-due limit=1
how many stores are below the minimum budget = decline below
Which people of our clients have never signed in = clientLogin state=never
What is the most we may charge for SEO = feeCaps service=SEO
who decided the achievements = achievements.decidedById
whats in verbal yes and what is it worth = decline verbal yes
are there redirects that dont work = redirects state=Wrong target+Not redirected+Target missing+Loop+Not reachable
deliverables of the SEO department that are late = deliverables department=SEO dueAt=overdue
activities of the SEO team last week = activities department=SEO 2026-11-16..2026-11-22
overdue tasks of the Social team = tasks team=Social due=overdue
who on the SEO team has the most open tasks = tasks.count team=SEO state=open by=assignee order=-count
workload of the SEO team = team department=SEO
people in the SEO department = people department=SEO
SEO activities last week = activities type=SEO 2026-11-16..2026-11-22
who approved budget increases above $2,500 in the last 60 days = decline the last 60 days
 and the ones still waiting, oldest first = budgetIncreases amount>2500 state=Waiting order=requestedAt left=the_last_60_days
which of my stores got more leads than last month on less spend = decline less
 drop the ones under 20 leads = decline drop
Cost per conversion up over 25% in Nov while CTR held or got better - which stores? = decline held
 what did we do on those since oct 1 = decline on those
how much are you guys making off my budget = decline making
organic sessions for Hartwell Volkswagen oct vs oct last year = seoPerformance.sessions client=Hartwell Volkswagen 2026-10-01..2026-10-31 vs=2025-10-01..2025-10-31
 reasons = why seoPerformance.sessions client=Hartwell Volkswagen 2026-10-01..2026-10-31 vs=2025-10-01..2025-10-31
`

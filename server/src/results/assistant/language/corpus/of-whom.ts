/** Whose something is, who people are, and what came about on a day of which only the log knows. */
export const ofWhomAsked = `
onboarding: who is responsible for which store = onboardingTasks.count done=No by=client+ownerId
who is responsible for which store = clients.manager
who has which store = clients.manager
clients without an email = clients without=contacts(email=some)
stores with no email on file = clients without=contacts(email=some)
my stores that have no email address = clients mine without=contacts(email=some)
clients without contacts with email = clients without=contacts(email=some)
last thing we logged for Hartwell Honda = activities client=Hartwell Honda order=-date limit=1
who has admin rights = people role=Administrator
users with admin access = people role=Administrator
who are the admins = people role=Administrator
leads with no owner = opportunities ownerId=none
new resources this month = auditLog subject=resource deed=Added 2026-11-01..2026-11-30
resources added this month = auditLog subject=resource deed=Added 2026-11-01..2026-11-30
users added this month = auditLog subject=user deed=Added 2026-11-01..2026-11-30
strategies updated this week = auditLog subject=strategy deed=Changed 2026-11-23..2026-11-29
any high priority support tickets = support severity=High
support tickets with high priority = support severity=High
open support tickets by priority = support.count state=open by=severity
priorities of support tickets = support.count by=severity
watchlist clients with a past due invoice = clients with=priorityWatchlist(state=Watching) with=invoices(dueAt=overdue)
clients on the watchlist with overdue invoices = clients with=priorityWatchlist(state=Watching) with=invoices(dueAt=overdue)
watchlist stores that have no activity this month = clients with=priorityWatchlist(state=Watching) without=activities(2026-11-01..2026-11-30)
clients on the watchlist and without activities this month = clients with=priorityWatchlist(state=Watching) without=activities(2026-11-01..2026-11-30)
clients not on the watchlist = clients without=priorityWatchlist(state=Watching)
clients put on the watchlist this month = priorityWatchlist watchedSince=2026-11-01..2026-11-30
how many tasks did we finish last week = tasks.count closedAt=2026-11-16..2026-11-22 state=closed
 who did the most = tasks.count closedAt=2026-11-16..2026-11-22 state=closed by=assignee order=-count
activities this week = activities 2026-11-23..2026-11-29
 who logged the most = activities.count by=author 2026-11-23..2026-11-29 order=-count
overdue tasks = tasks due=overdue
 who of them has the most = tasks.count due=overdue by=assignee order=-count
open onboarding tasks = onboardingTasks done=No
 which store has the most = onboardingTasks.count done=No by=client order=-count
open support tickets = support state=open
 who reported the most = support.count state=open by=reporter order=-count
open support tickets = support state=open
 who has the most = decline most
open support tickets = support state=open
 how old is the oldest = support state=open order=created limit=1
my clients = clients mine
 how many of them are Toyota = clients.count mine brand=Toyota
overdue tasks = tasks due=overdue
 which of those are for Hyundai = tasks due=overdue brand=Hyundai
Tom Becker's department = people.department person=Tom Becker
 their open tasks = tasks person=Tom Becker state=open
people in SEO = people department=SEO
 their open tasks = decline their
stores on the watchlist = priorityWatchlist state=Watching
 who added them = decline who added them
overdue tasks = tasks due=overdue
 who opened them = decline who opened them
overdue tasks = tasks due=overdue
 whose are they = tasks.count due=overdue by=assignee
social strategy for Hartwell Honda = strategies client=Hartwell Honda departmentId=Social
stores with no seo strategy = clients without=strategies(departmentId=SEO)
my clients with an seo strategy but no landing pages = clients mine with=strategies(departmentId=SEO) without=seoLandingPages
clients with health under 50 and a budget above 5000 = clients health<50 with=budgets(amount>5000)
clients with a budget above 5000 and health under 50 = clients health<50 with=budgets(amount>5000)
clients in texas with health below 60 and overdue tasks = clients us=TX health<60 with=tasks(due=overdue)
clients with no activity this month and health under 60 = clients health<60 without=activities(2026-11-01..2026-11-30)
who reports to Tom Becker = decline reports to
duplicate clients = decline duplicate
overdue tasks per team = tasks.count due=overdue by=team
 whats the worst = tasks.count due=overdue by=team order=-count
activities by manager = activities.count by=manager
 who's the worst = decline worst
overdue tasks = tasks due=overdue
 for my clients = tasks client=mine due=overdue
clients without activities this month = clients without=activities(2026-11-01..2026-11-30)
 for my stores = clients mine without=activities(2026-11-01..2026-11-30)
proofs of Hartwell Honda = proofs client=Hartwell Honda
 who sent them = decline who sent them
proofs of Hartwell Honda = proofs client=Hartwell Honda
 who uploaded them = decline who uploaded them
clients in ohio = clients us=OH
 managed by who = clients.manager us=OH
number of interactions per client this month = interactions.count by=client 2026-11-01..2026-11-30
 which ones have none = clients without=interactions(2026-11-01..2026-11-30)
client users of Hartwell Honda = clientLogin.clients client=Hartwell Honda
 when did they last log in = when clientLogin.lastHere client=Hartwell Honda
when did anyone from Hartwell Honda last log in = when clientLogin.lastHere,clients client=Hartwell Honda
when did Hartwell Honda last log in = when clientLogin.lastHere,clients client=Hartwell Honda
workload by account manager = bandwidthAccountManagement
seo workload by person = bandwidthSeo
how many stores per seo specialist = bandwidthSeo.stores
seo specialist with the most clients = bandwidthSeo.stores order=-stores limit=1
which contacts at Hartwell Honda get the monthly report = contacts client=Hartwell Honda receivesReports=Yes
everything open for Hartwell Honda = tasks client=Hartwell Honda state=open
ticket PS-323 = support key=PS-323
who opened PS-323 = support key=PS-323
which stores had an incident this year and are on the watchlist = clients with=incidents(startedAt=2026-01-01..2026-12-31) with=priorityWatchlist(state=Watching)
stores that had an incident this year and are over pace = clients with=incidents(startedAt=2026-01-01..2026-12-31) with=pacing(state=Overpacing)
clients with health under 50 and spend over 5000 = clients health<50 with=figures(spend>5000)
clients with overdue tasks and support tickets = decline support tickets
what are my open tasks and overdue deliverables = tasks mine state=open && deliverables mine dueAt=overdue
my overdue tasks and all overdue deliverables = tasks mine due=overdue && deliverables dueAt=overdue
deleted contacts this week = auditLog subject=contact deed=Deleted 2026-11-23..2026-11-29
clients deleted this month = auditLog subject=client deed=Deleted 2026-11-01..2026-11-30
clients we lost this quarter and why = cancellations.reason 2026-10-01..2026-12-31
overdue tasks older than 30 days by assignee = tasks.count due<2026-10-24 due=overdue by=assignee
onboarding tasks done this week = onboardingTasks doneAt=2026-11-23..2026-11-29
departments and their heads = departments.head
last 5 calls with Hartwell Honda = interactions client=Hartwell Honda order=-date limit=5
 what were they about = interactions client=Hartwell Honda order=-date limit=5
activities for Hartwell Honda this month = activities client=Hartwell Honda 2026-11-01..2026-11-30
 who did the seo ones = activities.count client=Hartwell Honda type=SEO by=author 2026-11-01..2026-11-30
open tasks = tasks state=open
 who has the high priority ones = tasks.count priority=high state=open by=assignee
who has it = decline who has it
who has to sign = decline to sign
who lost Hartwell Honda = decline lost
incidents caused by us = decline by us
tasks closed per week in november = decline per week
oldest overdue task = tasks due=overdue order=due limit=1
calls i made to Hartwell Honda last week = interactions mine client=Hartwell Honda 2026-11-16..2026-11-22
what was the last thing Maria did for Hartwell Honda = activities client=Hartwell Honda author=Maria Lopez order=-date limit=1
bugs vs feature requests this month = support.count by=type 2026-11-01..2026-11-30
who files the most support requests = support.count by=reporter order=-count
lost reasons this year = opportunities.count stageSince=2026-01-01..2026-12-31 state=Lost by=lostReasonId
AMs over capacity = bandwidthAccountManagement state=over
 by how much = bandwidthAccountManagement.used state=over order=-used
last incident = incidents order=-startedAt limit=1
 what did it cost = incidents.cost order=-startedAt limit=1
api keys = decline api keys
saved searches = decline saved searches
oldest client of each am = decline each
bandwidth of Maria Lopez = decline bandwidth
is Maria Lopez over capacity = decline capacity
how many hyundai stores are on the watchlist = priorityWatchlist.count state=Watching brand=Hyundai
average tenure by manager = clients.daysWithUs by=manager average
which onboarding has the most open tasks = onboardingTasks.count done=No by=client order=-count limit=1
SEO team members = people department=SEO
changes to Hartwell Honda this week = changes client=Hartwell Honda 2026-11-23..2026-11-29
interactions with Hartwell Honda since october = interactions client=Hartwell Honda 2026-10-01..2026-11-23
 how many were calls = decline calls
number of clients by am = clients.count by=manager
 and their monthly budget = budgets.amount by=manager
which oem is Hartwell Honda under = record client=Hartwell Honda field=brands
manufacturer of Hartwell Honda = record client=Hartwell Honda field=brands
which AM has the lowest report card = amReportCard.score by=person order=score limit=1
who is on the Hartwell Honda team = team client=Hartwell Honda
who is on the seo team = people department=SEO
last login of Maria Lopez = people.lastSeenAt person=Maria Lopez
last login of Hartwell Honda = when clientLogin.lastHere,clients client=Hartwell Honda
`

/** Rows, columns and choices of clients, people and work in the words that people have for them. */
export const calledWork = `
onboarding tasks nobody picked up = onboardingTasks ownerId=none done=No
unassigned onboarding tasks = onboardingTasks ownerId=none
deliverables up for grabs = deliverables assigneeId=none state=Open
 due this week = deliverables assigneeId=none state=Open dueAt=2026-11-23..2026-11-29
strategies nobody owns = strategies ownerId=none
how many unclaimed deliverables are there = deliverables.count assigneeId=none state=Open
open deliverables not picked up = deliverables assigneeId=none state=Open
tasks nobody picked up = tasks state=open assignee=none
watchlist entries with no owner = priorityWatchlist ownerId=none
onboarding steps that are blocked = onboardingTasks waitsForId=some
prospects with no next step = opportunities nextStep=none state=Open
 whose are they = opportunities.count nextStep=none state=Open by=ownerId
deals we landed in october = opportunities stageSince=2026-10-01..2026-10-31 state=Won
who has the most open pitches = opportunities.count state=Open by=ownerId order=-count
deals going cold by rep = opportunities.count stale=Stale by=ownerId
stuck deals = opportunities stale=Stale
expected value of the pipeline = opportunities.weighted state=Open
how much is in the pipeline for december = opportunities nextStepAt=2026-12-01..2026-12-31 state=Open
deals with a follow up this week = opportunities nextStepAt=2026-11-23..2026-11-29
What did we win and lose last month = opportunities stageSince=2026-10-01..2026-10-31 state=Won+Lost
loss reasons = lostReasons
contracts not sent yet = agreements state=Draft
agreements renewing in the first quarter = agreements endsAt=2027-01-01..2027-03-31
sow of Riverside Kia = agreements client=Riverside Kia
contracts in effect at Lone Star Ford = agreements client=Lone Star Ford state=Active
what is the contract value of Lone Star Ford = agreements.monthly client=Lone Star Ford
declined agreements this year = decline this year
objective of Riverside Kia for november = goals client=Riverside Kia month=2026-11-01..2026-11-30
unit sales of Lone Star Ford this year = clientSales client=Lone Star Ford 2026-01-01..2026-12-31
appointments that showed up at Eastgate Honda in october = appointments client=Eastgate Honda scheduledAt=2026-10-01..2026-10-31 state=Shown
how many appointments turned into sales in october = appointments.count scheduledAt=2026-10-01..2026-10-31 state=Sold
inquiries at Lone Star Ford yesterday = leads client=Lone Star Ford receivedAt=2026-11-22..2026-11-22
leads by where they came from this month for Riverside Kia = leads.count client=Riverside Kia receivedAt=2026-11-01..2026-11-30 by=source
phone ups at Eastgate Honda in october = croData.phoneLeads client=Eastgate Honda month=2026-10-01..2026-10-31
used cars sold at Riverside Kia in october = croData.salesUsed client=Riverside Kia month=2026-10-01..2026-10-31
types of leads = leadTypes
mystery shops not shopped yet = mysteryShopRequests state=Requested
mystery shops by phone this year = mysteryShopRequests scheduledAt=2026-01-01..2026-12-31 channel=Phone
average mystery shop score by store = mysteryShopRequests.score by=client average
unscored mystery shops = mysteryShopRequests score=none
worst mystery shop score = mysteryShopRequests.score by=client order=score limit=1
total $ at risk on the watch list = managementWatchlist.atRisk
which stores came off the watch list = priorityWatchlist state!=Watching
 who manages them = priorityWatchlist.manager state!=Watching
who came off the watchlist this year = decline off
rescue plans behind = watchlistSteps dueAt=overdue
open rescue steps of Maria = watchlistSteps ownerId=Maria Lopez done=No
 which are overdue = watchlistSteps ownerId=Maria Lopez done=No dueAt=overdue
overdue action plan steps = watchlistSteps.name dueAt=overdue
watchlist candidates = watchlistProposals
watchlist meetings without a next meeting = watchlistMeetings nextAt=none
who attended the last watchlist meeting = watchlistMeetings.attendees order=-heldAt limit=1
services in trouble = watchlistServices
watchlist levels = watchlistScales
is Quarter Mile on the watchlist = priorityWatchlist client=Quarter Mile Motors
how is health trending at Summit Subaru = healthWeeks client=Summit Subaru
health trending over the last 8 weeks across my book = healthWeeks mine week=2026-09-29..2026-11-23
parts of the health score = healthParts
what is dragging down Summit's health = record client=Summit Subaru field=health
which clients lost the most health since october = decline lost the most health
clients in bad health = clients healthLevel=At Risk
neglected stores of Maria = overwatch manager=Maria Lopez alarms=some
 how many are those = overwatch.count manager=Maria Lopez alarms=some
how many contact alarms are there = overwatch.count alarms=some
overwatch rules = overwatchAlarms
Lowest assessment score this quarter = assessments.score startsAt=2026-10-01..2026-12-31 by=client order=score limit=1
unscored assessments = assessments score=none
assessments half done = assessments state=Under Way
assessment questions by section = assessmentQuestions.count by=section
onboarding tasks still missing for Riverside Kia = onboardingTasks client=Riverside Kia done=No
 which are overdue = onboardingTasks client=Riverside Kia done=No dueAt=overdue
 who has those = onboardingTasks.count client=Riverside Kia done=No dueAt=overdue by=ownerId
onboarding tasks ticked off this week = onboardingTasks doneAt=2026-11-23..2026-11-29
internal onboarding tasks = onboardingTasks forClient=No
onboarding phases = onboardingTaskCategories
standard onboarding tasks = onboardingTaskTemplates
recent onboards = onboarded
what's holding up Quarter Mile's onboarding = onboardingTasks client=Quarter Mile Motors done=No
who kicked off in Q3 and is still not done onboarding = clients activatedAt=2026-07-01..2026-09-30 with=onboardingTasks(done=No)
am checklist for november = managerTasks 2026-11-01..2026-11-30
unchecked checklist items = managerTasks state=Open+Overdue
checklist items missed by manager = managerTasks.count state=Overdue by=managers
AM deliverables not done for november = managerTasks state=Open+Overdue 2026-11-01..2026-11-30
checklist ticked off by Maria = managerTasks doneBy=Maria Lopez
who in sem has room = bandwidthSem state=free
am load = bandwidthAccountManagement
capacity points of Maria = bandwidthCapacities personId=Maria Lopez
am ranking = amReportCard
report card grade of James = amReportCard.score person=James Carter
which am has the best touch rate = amReportCard.contact by=person order=-contact limit=1
headcount = people
deactivated coworkers = people state=inactive
access level of Maria = people.role person=Maria Lopez
portal users who stopped coming = clientLogin state=quiet
who from Hartwell Volkswagen logged in this month = clientLogin.clients client=Hartwell Volkswagen lastHere=2026-11-01..2026-11-30
who has a login at Summit Subaru = clientLogin client=Summit Subaru
client users who can not sign in = clientLogin active=No
users of Riverside Kia by sign ins = clientLogin.signIns client=Riverside Kia order=-signIns
portal use this week = usageLogs 2026-11-23..2026-11-29
click log of Lone Star Ford = usageLogs client=Lone Star Ford
change log of yesterday = auditLog 2026-11-22..2026-11-22
who deleted contacts this month = auditLog deed=Deleted subject=contact 2026-11-01..2026-11-30
any contacts we added this month = auditLog subject=contact deed=Added 2026-11-01..2026-11-30
team changes since nov 1 = auditLog subject=client team 2026-11-01..2026-11-23
paper trail for Summit Subaru = auditLog client=Summit Subaru
stores without a service manager contact = clients without=contacts(title=Service Manager)
service managers without an email = contacts email=none title=Service Manager
gsm at Lone Star Ford = contacts client=Lone Star Ford title=General Sales Manager
bookkeeper at Riverside Kia = contacts client=Riverside Kia department=Accounting
who at Eastgate Honda gets the bills = contacts client=Eastgate Honda receivesInvoices=Yes
contacts who never get reports = contacts receivesReports=No
how many contacts have no email on file = contacts.count email=none
accounting contacts at Hartwell stores = contacts group=Hartwell Auto Group department=Accounting
backup contacts at Eastgate Toyota = contacts client=Eastgate Toyota isPrimary=No
passwords that should have been changed = credentials rotateAt=overdue
 just for Priya's clients = credentials manager=Priya Patel rotateAt=overdue
credentials without two factor = credentials hasCode=No
when was the password last changed for Riverside Kia = when credentials.rotatedAt client=Riverside Kia
passwords expiring before christmas = credentials rotateAt<2026-12-25
rivals of Lone Star Ford within 10 miles = competitors.distance client=Lone Star Ford distance<=10
who competes with Riverside Kia = competitors client=Riverside Kia
notes to circle back on this week = clientNotes followUpAt=2026-11-23..2026-11-29
notes from a meeting with Riverside Kia = clientNotes client=Riverside Kia topic=Meeting
account notes on Summit Subaru this month = clientNotes client=Summit Subaru notedAt=2026-11-01..2026-11-30
core models of Eastgate Toyota = coreVehicles client=Eastgate Toyota
certified core vehicles = coreVehicles condition=Certified
build notes for Riverside Kia = implementationNotes client=Riverside Kia
deliverables stuck with Priya = deliverables assigneeId=Priya Patel
what content did we publish in october = deliverables dueAt=2026-10-01..2026-10-31 state=Done
content pieces behind schedule = deliverables dueAt=overdue
how many blog posts do we owe Bluebonnet this month = deliverables.count client=Bluebonnet Chevrolet typeId=Blog Post dueAt=2026-11-01..2026-11-30 state=Open
seo deliverables slipping = seoStrategyDeliverables state=late
content types = deliverableTypes
standard deliverables = deliverableTemplates
game plans for Lone Star Ford = strategies client=Lone Star Ford
shelved strategies = strategies status=Dropped
strategies on deck = strategies status=Planned
wins to share from october = achievements reachedAt=2026-10-01..2026-10-31
rejected achievements and why = why achievements.reason state=Rejected
achievements put up by Maria = achievements proposedById=Maria Lopez
record months = achievements kind=Record Month
tasks sitting with Priya = tasks assignee=Priya Patel
hot tasks due this week = tasks due=2026-11-23..2026-11-29 priority=urgent
tickets raised by Maria = support reporter=Maria Lopez
portal bugs still open = support type=Bug state=open
who caught up with Summit Subaru last = interactions client=Summit Subaru order=-date limit=1
when did we last sit down with Lone Star Ford = when interactions client=Lone Star Ford
work log of Riverside Kia last week = activities client=Riverside Kia 2026-11-16..2026-11-22
pieces of work by department in october = activities.count by=department 2026-10-01..2026-10-31
proofs kicked back = proofs state=Changes Asked
who okayed the proofs of Summit Subaru = proofs.decidedBy client=Summit Subaru
proofs sitting with the client over a week = proofs dueAt<2026-11-16 state=Waiting
guest links that ran out = guestLinks state=expired
guest links revoked this month = decline this month
shared links to reports of Hartwell Honda = guestLinks client=Hartwell Honda
survey answers from november = formAnswers at=2026-11-01..2026-11-30
pixels at Summit Subaru = scripts client=Summit Subaru
mockups for Riverside Kia = adPreviews client=Riverside Kia
private ad previews = adPreviews isOpen=No
banner previews expiring this month = creativePreviews expiresOn=2026-11-01..2026-11-30
services dropped in october = cancellations 2026-10-01..2026-10-31
who dropped Online Video this year = cancellations service=Online Video by=client 2026-01-01..2026-12-31
any incidents touching Hartwell Honda this year = incidents client=Hartwell Honda startedAt=2026-01-01..2026-12-31
who hasn't heard from us in 30 days or more = clients without=interactions(2026-10-25..2026-11-23)
are there any stores we haven't visited in 2026 = clients without=interactions(2026-01-01..2026-12-31,type=On-Site Visit)
longest client we have = clients.daysWithUs order=-daysWithUs limit=1
which group is biggest by number of stores = clients.count by=group order=-count limit=1
website provider for Eastgate Honda? = searchPlans.websiteProviderId client=Eastgate Honda
what needs my ok today = waiting
my tasks, soonest due first = tasks mine order=due
onboarding tasks waiting on the client = onboardingTasks byClient=Yes done=No
achievements awaiting approval = achievements state=Proposed
 just for Northfield = achievements client=Northfield Nissan state=Proposed
contacts with no email = contacts email=none
 just GMs = contacts email=none department=General Manager
Is Bluebonnet Chevrolet on the watchlist? = priorityWatchlist client=Bluebonnet Chevrolet
contracts expiring in q1 = agreements endsAt=2027-01-01..2027-03-31
seo deliverables not done = seoStrategyDeliverables state=due+late
deals up for grabs = opportunities ownerId=none state=Open
guest links that ran out this month = guestLinks expiresAt=2026-11-01..2026-11-30 state=expired
top reason people leave = cancellations.count by=reason order=-count
who is on the save list = priorityWatchlist state=Watching
when was anyone from Summit last in the portal = when clientLogin.lastHere,clients client=Summit Subaru
does Hartwell Honda have guest links that are still live = guestLinks client=Hartwell Honda state=open
 when do they run out = when guestLinks.expiresAt client=Hartwell Honda state=open
when were the onboarding tasks of Riverside Kia finished = when onboardingTasks.doneAt client=Riverside Kia
renewals in march = agreements endsAt=2027-03-01..2027-03-31
how many deals did Tom land this quarter = opportunities.count ownerId=Tom Becker stageSince=2026-10-01..2026-12-31 state=Won
renewals per month for the first half of 2027 = agreements.count by=month endsAt=2027-01-01..2027-06-30
clients with a renewal before feb = clients with=agreements(endsAt<2027-02-01)
parts manager at Riverside Kia = contacts client=Riverside Kia department=Parts
anything on Lone Star Ford's checklist still open = managerTasks client=Lone Star Ford state=Open+Overdue
checklist completion rate by manager = managerTasks.completion by=managers
gm emails for the Hartwell stores = contacts.email group=Hartwell Auto Group department=General Manager
what brands does Quarter Mile sell = record client=Quarter Mile Motors field=brands
are we gaining or losing clients = managementReport.clients,won,lost
the most common cause of incidents in 2026 = incidents.count startedAt=2026-01-01..2026-12-31 by=causeId order=-count
AM deliverables: who's done and who isn't for november = managerTasks.count by=managers+state 2026-11-01..2026-11-30
when does northfield go live with their new website = when websiteMigrations.launchesAt client=Northfield Nissan
client audit failures new since yesterday = auditFindings foundAt=2026-11-22..2026-11-23
which part of the score hurts Eastgate Honda the most = record client=Eastgate Honda field=health
my tasks, soonest due at the top = tasks mine order=due
Which achievements are waiting on my approval? = achievements state=Proposed
last three touches with Hartwell Honda pls = interactions client=Hartwell Honda order=-date limit=3
client users not logged in this month = clientLogin lastHere<2026-11-01
which client users have not logged in since october = clientLogin lastHere<2026-10-01
`

/** A busy day as people of every role type it, seen for the first time. */
export const atFirstSight = `
who has the admin role = people role=Administrator
which users are developers = people role=Developer
users with role director = people role=Director
who are the administrators = people role=Administrator
how many people have the account manager role = people.count role=Account Manager
wich accounts will blow thru budget by end of month = pacing.projected,budget projected>budget by=client
which of my stores lost leads vs last month and by how much = leads.count mine receivedAt=2026-11-01..2026-11-30 by=client vs=2026-10-01..2026-10-31 down
cpl for search this month vs oct across everyone, did we get better = figures.costPerConversion channel=search 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
which prospect has next step overdue = opportunities nextStepAt=overdue
which deals havent moved in 2 weeks = opportunities stageSince<2026-11-09 state=Open
onboarding for new stores, whats behind schedule = onboardingTasks dueAt=overdue
leads to sales ratio by client = croDashboard.closeRate by=client
budget increase requests still open = budgetIncreases state=Waiting
did any mail bounce or fail this week = emailAnalytics.bounced,failed 2026-11-23..2026-11-29
who is the parts manager at Hartwell Honda and his email = contacts.email client=Hartwell Honda department=Parts
which stores might leave us and how much money is that = priorityWatchlist state=Watching
changes i still have to ok = budgetChanges
who wrote the most activities this month = activities.count by=author 2026-11-01..2026-11-30 order=-count
is november ready to close = invoicingMonths 2026-11-01..2026-11-30
what deliverables do i owe this week = deliverables mine dueAt=2026-11-23..2026-11-29 state=Open
 and the ones already late = deliverables mine state=Open dueAt=overdue
metric alarms that went off last week = metricAlarmRings since=2026-11-16..2026-11-22
total pipeline value weighted by stage = opportunities.weighted state=Open
agreements sent but not signed = agreements state!=Signed state=Sent
priority watchlist = priorityWatchlist
proofs still waiting on the dealer = proofs state=Waiting
 which ones are late = proofs state=Waiting dueAt=overdue
stores with google ads but no microsoft ads = clients with=figures(platform=Google Ads) without=figures(platform=Microsoft Ads)
website migrations coming up and who has broken redirects = websiteMigrations launchesAt>=2026-11-23 order=launchesAt && redirects state=Wrong target+Not redirected+Target missing+Loop+Not reachable
website migrations coming up = websiteMigrations launchesAt>=2026-11-23 order=launchesAt
co-op claims we are waiting on = coopClaims state=Submitted+Approved
 anything due before dec 10 = coopClaims state=Submitted+Approved deadline<2026-12-10
how many clients did we lose this year = clients.count canceledAt=2026-01-01..2026-11-23
which am has the worst report card = amReportCard.score by=person order=score limit=1
best and worst store of mine for leads last month = leads.count mine receivedAt=2026-10-01..2026-10-31 by=client order=-count && leads.count mine receivedAt=2026-10-01..2026-10-31 by=client order=count
best store for leads last month = leads.count receivedAt=2026-10-01..2026-10-31 by=client order=-count limit=1
top 5 stores by leads last month = leads.count receivedAt=2026-10-01..2026-10-31 by=client order=-count limit=5
which stores got the most leads last month = leads.count receivedAt=2026-10-01..2026-10-31 by=client order=-count
cars over 90 days in stock at Hartwell Honda = feedVehicles client=Hartwell Honda firstSeen<2026-08-25
what makes up the health score of Hartwell Honda = record client=Hartwell Honda field=health
resource onboarding checklist = resourceLinks about=onboarding_checklist
email the worst one a reminder = decline email
draft me an email to the gm at Hartwell Honda about november results = decline draft
cut youtube at Hartwell Honda to zero next month = decline cut
ctv completion rate last month which store is worst = figures.vtr channel=ctv by=client 2026-10-01..2026-10-31 order=vtr limit=1
who changed the margin settings last = decline margin
open support tickets for my dealers = support client=mine state=open
did anyone else talk to Hartwell Honda this week = decline else
facebook cost per lead at hartwell honda last month, feels way too high = figures.costPerConversion client=Hartwell Honda platform=Facebook and Instagram 2026-10-01..2026-10-31
whats sitting in my pipeline that hasn't moved in 3 weeks = opportunities mine stageSince<2026-11-02 state=Open
`

/** What goes on with a question that was not understood, and of which a list, a report or screens were named. */
export const afterADecline = `
whats the daily spend they need to land on it = decline land
 yes = pacingReport left=land
whats the daily spend they need to land on it for hartwell honda = decline land
 and october? = pacingReport client=Hartwell Honda 2026-10-01..2026-10-31 left=land
 only search = pacingReport client=Hartwell Honda section=1 2026-10-01..2026-10-31 left=land
budget increase requests still open for sem services = decline requests
 biggest one? = budgetIncreases.amount state=Waiting order=-amount limit=1 left=requests_sem
whats the daily spend they need to land on it for hartwell vw = decline land
 the second one = pacing client=Hartwell Volkswagen left=land
how long do we keep audit logs = decline long
 yes = screen Data Retention
how long do we keep audit logs = decline long
 the second one = auditLog left=long_keep
how long do we keep audit logs = decline long
 worst ones = decline worst
accounts that share a 2fa device = decline share | device
 two factor authentication = screen Two-Factor Authentication
how many leads turned into sold at hartwell vw in october = decline leads turned
 is that better than hartwell honda = croDashboard client=Hartwell Volkswagen+Hartwell Honda by=client 2026-10-01..2026-10-31 left=leads_turned
 and september? = croDashboard client=Hartwell Volkswagen+Hartwell Honda by=client 2026-09-01..2026-09-30 left=leads_turned
who wrote the most activities this month and who wrote none = decline wrote
 only mine = decline mine
 last month? = decline last month
watchlist = priorityWatchlist
 whos handling them = priorityWatchlist.count by=ownerId
overdue onboarding tasks = onboardingTasks dueAt=overdue
 whose fault = onboardingTasks.count dueAt=overdue by=ownerId
what rang last week = metricAlarmRings since=2026-11-16..2026-11-22
 who acknowledged them = metricAlarmRings.count since=2026-11-16..2026-11-22 by=seenBy
open tasks = tasks state=open
 who created them = decline who created them
agreements sent but not signed = agreements state!=Signed state=Sent
 which expire first = agreements state!=Signed state=Sent order=endsAt
 which one ends first = agreements state!=Signed state=Sent order=endsAt limit=1
strategies that are in the works = strategies status=In Progress
which co-op claims got turned down = coopClaims state=Rejected
who on the sem team is drowning = bandwidthSem state=over
sem people who are swamped = bandwidthSem state=over
who on the social team is free = bandwidthSocial state=free
who has room on the sem team = bandwidthSem state=free
who on the sem team has room for more stores = bandwidthSem state=free
who on the seo team has too many clients = bandwidthSeo state=over
budget increases that were shot down = budgetIncreases state=Rejected
mystery shop requests called off = mysteryShopRequests state=Canceled
proofs hanging = proofs state=Waiting
which stores are running hot = pacing state=Overpacing by=client
who is lagging on pacing = pacing state=Underpacing by=client
feeds that are not updating = vehicleFeeds state=Last Good Copy
agreements stuck = agreements state=Sent
who's in the social department = people department=Social
who all is in the seo department = people department=SEO
coop money we're still waiting on = coopClaims state=Submitted+Approved
co-op claims still pending = coopClaims state=Submitted+Approved
how many deliverables are left to do this week = deliverables.count dueAt=2026-11-23..2026-11-29 state=Open
log that i called them, left a voicemail = form interaction text=i called them left a voicemail left=them
`

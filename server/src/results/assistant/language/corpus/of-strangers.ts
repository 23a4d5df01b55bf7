/** A second round by somebody who had never seen the grammar. */
export const ofStrangersAsked = `
how much more am i billing in dec than nov = budgets.charged mine 2026-12-01..2026-12-31 vs=2026-11-01..2026-11-30
 which stores is that from = budgets.charged mine by=client 2026-12-01..2026-12-31 vs=2026-11-01..2026-11-30
stores of mine that will blow thru the budget before month end = pacing.projected,budget mine projected>budget by=client
 how much over in total = decline over
stores with call tracking missing = decline stores with
 thats sem configuration, no? = semConfiguration item=call-tracking state=missing left=stores_with_missing
which of my stores has the lowest spend = figures.spend mine by=client order=spend limit=1
 what notes do i have on it = decline it
coop money we lose if nobody files by dec 15 = decline lose if nobody files
 for which stores = decline for which stores
open support requests older than 2 weeks = support created<2026-11-09 state=open
 which ones has nobody answered = decline nobody answered
schedule a visit at hartwell honda friday 2pm = form task client=Hartwell Honda due=2026-11-27 text=have a visit at Hartwell Honda left=2pm
 ok then just a task for it = form task client=Hartwell Honda due=2026-11-27 text=have a visit at Hartwell Honda
competitors of hartwell honda = competitors client=Hartwell Honda
 how far is the nearest = competitors.distance client=Hartwell Honda order=distance limit=1
what am i paying you guys in december = budgets.amount,fees mine 2026-12-01..2026-12-31
what will december be with the fees = budgets.amount,fees 2026-12-01..2026-12-31
activities logged per account manager this month vs last = activities.count by=author 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
put a follow up call with hartwell honda on my calendar tue 10am = form task client=Hartwell Honda due=2026-11-24 text=have a follow up call with Hartwell Honda left=10am
prospects that have gone quiet = opportunities stale=Stale
watchlist stores of mine = priorityWatchlist client=mine
billing contact of hartwell honda = screen client=Hartwell Honda accounting
which stores lost budget in november and how much altogether = budgetComparison.difference move=decreased by=client 2026-11-01..2026-11-30
organic sessions hartwell honda yoy = seoPerformance.sessions client=Hartwell Honda vs=2025-11-01..2025-11-30
stores failing oem audit = oemAudit.failing failing>0 by=client
assessments that got worse than last quarter = decline worse
gms of my stores and their mobile = contacts.mobile mine department=General Manager
any dealers on my list who dont do social yet = clients mine without=budgets(channel=social)
how much is left for hartwell honda social till the 30th = pacing.left client=Hartwell Honda channel=social 2026-11-01..2026-11-30
revenue trend 6 months = budgets.amount by=month 2026-06-01..2026-11-30
people who havent signed in for 60 days and are still active = people lastSeenAt<2026-09-24 type=active
appointments that didnt show last month = appointments scheduledAt=2026-10-01..2026-10-31 state=Set
no shows last month = appointments scheduledAt=2026-10-01..2026-10-31 state=Set
stores w social budget but no spend so far this month = clients with=budgets(2026-11-01..2026-11-30,channel=social) without=figures(2026-11-01..2026-11-30,spend>0,channel=social)
is november closed = invoicingMonths 2026-11-01..2026-11-30
 what stops it = invoicingMonths 2026-11-01..2026-11-30
deals we lost this quarter and the reason = opportunities.lostReasonId stageSince=2026-10-01..2026-12-31 state=Lost
lost revenue per cancellation reason this yr = cancellations.amount by=reason 2026-01-01..2026-12-31
what alarm rang most this month = metricAlarmRings.count since=2026-11-01..2026-11-30 by=alarm order=-count
service fees above the cap = decline above
decreased budgets by client in november = decline decreased
leads of hartwell honda in october = leads client=Hartwell Honda receivedAt=2026-10-01..2026-10-31
 is that better than the month before = leads.count client=Hartwell Honda receivedAt=2026-10-01..2026-10-31 && leads.count client=Hartwell Honda receivedAt=2026-09-01..2026-09-30
how is ford of dayton doing = decline dayton
`

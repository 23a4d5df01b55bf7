/** Questions in words that the grammar has others for, and of lists and reports that hardly anything else is said of. */
export const plainly = `
which of my stores have nobody set to receive invoices = decline nobody set
contacts at Eastgate Honda who get the monthly report = contacts client=Eastgate Honda receivesReports=Yes
unexplained variances over $1,000 in october = reconciliation.variance variance>1000 settled=open 2026-10-01..2026-10-31
credited variances in september = reconciliation.variance settled=Credited 2026-09-01..2026-09-30
co-op claims due in the next 10 days = coopClaims deadline=2026-11-23..2026-12-02
co-op claims that were turned down this year = coopClaims month=2026-01-01..2026-12-31 state=Rejected
rejected co-op claims of Eastgate Toyota = coopClaims client=Eastgate Toyota state=Rejected
which client users have never logged in = clientLogin state=never
used cars in the feed of Summit Subaru without photos = feedVehicles client=Summit Subaru condition=Used look=withoutPicture
cars at Lone Star Ford sitting over 90 days = feedVehicles client=Lone Star Ford firstSeen<2026-08-25
landing pages of Eastgate Honda ranked worse than position 20 = seoLandingPages.position client=Eastgate Honda position>20
search queries of Riverside Kia with "lease" in it = seoDivision client=Riverside Kia about=lease
tickets about exports = support about=exports
notes on Summit Subaru mentioning trucks = clientNotes client=Summit Subaru about=trucks
my tickets about pacing = support mine about=pacing
interactions with Riverside Kia about budget = interactions client=Riverside Kia about=budget
organic sessions of Eastgate Honda by month this year = seoPerformance.sessions client=Eastgate Honda by=month 2026-01-01..2026-12-31
organic sessions of Eastgate Honda last 3 months by month = seoPerformance.sessions client=Eastgate Honda by=month 2026-09-01..2026-11-30
leads of Hartwell Honda and Hartwell Volkswagen in october side by side = leads client=Hartwell Honda+Hartwell Volkswagen receivedAt=2026-10-01..2026-10-31 by=client
top 5 clients by margin $ not percent = budgets.margin by=client order=-margin limit=5
competitors of Eastgate Honda within 15 miles = competitors.distance client=Eastgate Honda distance<=15
budgets of mine that end on or before december 31 = budgets mine endsAt<=2026-12-31
who are the people at House of Cars = contacts client=House of Cars
GM of Riverside Kia, cell please = contacts client=Riverside Kia title=General Manager
which account manager has the most late tasks = amReportCard.late order=-late limit=1
could you pull up clicks of Eastgate Honda last month please = figures.clicks client=Eastgate Honda 2026-10-01..2026-10-31
any idea how much lone star ford spent last month = figures.spend client=Lone Star Ford 2026-10-01..2026-10-31
clients paying over 5k/mo = budgets.amount amount>5000 by=client
which of my stores is cheaper per lead = figures.costPerConversion mine by=client order=costPerConversion limit=1
revenue by service group last 12 mo = budgets.amount by=serviceGroup 2025-12-01..2026-11-30
expired offers of Eastgate Toyota = clientSalesIncentives client=Eastgate Toyota state=Expired
lease offers of Eastgate Toyota that are running = clientSalesIncentives client=Eastgate Toyota kind=Lease state=Running
deliverables due this week that nobody owns = deliverables dueAt=2026-11-23..2026-11-29 assigneeId=none
seo deliverables of Maria Lopez that are late = seoStrategyDeliverables owner=Maria Lopez state=late
units sold by store this year = sales.count soldAt=2026-01-01..2026-12-31 by=client
how do i change my password = screen password
spend of Eastgate Honda of all time = decline time
which client lost the most spend percentage wise vs last month = decline percentage wise
budgets without the media budget = decline without
where can i set the account codes = screen account codes
remind me a week from today to call Eastgate Honda = form task client=Eastgate Honda due=2026-11-30 text=call Eastgate Honda
log that I spoke with Dana at Eastgate Honda about trade-ins = form interaction client=Eastgate Honda text=trade ins
note a text message from Curtis at Riverside Kia = form interaction client=Riverside Kia text=a text message from Curtis at Riverside Kia
open support tickets of mine, newest first = support mine state=open order=-created
which manufacturers reimburse the most, percentage wise = decline percentage wise
watchlist entries that were saved = priorityWatchlist state=Saved
oem audits that are failing = oemAudit state=fail
google ads spend since january 1st = figures.spend platform=Google Ads 2026-01-01..2026-11-23
fees, not media, total ytd = budgets.fees 2026-01-01..2026-11-23
is anything waiting for me here = waiting
biggest single budget anywhere = budgets.amount order=-amount limit=1
what did we do over the weekend = activities 2026-11-21..2026-11-22
instagram vs facebook spend for Eastgate Honda = decline facebook
cars of Lone Star Ford without a picture or price = decline or
won deals since labor day = opportunities stageSince=2026-09-07..2026-11-23 state=Won
what does quality score mean for me = decline quality score
who else has bandwidth = decline else
clicks of Eastgate Honda last month = figures.clicks client=Eastgate Honda 2026-10-01..2026-10-31
 why did it change = why figures.clicks client=Eastgate Honda 2026-10-01..2026-10-31
 compared to the two weeks before that = why figures.clicks client=Eastgate Honda 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
foo bar of Eastgate Honda = decline foo bar
 also clicks = decline also
`

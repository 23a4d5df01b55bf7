/** Two rounds of questions by one writer who knew the grammar, put before it was changed for them; a space in front goes on with the one before. */
export const twoRounds = `
what did hartwell volkswagen spend in october = figures.spend client=Hartwell Volkswagen 2026-10-01..2026-10-31
 and september = figures.spend client=Hartwell Volkswagen 2026-09-01..2026-09-30
 why = why figures.spend client=Hartwell Volkswagen 2026-09-01..2026-09-30
 only search = why figures.spend client=Hartwell Volkswagen channel=search 2026-09-01..2026-09-30
my clients in Texas without a contact = clients mine us=TX without=contacts
which of my stores has the highest margin this month = budgets.margin mine by=client 2026-11-01..2026-11-30 order=-margin limit=1
tasks due before friday = tasks due<2026-11-27
how is eastgate honda pacing = pacing client=Eastgate Honda
 which channel is over = pacing state=Overpacing by=channel
contacts at eastgate toyota with their cell phones = contacts.mobile client=Eastgate Toyota
which agreements run out in the next 90 days = agreements endsAt=2026-11-23..2027-02-20
clients I have not talked to since halloween = clients mine without=interactions(2026-10-31..2026-11-23)
compare facebook and google for lone star ford last quarter = figures client=Lone Star Ford platform=Facebook and Instagram+Google Ads by=platform 2026-07-01..2026-09-30
who manages bluebonnet chevrolet = team client=Bluebonnet Chevrolet role=manager
offers that expire this month = clientSalesIncentives endsAt=2026-11-01..2026-11-30
mystery shops with a score under 70 = mysteryShopRequests.score score<70
average cost per conversion of my clients in october = figures.costPerConversion mine by=client 2026-10-01..2026-10-31 average
google ads campaigns that spent more than $2,000 last week = campaigns.spend spend>2000 platform=Google Ads by=campaign 2026-11-16..2026-11-22
total clicks on search this month vs same days last month = figures.clicks channel=search 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
 by client = figures.clicks channel=search by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
 top 10 = figures.clicks channel=search by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 order=-clicks limit=10
clients with budget but no spend on search yesterday = clients with=budgets(2026-11-22..2026-11-22) without=figures(2026-11-22..2026-11-22,channel=search,spend>0)
search budgets ending in december = budgets endsAt=2026-12-01..2026-12-31 channel=search
worst conversion rate on search among my clients in the last 30 days = figures.conversionRate mine channel=search by=client 2026-10-25..2026-11-23 order=conversionRate
facebook spend for summit subaru between 10/01 and 10/15 = figures.spend client=Summit Subaru platform=Facebook and Instagram 2026-10-01..2026-10-15
who has the most deliverables = deliverables.count by=assigneeId order=-count
landing pages with more than 500 impressions and an average position under 10 = seoLandingPages.impressions,position impressions>500 position<10
keywords that moved up for riverside kia = decline moved up
connected tv spend by client in october = figures.spend channel=ctv by=client 2026-10-01..2026-10-31
placements with the worst ctr for northfield nissan = programmaticPlacements.ctr client=Northfield Nissan order=ctr
unpaid invoices over $10,000 = invoices total>10000 state=open
how much did we invoice in october = budgets.amount 2026-10-01..2026-10-31
 by client = budgets.amount by=client 2026-10-01..2026-10-31
 and last year = budgets.amount by=client 2025-10-01..2025-10-31
lowest margin clients last month = budgets.margin by=client 2026-10-01..2026-10-31 order=margin
cancellations this quarter by reason = cancellations.count by=reason 2026-10-01..2026-12-31
which partner gets the most commission this year = partnerCommission.commission by=partner 2026-01-01..2026-12-31 order=-commission limit=1
fees by service for november = budgets.fees by=service 2026-11-01..2026-11-30
invoices due by december 15 that are not paid yet = invoices dueAt<=2026-12-15 state=open
bills that were voided since september = invoices state=Void 2026-09-01..2026-11-23
who has the most clients = clients.count by=manager order=-count
opportunities by stage = opportunities.count by=stageId
which account managers are over capacity = bandwidthAccountManagement state=over by=person
how much did we spend in total for all clients last month compared to the month before = figures.spend 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
clients at risk = clients healthLevel=At Risk
average margin percent by service = budgets.marginRate by=service average
incidents that cost more than $500 this year = incidents.cost cost>500 startedAt=2026-01-01..2026-12-31
who signed in today = people lastSeenAt=2026-11-23..2026-11-23
how many clients were activated in the third quarter = clients.count activatedAt=2026-07-01..2026-09-30
how many leads did my store get in october = leads.count mine receivedAt=2026-10-01..2026-10-31
when does my agreement end = when agreements.endsAt mine
what did you do for me last week = activities client=mine 2026-11-16..2026-11-22
how much of my budget is left = pacing.left mine
which of my stores has more conversions = figures.conversions mine by=client order=-conversions limit=1
invoices for volkswagen from this summer = invoices client=Hartwell Volkswagen 2026-06-01..2026-08-31
cost per lead at each of my stores last month = figures.costPerConversion mine by=client 2026-10-01..2026-10-31
which of our clients are behind pace = pacing state=Underpacing by=client
which of my clients have budgets ending this month = budgets.amount mine endsAt=2026-11-01..2026-11-30 by=client
 just the ones in ohio = budgets.amount mine us=OH endsAt=2026-11-01..2026-11-30 by=client
do we have any overdue tasks for eastgate honda = tasks client=Eastgate Honda due=overdue
highest spending client of mine last week = figures.spend mine by=client 2026-11-16..2026-11-22 order=-spend limit=1
credentials whose password has to be changed in december = credentials rotateAt=2026-12-01..2026-12-31
competitors within 20 miles of eastgate toyota = competitors.distance client=Eastgate Toyota distance<=20
website migrations going live in december = websiteMigrations launchesAt=2026-12-01..2026-12-31
which tasks are assigned to james carter = tasks assignee=James Carter
my clients with a health under 50 = clients.health mine health<50
remind me tomorrow to send the report to bluebonnet chevrolet = form task client=Bluebonnet Chevrolet due=2026-11-24 text=send the report to Bluebonnet Chevrolet
how did summit subaru do this month vs last month = figures client=Summit Subaru 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
does riverside kia have a CTV budget = budgets.amount client=Riverside Kia channel=ctv
which clients have cpc over $5 on search this month = figures.cpc cpc>5 channel=search by=client 2026-11-01..2026-11-30
microsoft ads budgets by client = decline budgets
spend vs budget on search for northfield nissan = pacing client=Northfield Nissan channel=search
who is overspending on search = pacing state=Overpacing channel=search by=client
clicks per day last week for hartwell volkswagen = figures.clicks client=Hartwell Volkswagen by=day 2026-11-16..2026-11-22
compare instagram and tiktok spend in november = figures.spend platform=Facebook and Instagram+TikTok by=platform 2026-11-01..2026-11-30
ad previews made for eastgate honda = adPreviews client=Eastgate Honda
conversions from facebook dropped for which clients this month = figures.conversions platform=Facebook and Instagram by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
deliverables assigned to me that are due before december 5 = deliverables mine dueAt<2026-12-05
which pages lost the most clicks for eastgate honda = decline pages
seo achievements from october = seoAchievements 2026-10-01..2026-10-31
clients without a search plan = clients without=searchPlans
completion rate of audio for eastgate honda last month = programmaticAudioInsights.completion client=Eastgate Honda 2026-10-01..2026-10-31
average cpm of display by client in october = figures.cpm channel=display by=client 2026-10-01..2026-10-31 average
total unpaid = invoices.due
 over 60 days = invoices.due dueAt<2026-09-24
 by client = invoices.due dueAt<2026-09-24 by=payer
top 10 clients by fees this year = budgets.fees by=client 2026-01-01..2026-12-31 order=-fees limit=10
clients with negative margin last month = budgets.margin margin<0 by=client 2026-10-01..2026-10-31
rollover into november for eastgate honda = rollover client=Eastgate Honda 2026-11-01..2026-11-30
cancelled budgets above $2,000 since july = cancellations amount>2000 2026-07-01..2026-11-23
fee caps that start in january = feeCaps startsAt=2027-01-01..2027-01-31
drafts for december = invoices state=Draft 2026-12-01..2026-12-31
compare margin of october and september = budgets.margin 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
how many new clients did we get this year = clients.count activatedAt=2026-01-01..2026-12-31
 and how many left = clients.count canceledAt=2026-01-01..2026-12-31
am report card sorted by score = amReportCard.score order=-score
who has room for another client = bandwidthAccountManagement state=free
opportunities without a next step = opportunities nextStep=none
total revenue by region = budgets.amount by=region
clients on the watchlist for more than a month = clients with=priorityWatchlist(watchedSince<2026-10-23,state=Watching)
average health of clients by manager = clients.health by=manager average
incidents by cause this year = incidents.count startedAt=2026-01-01..2026-12-31 by=causeId
client users who never signed in = clientLogin state=never
failed emails last week = emailAnalytics.failed 2026-11-16..2026-11-22
what am i spending this month = figures.spend mine 2026-11-01..2026-11-30
 and on facebook = figures.spend mine platform=Facebook and Instagram 2026-11-01..2026-11-30
do i owe anything = invoices.due mine
my reviews under 3 stars = decline reviews
which store had the cheapest leads in october = figures.costPerConversion by=client 2026-10-01..2026-10-31 order=costPerConversion limit=1
total spend of my stores by channel this quarter = figures.spend mine by=channel 2026-10-01..2026-12-31
what commission do i get for october = partnerCommission mine 2026-10-01..2026-10-31
`

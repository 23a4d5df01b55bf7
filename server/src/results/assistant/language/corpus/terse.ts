/** What people type in a hurry, and threads that go on with it: two rounds of everybody's questions. */
export const terse = `
hey, how'd hartwell honda do last month = figures client=Hartwell Honda 2026-10-01..2026-10-31
 vs the month before that = figures client=Hartwell Honda 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
 ok and when did we last talk to them = when interactions client=Hartwell Honda
how many of my stores do seo = clients.count mine with=budgets(service=SEO)
which stores do seo = clients with=budgets(service=SEO)
stores that pay for video, and how much = budgets.amount channel=video by=client
invoices over 10 grand not paid = invoices total>10000 state=open
budgets over 5 grand = budgets amount>5000
how are we doing this year = figures 2026-01-01..2026-12-31
 revenue i mean = budgets.amount 2026-01-01..2026-12-31
 per month plz = budgets.amount by=month 2026-01-01..2026-12-31
 best month? = budgets.amount by=month 2026-01-01..2026-12-31 order=-amount
top 3 clients by conversions yesterday = figures.conversions by=client 2026-11-22..2026-11-22 order=-conversions limit=3
 no i mean by clicks = figures.clicks by=client 2026-11-22..2026-11-22 order=-clicks limit=3
who's my worst pacer = pacing.pace mine by=client order=pace limit=1
who is the worst pacer = pacing.pace by=client order=pace limit=1
did summit subaru get their proofs back yet = proofs client=Summit Subaru
is summit subaru still with us? = clients client=Summit Subaru state=Client
is riverside kia still a client = clients client=Riverside Kia
impressions, clicks n ctr for riverside kia ytd = figures.impressions,clicks,ctr client=Riverside Kia 2026-01-01..2026-11-23
any cancelations comin up = budgets endsAt>2026-11-23
how come riverside kia got less leads = why figures.conversions client=Riverside Kia
why did riverside kia get more leads = why figures.conversions client=Riverside Kia
next invoice for summit subaru, how big = invoices client=Summit Subaru dueAt>=2026-11-23 order=dueAt limit=1
biggest payers last yr = payments.amount by=payer 2025-01-01..2025-12-31 order=-amount
top payers this year = payments.amount by=payer 2026-01-01..2026-12-31 order=-amount
margin for hartwell volkswagen sep oct nov = budgets.margin client=Hartwell Volkswagen by=month 2026-09-01..2026-11-30
spend oct nov = figures.spend 2026-10-01..2026-10-31 && figures.spend 2026-11-01..2026-11-30
anybody about to leave? = clients healthLevel=At Risk
which of my stores might leave = clients healthLevel=At Risk
why do we lose deals = opportunities.count state=Lost by=lostReasonId
who sells the most = opportunities.count state=Won by=ownerId order=-count
win rate = opportunities.winRate
win rate this quarter = opportunities.winRate stageSince=2026-10-01..2026-12-31
our win rate in october = opportunities.winRate stageSince=2026-10-01..2026-10-31
win rate by owner this year = opportunities.winRate stageSince=2026-01-01..2026-12-31 by=ownerId
co-op claims still open = coopClaims state=Not started+Gathering+Ready+Submitted+Approved
 sum = coopClaims.spent state=Not started+Gathering+Ready+Submitted+Approved
clients we signed since summer = clients activatedAt=2026-09-22..2026-11-23
which google ads accounts arent linked = clients without=clientIntegrations(platform=Google Ads)
yesterdays cost/conv at riverside kia = figures.costPerConversion client=Riverside Kia 2026-11-22..2026-11-22
how many conversions did we get last month = figures.conversions 2026-10-01..2026-10-31
 which store did better = figures.conversions by=client 2026-10-01..2026-10-31 order=-conversions
how many leads did we get = leads.count
 from facebook = decline from facebook
which of my stores is the most expensive per click = figures.cpc mine by=client order=-cpc limit=1
performance of social last 30d = figures channel=social 2026-10-25..2026-11-23
search queries of riverside kia = seoDivision client=Riverside Kia
 on page one only = seoDivision.position client=Riverside Kia position<=10
how's seo going at eastgate honda = seoPerformance client=Eastgate Honda
how's social going at eastgate honda = figures client=Eastgate Honda channel=social
hows november lookin = figures 2026-11-01..2026-11-30
how's last month looking = figures 2026-10-01..2026-10-31
are my ads running = campaigns mine
am i getting more for my money than last yr = figures.costPerConversion mine vs=2025-11-01..2025-11-23
what r my customers saying = businessReviews mine
did u change anything on my ads this week = activities client=mine 2026-11-23..2026-11-29
who do i talk to about my google ads = team mine part=SEM
when's my next bill = invoices mine dueAt>=2026-11-23 order=dueAt limit=1
whats my budget = budgets.amount mine
 split it up = budgets.amount mine by=service
 and next month = budgets.amount mine by=service 2026-12-01..2026-12-31
how many stores do i have with u = clients.count mine
tell maria to fix the tracking at riverside kia by friday = form task client=Riverside Kia assignee=Maria Lopez due=2026-11-27 text=fix the tracking at Riverside Kia by friday
just hung up with summit subaru, voicemail only, jot it down = form interaction client=Summit Subaru text=a call with Summit Subaru voicemail only
who at summit subaru should i talk to about money = contacts client=Summit Subaru receivesInvoices=Yes
meetings next week = calendar 2026-11-30..2026-12-06
did we overspend in october = pacing state=Overpacing by=client 2026-10-01..2026-10-31
share of performance max of spend = decline of
which partner gets the most commission = partnerCommission.commission by=partner order=-commission
what are my customers saying = businessReviews mine
am i getting more for my money than last year = figures.costPerConversion mine vs=2025-11-01..2025-11-23
cancellations coming up = budgets endsAt>2026-11-23
win rate by source this year = opportunities.winRate stageSince=2026-01-01..2026-12-31 by=source
which of those are late = decline those
top campaigns of Riverside Kia oct = campaigns.spend client=Riverside Kia by=campaign 2026-10-01..2026-10-31 order=-spend
 just facebook = campaigns.spend client=Riverside Kia platform=Facebook and Instagram by=campaign 2026-10-01..2026-10-31 order=-spend
 ctr of those = campaigns.ctr client=Riverside Kia platform=Facebook and Instagram by=campaign 2026-10-01..2026-10-31 order=-ctr
who owes the most = invoices.due by=payer order=-due
 when was that due = decline that
is my bill paid = invoices mine order=-month limit=1
are my invoices paid = invoices mine
whats the budget at riverside kia for jan = budgets.amount client=Riverside Kia 2027-01-01..2027-01-31
do you have a report of my october results i can download = figures mine 2026-10-01..2026-10-31 file
who hasn't heard from me since halloween = clients mine without=interactions(2026-10-31..2026-11-23,by=me)
is anything of mine maxed out already = pacing.pace mine pace>=100 by=client
show me cpl for all search accounts last week, worst first = figures.costPerConversion channel=search by=client 2026-11-16..2026-11-22 order=-costPerConversion
 drop anyone under 5 conversions = figures.costPerConversion,conversions channel=search conversions>=5 by=client 2026-11-16..2026-11-22 order=-costPerConversion
 with over 10 conversions = figures.costPerConversion,conversions channel=search conversions>10 by=client 2026-11-16..2026-11-22 order=-costPerConversion
anything urgent for me today = tasks mine due=2026-11-23..2026-11-23 priority=urgent
which clients lost organic traffic vs last yr oct = seoPerformance.sessions by=client 2026-10-01..2026-10-31 vs=2025-10-01..2025-10-31 down
organic sessions by client october vs last october down = seoPerformance.sessions by=client 2026-10-01..2026-10-31 vs=2025-10-01..2025-10-31 down
is hartwell honda or riverside kia doing better = figures client=Hartwell Honda+Riverside Kia by=client
 cost wise = figures.spend client=Hartwell Honda+Riverside Kia by=client order=-spend
whos my ad guy = team mine role=manager
how much of my budget is used = pacing mine
which store is on top this month = figures.conversions,costPerConversion,spend by=client 2026-11-01..2026-11-30 order=-conversions limit=1
 and at the bottom = figures.conversions,costPerConversion,spend by=client 2026-11-01..2026-11-30 order=conversions limit=1
did riverside kia spend more than planned in october = pacing client=Riverside Kia 2026-10-01..2026-10-31
cars sold in october = sales.count soldAt=2026-10-01..2026-10-31
late deliverables by person = deliverables.count dueAt=overdue by=assigneeId
which group brings in the most money = budgets.amount by=group order=-amount limit=1
how did hartwell honda do last month = figures client=Hartwell Honda 2026-10-01..2026-10-31
 why = why figures client=Hartwell Honda 2026-10-01..2026-10-31
 which of my stores did best = figures.conversions,costPerConversion,spend mine by=client 2026-10-01..2026-10-31 order=-conversions
vcr under 60 = decline vcr, 60
`

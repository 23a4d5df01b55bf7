/** What dealers, accountants and staff by role asked who had never seen the assistant, and the same kinds in other words. */
export const kinds = `
whats my budget this month = budgets.amount mine 2026-11-01..2026-11-30
How much went into Google in October? = figures platform=Google Ads 2026-10-01..2026-10-31
Who do I call at the agency if something's wrong with our account? = team mine role=manager
is Maria Lopez still on our account = team mine asked=Maria Lopez
How many leads did we get last month compared to the month before? = leads.count receivedAt=2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
leads up or down vs this time last year? = leads.count receivedAt=2026-11-01..2026-11-30 vs=2025-11-01..2025-11-23
Can I get our cost per lead for the last three months, month by month = figures.costPerConversion by=month 2026-08-23..2026-11-23
where do we get our cheapest leads = figures.costPerConversion by=channel order=costPerConversion limit=1
what has your team actually done for us since the start of november = activities client=mine 2026-11-01..2026-11-23
when was the last time somebody touched our SEO = when activities type=SEO
Anything changed on the facebook ads in the past 2 weeks? = activities type=Social 2026-11-10..2026-11-23
when is our next meeting with you folks = decline next
do we owe you anything right now = invoices.due
pull up the october bill please = invoices 2026-10-01..2026-10-31
when's that last invoice due = when invoices.dueAt
Did our last payment get to you? My controller says she mailed a check. = payments order=-paidOn limit=1 left=My_controller_says_she_mailed_a_check
what have we been billed so far in 2026, all in = budgets.amount 2026-01-01..2026-11-23
did anybody approve that increase I asked for on search? = budgetIncreases mine about=search
Whatever happened to the problem I reported = support mine
any of my tickets still open? = support mine state=open
is there anything i'm supposed to sign = agreements mine state=Sent
what exactly are we paying you for every month? = budgets.amount mine by=service
Where are the people on our website coming from = websitePerformance.sessions by=source
Which models do shoppers look at most on our site = siteIntelligence.visits order=-visits
who came in through the test drive form this month? names please = decline through
hows connected tv doing for us = figures channel=ctv
is microsoft ads worth it = figures platform=Microsoft Ads
facebok leads and what each one cost, every month since august = figures.conversions,costPerConversion platform=Facebook and Instagram by=month 2026-08-01..2026-11-23
How many cars did we actually sell off the leads you sent us in october = croData.sold,leads month=2026-10-01..2026-10-31
appts set vs appts that showed, last month = appointments scheduledAt=2026-10-01..2026-10-31 state=Set+Shown by=state
how does Hartwell Volkswagen stack up against Hartwell Honda on leads this month = leads client=Hartwell Volkswagen+Hartwell Honda receivedAt=2026-11-01..2026-11-30 by=client
which one of my two stores pays more per lead this quarter = figures.costPerConversion mine by=client 2026-10-01..2026-12-31 order=-costPerConversion limit=1
total investment for both stores year to date = figures.spend mine 2026-01-01..2026-11-23
How do we rank against the other Ram dealers you work with? = decline against, other Ram, with
whats your markup on our google money = decline markup, money
What's set for December? want to make sure we're not over what I agreed to = budgets mine 2026-12-01..2026-12-31 left=want_to_make_sure_we're_not_over_what_I_agreed_to
anything sitting on my desk that you need from me? = waiting
Biggest difference between september and october for us = figures.conversions,spend by=channel 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
are we hitting the goals we set = goals month=2026-11-01..2026-11-30
how many drafts do we have for november = invoices.count state=Draft 2026-11-01..2026-11-30
which ones are still draft, biggest first = invoices.total state=Draft order=-total
who owes us the most money = invoices.due by=payer order=-due
anything more than 60 days late = invoices dueAt<2026-09-24 dueAt=overdue
give me october by status, number of invoices and dollars = invoices.count by=state 2026-10-01..2026-10-31 && invoices.total by=state 2026-10-01..2026-10-31
how much cash came in this week = payments.amount 2026-11-23..2026-11-29
payments by check last month = payments about=check 2026-10-01..2026-10-31
partially paid invoices and whats left on each = invoices.due state=Partly paid
who closed september and on what day = invoicingMonths 2026-09-01..2026-09-30
any invoice lines with no budget behind them in november = decline invoice lines
did we void anything this year and why = why invoices state=Void 2026-01-01..2026-12-31
what's reviewed but nobody has approved yet = invoices state!=Approved+Sent+Overdue+Partly paid+Paid+Credit+Void state=Reviewed
top 10 clients by what we invoiced since august = budgets.amount by=client 2026-08-01..2026-11-23 order=-amount limit=10
average margin per service = budgets.marginRate by=service
What did we make on Display in October, in dollars = budgets.margin service=Display 2026-10-01..2026-10-31
what do we owe each partner for september = partnerCommission.commission by=partner 2026-09-01..2026-09-30
How much monthly revenue did we lose to cancellations this quarter = cancellations.amount by=month 2026-10-01..2026-12-31
cancelations since june by reason = cancellations.count by=reason 2026-06-01..2026-11-23
which manager lost the most business this year, in dollars = cancellations.amount by=managers 2026-01-01..2026-12-31 order=-amount
churn rate by month, last 6 months = cancellationMonths 2026-05-23..2026-11-23
cancellations where nobody told us the reason = cancellations reason=none
overall how far off were we in the October recon = reconciliation.variance 2026-10-01..2026-10-31
biggest overspends for October, client and section = reconciliation.variance state=over by=client+section 2026-10-01..2026-10-31 order=-variance
Who's off by more than 10 percent last month with no explanation on it = reconciliation.share share>10 settled=open 2026-10-01..2026-10-31
show me everything written off since january & who did it = decline everything
how much did we roll over into november, by section = rollover.carried by=section 2026-11-01..2026-11-30
rollover that hasn't been used up yet = rollover.left left>0
whats new starting dec 1st = budgets startsAt=2026-12-01..2026-12-01
one time budgets in november, with the client = budgets type=One-Time 2026-11-01..2026-11-30
Increase requests still waiting, oldest on top = budgetIncreases state=Waiting order=requestedAt
if all those pending increases get approved how much more a month is that = budgetIncreases.amount state=Waiting
what fee caps do we have in place = feeCaps
paid search clients with no split set for this month = decline with, split set
how much hit account 4020 in october = decline how, hit, 4020, october
do we have any services without a gl code = accounts accountCode=none
Whats our checking account balance today = decline checking, today
how many leads in october = leads.count receivedAt=2026-10-01..2026-10-31
overdue invoices please = invoices dueAt=overdue
 only the ones over 5k = invoices dueAt=overdue total>5000
 sort by how late they are = invoices dueAt=overdue total>5000 order=dueAt
What did we lose to cancellations this year? = cancellations.amount 2026-01-01..2026-12-31
 split it by service = cancellations.amount by=service 2026-01-01..2026-12-31
which of my stores havent we talked to in the last 3 weeks = clients mine without=interactions(2026-11-03..2026-11-23)
how's Eastgate Honda doing this month? = figures client=Eastgate Honda 2026-11-01..2026-11-30
Budget for Eastgate Honda by service pls = budgets.amount client=Eastgate Honda by=service
who's the GM at Hartwell Volkswagen and whats the number = contacts client=Hartwell Volkswagen title=General Manager
anything overdue on my plate? = tasks mine due=overdue
what's on my calendar tomorow = calendar 2026-11-24..2026-11-24
Which of my clients are underpacing right now = pacing mine state=Underpacing by=client
any of my dealers with a health score under 60? = clients.health mine health<60
why is Summit Subaru's health where it is = record client=Summit Subaru field=health
is anybody of mine on the watchlist, and what's the next step for each = decline watchlist
budget changes nobody has confirmed yet, oldest on top = budgetChanges order=created
leads last month vs the month before for all my stores, biggest drop first = leads.count mine receivedAt=2026-10-01..2026-10-31 by=client vs=2026-09-01..2026-09-30 down
deliverables due this week for my accounts = deliverables client=mine dueAt=2026-11-23..2026-11-29
got a call with Lone Star Ford in 20 min, what do i need to know = figures client=Lone Star Ford 2026-11-01..2026-11-23 vs=2026-10-01..2026-10-23 && budgets client=Lone Star Ford 2026-11-01..2026-11-30 && interactions client=Lone Star Ford order=-date limit=3 && record client=Lone Star Ford field=health && tasks client=Lone Star Ford state=open
How much is Riverside Kia paying us in total per month = budgets.amount client=Riverside Kia by=month
has Hartwell Honda paid their last invoice = invoices client=Hartwell Honda state=Sent+Overdue+Partly paid+Paid+Credit order=-month limit=1
status of the support tickets I put in = support.status mine
which of my stores have something ending in the next 60 days? budgets i mean = budgets.amount mine endsAt=2026-11-23..2027-01-21 by=client
who does SEO for Eastgate Honda = team client=Eastgate Honda part=SEO
any birthdays coming up with my contacts? = contacts mine birthday=2026-11-23..2026-12-22
whats our margin on Eastgate Honda = budgets.margin client=Eastgate Honda
How does Hartwell Volkswagen stack up against the other Hartwell stores on leads this quarter? = leads group=Hartwell Auto Group receivedAt=2026-10-01..2026-12-31 by=client
is the guest link for Hartwell Volkswagen still good = guestLinks client=Hartwell Volkswagen state=open
who's overspending on search this month = pacing state=Overpacing channel=search by=client 2026-11-01..2026-11-30
how much have we got left at Eastgate Toyota till month end and whats that a day = pacingReport.remaining,daily client=Eastgate Toyota
why did cpc jump at Eastgate Honda compared to last month = why figures.cpc client=Eastgate Honda vs=2026-10-01..2026-10-31
facebook leads this week vs last, top 10 accounts = figures.conversions platform=Facebook and Instagram by=client 2026-11-23..2026-11-29 vs=2026-11-16..2026-11-22 order=-conversions limit=10
Summit Subaru search spend + leads this quarter against the last one = figures.spend,conversions client=Summit Subaru channel=search 2026-10-01..2026-12-31 vs=2026-07-01..2026-09-30
campaigns that spent money the past 14 days with nothing to show for it = campaigns.spend,conversions conversions=0 by=campaign 2026-11-10..2026-11-23
google vs bing cost per conversion last month across everyone = figures.costPerConversion platform=Google Ads+Microsoft Ads by=platform 2026-10-01..2026-10-31
how much impression share do we lose to budget at Eastgate Honda = decline impression share
tiktok results = figures platform=TikTok
where will Lone Star Ford land on facebook if we keep going like this = pacing.projected client=Lone Star Ford channel=social
core web vitals for Roanoke Subaru? = decline core web vitals, Roanoke
where are we with the Eastgate Honda migration = websiteMigrations client=Eastgate Honda
Which redirects are still broken on it - the Eastgate Honda one = redirects client=Eastgate Honda state=Wrong target+Not redirected+Target missing+Loop+Not reachable
what sites go live in the next 30 days = websiteMigrations launchesAt=2026-11-23..2026-12-22
proofs still waiting on somebody, oldest first = proofs state=Waiting order=dueAt
how many people filled in the kickoff questionnaire this month = formAnswers.count form=Kickoff Questionnaire at=2026-11-01..2026-11-30
cars with no picture in Summit Subaru's feed = feedVehicles client=Summit Subaru look=withoutPicture
Any inventory feeds fail overnight? = vehicleFeeds readAt=2026-11-22..2026-11-23 state=Last Good Copy
which of my stores grew organic the most vs last yr = seoPerformance.sessions mine by=client 2026-10-01..2026-10-31 vs=2025-10-01..2025-10-31 order=-sessions limit=1 up
pipeline by stage with the weighted total = opportunities.weighted state=Open by=stageId
whats gone stale = opportunities stale=Stale
deals I gotta follow up on this week = opportunities mine nextStepAt=2026-11-23..2026-11-29
agreements that have been out for signature longer than a week = agreements sentAt<2026-11-16 state=Sent
how far along is onboarding for Riverside Kia = onboardingTasks.completion client=Riverside Kia
late onboarding tasks and who's sitting on them = onboardingTasks dueAt=overdue
Which source brings in our bigger deals = opportunities.amount by=source order=-amount average
who on the AM team has the most stores and is anyone over capacity = amReportCard.stores order=-stores limit=1 && bandwidthAccountManagement state=Over && bandwidthSem state=Over && bandwidthSeo state=Over && bandwidthSocial state=Over && bandwidthPremium state=Over
how many clients did we lose in the last 3 months and why = cancellations.reason 2026-08-23..2026-11-23
5 best and 5 worst stores on cost per lead last month = figures.costPerConversion by=client 2026-10-01..2026-10-31 order=costPerConversion limit=5 && figures.costPerConversion by=client 2026-10-01..2026-10-31 order=-costPerConversion limit=5
how far behind is Maria Lopez on her tasks = tasks assignee=Maria Lopez due=overdue
how are my stores doing compared to last month = figures mine by=client vs=2026-10-01..2026-10-31
what does Hartwell Honda spend on google? = figures.spend client=Hartwell Honda platform=Google Ads
Which stores are more than 10% over on search this month? = pacing.pace pace>110 channel=search by=client 2026-11-01..2026-11-30
 same for social = pacing.pace pace>110 channel=social by=client 2026-11-01..2026-11-30
 what did the worst one spend per day last week = decline one
how many cancellations did we have this year = cancellations.count 2026-01-01..2026-12-31
 whose stores were they? = cancellations.count by=managers 2026-01-01..2026-12-31
 what were they worth per month = cancellations.amount by=managers 2026-01-01..2026-12-31
co-op claims with no owner noted = coopClaims owner=none
cancellations this quarter that nobody gave us a reason for = cancellations reason=none 2026-10-01..2026-12-31
increase requests nobody has decided yet, newest first = budgetIncreases state=Waiting order=-requestedAt
invoices reviewed but no one has approved = invoices state!=Approved+Sent+Overdue+Partly paid+Paid+Credit+Void state=Reviewed
proofs nobody has approved, oldest at the top = proofs state=Waiting+Changes Asked order=dueAt
contacts with no phone on file = contacts phone=none
overdue invoices and how much is still open on each = invoices.due dueAt=overdue
rejected co-op claims and the deadline for each = coopClaims.deadline state=Rejected
late onboarding tasks and who is responsible for them = onboardingTasks dueAt=overdue && onboardingTasks.count dueAt=overdue by=ownerId
open support requests with the status of each = support.status state=open
watchlist entries with the scale and amount at risk = priorityWatchlist.atRisk,scaleId
payments last month by wire = payments about=wire 2026-10-01..2026-10-31
anything partly paid since august = invoices state=Partly paid 2026-08-01..2026-11-23
did we write off anything this year = reconciliation settled=Written off 2026-01-01..2026-12-31
show me all the stuff we carried over in october = reconciliation settled=Carried over 2026-10-01..2026-10-31
deals that have gone cold = opportunities stale=Stale
which deals are stale, biggest first = opportunities.amount stale=Stale order=-amount
weighted value of the pipeline by owner = opportunities.weighted state=Open by=ownerId
pipeline by source, weighted = opportunities.weighted state=Open by=source
who handles social at Eastgate Honda = team client=Eastgate Honda part=Social
who's the SEM person on Hartwell Volkswagen = team client=Hartwell Volkswagen part=SEM
does James Carter still work on Hartwell Honda = team client=Hartwell Honda asked=James Carter
is Priya Patel on the team of Lone Star Ford anymore = team client=Lone Star Ford asked=Priya Patel
leads and what every one cost by store last month = figures.conversions,costPerConversion by=client 2026-10-01..2026-10-31
clicks and how much each click cost at Lone Star Ford in October = figures.clicks client=Lone Star Ford 2026-10-01..2026-10-31 && figures.cpc client=Lone Star Ford 2026-10-01..2026-10-31
what did we earn on SEO last month = budgets.margin service=SEO 2026-10-01..2026-10-31
how much are we making from Display this month = budgets.margin service=Display 2026-11-01..2026-11-30
what are we owing our partners for October = partnerCommission.commission by=partner 2026-10-01..2026-10-31
spend of the Hartwell dealers last month = figures.spend group=Hartwell Auto Group 2026-10-01..2026-10-31
monthly churn rate this year = cancellationMonths 2026-01-01..2026-12-31
attrition rate per month since March = cancellationMonths 2026-03-01..2026-11-23
agreements sent over 2 weeks ago that are not signed = agreements sentAt<2026-11-09 state=Sent
credentials rotated more than 6 months ago = credentials rotatedAt<2026-05-23
claims due next month, latest first = coopClaims deadline=2026-12-01..2026-12-31 order=-month
open invoices sorted by due date = invoices state=open order=dueAt
3 best and 3 worst campaigns by ctr at Lone Star Ford last month = campaigns.ctr client=Lone Star Ford by=campaign 2026-10-01..2026-10-31 order=-ctr limit=3 && campaigns.ctr client=Lone Star Ford by=campaign 2026-10-01..2026-10-31 order=ctr limit=3
which of my stores pays the least per click this month = figures.cpc mine by=client 2026-11-01..2026-11-30 order=cpc limit=1
where do we get the most leads = figures.conversions by=channel order=-conversions limit=1
how does Eastgate Honda compare to Lone Star Ford on clicks last month = figures.clicks client=Eastgate Honda+Lone Star Ford by=client 2026-10-01..2026-10-31
how big was the rollover in october = rollover.carried 2026-10-01..2026-10-31
how far behind is Maria Lopez on his tasks = tasks assignee=Maria Lopez due=overdue
where will Northfield Nissan end up on search at this pace = pacing.projected client=Northfield Nissan channel=search
when was the last time anybody worked on the SEO = when activities type=SEO
has anything been changed on the google ads since Monday = activities type=SEM 2026-11-23..2026-11-23
is there anything I need to sign = agreements mine state=Sent
did anyone look at the increase we asked for = budgetIncreases mine
birthdays next month = contacts birthday=2026-12-01..2026-12-31
which manufacturers reimburse more than 50 percent = manufacturers.coopPercent coopPercent>50
top 5 clients by what we spent last month = figures.spend by=client 2026-10-01..2026-10-31 order=-spend limit=5
Increases pending right now, oldest first = budgetIncreases state=Waiting order=requestedAt
what do i need to know before my call with Summit Subaru = figures client=Summit Subaru 2026-11-01..2026-11-23 vs=2026-10-01..2026-10-23 && budgets client=Summit Subaru 2026-11-01..2026-11-30 && interactions client=Summit Subaru order=-date limit=3 && record client=Summit Subaru field=health && tasks client=Summit Subaru state=open
have I got a call with Riverside Kia tomorrow, what should I know = figures client=Riverside Kia 2026-11-01..2026-11-23 vs=2026-10-01..2026-10-23 && budgets client=Riverside Kia 2026-11-01..2026-11-30 && interactions client=Riverside Kia order=-date limit=3 && record client=Riverside Kia field=health && tasks client=Riverside Kia state=open
stores that are more than 15% under on social = pacing.pace pace<85 channel=social by=client
who does the paid search for Lone Star Ford = team client=Lone Star Ford part=SEM
who is responsible for SEO at Lone Star Ford = team client=Lone Star Ford part=SEO
is Maria Lopez still our account manager = team mine asked=Maria Lopez
cancellations last quarter where no one left a reason = cancellations reason=none 2026-07-01..2026-09-30
deliverables with no assignee = deliverables assigneeId=none
agreements nobody signed yet, oldest first = agreements state=Sent order=endsAt
draft invoices, largest first = invoices.total state=Draft order=-total
audit findings with the owner of each = auditFindings
opportunities with their next step = opportunities.nextStep
which ones are partly paid = invoices state=Partly paid
anything void in october = invoices state=Void 2026-10-01..2026-10-31
what did we keep on Display in October = budgets.margin service=Display 2026-10-01..2026-10-31
social leads and what each lead cost last month by store = figures.conversions channel=social 2026-10-01..2026-10-31 && figures.costPerConversion channel=social by=client 2026-10-01..2026-10-31
which partner do we owe the most for September = partnerCommission.commission by=partner 2026-09-01..2026-09-30 order=-commission
attrition rate per month this year = cancellationMonths 2026-01-01..2026-12-31
tasks due more than 2 weeks ago = tasks due<2026-11-09 due=overdue
4 highest and 4 lowest stores by ctr last month = figures.ctr by=client 2026-10-01..2026-10-31 order=-ctr limit=4 && figures.ctr by=client 2026-10-01..2026-10-31 order=ctr limit=4
which of my clients pays more per click = figures.cpc mine by=client order=-cpc limit=1
what did we go over in our last meeting with Northfield Nissan = when interactions client=Northfield Nissan
when did anyone last work on our social = when activities type=Social
anything new on the SEO this month = activities type=SEO 2026-11-01..2026-11-30
what should I know about Summit Subaru = figures client=Summit Subaru 2026-11-01..2026-11-23 vs=2026-10-01..2026-10-23 && budgets client=Summit Subaru 2026-11-01..2026-11-30 && interactions client=Summit Subaru order=-date limit=3 && record client=Summit Subaru field=health && tasks client=Summit Subaru state=open
leads this quarter of Hartwell Volkswagen vs the other Hartwell stores = leads group=Hartwell Auto Group receivedAt=2026-10-01..2026-12-31 by=client
last optimization notes on sem for Northfield Nissan = decline optimization, sem
what are we stuck on because the dealer hasn't gotten back to us = decline stuck, because, has, back
seo stuff thats not been started and is due by friday = decline seo stuff, not, started
When does our agreement with you run out = when agreements.endsAt
how much did we close last quarter and the one before = decline close, and, before
who do we talk to at kia corporate = oemTeamMembers about=kia
reconciliation of October without an explanation = reconciliation settled=open 2026-10-01..2026-10-31
how long had they been with us on average = cancellations.months average
what budgets changed at my stores since the 1st = decline changed, since, 1st
any birthdays coming up = contacts birthday=2026-11-23..2026-12-22
`

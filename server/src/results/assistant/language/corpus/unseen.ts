/** What people asked who had seen the screens and nothing of the assistant, one by one and in threads. */
export const unseen = `
which of my stores haven't had a single activity logged since the first of the month? = clients mine without=activities(2026-11-01..2026-11-23)
which clients haven't had any interaction recorded this month = clients without=interactions(2026-11-01..2026-11-30)
stores nobody has contacted in 2 weeks = clients without=interactions(2026-11-10..2026-11-23)
any of my stores nobody's talked to in 3 weeks? = clients mine without=interactions(2026-11-03..2026-11-23)
Morning! Got a call with Hartwell Honda in 10. How'd their leads do this month vs last? = leads.count client=Hartwell Honda receivedAt=2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 left=Got_a_call_with_Hartwell_Honda_in_10
Quick one. Who manages Hartwell Honda? = team client=Hartwell Honda role=manager left=Quick_one
Show my clients. Only those in Texas. = clients mine us=TX
Spend of Hartwell Honda last month? And clicks? = figures.spend client=Hartwell Honda 2026-10-01..2026-10-31 && figures.clicks client=Hartwell Honda 2026-10-01..2026-10-31
Invoices of October. How many are overdue? = invoices.count dueAt=overdue 2026-10-01..2026-10-31
Incidents since July that cost us more than $500. What caused them? = incidents.count startedAt=2026-07-01..2026-11-23 cost>500 by=causeId
CPL by store for search last week, worst first. Skip anyone with under 10 leads = figures.costPerConversion,conversions channel=search conversions>=10 by=client 2026-11-16..2026-11-22 order=-costPerConversion
CPC for search last month by client. Ignore anyone under 100 clicks. = figures.cpc,clicks channel=search clicks>=100 by=client 2026-10-01..2026-10-31
which stores have gaps in their SEM configuration? just call tracking and the feed = semConfiguration.missing item=call-tracking+feed by=client
Something tanked yesterday. Which store lost the most conversions vs the day before? = decline day
SEM bandwidth this week. Who's over capacity? = bandwidthSem state=over
Is anybody in my book underpacing by more than 10% this month? And in which channel? = pacing.pace mine pace<90 by=channel 2026-11-01..2026-11-30
Are there any ads waiting on my approval? I've been out since Monday = proofs state=Waiting left=I've_been_out_since_Monday
Hey, can you pull up what's overdue on my plate? Tasks I mean = tasks mine due=overdue
didnt Hartwell Honda ask for a budget increase? where's that at = budgetIncreases client=Hartwell Honda
Where are our leads coming from? Last 3 months is fine = leads.count receivedAt=2026-08-23..2026-11-23 by=source
What's my book worth now compared with the same month last year? = budgets.amount mine by=client vs=2025-11-01..2025-11-30
which dealers havent logged in to the portal in the past 90 days = clientLogin lastHere<2026-08-25
credentials at my stores that should've been changed by now = credentials mine rotateAt=overdue
list the credits from Q3 recon = reconciliation settled=Credited 2026-07-01..2026-09-30
How many invoices went out this month so far, and how many of those are paid? = invoices.count state=Sent+Overdue+Partly paid+Paid+Credit 2026-11-01..2026-11-23 && invoices.count state=Paid 2026-11-01..2026-11-23
which invoices haven't been sent yet = invoices state!=Sent+Overdue+Partly paid+Paid+Credit+Void
Co-op claims due before the holidays that we haven't submitted = coopClaims deadline<2026-12-25 state!=Submitted+Approved+Paid+Rejected
who's on terms of 45 days or longer = parentOrganizations.termsDays termsDays>44
which parent orgs are on terms of 45 days or longer = parentOrganizations.termsDays termsDays>44
When's the last time anyone at Hartwell Auto Group paid us, and how much? = payments group=Hartwell Auto Group order=-paidOn limit=1
when did Hartwell Honda last pay us = payments client=Hartwell Honda order=-paidOn limit=1
is our october invoice paid? = invoices 2026-10-01..2026-10-31
has Hartwell Honda's October invoice been paid yet? = invoices client=Hartwell Honda 2026-10-01..2026-10-31
has our co-op claim for last quarter been submitted = coopClaims month=2026-07-01..2026-09-30
are the proofs of Hartwell Honda approved? = proofs client=Hartwell Honda
Who overspent their media budget by more than $500 last month? List by client, biggest first = reconciliation.variance variance>500 state=over by=client 2026-10-01..2026-10-31 order=-variance
stores that overspent the media budget by at least $1000 in October = reconciliation.variance variance>=1000 state=over 2026-10-01..2026-10-31
how do i close october? = screen invoicing
Hartwell Auto Group's share of everything we invoiced this year = budgets.amount group=Hartwell Auto Group 2026-01-01..2026-12-31 share=group
How many new clients did we start each month since March? = clients.count activatedAt=2026-03-01..2026-11-23 by=month
which strategies have not been started = strategies status=Planned
which of our SEO clients don't have Search Console hooked up = clients with=budgets(service=SEO) without=clientIntegrations(platform=Search Console)
Which search budgets will run out before month end? = pacing.projected,budget projected>budget channel=search by=client
which clients will finish the month under budget = pacing.projected,budget projected<budget by=client
metric alarms nobody's acknowledged = metricAlarmRings seenBy=none
Which account managers logged fewer than 20 activities in the last two weeks? = decline account
Appointments set vs shown, store by store, last month = appointments scheduledAt=2026-10-01..2026-10-31 state=Set+Shown by=client+state
Maria Lopez vs James Carter on the AM report card = amReportCard person=Maria Lopez person=James Carter
Did any store sell fewer than 50 used cars in October? = croData.salesUsed salesUsed<50 month=2026-10-01..2026-10-31 by=client
How much of our Google budget is used up so far = decline Google
what did yall do for us this month = activities client=mine 2026-11-01..2026-11-30
ceiling of Hartwell Honda = ceilings.ceiling client=Hartwell Honda
how much is the ceiling of Hartwell Honda = ceilings.ceiling client=Hartwell Honda
which clients are over their ceiling = ceilings.ceiling state=Over by=client
which of my clients have no ceiling = ceilings.ceiling mine state=None by=client
account codes of services = accounts kind=Service
what's the account code for Display = accounts service=Display
how is SEO charged = accounts service=SEO
which services are charged by days = accounts kind=Service charged=By days
which fees are prorated = accounts kind=Fee charged=By days
which audit checks failed = auditFindings state=Open
high severity audit checks = auditChecks severity=High
failed audit checks of Hartwell Honda = auditFindings client=Hartwell Honda state=Open
viewability at Hartwell Honda last month = programmaticInsightsV2 client=Hartwell Honda 2026-10-01..2026-10-31
which creative has the lowest viewability at Hartwell Honda = programmaticInsightsV2.viewability client=Hartwell Honda order=viewability limit=1
audio listens of Hartwell Honda last month = programmaticAudioInsights client=Hartwell Honda 2026-10-01..2026-10-31
completed listens by publisher at Hartwell Honda = audioPublishers.completes client=Hartwell Honda by=publisher
which channel converts best = figures.conversionRate by=channel order=-conversionRate limit=1
which of my clients converts best = figures.conversionRate mine by=client order=-conversionRate limit=1
what campaign converts worst at Hartwell Honda = campaigns.conversionRate client=Hartwell Honda order=conversionRate limit=1
what converts best = figures.conversionRate by=channel order=-conversionRate limit=1
accounts on facebook but no video = clients with=figures(platform=Facebook and Instagram) without=figures(channel=video)
who has search and social but no video = clients with=figures(channel=search) with=figures(channel=social) without=figures(channel=video)
what do I have today = calendar && waiting
who's overloaded in account management = bandwidthAccountManagement state=over
who's swamped in SEO = bandwidthSeo state=over
which of my accounts will end the month over budget = pacing.projected,budget mine projected>budget by=client
any site migrations coming up = websiteMigrations launchesAt>=2026-11-23 order=launchesAt
any drafts still sitting in november = invoices state=Draft 2026-11-01..2026-11-30
anything waiting on my ok = waiting
whats left to settle in reconciliation for october = reconciliation settled=open 2026-10-01..2026-10-31
Anything over $20,000 that isn't approved yet? = invoices total>20000 state!=Approved+Sent+Overdue+Partly paid+Paid+Credit+Void
any achievements still waiting on approval = achievements state=Proposed
rank my stores by cost per lead = figures.costPerConversion mine by=client order=costPerConversion
What did we invoice in October? And in September? = budgets.amount 2026-10-01..2026-10-31 && budgets.amount 2026-09-01..2026-09-30
Hartwell Honda is unhappy. Why did conversions drop? = why figures.conversions client=Hartwell Honda left=Hartwell_Honda_is_unhappy
can we add 300 to facebook starting January = form increase mine due=2027-01-01 amount=300 text=facebook
What's the pacing of Hartwell Honda? And its health? = pacing client=Hartwell Honda && clients.health client=Hartwell Honda
Spend by channel last month for Hartwell Honda. Not social. = figures.spend client=Hartwell Honda channel!=social by=channel 2026-10-01..2026-10-31
which stores are good = decline good
Remind me what came up in the last QBR with Hartwell Honda = decline Remind
complaints since October = decline complaints
biggest gap on top = decline biggest gap
What models do people look at most on our site? Last 30 days = siteIntelligence.visits 2026-10-25..2026-11-23 order=-visits
leads last month vs the one before = leads.count receivedAt=2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
what converts worst = figures.conversionRate by=channel order=conversionRate limit=1
campaigns that convert best = campaigns.conversionRate order=-conversionRate
parent organizations with terms of at least 45 days = parentOrganizations.termsDays termsDays>44
how much content did we publish in October, per person = decline content
when was the last SEM optimization for Hartwell Honda and who did it = decline optimization
I'd like to raise our search budget by $1,000 starting next month. How do I do that? = form increase mine due=2026-12-01 amount=1000 text=search
cool, can we put another 500 on search in December = form increase mine due=2026-12-01 amount=500 text=search
What can I still spend per day at Hartwell Honda through the 30th? = pacingReport.daily client=Hartwell Honda
what do I have today = calendar && waiting
 which of those are late = tasks mine state=open due=overdue
who still owes us = invoices.due
 only over 30 days past due = invoices.due dueAt<2026-10-24
 total? = invoices.due dueAt<2026-10-24
 who approved the october ones = invoices.approvedBy dueAt<2026-10-24 2026-10-01..2026-10-31
pacing report of my clients = pacingReport mine whose=mine
 just the ones running over = pacingReport mine whose=mine state=Overpacing
 only search = pacingReport mine whose=mine state=Overpacing section=1
how much did we invoice last month = budgets.amount 2026-10-01..2026-10-31
 without tax = decline without
 and september? = budgets.amount 2026-09-01..2026-09-30 left=without_tax
spend of Eastgate Honda last month = figures.spend client=Eastgate Honda 2026-10-01..2026-10-31
 what about Tacoma Ford = decline Tacoma
 what are they paying us for right now = decline what are they paying us for right now
latest invoice = invoices order=-month limit=1
 is it paid = invoices order=-month limit=1
agreements of mine up for renewal in the next 90 days = agreements mine endsAt=2026-11-23..2027-02-20
 biggest first = agreements.monthly mine endsAt=2026-11-23..2027-02-20 order=-monthly
leads of my stores last month = leads mine receivedAt=2026-10-01..2026-10-31
 just phone calls = decline just phone calls
 week by week = leads.count mine receivedAt=2026-10-01..2026-10-31 by=week left=just_phone_calls
cancellations this year by reason = cancellations.count by=reason 2026-01-01..2026-12-31
 which account manager lost the most = cancellations.count by=managers 2026-01-01..2026-12-31 order=-count
my open deliverables for november = deliverables mine dueAt=2026-11-01..2026-11-30 state=Open
 organic sessions there, vs a year ago = decline there
top landing pages of Hartwell Honda in october = seoLandingPages.clicks client=Hartwell Honda 2026-10-01..2026-10-31 order=-clicks
 which ones lost clicks since september = decline ones
how did my stores do last month = figures mine 2026-10-01..2026-10-31
 rank em by cost per lead = figures.costPerConversion mine by=client 2026-10-01..2026-10-31 order=costPerConversion
open support requests for Hartwell Honda = support client=Hartwell Honda state=open
 log a 20 min call with them about the December budget = form interaction client=Hartwell Honda text=a call with them about the December budget 20 minutes
spend of Eastgate Honda last month = figures.spend client=Eastgate Honda 2026-10-01..2026-10-31
 who's the GM there = contacts client=Eastgate Honda title=General Manager
did brand stay within its share last month = decline stay
 same for all my stores = decline same
results of Eastgate Honda last month = figures client=Eastgate Honda 2026-10-01..2026-10-31
 which clients moved the most between the two = decline moved
 top 10 is plenty = decline top 10
any drafts still sitting in november = invoices state=Draft 2026-11-01..2026-11-30
 the ones over 20k = invoices state=Draft total>20000 2026-11-01..2026-11-30
what changed for Eastgate Honda last week = changes client=Eastgate Honda 2026-11-16..2026-11-22
 who do I call about it = team client=Eastgate Honda role=manager
revenue by service this year = budgets.amount by=service 2026-01-01..2026-12-31
 which manager has the best margin = budgets.margin by=manager 2026-01-01..2026-12-31 order=-margin
campaigns of Hartwell Honda last month = campaigns client=Hartwell Honda 2026-10-01..2026-10-31
 cost per lead vs september = campaigns.costPerConversion client=Hartwell Honda 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
SEM bandwidth = bandwidthSem
 who is over capacity = bandwidthSem state=over
budgets of Hartwell Honda = budgets client=Hartwell Honda
 just the purple ones = decline purple
 by service = budgets.amount client=Hartwell Honda by=service left=just_the_purple_ones
`

/** A third round of what people ask every day: dealers, and what was asked anew of both rounds before. */
export const everydayLater = `
how are we doing this month = figures 2026-11-01..2026-11-30
is my advertising working = figures mine
how many leads did I get last month = leads.count mine receivedAt=2026-10-01..2026-10-31
how many of those were phone calls = decline those
what did they cost each = decline they
how much have I spent so far this month = figures.spend mine 2026-11-01..2026-11-23
how much budget do I have left = pacing.left
when does my budget end = when budgets.endsAt mine
what am I paying for = budgets.amount mine
how much do you charge for SEO = budgets.amount service=SEO
why is my bill higher this month = budgets.amount mine by=service 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
which invoices have I not paid = invoices mine state=open
how much do I owe you = invoices.due mine
show me invoice for October = invoices 2026-10-01..2026-10-31
what did you do for me this week = activities client=mine 2026-11-23..2026-11-29
what changes did you make to my campaigns = decline changes
who do I talk to about my website = team mine role=manager
who works on my account = team mine
when was our last call = when interactions
what's my cost per lead = figures.costPerConversion mine
is it better than last year = decline better
how do I compare with other dealers = figures mine peers
which of my ads work best = campaigns.conversions,costPerConversion,spend mine by=campaign order=-conversions limit=1
how many people saw my ads = figures.impressions mine
how many people visited my website = websitePerformance.sessions mine
which cars get looked at most = decline looked
what do people search for on google to find me = seoDivision.clicks order=-clicks
what is my ranking for honda civic = decline civic
how many calls did I get = callsByTracker.phoneCalls
did anyone miss calls = decline miss
how many reviews did we get = businessReviews.reviews
what is our rating on google = businessReviews.rating mine
what are my open tasks = tasks mine state=open
is there anything I have to approve = waiting
can I get more budget for search = form increase mine text=search
I want to raise my budget by 500 = form increase mine amount=500
cancel my TikTok = decline cancel
please call me = decline call
how do I add a user = screen user
change my password = screen password
what is CTR = meaning figures.ctr
what does VDP mean = meaning figures.vdpViews
how many VDP views did I have in October = figures.vdpViews mine 2026-10-01..2026-10-31
trend of leads over the last 6 months = leads.count receivedAt=2026-05-23..2026-11-23 by=month
leads per month this year = leads.count receivedAt=2026-01-01..2026-12-31 by=month
best day of the week for leads = decline week
which campaign brings the most leads = campaigns.conversions order=-conversions limit=1
what did facebook cost me last month = figures.spend platform=Facebook and Instagram 2026-10-01..2026-10-31
facebook vs google leads in October = figures.conversions platform=Facebook and Instagram+Google Ads by=platform 2026-10-01..2026-10-31
how did my display ads do = figures mine channel=display
did my spend go up = figures.spend mine vs=2026-10-01..2026-10-23
did you post any blogs this month = decline post
what is planned for next month = decline planned
my agreement = agreements mine
when does my contract end = when agreements.endsAt mine
what discounts do I get = decline discounts
show my co-op claims = coopClaims mine
how much co-op money can I still use = decline use
which vehicles are missing photos = feedVehicles look=withoutPicture
how many used cars are in my feed = feedVehicles.count mine condition=Used
cheapest leads by channel = figures.costPerConversion by=channel order=costPerConversion
share of spend by channel = figures.spend by=channel share=channel
spend on video in Q3 = figures.spend channel=video 2026-07-01..2026-09-30
budget for december = budgets.amount 2026-12-01..2026-12-31
projected spend = pacing.projected
are we on track = pacing state=On pace by=client
what happened on november 10 = changes 2026-11-10..2026-11-10
compare october and september = figures 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
compare this year to last year by month = figures by=month 2026-01-01..2026-12-31 vs=2025-01-01..2025-12-31
clients whose budgets went down this month = budgets.amount by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
what changes did you make to my account = activities client=mine
what is my ranking for used cars = seoDivision.position about=used_cars
can I get more budget = form increase mine
do I have any meetings today = calendar
what meetings do I have today = calendar
what is on my calendar tomorrow = calendar 2026-11-24..2026-11-24
am i free wednesday afternoon = calendar 2026-11-25..2026-11-25
 and monday = calendar 2026-11-30..2026-11-30
deals we won = opportunities state=Won
open deals = opportunities state=Open
does Summit Subaru use SEO = budgets client=Summit Subaru service=SEO
what changes did you make last week = activities client=mine 2026-11-16..2026-11-22
when did Summit Subaru last pay = payments client=Summit Subaru order=-paidOn limit=1
who paid us this week = payments.amount 2026-11-23..2026-11-29
payments of October by client = payments.count by=client 2026-10-01..2026-10-31
did we get any payments today = payments 2026-11-23..2026-11-23
deals won this month = opportunities stageSince=2026-11-01..2026-11-30 state=Won
how many deals did we win in October = opportunities.count stageSince=2026-10-01..2026-10-31 state=Won
who sold deals in October = opportunities stageSince=2026-10-01..2026-10-31 state=Won
google ads spend of all clients this month = figures.spend platform=Google Ads 2026-11-01..2026-11-30
 and bing = figures.spend platform=Microsoft Ads 2026-11-01..2026-11-30
 only search = figures.spend channel=search 2026-11-01..2026-11-30
meta spend of all stores last week by day = figures.spend platform=Facebook and Instagram by=day 2026-11-16..2026-11-22
Microsoft Ads conversions by client last month = figures.conversions platform=Microsoft Ads by=client 2026-10-01..2026-10-31
which platform has the lowest cost per click = figures.cpc by=platform order=cpc limit=1
clicks by platform = figures.clicks by=platform
which eastgate store spends the most = figures.spend client=Eastgate Honda+Eastgate Toyota by=client order=-spend
which campaigns spent over $2,000 in October at Summit Subaru = campaigns.spend client=Summit Subaru spend>2000 by=campaign 2026-10-01..2026-10-31
did Summit Subaru get more calls this month than last = callsByTracker.phoneCalls client=Summit Subaru 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
when did I last meet with Summit Subaru = when interactions mine client=Summit Subaru
overdue deliverables for Summit Subaru = deliverables client=Summit Subaru dueAt=overdue
overdue deliverables by assignee = deliverables.count dueAt=overdue by=assigneeId
what did we talk about with Summit Subaru in our last meeting = interactions client=Summit Subaru order=-date limit=1
clients without any contact in 60 days = clients without=interactions(2026-09-25..2026-11-23)
results of Summit Subaru in October = figures client=Summit Subaru 2026-10-01..2026-10-31
 leads only = figures.conversions client=Summit Subaru 2026-10-01..2026-10-31
show my open tasks = tasks mine state=open
 which are due this week = tasks mine due=2026-11-23..2026-11-29 state=open
 how many are there for Summit Subaru = tasks.count mine client=Summit Subaru due=2026-11-23..2026-11-29 state=open
how many of my clients are at risk = clients.count mine healthLevel=At Risk
 list them = clients mine healthLevel=At Risk
invoices over $8,000 in October = invoices total>8000 2026-10-01..2026-10-31
 how many invoices is that = invoices.count total>8000 2026-10-01..2026-10-31
who finished the most deliverables in October = deliverables.count dueAt=2026-10-01..2026-10-31 state=Done by=assigneeId order=-count
schedule a call with Summit Subaru tomorrow = form task client=Summit Subaru due=2026-11-24 text=have a call with Summit Subaru
which of my ads is working best = campaigns.conversions,costPerConversion,spend mine by=campaign order=-conversions limit=1
accounts underspending by more than 15% = pacing.pace pace<85 by=client
accounts overspending by more than 10 percent = pacing.pace pace>110 by=client
Summit Subaru budget pacing = pacing client=Summit Subaru
unreconciled spend for October = reconciliation settled=open 2026-10-01..2026-10-31
clients lost by month in 2026 = clients.count canceledAt=2026-01-01..2026-11-23 by=month
clients by month = decline month
where do I set up sso = screen sso
top 10 clients by google ads conversions last month = figures.conversions platform=Google Ads by=client 2026-10-01..2026-10-31 order=-conversions limit=10
share of spend by platform this year = figures.spend by=platform 2026-01-01..2026-12-31 share=platform
which store has the best facebook cpl this month = figures.costPerConversion platform=Facebook and Instagram by=client 2026-11-01..2026-11-30 order=costPerConversion limit=1
support requests this month = support 2026-11-01..2026-11-30
 who reported them = support.count by=reporter 2026-11-01..2026-11-30
tasks due tomorrow = tasks due=2026-11-24..2026-11-24
 who are they assigned to = tasks.count due=2026-11-24..2026-11-24 by=assignee
value of deals won this year = opportunities.amount stageSince=2026-01-01..2026-12-31 state=Won
 who sold them = opportunities.amount stageSince=2026-01-01..2026-12-31 state=Won by=ownerId
what meetings do I have Friday = calendar 2026-11-27..2026-11-27
do I have any meetings tomorrow = calendar 2026-11-24..2026-11-24
`

/** Questions of people of every role who had not seen the grammar, put to the running portal. */
export const strangers = `
compare Google Ads with Facebook spend = figures.spend platform=Google Ads+Facebook and Instagram by=platform
where does search cost more per lead than social = figures.costPerConversion channel=search+social by=client held=search>social
where do we pay less per click on search than on social = figures.cpc channel=search+social by=client held=search<social
how much did Lone Star Ford spend on everything except search in october = figures.spend client=Lone Star Ford channel!=search 2026-10-01..2026-10-31
spend of my clients not in search = figures.spend mine channel!=search
clicks of all channels but display last month by client = figures.clicks channel!=display by=client 2026-10-01..2026-10-31
did Eastgate Honda spend more on facebook or google last month? = figures.spend client=Eastgate Honda platform=Facebook and Instagram+Google Ads by=platform 2026-10-01..2026-10-31 order=-spend
google vs facebook conversions last quarter = figures.conversions platform=Google Ads+Facebook and Instagram by=platform 2026-07-01..2026-09-30
search vs social leads for my dealers = figures.conversions mine channel=search+social by=channel
which channel brings the most leads = figures.conversions by=channel order=-conversions limit=1
which of my clients spent more on social than on search in september = figures.spend mine channel=social+search by=client 2026-09-01..2026-09-30 held=social>search
which store spends less on facebook = figures.spend platform=Facebook and Instagram by=client order=spend limit=1
did we invoice more this month than last month = budgets.amount 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
is Eastgate Honda getting more clicks than Eastgate Toyota = figures.clicks client=Eastgate Honda+Eastgate Toyota by=client order=-clicks
is Eastgate Honda doing better than Eastgate Toyota = figures client=Eastgate Honda+Eastgate Toyota by=client
cost per lead at Eastgate Honda this week vs the same week last month = figures.costPerConversion client=Eastgate Honda 2026-11-23..2026-11-29 vs=2026-10-26..2026-11-01
compare this month with last month = figures 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
am i paying more than last year = budgets.amount mine vs=2025-11-01..2025-11-30
top 3 and bottom 3 clients by ctr = figures.ctr by=client order=-ctr limit=3 && figures.ctr by=client order=ctr limit=3
clients in TX or OK = clients us=TX+OK
clients not in texas = clients us!=TX
my clients not in Ohio = clients mine us!=OH
clients not in the Hartwell group = clients group!=Hartwell Auto Group
groups with more than 5 stores = clients.count count>5 by=group
tasks not assigned to Priya Patel = tasks assignee!=Priya Patel
tasks not assigned to me = decline not
tasks that are not urgent due this week = tasks priority!=urgent due=2026-11-23..2026-11-29
support requests that are not bugs = support type!=Bug
activities of this month except SEO = activities type!=SEO 2026-11-01..2026-11-30
cancellations not because of price = cancellations reason!=Price
october invoices without Eastgate Honda = invoices client!=Eastgate Honda 2026-10-01..2026-10-31
did Eastgate Honda pay = invoices client=Eastgate Honda
has Eastgate Honda paid their october invoice = invoices client=Eastgate Honda 2026-10-01..2026-10-31
who logged in today = people lastSeenAt=2026-11-23..2026-11-23
which clients have not logged in = decline logged in
who has not logged an activity this week = decline not
who is working on Eastgate Honda = team client=Eastgate Honda
who owns the Eastgate Honda account = team client=Eastgate Honda role=manager
who do I call at Eastgate Honda = contacts client=Eastgate Honda
who's my rep = team mine role=manager
cancel my service = decline cancel
why did my leads go down = why figures.conversions mine
which dealer has highest cost per lead and why = decline highest
do any of my stores run out of budget = pacing mine over by=client
which of my stores blew through their budget = pacing mine over by=client
does Eastgate Honda have a facebook budget = budgets.amount client=Eastgate Honda service=Facebook
budget by channel = budgets.amount by=channel
fees of search budgets in october = budgets.fees channel=search 2026-10-01..2026-10-31
budgets other than search for Eastgate Honda = budgets client=Eastgate Honda channel!=search
how much of our budget is social = budgets.amount channel=social share=channel
how much budget is left for Eastgate Honda = pacing.left client=Eastgate Honda
clients over 110% pacing = pacing.pace pace>110 by=client
my clients pacing under 80 percent = pacing.pace mine pace<80 by=client
which of my clients dont run youtube = clients mine without=figures(channel=video)
which clients have SEO but no social = clients with=budgets(service=SEO) without=budgets(channel=social)
clients with SEO but without SEM = clients with=budgets(service=SEO) without=budgets(service=SEM)
leads by month = leads.count by=month
leads last week by day = leads.count receivedAt=2026-11-16..2026-11-22 by=day
rank my dealers by leads = leads.count mine by=client order=-count
cancellations by month this year = cancellations.count by=month 2026-01-01..2026-12-31
new clients in q3 = clients activatedAt=2026-07-01..2026-09-30
new clients = decline new
terminated clients since july = clients canceledAt=2026-07-01..2026-11-23
how many active users do we have = people.count type=active
anything due tomorrow = tasks due=2026-11-24..2026-11-24
what have you done for me lately = activities client=mine 2026-10-25..2026-11-23
hartwell vw leads = leads client=Hartwell Volkswagen
how do i submit a support request = form support
clients with spend but no conversions last month = clients with=figures(2026-10-01..2026-10-31,spend>0) without=figures(2026-10-01..2026-10-31,conversions>0)
stores without conversions yesterday = clients without=figures(2026-11-22..2026-11-22,conversions>0)
how much is overdue in total = invoices.due dueAt=overdue
average invoice in october = invoices 2026-10-01..2026-10-31 average
most expensive clicks by client yesterday = figures.cpc by=client 2026-11-22..2026-11-22 order=-cpc
most expensive budgets = budgets.amount order=-amount
how much did each lead cost in october = figures.costPerConversion 2026-10-01..2026-10-31
log a call with Eastgate Honda about their december budget = form interaction client=Eastgate Honda text=their december budget
add a task to call Eastgate Honda on Friday = form task client=Eastgate Honda due=2026-11-27 text=call Eastgate Honda on Friday
clients without a budget = clients without=budgets
which clients spend on search but have no clicks on social = clients with=figures(channel=search,spend>0) without=figures(channel=social,clicks>0)
how much did we spend = figures.spend
my clients with no interactions in the last 10 days = clients mine without=interactions(2026-11-14..2026-11-23)
whats my worst performing store by conversions this quarter = figures.conversions mine by=client 2026-10-01..2026-12-31 order=conversions limit=1
what did we spend on ctv for the Hartwell group between sep 15 and oct 15 = figures.spend group=Hartwell Auto Group channel=ctv 2026-09-15..2026-10-15
cpm of display vs video = figures.cpm channel=display+video by=channel
what percentage of clicks came from social in september = figures.clicks channel=social 2026-09-01..2026-09-30 share=channel
which of my stores is not running facebook = clients mine without=figures(platform=Facebook and Instagram)
how much did my group spend in q3 excluding Eastgate Honda = figures.spend mine client!=Eastgate Honda 2026-07-01..2026-09-30
Eastgate Honda vs Eastgate Toyota on leads this month = leads client=Eastgate Honda+Eastgate Toyota receivedAt=2026-11-01..2026-11-30 by=client
which store has more clicks = figures.clicks by=client order=-clicks limit=1
my results without social = figures mine channel!=social
who is responsible for my account = team mine role=manager
spend compared with last year = figures.spend vs=2025-11-01..2025-11-23
best store by ctr last week and the worst = figures.ctr by=client 2026-11-16..2026-11-22 order=-ctr limit=1 && figures.ctr by=client 2026-11-16..2026-11-22 order=ctr limit=1
services with margin rate below 20% = budgets.marginRate marginRate<20 by=service
budgets with margin rate below 20% = budgets.marginRate marginRate<20
who do I talk to about Eastgate Honda = team client=Eastgate Honda
which of my stores gets more clicks from facebook than google = figures.clicks mine platform=Facebook and Instagram+Google Ads by=client held=Facebook and Instagram>Google Ads
ctr for all my stores except Eastgate Honda last week = figures.ctr mine client!=Eastgate Honda 2026-11-16..2026-11-22
list clients with pacing over 95% = pacing.pace pace>95 by=client
how did Eastgate Honda do yesterday compared to the day before = figures client=Eastgate Honda 2026-11-22..2026-11-22 vs=2026-11-21..2026-11-21
spend of Eastgate Honda not on facebook = figures.spend client=Eastgate Honda platform!=Facebook and Instagram
are clicks better than last month = figures.clicks vs=2026-10-01..2026-10-31
which store has the lower cost per lead = figures.costPerConversion by=client order=costPerConversion limit=1
worst three clients by conversions = figures.conversions by=client order=conversions limit=3
which clients spent less than last month = figures.spend by=client vs=2026-10-01..2026-10-31 down
which clients spent more in october than in september = figures.spend by=client 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 up
list stores where ctr dropped since last month = figures.ctr by=client vs=2026-10-01..2026-10-31 down
clients whose clicks fell = figures.clicks by=client vs=2026-10-01..2026-10-23 down
my clients whose spend went up since september = figures.spend mine by=client vs=2026-09-01..2026-09-30 up
clients with fewer clicks than last month = figures.clicks by=client vs=2026-10-01..2026-10-31 down
is my facebook spend going up or down = figures.spend mine platform=Facebook and Instagram vs=2026-10-01..2026-10-23
did our spend increase over last month = figures.spend vs=2026-10-01..2026-10-31
which of my stores spent nothing on facebook last week = figures.spend mine spend=0 platform=Facebook and Instagram by=client 2026-11-16..2026-11-22
spend per lead by store last month = figures.costPerConversion by=client 2026-10-01..2026-10-31
what am i paying for seo = budgets.amount mine service=SEO
am i over budget = pacing mine over by=client
who hasnt paid yet = invoices state=open
pipeline value by stage = opportunities.amount by=stageId
how many deals are in the pipeline = opportunities.count state=Open
at risk clients = clients healthLevel=At Risk
clients with a health below 60 = clients.health health<60
worst 3 clients by health = clients.health order=health limit=3
when did we last talk to them = decline them
what did they spend on search this month = decline they
how many budgets ended in october = budgets.count endsAt=2026-10-01..2026-10-31
what should i look at first this morning = waiting
log of calls last week = interactions 2026-11-16..2026-11-22
which of my clients has the newest budget = decline newest
which clients signed agreements last month = decline last month
which manufacturers have the most stores = clients.count by=manufacturer order=-count
who is on vacation today = decline vacation
what was the total margin without search last month = budgets.margin channel!=search 2026-10-01..2026-10-31
`

/** Questions in a row, as strangers went on: a blank line begins another thread. */
export const strangersGoOn = `
who manages Eastgate Honda = team client=Eastgate Honda role=manager
their budgets = budgets client=Eastgate Honda
how much is left = pacing.left client=Eastgate Honda
compare it with Eastgate Toyota on clicks = figures.clicks client=Eastgate Honda+Eastgate Toyota by=client

invoices of Eastgate Honda = invoices client=Eastgate Honda
did they pay october = invoices client=Eastgate Honda 2026-10-01..2026-10-31

did they pay = decline they

cancellations this year by reason = cancellations.count by=reason 2026-01-01..2026-12-31
only search = decline search

how is my store doing = figures mine
compared with last month = figures mine vs=2026-10-01..2026-10-31
by month this year = figures mine by=month 2026-01-01..2026-12-31

which of my clients spent the most = figures.spend mine by=client order=-spend limit=1
by month = figures.spend mine by=month
as a chart = figures.spend mine by=month chart
`

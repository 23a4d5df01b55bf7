/** What people ask in passing, with all that they say around it. */
export const inPassing = `
Hi, quick question: how many leads did we get last week = leads.count receivedAt=2026-11-16..2026-11-22
Hold on, which of my stores has the largest budget = budgets.amount mine by=client order=-amount limit=1
could somebody tell me which channel had the most clicks in October = figures.clicks by=channel 2026-10-01..2026-10-31 order=-clicks limit=1
would you be so kind as to tell me what we spent last month = figures.spend 2026-10-01..2026-10-31
can anyone check if September is closed = invoicingMonths 2026-09-01..2026-09-30
I'd like to know how many invoices are overdue = invoices.count dueAt=overdue
we would like a full list of all budgets that end in December = budgets endsAt=2026-12-01..2026-12-31
I was wondering if Hartwell Honda got more leads than Eastgate Honda in October = leads client=Hartwell Honda+Eastgate Honda receivedAt=2026-10-01..2026-10-31 by=client
I'm trying to find out which store spent the most last month = figures.spend by=client 2026-10-01..2026-10-31 order=-spend limit=1
My partner wants to know how many clicks we got yesterday = figures.clicks 2026-11-22..2026-11-22
the owner keeps asking what we spent on search in October = figures.spend channel=search 2026-10-01..2026-10-31
she's asking which invoices are still unpaid = invoices state=open
Is it likely that we go over budget this month? = pacing.projected,budget 2026-11-01..2026-11-30
do you know if October has been closed = invoicingMonths 2026-10-01..2026-10-31
remind me again: when does the agreement with Eastgate Honda end = when agreements.endsAt client=Eastgate Honda
Kindly advise which invoices are overdue. = invoices dueAt=overdue
please send me a list of all invoices of October = invoices 2026-10-01..2026-10-31
would like list of overdue tasks = tasks due=overdue
pls pull all invoices over 20k = invoices total>20000
what our budget is, please = budgets.amount
how many leads did we get in October, if you could = leads.count receivedAt=2026-10-01..2026-10-31
which of my stores is underpacing, right? = pacing mine state=Underpacing by=client
when was the last time somebody from your side talked with Eastgate Honda = when interactions client=Eastgate Honda
what did your people do for us in November = activities client=mine 2026-11-01..2026-11-30
list everybody on your side working on Eastgate Honda = team client=Eastgate Honda
who is looking after Eastgate Honda these days = team client=Eastgate Honda
who do I call about facebook = team mine part=Social
who should we write to about SEO = team mine part=SEO
whom do I telephone at your agency regarding Eastgate Honda = team client=Eastgate Honda role=manager
who manages Eastgate Honda and how do I get hold of them = team client=Eastgate Honda role=manager
are we going to run out of money before the end of the month on search = pacing.projected,budget channel=search 2026-11-01..2026-11-30
do you reckon we'll stay within budget this month = pacing.projected,budget 2026-11-01..2026-11-30
will we overspend on social = pacing.projected state=Overpacing channel=social by=client
who's going to blow through their money before Monday midnight = pacing.projected,budget mine projected>budget by=client 2026-11-01..2026-11-30
which of my stores will run out of budget by the end of the month = pacing.projected,budget mine projected>budget by=client 2026-11-30..2026-11-30
what did we spend in October and what came out of it = figures.spend,conversions 2026-10-01..2026-10-31
I need everything we spent since January = figures.spend 2026-01-01..2026-11-23
what did we spend on advertising with you in October = figures.spend 2026-10-01..2026-10-31
budgets of Eastgate Honda and what do they run a month = budgets.amount client=Eastgate Honda
which of my stores gets more bang for its buck = figures.costPerConversion mine by=client order=costPerConversion limit=1
SEO, who has it = budgets service=SEO
facebook ads - who's got it = figures platform=Facebook and Instagram
which of my dealers haven't I called in a month = clients mine without=interactions(2026-10-23..2026-11-23,by=me)
who have I not spoken to this month out of my stores = clients mine without=interactions(2026-11-01..2026-11-30)
haven't talked to who in 3 weeks = clients mine without=interactions(2026-11-03..2026-11-23)
call with Eastgate Honda in 10 min, gimme the short version = figures client=Eastgate Honda 2026-11-01..2026-11-23 vs=2026-10-01..2026-10-23 && budgets client=Eastgate Honda 2026-11-01..2026-11-30 && interactions client=Eastgate Honda order=-date limit=3 && record client=Eastgate Honda field=health && tasks client=Eastgate Honda state=open
I'm prepping for a 2pm with Lone Star Ford. Catch me up. = figures client=Lone Star Ford 2026-11-01..2026-11-23 vs=2026-10-01..2026-10-23 && budgets client=Lone Star Ford 2026-11-01..2026-11-30 && interactions client=Lone Star Ford order=-date limit=3 && record client=Lone Star Ford field=health && tasks client=Lone Star Ford state=open
walk me through the last three months for Eastgate Honda = figures client=Eastgate Honda by=month 2026-08-23..2026-11-23
leads day by day last week = leads.count receivedAt=2026-11-16..2026-11-22 by=day
spend by month for as many months as you have = figures.spend by=month
total monthly for my book = budgets.amount mine
which manager carries the most money = budgets.amount by=manager order=-amount limit=1
leads of Eastgate Honda in October and last year in the same season = leads client=Eastgate Honda receivedAt=2026-10-01..2026-10-31 && leads client=Eastgate Honda receivedAt=2025-01-01..2025-12-31
what were the clicks of Eastgate Honda in October, meanwhile = figures.clicks client=Eastgate Honda 2026-10-01..2026-10-31
which would be the best channel for leads if you had to pick = figures.conversions by=channel order=-conversions limit=1
I would like to see if it shows in the lead counts day by day from the 25th of October thru November 5th = leads.count receivedAt=2026-10-25..2026-11-05 by=day
how many customer inquiries did we get last month = leads.count receivedAt=2026-10-01..2026-10-31
are we up or down on leads this month against last month = leads.count receivedAt=2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
what is our most wasteful channel = figures.costPerConversion by=channel order=-costPerConversion
which channel is the biggest waste = figures.costPerConversion by=channel order=-costPerConversion limit=1
how are phone leads doing versus web forms this month = leads.count receivedAt=2026-11-01..2026-11-30 by=leadTypeId
did Eastgate Honda get more leads than Lone Star Ford in October = leads client=Eastgate Honda+Lone Star Ford receivedAt=2026-10-01..2026-10-31 by=client
why is my bill higher than Octobers = budgets.amount mine by=service 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
why did Eastgate Honda's invoice go up vs October = budgets.amount client=Eastgate Honda by=service 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
i think theres 2 charges for seo in the invoice can u check = invoiceLines about=seo
everything that must be done before we may close October = invoicingMonths 2026-10-01..2026-10-31
how much we have credited back this year = reconciliation settled=Credited 2026-01-01..2026-12-31
annual total 2025 by service = budgets.amount by=service 2025-01-01..2025-12-31
biggest variance spend vs budget last month top 10 = reconciliation.variance 2026-10-01..2026-10-31 order=-variance limit=10
which ones over threshold are still unexplained = reconciliation settled=open 2026-10-01..2026-10-31
I've got a check for 4,812.50 no remittance, which open invoice could that be = invoices.due due=4812.5..4812.5 state=open
unconfirmed budget changes = budgetChanges
budget changes unconfirmed mine = budgetChanges mine
got a popup about budget changes, what am i supposed to confirm = budgetChanges mine
which dealers are more than 60 days late = invoices.count dueAt<2026-09-24 dueAt=overdue by=payer
who said yes to the increase for Eastgate Honda = budgetIncreases.decidedBy client=Eastgate Honda
who raised the Eastgate Honda budget and who said yes to it = budgetIncreases client=Eastgate Honda
which requests for more budget did I turn down last month, and what reason did I give = budgetIncreases decidedAt=2026-10-01..2026-10-31 state=Rejected
if Eastgate Honda were to leave, what would we lose monthly = budgets.amount client=Eastgate Honda
how dependent are we on Lone Star Group = budgets.amount group=Lone Star Group share=group
what share of our revenue hangs on Lone Star Group = budgets.amount group=Lone Star Group share=group
how much of our business depends on Lone Star Group = budgets.amount group=Lone Star Group share=group
are there services we sell that hardly anybody buys = budgets.count by=service order=count
is the SEO budget of Eastgate Honda still 900 or did it change = budgets.amount client=Eastgate Honda service=SEO
is TikTok on our account = figures platform=TikTok
which services does Eastgate Honda lack that similar stores buy = serviceUtilization client=Eastgate Honda state=missing
who on the SEM team has too much = bandwidthSem state=over
whose plate is fullest on the SEM team = bandwidthSem.load order=-load
daily spend needed to land on budget for search at Eastgate Honda = pacingReport.daily client=Eastgate Honda section=1
did anyone touch negatives at Eastgate Honda in October = activities client=Eastgate Honda about=negative 2026-10-01..2026-10-31
any complaints about Eastgate Honda last month = decline complaints
health score Eastgate Honda and why = record client=Eastgate Honda field=health
Eastgate Honda health and why = record client=Eastgate Honda field=health
why did Eastgate Honda tank last month = why figures.conversions client=Eastgate Honda 2026-10-01..2026-10-31
which deliverables at my stores should've been wrapped up by now but aren't = deliverables client=mine dueAt=overdue
do any claims stand open = coopClaims state=Not started+Gathering+Ready+Submitted+Approved
is there anything you are waiting on from us = waiting
so what has been done about it = activities
The owner's son wants SEO. Do we already have that? = budgets service=SEO
Somebody named Priya left me a voicemail. Is she one of yours? = team mine asked=Priya
best and worst stores for leads in October = leads.count receivedAt=2026-10-01..2026-10-31 by=client order=-count && leads.count receivedAt=2026-10-01..2026-10-31 by=client order=count
what does it mean when the report says pacing 112% = meaning pacing.pace
gads id for Eastgate Honda = clientIntegrations.identifier client=Eastgate Honda platform=Google Ads
PO number for Hartwell = choose client Hartwell Volkswagen/Hartwell Honda/Hartwell Auto Group
payment terms of Lone Star = parentOrganizations.termsDays about=lone_star
tell me who our biggest payer is = invoices.total by=payer order=-total
if Eastgate Honda has paid = invoices client=Eastgate Honda
if we got more leads than last month = leads.count receivedAt=2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
leads since the summer = leads receivedAt=2026-06-01..2026-11-23
leads in the last fortnight = leads receivedAt=2026-11-10..2026-11-23
tasks of Priya Patel due until the middle of December = tasks assignee=Priya Patel due<=2026-12-20
budgets starting mid December = budgets startsAt=2026-12-10..2026-12-20
leads around Halloween = leads receivedAt=2026-10-28..2026-11-03
invoices >20k = invoices total>20000
pacing < 80% = pacing.pace pace<80
clicks last 30 = figures.clicks 2026-10-25..2026-11-23
Maria here. How many clicks did we get yesterday? = figures.clicks 2026-11-22..2026-11-22
This is Robert at the Ford store. Which invoices are overdue? = invoices client=Lone Star Ford dueAt=overdue left=This_is_Robert_at_the_Ford_store
Dana Whitfield is out sick. Which tasks are due for her this week? = tasks assignee=Dana Whitfield due=2026-11-23..2026-11-29 left=Dana_Whitfield_is_out_sick
I promised Priya Patel lighter weeks. What is due from her this week? = tasks assignee=Priya Patel due=2026-11-23..2026-11-29 left=I_promised_Priya_Patel_lighter_weeks
who has SEO = budgets service=SEO
what our budget is = budgets.amount
I'm heading to a meeting with Lone Star Ford, catch me up = figures client=Lone Star Ford 2026-11-01..2026-11-23 vs=2026-10-01..2026-10-23 && budgets client=Lone Star Ford 2026-11-01..2026-11-30 && interactions client=Lone Star Ford order=-date limit=3 && record client=Lone Star Ford field=health && tasks client=Lone Star Ford state=open
spend of my whole portfolio last month = figures.spend mine 2026-10-01..2026-10-31
total monthly billing for my clients = budgets.charged mine by=month
leads of Eastgate Honda in the same season last year = leads client=Eastgate Honda receivedAt=2025-01-01..2025-12-31
our most expensive per lead channel = figures.costPerConversion by=channel order=-costPerConversion
budget changes to confirm mine = budgetChanges mine
which budget increases did I turn down last month = budgetIncreases decidedAt=2026-10-01..2026-10-31 state=Rejected
audio budgets ending in December = decline audio
which of my stores are overpacing = pacing mine state=Overpacing by=client
 just mine = pacing mine state=Overpacing by=client
brief me on Eastgate Honda = figures client=Eastgate Honda 2026-11-01..2026-11-23 vs=2026-10-01..2026-10-23 && budgets client=Eastgate Honda 2026-11-01..2026-11-30 && interactions client=Eastgate Honda order=-date limit=3 && record client=Eastgate Honda field=health && tasks client=Eastgate Honda state=open
 who am I talking to over there = contacts client=Eastgate Honda
For our board meeting we need clicks and spend by month = figures.clicks,spend by=month
what's the last thing logged by me at Eastgate Honda = interactions mine client=Eastgate Honda order=-date limit=1
is there a budget somewhere whose end date passed yet it is still listed as running = budgets endsAt<2026-11-23
where does our search money go = campaigns.spend channel=search by=campaign 2026-11-01..2026-11-30
who should I be worried about = figures.conversions mine by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
am I any good = amReportCard.score mine
our Honda store says the cost per lead is the lowest of all five = figures.costPerConversion mine by=client order=costPerConversion limit=1
which bugs about exports are open and are they going to be fixed = support.status about=exports type=Bug state=open
whats overdue over 30 days, by payer, biggest first = invoices.due dueAt<2026-10-24 dueAt=overdue by=payer order=-due
can I add 2k to social on the Eastgate Honda store for black friday weekend how do i ask = form increase client=Eastgate Honda
whats still open from you guys for Eastgate Honda = deliverables client=Eastgate Honda state=Open && tasks client=Eastgate Honda state=open
apr or lease offers that end this month = clientSalesIncentives endsAt=2026-11-01..2026-11-30 kind=APR+Lease
offers loaded that end this month = clientSalesIncentives endsAt=2026-11-01..2026-11-30
what blog posts did seo publish for us = seoStrategyDeliverables state=done
underpacing search accts <90% = pacing.pace pace<90 channel=search by=client
how reliant are we on Hartwell = budgets.amount group=Hartwell Auto Group share=group
does our agreement end in January, could you check = agreements endsAt=2027-01-01..2027-01-31
cheapest store per lead in October = figures.costPerConversion by=client 2026-10-01..2026-10-31 order=costPerConversion
the channel that is cheapest per lead this month = figures.costPerConversion by=channel 2026-11-01..2026-11-30 order=costPerConversion
Google budget of Eastgate Honda = budgets.amount client=Eastgate Honda channel=search
Lone Star Ford invoices of October = invoices client=Lone Star Ford 2026-10-01..2026-10-31
 did they pay that one = invoices client=Lone Star Ford 2026-10-01..2026-10-31
most expensive campaign per click last month = campaigns.cpc 2026-10-01..2026-10-31 order=-cpc limit=1
Tell Priya Patel to call Eastgate Honda on Friday = form task client=Eastgate Honda assignee=Priya Patel due=2026-11-27 text=call Eastgate Honda on Friday
please ask Dana Whitfield to send the proofs to Lone Star Ford tomorrow = form task client=Lone Star Ford assignee=Dana Whitfield due=2026-11-24 text=send the proofs to Lone Star Ford tomorrow
which dealers have not paid for October yet = invoices state=open by=payer 2026-10-01..2026-10-31
The dealer is asking how much of his October budget went unspent. = pacing.left 2026-10-01..2026-10-31
So I'm driving over for the Eastgate Honda quarterly, talk me through the last three months the way I'd tell it to an owner = decline driving
In preparation of the dealer meeting I require clicks and spend by month = figures.clicks,spend by=month
I can't find the pacing report = screen pacing report
how many stores does Maria Lopez look after = clients.count manager=Maria Lopez
Give me the bottom line on Lone Star Ford for October. = figures client=Lone Star Ford 2026-10-01..2026-10-31
is everything ok with Northfield Nissan = record client=Northfield Nissan field=health
Was October better than September for leads? = leads.count receivedAt=2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
show me who has the most overdue tasks = tasks.count due=overdue by=assignee order=-count
any idea which channel had the most clicks last month = figures.clicks by=channel 2026-10-01..2026-10-31 order=-clicks limit=1
anything I should worry about today? = decline worry about
What did your team get up to on the Eastgate Honda account over the past fortnight? = activities client=Eastgate Honda 2026-11-10..2026-11-23
did Lone Star Ford ever settle their September bill? = invoices client=Lone Star Ford 2026-09-01..2026-09-30
the margin we earn on SEO across all clients, as a percentage = budgets.marginRate,margin service=SEO
spend per channel, nov mtd = figures.spend by=channel 2026-11-01..2026-11-23
How much money is still out there, unpaid, all customers together = invoices.due state=open
which increases did we approve this month = budgetIncreases decidedAt=2026-11-01..2026-11-30 state=Approved
anything sitting on my desk i need to sign off = waiting
Robert at Lone Star Ford – what's his direct line? = contacts client=Lone Star Ford about=robert
which campaign ate the most money at Eastgate Honda last week = campaigns.spend client=Eastgate Honda 2026-11-16..2026-11-22 order=-spend limit=1
units sold last month = sales.count soldAt=2026-10-01..2026-10-31
what is our total monthly commitment with you = budgets.amount
total amount invoiced in respect of Eastgate Honda last month = budgets.amount client=Eastgate Honda 2026-10-01..2026-10-31
Between the two stores which is getting more bang for its buck = figures.costPerConversion mine by=client order=costPerConversion limit=1
Instagram vs Facebook - who won October on cost per click? = decline won
Which stores improved most on leads from September to October? = leads.count receivedAt=2026-10-01..2026-10-31 by=client vs=2026-09-01..2026-09-30 up
Which dealers started SEO in the last 3 months? = budgets service=SEO startsAt=2026-08-23..2026-11-23
numbers for Eastgate Honda last month = figures client=Eastgate Honda 2026-10-01..2026-10-31
Eastgate Honda's numbers = figures client=Eastgate Honda
remind me to ring Lone Star Ford on friday about the january budget = form task client=Lone Star Ford due=2026-11-27 text=ring Lone Star Ford about the january budget
which of mine have no conversions last 7 d = figures.conversions mine conversions=0 by=client 2026-11-17..2026-11-23
lost revenue this month & why = cancellations.amount by=reason 2026-11-01..2026-11-30
AM scorecard, who is bottom = amReportCard.score order=score
am report card, who's on top = amReportCard.score order=-score
avg margin social vs search = budgets.marginRate channel=social+search by=channel
did we pay that one = decline that one
what is my last invoice = invoices mine order=-month limit=1
 did we pay that one = invoices mine order=-month limit=1
whose account ends soon = decline account
closing rate by store = croDashboard.closeRate by=client
closing rates by client last month = croDashboard.closeRate by=client 2026-10-01..2026-10-31
which store has the best close rate = croDashboard.closeRate by=client order=-closeRate limit=1
`

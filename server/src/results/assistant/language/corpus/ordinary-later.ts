/** Ordinary questions in the words of people who had not seen the grammar; one that begins with a space goes on with the one before. */
export const ordinaryLater = `
whats going on with lone star ford = changes client=Lone Star Ford
did summit subaru hit its budget last month = pacing client=Summit Subaru 2026-10-01..2026-10-31
 how about this month = pacing client=Summit Subaru 2026-11-01..2026-11-30
facebook ctr for riverside kia sept vs oct = figures.ctr client=Riverside Kia platform=Facebook and Instagram 2026-09-01..2026-09-30 vs=2026-10-01..2026-10-31
which of my stores had the most leads last week = leads.count mine receivedAt=2026-11-16..2026-11-22 by=client order=-count limit=1
who is the sales manager at eastgate toyota = contacts client=Eastgate Toyota title=Sales Manager
accounts i manage by spend = figures.spend mine by=client order=-spend
worst performing client this month = figures.conversions,costPerConversion,spend by=client 2026-11-01..2026-11-30 order=conversions limit=1
top 5 ford or toyota clients = decline top
how much has hartwell auto group spent ytd = figures.spend group=Hartwell Auto Group 2026-01-01..2026-11-23
 by store = figures.spend group=Hartwell Auto Group by=client 2026-01-01..2026-11-23
 only video = figures.spend group=Hartwell Auto Group channel=video by=client 2026-01-01..2026-11-23
interactions last week by person = interactions.count by=author 2026-11-16..2026-11-22
how many activities did james log in october = activities.count author=James Carter 2026-10-01..2026-10-31
stores without an account manager = clients manager=none
clients in ohio and michigan = clients us=OH+MI
budgets over 5k in texas = budgets us=TX amount>5000
lowest ctr on search this quarter = figures.ctr channel=search by=client 2026-10-01..2026-12-31 order=ctr limit=1
what are my tasks this week = tasks mine due=2026-11-23..2026-11-29
who hasnt logged any activity this month = decline not
new budgets since november 1 = budgetComparison move=new 2026-11-01..2026-11-30
budget changes for eastgate honda = budgetChanges client=Eastgate Honda
cpc by store last month under 2 dollars = figures.cpc cpc<2 by=client 2026-10-01..2026-10-31
did we talk to house of cars recently = interactions client=House of Cars 2026-10-25..2026-11-23
conversions trend for my clients = figures.conversions mine by=month
which industries spend the most = figures.spend by=industry order=-spend
client list with phone numbers = clients.phone
biggest increase in spend this month = figures.spend by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 up
how is my book doing = figures mine
average health of my clients = clients.health mine average
total margin this month = budgets.margin 2026-11-01..2026-11-30
margin % by client worst first = budgets.marginRate by=client order=marginRate
how much did we bill hartwell volkswagen last year = budgets.amount client=Hartwell Volkswagen 2025-01-01..2025-12-31
clients billed more than 20k in october = budgets.amount amount>20000 by=client 2026-10-01..2026-10-31
unpaid invoices by client = invoices.count state=open by=payer
overdue over 30 days = decline over 30 days
invoices sent last month = invoices state=Sent+Overdue+Partly paid+Paid+Credit 2026-10-01..2026-10-31
average invoice total this month = invoices.total 2026-11-01..2026-11-30 average
what do we make on social = budgets.margin channel=social
which clients bring us the most revenue = budgets.amount by=client order=-amount
billing forecast for december = decline forecast
top 10 by margin = budgets.margin by=client order=-margin limit=10
cancelled budgets last quarter by service = cancellations.count by=service 2026-07-01..2026-09-30
budgets that end in the next 30 days = budgets endsAt=2026-11-23..2026-12-22
budgets starting in january = budgets startsAt=2027-01-01..2027-01-31
how much was collected in october = invoices.paid 2026-10-01..2026-10-31
partly paid invoices = invoices state=Partly paid
revenue lost this year = cancellations.amount 2026-01-01..2026-12-31
number of active budgets = budgets.count
fees by service group = budgets.fees by=serviceGroup
one-time budgets over 1k this month = budgets amount>1000 type=One-Time 2026-11-01..2026-11-30
invoice INV-000123 = invoices number=123
lone star group invoices for september = invoices group=Lone Star Group 2026-09-01..2026-09-30
compare fees this month and last = budgets.fees 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
margin by department = budgets.margin by=department
did bluebonnet chevrolet pay october = invoices client=Bluebonnet Chevrolet 2026-10-01..2026-10-31
difference between october and november billing = budgets.charged 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
what is the total of unpaid invoices = invoices.total state=open
agreements waiting for signature = agreements state=Sent
billing by industry = budgets.charged by=industry
my numbers for october = figures mine 2026-10-01..2026-10-31
how many leads this week vs last week = leads.count receivedAt=2026-11-23..2026-11-29 vs=2026-11-16..2026-11-22
whats the best day for leads this month = leads.count receivedAt=2026-11-01..2026-11-30 by=day order=-count limit=1
how much did google cost me last month = figures.spend platform=Google Ads 2026-10-01..2026-10-31
do you have my new budget = budgetComparison mine move=new
whats my cost per lead by channel = figures.costPerConversion mine by=channel
who do i talk to about my invoice = decline about
my spend trend = figures.spend mine by=month
how much do i owe = invoices.due mine
did my conversions improve = figures.conversions mine vs=2026-10-01..2026-10-23
clicks and impressions for my store = figures.clicks,impressions mine
which channel is best for me = figures.conversions,costPerConversion,spend mine by=channel order=-conversions limit=1
my worst store = figures.conversions,costPerConversion,spend mine by=client order=conversions limit=1
am i over budget = pacing mine over by=client
what work was done on my seo = activities mine type=SEO
when is my next meeting = calendar next
show my activities from last month = activities mine 2026-10-01..2026-10-31
what is vdp views = figures.vdpViews
is social better than search for me = figures mine channel=social+search by=channel
how did i do in q3 compared to q2 = figures mine 2026-07-01..2026-09-30 vs=2026-04-01..2026-06-30
how much have i spent since july = figures.spend mine 2026-07-01..2026-11-23
top months for conversions = figures.conversions by=month order=-conversions
whats included in my seo = decline included my seo
i need more budget for facebook = decline more
how does my store compare to the industry average = figures mine peers
my spend on everything but google = figures.spend mine platform!=Google Ads
leads last 7 days = leads receivedAt=2026-11-17..2026-11-23
whats my balance = invoices.due mine
my contract = agreements mine
what changed in my account = changes
clients of each regional manager = decline regional
regions by spend last month = figures.spend by=region 2026-10-01..2026-10-31 order=-spend
my tickets = support mine
open bugs = support state=open type=Bug
how many tickets did we close = decline close
partners by number of clients = decline partners by
spend per client on average = figures.spend by=client average
which of my stores are underpacing = pacing mine state=Underpacing by=client
group results last month by store = decline group
health by manager = clients.health by=manager
what is eastgate hondas budget this month = budgets.amount client=Eastgate Honda 2026-11-01..2026-11-30
how much of it is spent = pacing
 and how much is left = pacing.left
which clients are over budget = pacing over by=client
clicks for all my clients yesterday = figures.clicks mine 2026-11-22..2026-11-22
which account has the lowest conversions this month = figures.conversions by=client 2026-11-01..2026-11-30 order=conversions limit=1
show interactions for bluebonnet chevrolet since september = interactions client=Bluebonnet Chevrolet 2026-09-01..2026-11-23
last time we talked to summit subaru = when interactions client=Summit Subaru
budgets of eastgate toyota by service = budgets.amount client=Eastgate Toyota by=service
who works on hartwell honda = team client=Hartwell Honda
compare facebook and google for lone star ford this quarter = figures client=Lone Star Ford platform=Facebook and Instagram+Google Ads by=platform 2026-10-01..2026-12-31
top 3 channels by conversions last month = figures.conversions by=channel 2026-10-01..2026-10-31 order=-conversions limit=3
did cpc go up for riverside kia = figures.cpc client=Riverside Kia vs=2026-10-01..2026-10-23
clients with more than 50 conversions last week = figures.conversions conversions>50 by=client 2026-11-16..2026-11-22
what activities did we log for northfield nissan in september = activities client=Northfield Nissan 2026-09-01..2026-09-30
clients whose spend fell last month = figures.spend by=client 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 down
how many open tasks does priya patel have = tasks.count assignee=Priya Patel state=open
my overdue tasks = tasks mine due=overdue
stores in dallas = decline dallas
clients without search spend this month = clients without=figures(2026-11-01..2026-11-30,channel=search,spend>0)
northfield nissan website = record client=Northfield Nissan field=website
which client spent the most on youtube last quarter = figures.spend channel=video by=client 2026-07-01..2026-09-30 order=-spend limit=1
video views last month by client = figures.views by=client 2026-10-01..2026-10-31
worst cpl in october by store = figures.costPerConversion by=client 2026-10-01..2026-10-31 order=-costPerConversion
what did maria do yesterday = activities author=Maria Lopez 2026-11-22..2026-11-22
budgets ending in december = budgets endsAt=2026-12-01..2026-12-31
how does lone star ford compare to last year = figures client=Lone Star Ford vs=2025-11-01..2025-11-23
clients ranked by health = clients.health order=-health
log an activity for riverside kia = form activity client=Riverside Kia
spend by channel for the hartwell group mtd = figures.spend group=Hartwell Auto Group by=channel 2026-11-01..2026-11-23
total clicks this week = figures.clicks 2026-11-23..2026-11-29
inactive clients = clients state=Inactive
prospects in arizona = clients us=AZ state=Prospect
what's our revenue this month = budgets.amount 2026-11-01..2026-11-30
revenue for q3 by service = budgets.amount by=service 2026-07-01..2026-09-30
who owes us money = invoices.due
which invoices are past due = invoices dueAt=overdue
invoices between 5k and 10k = invoices total=5000..10000
biggest invoice in october = invoices.total 2026-10-01..2026-10-31 order=-total limit=1
sum of open invoices for lone star ford = invoices.total client=Lone Star Ford state=open
margin of display in september = budgets.margin service=Display 2026-09-01..2026-09-30
clients with negative margin = budgets.margin margin<0 by=client
lowest margin rate clients = budgets.marginRate by=client order=marginRate
how much do we charge hartwell honda for seo = budgets.amount client=Hartwell Honda service=SEO
budget changes since last month = changes 2026-10-01..2026-11-23 of=budget
fees for eastgate toyota by month this year = budgets.fees client=Eastgate Toyota by=month 2026-01-01..2026-12-31
billing per client in november = budgets.charged by=client 2026-11-01..2026-11-30
did revenue go up this month = budgets.amount 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
what percent of revenue is search = budgets.amount channel=search share=channel
how many clients did we lose this year = clients.count canceledAt=2026-01-01..2026-11-23
why did clients leave in october = why cancellations 2026-10-01..2026-10-31
average margin by service = budgets.marginRate by=service
invoices paid in september = invoices state=Paid 2026-09-01..2026-09-30
invoices not sent yet = invoices state!=Sent+Overdue+Partly paid+Paid+Credit+Void
export billing by client for october = budgets.charged by=client 2026-10-01..2026-10-31 file
which clients pay more than 15k a month = budgets.amount amount>15000 by=client
how much tax did we bill = decline tax
revenue in texas = budgets.amount us=TX
budgets with no end date for display = budgets service=Display endsAt=none
which group brings the most revenue = budgets.amount by=group order=-amount limit=1
how many budgets start next month = budgets.count startsAt=2026-12-01..2026-12-31
spend vs budget for october = pacing 2026-10-01..2026-10-31
is there an invoice for house of cars for november = invoices client=House of Cars 2026-11-01..2026-11-30
revenue by city = budgets.amount by=city
credits this month = decline credits
show me my results = figures mine
how did facebook do last month = figures platform=Facebook and Instagram 2026-10-01..2026-10-31
which store gets more leads = leads.count by=client order=-count limit=1
how many clicks from google this week = figures.clicks platform=Google Ads 2026-11-23..2026-11-29
cost per conversion this year by month = figures.costPerConversion by=month 2026-01-01..2026-12-31
what am i spending each day = figures.spend mine by=day
did you spend my whole budget last month = pacing.spend mine 2026-10-01..2026-10-31
my budget vs what was spent = pacing mine
how much is my invoice = invoices.total mine
when is my invoice due = when invoices.dueAt mine
what services am i paying for = budgets.amount mine by=service
is my account manager james = team mine role=manager
who else works on my account = team mine
has my traffic gone up = websitePerformance.sessions mine 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
best channel this year = figures.conversions,costPerConversion,spend by=channel 2026-01-01..2026-12-31 order=-conversions limit=1
how many leads did i get from facebook in october = figures.conversions mine platform=Facebook and Instagram 2026-10-01..2026-10-31
compare october with september = figures 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
are we ahead or behind on budget = pacing.budget state=Overpacing+Underpacing by=client
the last thing you did for us = activities client=mine order=-date limit=1
leads per month = leads.count by=month
did my phone calls drop = callsByTracker.phoneCalls mine 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
whats the trend of my cost per lead = figures.costPerConversion mine by=month
how many views did my videos get = figures.views mine channel=video
my results by store last month = figures mine by=client 2026-10-01..2026-10-31
i want a copy of my invoice = invoices mine
what is ctr = meaning figures.ctr
has anything changed with my budget = changes of=budget
how much was display last month = figures channel=display 2026-10-01..2026-10-31
my top channel = figures.spend mine by=channel order=-spend limit=1
what can you tell me = help
spend by store in my region = figures.spend mine by=client
budget by partner = budgets.amount by=partner
open tickets by type = support.count state=open by=type
tickets i filed this month = support mine 2026-11-01..2026-11-30
how are the stores of lone star group pacing = pacing group=Lone Star Group
clients at risk by manager = clients.count healthLevel=At Risk by=manager
total leads for my stores this month = leads mine receivedAt=2026-11-01..2026-11-30
which manager has the most clients = clients.count by=manager order=-count limit=1
cpl by region last month = figures.costPerConversion by=region 2026-10-01..2026-10-31
who has the most open tasks = tasks.count state=open by=assignee order=-count
`

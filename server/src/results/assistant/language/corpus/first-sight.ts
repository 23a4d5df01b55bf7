/** Questions of five rounds that were written before the grammar had seen them, as it reads them now. */
export const firstSight = `
what did riverside kia spend on fb in october = figures.spend client=Riverside Kia platform=Facebook and Instagram 2026-10-01..2026-10-31
who on my book hasnt gotten a call from us in 3 weeks = clients mine without=interactions(2026-11-03..2026-11-23)
list my accounts w/ no seo budget = clients mine without=budgets(service=SEO)
which of my dealers are underpacing on search right now = pacing mine state=Underpacing channel=search by=client
 and which ones are over = pacing mine channel=search state=Overpacing by=client
how many activities did i log last week vs the week before = activities.count mine 2026-11-16..2026-11-22 vs=2026-11-09..2026-11-15
biggest spenders in TX ytd = figures.spend us=TX by=client 2026-01-01..2026-11-23 order=-spend
leads for hartwell honda since labor day by week = leads.count client=Hartwell Honda receivedAt=2026-09-07..2026-11-23 by=week
tasks due by friday for eastgate toyota = tasks client=Eastgate Toyota due<=2026-11-27
anything overdue on bluebonnet = tasks client=Bluebonnet Chevrolet due=overdue
last note on summit subaru = clientNotes client=Summit Subaru order=-notedAt limit=1
clients whose conversions dropped more than 20% since last month = figures.conversions by=client vs=2026-10-01..2026-10-31 down>20%
how much have we invoiced this month so far = budgets.amount 2026-11-01..2026-11-23
which invoices are more than 60 days late = invoices dueAt<2026-09-24
avg margin by service for october = budgets.marginRate by=service 2026-10-01..2026-10-31
clients paying over 10k a month with margin below 15% = budgets.amount,marginRate amount>10000 marginRate<15 by=client
total fees billed to lone star group in q3 = budgets.fees,amount group=Lone Star Group 2026-07-01..2026-09-30
how much tax did we charge last month = decline tax
whats outstanding by client, largest first = invoices.due by=payer order=-due
compare october margin to september for each manager = budgets.margin by=manager 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
credit notes issued in november = invoices state=Credit 2026-11-01..2026-11-30
cancelled budgets effective december 1 = cancellations endsAt=2026-12-01..2026-12-01
who hasnt paid their september invoice = invoices state=open 2026-09-01..2026-09-30
partner commission for october = partnerCommission 2026-10-01..2026-10-31
revenue growth vs last year = budgets.amount vs=2025-11-01..2025-11-30
top 10 clients by revenue this quarter excluding lone star group = budgets.amount group!=Lone Star Group by=client 2026-10-01..2026-12-31 order=-amount limit=10
how many clients did we lose in q3 and how many did we gain = clients.count canceledAt=2026-07-01..2026-09-30 && clients.count activatedAt=2026-07-01..2026-09-30
what percent of our revenue comes from search = budgets.amount channel=search share=channel
spend per channel as a pie chart = figures.spend by=channel chart
average number of clients per manager = clients.count by=manager average
clients at risk managed by dana = clients manager=Dana Whitfield healthLevel=At Risk
how did social do compared with display last month = figures channel=social+display by=channel 2026-10-01..2026-10-31
ctr by campaign for northfield nissan last week = campaigns.ctr client=Northfield Nissan by=campaign 2026-11-16..2026-11-22
search impression share for riverside kia = decline share
which accounts have cpc above $4 on search this month = figures.cpc cpc>4 channel=search by=client 2026-11-01..2026-11-30
worst 5 cost per conversion search october = figures.costPerConversion channel=search by=client 2026-10-01..2026-10-31 order=-costPerConversion limit=5
conversions by day last 14 days for quarter mile motors = figures.conversions client=Quarter Mile Motors by=day 2026-11-10..2026-11-23
clients with clicks but zero conversions in the last 30 days = clients with=figures(2026-10-25..2026-11-23,conversions=0,clicks>0)
keyword rankings for house of cars = seoDivision client=House of Cars
blog posts published for eastgate honda this month = decline posts published
which seo clients had organic traffic go down = decline seo, organic
how many leads did i get this month compared to last = leads.count mine receivedAt=2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
whats my budget for december = budgets.amount mine 2026-12-01..2026-12-31
why did my cost per lead go up = why figures.costPerConversion mine
how much of my november budget is left = pacing.left mine 2026-11-01..2026-11-30
when was my last invoice and how much was it = when invoices mine && when invoices.total mine
who is my rep = team mine role=manager
what did you guys do for my store last week = activities client=mine 2026-11-16..2026-11-22
did you post anything on facebook this month = decline post
which of my two stores got more phone calls in october = decline phone
compare hartwell honda and hartwell volkswagen conversions ytd = figures.conversions client=Hartwell Honda+Hartwell Volkswagen by=client 2026-01-01..2026-11-23
 same for clicks = figures.clicks client=Hartwell Honda+Hartwell Volkswagen by=client 2026-01-01..2026-11-23
 just october = figures.clicks client=Hartwell Honda+Hartwell Volkswagen by=client 2026-10-01..2026-10-31
total investment of all my dealers by month this year = figures.spend mine by=month 2026-01-01..2026-12-31
which stores in my region are over budget = pacing mine over by=client
regional totals by group for q4 to date = decline regional, by, q4
support tickets opened this week that are still open = support state=open 2026-11-23..2026-11-29
how many tickets did i close yesterday = decline close
oldest unresolved ticket = support state=open order=created limit=1
whos behind on calls this month, i need to nudge them = decline behind, nudge
eastgate honda nov spend to date vs budget = pacing.spend,budget client=Eastgate Honda 2026-11-01..2026-11-30
show me dealers in oklahoma with more than 100 conversions in oct = figures.conversions us=OK conversions>100 by=client 2026-10-01..2026-10-31
 sort by spend = figures.spend us=OK conversions>100 by=client 2026-10-01..2026-10-31 order=-spend
 only display = figures.spend us=OK conversions>100 channel=display by=client 2026-10-01..2026-10-31 order=-spend
what did priya do yesterday for lone star ford = activities client=Lone Star Ford author=Priya Patel 2026-11-22..2026-11-22
which clients dont have a primary goal for november = decline not
my clients sorted by cost per lead high to low = figures.costPerConversion mine by=client order=-costPerConversion
total leads from facebook across my book in september = figures.conversions mine platform=Facebook and Instagram 2026-09-01..2026-09-30
remind me tomorrow to send northfield nissan their recap = form task client=Northfield Nissan due=2026-11-24 text=send Northfield Nissan their recap
how many open tasks do i have due next week = tasks.count mine due=2026-11-30..2026-12-06 state=open
margin by client for q3, worst 10 = budgets.margin by=client 2026-07-01..2026-09-30 order=margin limit=10
how much is past due over 90 days = invoices.due dueAt<2026-08-25 dueAt=overdue
invoices we sent to hartwell auto group in october = invoices group=Hartwell Auto Group state=Sent+Overdue+Partly paid+Paid+Credit 2026-10-01..2026-10-31
revenue by month for the last 12 months = budgets.amount by=month 2025-12-01..2026-11-30
average fees per client in october = budgets.fees by=client 2026-10-01..2026-10-31 average
list recurring budgets with no fees = budgets.fees fees=0 type=Recurring
what changed in budgets between october and november = changes 2026-10-01..2026-11-30 of=budget
which budgets are ending in the next 30 days and not renewed = decline not renewed
partner commission by partner for q3 = partnerCommission.commission by=partner 2026-07-01..2026-09-30
unpaid balance for lone star group = invoices.due group=Lone Star Group state=open
how many invoices are still in draft = invoices.count state=Draft
total billed last year vs this year = budgets.amount 2025-01-01..2025-12-31 vs=2026-01-01..2026-12-31
top 5 managers by revenue = budgets.amount by=manager order=-amount limit=5
clients added since july 1 by manager = clients.count activatedAt=2026-07-01..2026-11-23 by=manager
who has more than 25 accounts = clients.count count>25 by=manager
revenue from seo only, last 6 months by month = budgets.amount service=SEO by=month 2026-06-01..2026-11-30
how many people logged zero activities last week = decline zero
share of clients per industry = clients.count state=Client by=industry share=industry
spend by state this year highest first = figures.spend by=us 2026-01-01..2026-12-31 order=-spend
health score of riverside kia = record client=Riverside Kia field=health
how many clients are red = clients.count healthLevel=At Risk
worst ctr social october with over 10000 impressions = figures.ctr,impressions impressions>10000 channel=social 2026-10-01..2026-10-31 order=ctr
cost per click by month for hartwell honda search this yr = figures.cpc client=Hartwell Honda channel=search by=month 2026-01-01..2026-12-31
clients w/ cpc under 1.50 on display = figures.cpc cpc<1.5 channel=display by=client
which channel had the best conversion rate in september for eastgate toyota = figures.conversionRate client=Eastgate Toyota by=channel 2026-09-01..2026-09-30 order=-conversionRate limit=1
video completion rate last month = figures.vtr channel=video+ctv 2026-10-01..2026-10-31
impressions and clicks for ctv in q3 = figures.impressions,clicks channel=ctv 2026-07-01..2026-09-30
conversion by channel lone star ford oct vs sep = figures.conversions client=Lone Star Ford by=channel 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
seo clients in texas without a seo activity this month = clients us=TX with=budgets(service=SEO) without=activities(2026-11-01..2026-11-30,type=SEO)
deliverables overdue by owner = deliverables.count dueAt=overdue by=assigneeId
how many seo deliverables did dana finish in october = deliverables.count assigneeId=Dana Whitfield dueAt=2026-10-01..2026-10-31 state=Done
search plan for bluebonnet chevrolet = searchPlans client=Bluebonnet Chevrolet
whats my spend this month = figures.spend mine 2026-11-01..2026-11-30
 and last month = figures.spend mine 2026-10-01..2026-10-31
 by channel = figures.spend mine by=channel 2026-10-01..2026-10-31
are we on pace to spend our full budget = pacing.spend state=On pace by=client
how many people visited my website in october = websitePerformance.sessions mine 2026-10-01..2026-10-31
who else has access to my account = decline else, access
whats my cost per lead compared to other dealers = figures.costPerConversion mine peers
do i owe you anything = invoices.due mine
what are you charging me for seo = budgets.charged service=SEO
which store did better in october, honda or volkswagen = decline better, october
both stores conversions by month since june = figures.conversions mine by=month 2026-06-01..2026-11-23
when does my contract end = when agreements.endsAt mine
spend for all stores except the kia in q4 so far = figures.spend client!=Riverside Kia 2026-10-01..2026-11-23
which of my groups spent the most in october = figures.spend mine by=group 2026-10-01..2026-10-31 order=-spend limit=1
stores that had no leads last week = clients without=leads(receivedAt=2026-11-16..2026-11-22)
tickets by type this quarter = support.count by=type 2026-10-01..2026-12-31
urgent tickets nobody has picked up = decline urgent, nobody, picked up
how long has ticket 1042 been open = decline long, 1042
tickets from james still open = support reporter=James Carter state=open
which of my accounts had a drop in leads of 15% or more vs october = figures.conversions mine by=client vs=2026-10-01..2026-10-31 down>=15%
i need a list of stores in ohio w no activity since halloween = clients us=OH without=activities(2026-10-31..2026-11-23)
 who manages them = clients.manager us=OH without=activities(2026-10-31..2026-11-23)
hows northfield nissan tracking against budget = pacing client=Northfield Nissan
what's maria's open task count = tasks.count assignee=Maria Lopez state=open
give me hartwell vw spend by week since sept 1 = figures.spend client=Hartwell Volkswagen by=week 2026-09-01..2026-11-23
 as a graph = figures.spend client=Hartwell Volkswagen by=week 2026-09-01..2026-11-23 chart
any stores under 50% paced = pacing.pace pace<50 by=client
clients that renewed in october = decline renewed, october
how much money did we make on display last quarter = budgets.margin service=Display 2026-07-01..2026-09-30
invoices that havent gone out yet for november = invoices state!=Sent+Overdue+Partly paid+Paid+Credit 2026-11-01..2026-11-30
total AR by group = invoices.due by=group
who is late paying, oldest first = decline late, oldest first
gross margin % by month this year = budgets.marginRate by=month 2026-01-01..2026-12-31
which services lost money in october = budgets.margin margin<0 by=service 2026-10-01..2026-10-31
fee revenue by service q3 vs q2 = budgets.fees by=service 2026-07-01..2026-09-30 vs=2026-04-01..2026-06-30
bills due before december 15 = invoices dueAt<2026-12-15
clients whose november budget is lower than october = budgets.amount by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
how many one-time budgets did we bill in september and for how much = decline how
average revenue per client by manager = decline average
clients by city in texas = clients.count us=TX by=city
churn rate this quarter = cancellationMonths 2026-10-01..2026-12-31
longest running clients = decline longest running
accounts that joined this year and are already at risk = clients activatedAt=2026-01-01..2026-12-31 healthLevel=At Risk
who has the fewest clients = clients.count by=manager order=count
display cpm by client last month lowest first = figures.cpm channel=display by=client 2026-10-01..2026-10-31 order=cpm
clients spending on both search and ctv = clients with=figures(channel=search,spend>0) with=figures(channel=ctv,spend>0)
clients not running video = clients without=figures(channel=video)
how did conversions on social change week over week = figures.conversions channel=social 2026-11-23..2026-11-29 vs=2026-11-16..2026-11-22
sem budget recommendations for lone star ford = semBudgetRecommendations client=Lone Star Ford
top 3 cities by clicks for eastgate honda in october = locationCities.clicks client=Eastgate Honda by=city 2026-10-01..2026-10-31 order=-clicks limit=3
clicks or impressions, which went up more last month = decline more
overspend on social by client this month = pacing state=Overpacing channel=social by=client 2026-11-01..2026-11-30
organic clicks for house of cars in october = seoPerformance.clicks client=House of Cars 2026-10-01..2026-10-31
seo work done for riverside kia in october = activities client=Riverside Kia type=SEO 2026-10-01..2026-10-31
which seo deliverables are late = seoStrategyDeliverables state=late
top queries by clicks for hartwell honda last month = seoDivision.clicks client=Hartwell Honda by=query 2026-10-01..2026-10-31 order=-clicks
how did my ads do last week = figures mine 2026-11-16..2026-11-22
what did i spend on google vs facebook in october = figures.spend mine platform=Google Ads+Facebook and Instagram by=platform 2026-10-01..2026-10-31
why is my spend lower than last month = why figures.spend mine vs=2026-10-01..2026-10-31
show me my invoices from this summer = invoices mine 2026-06-01..2026-08-31
can i talk to someone about my budget = decline someone about, budget
how many impressions did my video ads get = figures.impressions mine channel=video
did my website get more visitors than last month = websitePerformance.sessions vs=2026-10-01..2026-10-31
which of my stores has the lowest cost per lead = figures.costPerConversion mine by=client order=costPerConversion limit=1
compare my stores on spend and leads this quarter = figures.spend,conversions mine by=client 2026-10-01..2026-12-31
what will i have spent by the end of the month = pacing.projected mine 2026-11-30..2026-11-30
clients of ours that have no spend but have a budget = clients with=budgets without=figures(spend>0)
my partner clients in texas = partnerClients mine us=TX
commission for september by client = partnerCommission.commission by=client 2026-09-01..2026-09-30
which of my regions stores spent less than 2k last month = figures.spend mine spend<2000 by=client 2026-10-01..2026-10-31
group spend by store for lone star in q3 = decline group
whats the total spend of riverside kia and northfield nissan together = figures.spend client=Riverside Kia+Northfield Nissan
bugs reported this month that arent closed = support type=Bug state=open 2026-11-01..2026-11-30
who filed the most tickets in october = support.count by=reporter 2026-10-01..2026-10-31 order=-count
tickets about billing = support about=billing
open tickets older than two weeks = support created<2026-11-09 state=open
which clients haven't we billed for december yet = clients without=invoices(2026-12-01..2026-12-31)
top 5 dealers by cost per lead improvement = decline improvement
sum of fees for seo in 2026 so far = budgets.fees service=SEO 2026-01-01..2026-11-23
how many budgets end before christmas = budgets.count endsAt<2026-12-25
what's hartwell honda's monthly retainer = decline monthly retainer
facebook spend trend for eastgate toyota past 6 months = figures.spend client=Eastgate Toyota platform=Facebook and Instagram by=month 2026-05-23..2026-11-23
stores in tx or ok that spent more than 3k on google in october = figures.spend us=TX+OK spend>3000 platform=Google Ads by=client 2026-10-01..2026-10-31
anything going on with quarter mile motors today = decline with
when did maria last log something for summit subaru = when activities client=Summit Subaru author=Maria Lopez
did we hit budget for riverside kia in september = pacing client=Riverside Kia 2026-09-01..2026-09-30
whose conversions doubled since august = decline doubled
who are my worst 3 stores on ctr = figures.ctr mine by=client order=ctr limit=3
show activities about landing pages = activities about=landing_pages
my overdue stuff = tasks mine due=overdue
clients w/out a website provider = decline provider
what do we owe partners for october = partnerCommission 2026-10-01..2026-10-31
average margin rate across all clients = budgets.marginRate by=client average
clients with the most services = composed a:budgets.different-service per=client most
which services does lone star ford have = budgets.amount client=Lone Star Ford by=service
how much would we lose if hartwell auto group left = decline how, if
revenue excluding one time budgets = budgets.amount type!=One-Time
display vs video impressions last quarter by month = figures.impressions channel=display+video by=month+channel 2026-07-01..2026-09-30
cpc for search in texas vs ohio = figures.cpc us=TX channel=search && figures.cpc us=OH channel=search
show me spend for the first 2 weeks of november = decline first 2 weeks
clicks on weekends = decline weekends
budget increases waiting for approval = budgetIncreases state=Waiting
which increases did clients ask for this month = decline increases, ask, this month
which agreements are out for signature = agreements state=Sent
any unsigned contracts older than 10 days = decline older than 10 days
new contracts signed this month = decline new
social spend below budget in october by client = pacing.spend,budget spend<budget channel=social by=client 2026-10-01..2026-10-31
how is display pacing = pacing channel=display
what is the average ctr for social = figures.ctr channel=social average
conversions per client ranked = decline ranked
total number of conversions from video in 2025 = figures.conversions channel=video 2025-01-01..2025-12-31
how many clients does each manager have = clients.count by=manager
accounts without any interaction for 45 days managed by maria = decline without, managed
open tasks by person = tasks.count state=open by=assignee
james' tasks for tomorrow = tasks assignee=James Carter due=2026-11-24..2026-11-24
tasks i created = decline created
what's new since friday = changes 2026-11-20..2026-11-23
support requests by status = support.count by=status
how many support tickets are waiting for us = decline waiting
my budget vs what i spent in october = pacing.budget,spend mine 2026-10-01..2026-10-31
show my leads by source this month = leads.count mine receivedAt=2026-11-01..2026-11-30 by=source
are my ads working = figures mine
what's next month's budget for facebook = budgets.amount service=Facebook 2026-12-01..2026-12-31
which channel gives me the cheapest leads = figures.costPerConversion by=channel order=costPerConversion limit=1
what was done on my seo in october = activities mine type=SEO 2026-10-01..2026-10-31
how do i pay my invoice = decline pay
do you have my phone number right = decline my phone number
whats the total i paid this year = decline paid
spend by month for honda only = choose client Hartwell Honda/Eastgate Honda
traffic to my site by month = decline traffic, by month
regions by spend = figures.spend by=region order=-spend
clients in my group without facebook = clients mine without=figures(platform=Facebook and Instagram)
spend for everyone but hartwell last month = decline everyone
clients where margin dropped since september = budgets.margin by=client vs=2026-09-01..2026-09-30 down
how many accounts did we onboard each month this year = clients.count activatedAt=2026-01-01..2026-12-31 by=month
how many social clients does tom manage = clients.count manager=Tom Becker with=budgets(channel=social)
accounts with neither seo nor sem = clients without=budgets(service=SEO) without=budgets(service=SEM)
budgets for hartwell auto group and summit subaru in december = budgets client=Summit Subaru group=Hartwell Auto Group 2026-12-01..2026-12-31
which dealers in florida have no website budget = clients us=FL without=budgets(service=Website)
conversions for lone star ford in october, excluding display = figures.conversions client=Lone Star Ford channel!=display 2026-10-01..2026-10-31
who spent the most on video in q3 = figures.spend channel=video by=client 2026-07-01..2026-09-30 order=-spend
top 3 stores in texas by conversions excluding hartwell honda = figures.conversions client!=Hartwell Honda us=TX by=client order=-conversions limit=3
ctr by month for search since january as a line chart = figures.ctr channel=search by=month 2026-01-01..2026-11-23 chart
least profitable clients last quarter = budgets.margin by=client 2026-07-01..2026-09-30 order=margin
clients paying less than 1000 = budgets.amount amount<1000 by=client
total fees by department in october = budgets.fees by=department 2026-10-01..2026-10-31
is eastgate toyota spending more than eastgate honda = figures.spend client=Eastgate Toyota+Eastgate Honda by=client order=-spend
what did dana log last week for my clients = activities client=mine author=Dana Whitfield 2026-11-16..2026-11-22
any interaction with house of cars since october 15 = interactions client=House of Cars 2026-10-15..2026-11-23
which clients were contacted by james this week = interactions author=James Carter by=client 2026-11-23..2026-11-29
open tickets by reporter = support.count state=open by=reporter
unpaid invoices of hartwell auto group by month = invoices.count group=Hartwell Auto Group state=open by=month
how much has bluebonnet chevrolet paid this year = invoices.paid client=Bluebonnet Chevrolet 2026-01-01..2026-12-31
which invoices are due this week = invoices dueAt=2026-11-23..2026-11-29
recurring revenue by service next month = budgets.amount type=Recurring by=service 2026-12-01..2026-12-31
margin of seo vs sem last quarter = budgets.margin service=SEO service=SEM by=service 2026-07-01..2026-09-30
clients whose cpc rose by more than 10 percent last month = figures.cpc by=client 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 up>10%
tasks for priya that are overdue or due today = decline or
number of activities by type last month = activities.count by=type 2026-10-01..2026-10-31
when does the contract with riverside kia end = when agreements.endsAt client=Riverside Kia
monthly spend for northfield nissan in 2025 = figures.spend client=Northfield Nissan by=month 2025-01-01..2025-12-31
what share of our clients are in texas = clients.count us=TX state=Client share=us
store visits by client last month, top 20 = figures.storeVisits by=client 2026-10-01..2026-10-31 order=-storeVisits limit=20
stores with more clicks but fewer conversions than last month = composed a:figures.clicks|2026-11-01..2026-11-23 b:figures.clicks|2026-10-01..2026-10-23 c:figures.conversions|2026-11-01..2026-11-23 d:figures.conversions|2026-10-01..2026-10-23 a>b c<d per=client
how did display do in october vs the same month last year = figures channel=display 2026-10-01..2026-10-31 vs=2025-10-01..2025-10-31
best channel for cost per lead last quarter = figures.costPerConversion by=channel 2026-07-01..2026-09-30 order=costPerConversion limit=1
what is my cpc on google this month = figures.cpc mine platform=Google Ads 2026-11-01..2026-11-30
how many clicks did i get yesterday = figures.clicks mine 2026-11-22..2026-11-22
how is my budget split by service = budgets.amount mine by=service
am i over budget = pacing mine over by=client
is my spend higher than in september = figures.spend mine vs=2026-09-01..2026-09-30
which month had the most leads this year = leads.count receivedAt=2026-01-01..2026-12-31 by=month order=-count
when did you last change my budget = decline budget
which channels am i on = figures mine by=channel
how much did i spend per lead in october = figures.costPerConversion mine 2026-10-01..2026-10-31
do my two stores spend the same = decline same
what have i paid so far this year = invoices.paid 2026-01-01..2026-11-23
clients without spend in october but with spend in september = clients with=figures(2026-09-01..2026-09-30,spend>0) without=figures(2026-10-01..2026-10-31,spend>0)
reports i can open = decline open
clients sorted by city = decline sorted
highest ctr and lowest cpc by channel last month = figures.ctr by=channel 2026-10-01..2026-10-31 order=-ctr && figures.cpc by=channel 2026-10-01..2026-10-31 order=cpc
how many clients are in the lone star group = clients.count group=Lone Star Group
spend per client in the hartwell auto group last month, lowest first = figures.spend group=Hartwell Auto Group by=client 2026-10-01..2026-10-31 order=spend
social budgets over 5k ending this year = budgets amount>5000 endsAt=2026-01-01..2026-12-31 channel=social
deals won this quarter by owner = opportunities.count stageSince=2026-10-01..2026-12-31 state=Won by=ownerId
leads from google by store last month = figures.conversions platform=Google Ads by=client 2026-10-01..2026-10-31
appointments next week = appointments scheduledAt=2026-11-30..2026-12-06
co-op claims due this month = coopClaims deadline=2026-11-01..2026-11-30
who manages hartwell honda and what do they spend = team client=Hartwell Honda role=manager && figures.spend client=Hartwell Honda
largest clients without seo = decline largest
stores with spend up at least 25% since last month = figures.spend by=client vs=2026-10-01..2026-10-31 up>=25%
i need a list of stores with more than 50 clicks this month = figures.clicks clicks>50 by=client 2026-11-01..2026-11-30
`

/** Questions that were put to the running portal by people of each role, sessions as they went; an empty line begins another. */
export const askedAnew = `
how much have my clients spent this month so far = figures.spend mine 2026-11-01..2026-11-23
and what will they end up spending = pacing.projected mine
which ones are going to go over budget = pacing.projected,budget mine projected>budget by=client
what percent of their spend is search = figures.spend mine channel=search share=channel
and facebook? = figures.spend mine platform=Facebook and Instagram share=channel
who spent more than their budget in october = pacing.spend,budget spend>budget by=client 2026-10-01..2026-10-31
my clients that spent less than 80% of budget in october = pacing.spend,budget mine spend<0.8*budget by=client 2026-10-01..2026-10-31

which of my clients had no conversions last week = figures.conversions mine conversions=0 by=client 2026-11-16..2026-11-22
top 3 of my clients by cost per lead last month = figures.costPerConversion mine by=client order=-costPerConversion limit=3 2026-10-01..2026-10-31

why did clicks drop for hartwell volkswagen in october = why figures.clicks client=Hartwell Volkswagen 2026-10-01..2026-10-31
by channel = figures.clicks client=Hartwell Volkswagen by=channel 2026-10-01..2026-10-31
as a chart = figures.clicks client=Hartwell Volkswagen by=channel 2026-10-01..2026-10-31 chart
compare with september = figures.clicks client=Hartwell Volkswagen by=channel 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 chart
when did we last speak with hartwell volkswagen = when interactions client=Hartwell Volkswagen
log that i called them = form interaction client=Hartwell Volkswagen

log that i called hartwell volkswagen yesterday about the recap = form interaction client=Hartwell Volkswagen due=2026-11-22 text=the recap
remind me on friday to send the october recap to hartwell volkswagen = form task client=Hartwell Volkswagen due=2026-11-27 text=send the october recap to Hartwell Volkswagen
change the seo budget of hartwell volkswagen to $2,000 from january = form budgetChange client=Hartwell Volkswagen service=SEO due=2027-01-01 amount=2000
open the activity logger for hartwell volkswagen = form activity client=Hartwell Volkswagen
log an activity for hartwell volkswagen that we rewrote the ad copy = form activity client=Hartwell Volkswagen text=we rewrote the ad copy
create a support ticket = form support

tasks i finished = tasks mine state=closed
what's overdue for me = tasks mine due=overdue
how many tasks are open for hartwell auto group vs closed = tasks.count group=Hartwell Auto Group state=open+closed by=state
closed tasks last week = tasks closedAt=2026-11-16..2026-11-22 state=closed
my tasks due tomorrow or today = tasks mine due=2026-11-23..2026-11-24
who has the most closed tasks = tasks.count state=closed by=assignee order=-count

did anyone cancel in the last 2 weeks = cancellations 2026-11-10..2026-11-23
clients in texas or ohio with a budget over 10k = budgets.amount us=TX+OH amount>10000 by=client

what do we bill in november = budgets.amount 2026-11-01..2026-11-30
what share of that is seo = budgets.amount service=SEO share=service 2026-11-01..2026-11-30
split by service = budgets.amount by=service 2026-11-01..2026-11-30

whats our average invoice amount per client = budgets.amount by=client average
clients where fees are more than 20% of the invoice amount = budgets.fees,amount fees>0.2*amount by=client

which invoices are overdue and over $10,000 = invoices total>10000 dueAt=overdue
total outstanding = invoices.due
percent of invoices paid last month = invoices.count state=Paid share=state 2026-10-01..2026-10-31
unpaid invoices of the hartwell auto group = invoices group=Hartwell Auto Group state=open
why is billing up compared to october = why budgets.charged vs=2026-10-01..2026-10-31

how much revenue did we lose in cancellations last quarter = cancellations.amount 2026-07-01..2026-09-30
budgets with no end date over 5k = budgets endsAt=none amount>5000
budgets ending in the next 60 days = budgets endsAt=2026-11-23..2027-01-21

hey how are we doing this month = figures 2026-11-01..2026-11-30
what did i spend on google vs facebook last month = figures.spend mine platform=Google Ads+Facebook and Instagram by=platform 2026-10-01..2026-10-31
whats my cost per click = figures.cpc mine
why is it higher than last month = why figures.cpc mine vs=2026-10-01..2026-10-31
who do i talk to about my account = team mine
what did your team do for me last month = activities client=mine 2026-10-01..2026-10-31
when is my contract up = when agreements.endsAt mine
am i over budget = pacing mine over by=client
how much will i spend this month = pacing.projected mine 2026-11-01..2026-11-30
best day last month for conversions = figures.conversions by=day order=-conversions limit=1 2026-10-01..2026-10-31

how are the stores in my region doing = figures mine
clicks per store last 30 days vs the 30 before = figures.clicks by=client 2026-10-25..2026-11-23 vs=2026-09-25..2026-10-24
what was done for my stores last week = activities client=mine 2026-11-16..2026-11-22
which stores got no store visits last month = figures.storeVisits storeVisits=0 by=client 2026-10-01..2026-10-31

which search accounts are underpacing = pacing channel=search state=Underpacing by=client
accounts with cpc over 5 dollars on bing this week = figures.cpc cpc>5 platform=Microsoft Ads by=client 2026-11-23..2026-11-29
search spend yesterday for every client, highest first = figures.spend channel=search by=client order=-spend 2026-11-22..2026-11-22
conversions on google ads last 7 days vs prior 7 days = figures.conversions platform=Google Ads 2026-11-17..2026-11-23 vs=2026-11-10..2026-11-16
projected search spend by client = pacing.projected channel=search by=client
clients whose projected search spend is under 90% of budget = pacing.projected,budget channel=search projected<0.9*budget by=client

resolved bugs = support state=closed type=Bug
support tickets closed this month = decline this month
what share of clients is in texas = clients.count us=TX state=Client share=us
which clients are spending more than expected by now = pacing.spend,expected spend>expected by=client
what share of our invoice amount comes from hartwell auto group = budgets.amount group=Hartwell Auto Group share=group
how much will we spend this month vs the media budget = pacing.projected,budget 2026-11-01..2026-11-30
percentage of tasks overdue = tasks.count due=overdue share=due
which of our clients have no website = clients website=none
clients without a manager = clients manager=none
conversions compared with the month before = decline month
how many conversions vs the quarter before = decline quarter
invoices not paid yet older than october = invoices state=open dueAt<2026-10-01
forecast for this month = pacing.projected 2026-11-01..2026-11-30
who is the account manager of my dealers = clients.manager mine
`

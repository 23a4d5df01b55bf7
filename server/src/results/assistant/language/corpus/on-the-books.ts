/** Of invoices, budgets, spend and results, as those ask who keep the books and look after the figures. */
export const onTheBooksAsked = `
budgets that were over spent last month = pacing.budget over by=client 2026-10-01..2026-10-31
who over spent in october = pacing over by=client 2026-10-01..2026-10-31
budgets under spent last month = pacing.budget state=Underpacing by=client 2026-10-01..2026-10-31
revenue vs last year by month = budgets.amount by=month 2026-01-01..2026-12-31 vs=2025-01-01..2025-12-31
leads per month vs last year = leads.count receivedAt=2026-01-01..2026-12-31 by=month vs=2025-01-01..2025-12-31
last budget change of hartwell honda = changes client=Hartwell Honda 2025-11-23..2026-11-23 of=budget
when did hartwell honda's budget last change = changes client=Hartwell Honda 2025-11-23..2026-11-23 of=budget
budgets cancelled this month = cancellations 2026-11-01..2026-11-30
budgets raised this month = budgetComparison move=increased 2026-11-01..2026-11-30
budgets lowered in october = budgetComparison move=decreased 2026-10-01..2026-10-31
who raised budgets this month = budgets.amount by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 up
conversions down more than 20% vs last month = figures.conversions by=client vs=2026-10-01..2026-10-31 down>20%
is my store getting more calls than last year = callsByTracker.phoneCalls vs=2025-10-01..2025-10-31
accounts that wont spend their full budget this month = pacing.projected state=Underpacing by=client 2026-11-01..2026-11-30
how much do we manage in ad spend per month = figures.spend by=month
how much ad spend do we manage = figures.spend
clients spending over 20k without ctv = clients with=figures(spend>20000) without=figures(channel=ctv)
campaigns without spend this week = campaigns.spend spend=0 by=campaign 2026-11-23..2026-11-29
conversions per dollar by brand last month = composed a:figures.conversions|2026-10-01..2026-10-31 b:figures.spend|2026-10-01..2026-10-31 ratio per=brand
conversions divided by spend by brand = composed a:figures.conversions b:figures.spend ratio per=brand
how much monthly budget did we lose this quarter = cancellations.amount 2026-10-01..2026-12-31
most expensive keywords at hartwell honda = decline most
priciest keywords at hartwell honda = decline priciest
who raised budgets and why this month = decline raised
stores running all of search social and seo = clients with=figures(channel=search) with=figures(channel=social) with=budgets(service=SEO)
stores that run search, ctv and video = clients with=figures(channel=search) with=figures(channel=ctv) with=figures(channel=video)
clients with search and social and seo = clients with=figures(channel=search) with=budgets(channel=social) with=budgets(service=SEO)
clients with an seo budget over 2000 = clients with=budgets(service=SEO,amount>2000)
clients with an seo budget over 2000 and social = clients with=budgets(service=SEO,amount>2000) with=budgets(channel=social)
clients with agreements over 3000 = decline 3000
did we bill hartwell honda for october = invoices client=Hartwell Honda 2026-10-01..2026-10-31
has hartwell honda been billed for october = invoices client=Hartwell Honda 2026-10-01..2026-10-31
clients who left in october and what they were worth = cancellations.amount by=client 2026-10-01..2026-10-31
clients who left in october and their monthly amount = cancellations.amount by=client 2026-10-01..2026-10-31
at risk clients and their monthly budget = budgets.amount healthLevel=At Risk by=client
at risk clients with their monthly budget = budgets.amount healthLevel=At Risk by=client
subaru co op claims due this month = coopClaims deadline=2026-11-01..2026-11-30 brand=Subaru
increases still waiting for approval = budgetIncreases state=Waiting
which channels are growing = figures.spend by=channel vs=2026-10-01..2026-10-31 up
which channels shrank this month = figures.spend by=channel 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
ford dealers over 100 dollars per lead = figures.costPerConversion costPerConversion>100 brand=Ford by=client
how many impressions did we buy in 2026 = figures.impressions 2026-01-01..2026-12-31
accounts we lost to price = cancellations reason=Price
cancellations because of price = cancellations reason=Price
seo rankings for hartwell honda = seoDivision client=Hartwell Honda
whats running for me right now = campaigns mine 2026-11-01..2026-11-30
organic traffic down more than 10% in october = seoPerformance.sessions by=client 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 down>10%
who manages my stores at your agency = clients.manager mine
partly paid invoices and whats left on them = invoices.due state=Partly paid
payments that dont match an invoice = payments invoice=none
gbp calls by store = decline gbp
who handles my billing = decline handles
clients that paid less than they owe = invoices.due state=Partly paid by=payer
dana's clients pacing under 90 = pacing.pace manager=Dana Whitfield pace<90 by=client
how many budget changes did priya make = decline changes
how many calls did each store get last month = decline phone
are we getting more calls than last month = callsByTracker.phoneCalls 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
any news on my account = activities client=mine 2026-11-01..2026-11-30
web conversions for hartwell honda = decline web
how many agreements did we sign in october = agreements.count signedAt=2026-10-01..2026-10-31
variance over 500 in october = reconciliation.variance variance>500 by=client 2026-10-01..2026-10-31
which brands do we have the most of = clients.count by=brand order=-count limit=1
new business this month = clients activatedAt=2026-11-01..2026-11-30
clients at risk in danas book = clients member=Dana Whitfield healthLevel=At Risk
is my budget spent = pacing.left mine
are we growing = budgets.amount 2026-11-01..2026-11-30 && budgets.amount 2026-10-01..2026-10-31
forms filled at hartwell honda in october = formAnswers client=Hartwell Honda at=2026-10-01..2026-10-31
which stores have both ctv and search = clients with=figures(channel=ctv) with=figures(channel=search)
who is in charge of my seo = team mine part=SEO
unsigned agreements over 30 days old = decline old
budgets that went up more than 10% this month = budgetComparison share>10 move=increased by=client 2026-11-01..2026-11-30
which store has the higher budget = budgets.amount by=client order=-amount limit=1
top 5 past due clients = invoices.due dueAt=overdue by=payer order=-due limit=5
overdue invoices by client = invoices.count dueAt=overdue by=payer
 only over 5k = invoices.count dueAt=overdue total>5000 by=payer
which stores are underpacing = pacing state=Underpacing by=client
 just the toyota ones = pacing state=Underpacing brand=Toyota by=client
 how much is left for each = pacing.left state=Underpacing brand=Toyota by=client
leads by store in october = leads.count receivedAt=2026-10-01..2026-10-31 by=client
 only hondas = leads.count receivedAt=2026-10-01..2026-10-31 brand=Honda by=client
 and the cost of each = decline each
conversions by store in october = figures.conversions by=client 2026-10-01..2026-10-31
 toyota only = figures.conversions brand=Toyota by=client 2026-10-01..2026-10-31
 the cost of each = figures.costPerConversion brand=Toyota by=client 2026-10-01..2026-10-31
 difference = decline difference
overdue invoices = invoices dueAt=overdue
 who is the account manager for each = invoices.manager dueAt=overdue
 total? = invoices.due dueAt=overdue
overdue invoices = invoices dueAt=overdue
 with amounts = invoices.total dueAt=overdue
invoices for october = invoices 2026-10-01..2026-10-31
 export = invoices 2026-10-01..2026-10-31 file
 how many = invoices.count 2026-10-01..2026-10-31
agreements waiting for signature = agreements state=Sent
 total value = agreements.monthly state=Sent
budget of hartwell honda = budgets.amount client=Hartwell Honda
 when did it last change = changes client=Hartwell Honda 2025-11-24..2026-11-23 of=budget
budget of hartwell honda = budgets.amount client=Hartwell Honda
 what changed this year = changes client=Hartwell Honda 2026-01-01..2026-12-31 of=budget
budgets in seo = budgets service=SEO
 when did they last change = decline changed
clients by account manager = clients.count by=manager
 and their revenue = budgets.amount by=manager
honda clients by account manager = clients.count brand=Honda by=manager
 with revenue = decline revenue
clicks by channel last month = figures.clicks by=channel 2026-10-01..2026-10-31
 per dollar = composed a:figures.clicks|2026-10-01..2026-10-31 b:figures.spend|2026-10-01..2026-10-31 ratio per=channel
conversions of hartwell honda this year = figures.conversions client=Hartwell Honda 2026-01-01..2026-12-31
 by month = figures.conversions client=Hartwell Honda by=month 2026-01-01..2026-12-31
 best month = figures.conversions client=Hartwell Honda by=month 2026-01-01..2026-12-31 order=-conversions
 what did we spend then = figures.conversions,spend client=Hartwell Honda by=month 2026-01-01..2026-12-31 order=-conversions
clients we lost this year = clients canceledAt=2026-01-01..2026-11-23
 who managed them = clients.manager canceledAt=2026-01-01..2026-11-23
cancellations this year = cancellations 2026-01-01..2026-12-31
 amounts = cancellations.amount 2026-01-01..2026-12-31
budgets of hartwell honda = budgets client=Hartwell Honda
 who changed it last = changes client=Hartwell Honda 2025-11-24..2026-11-23 of=budget
who owes us the most = invoices.due by=payer order=-due
 email for them = decline email
activities this month = activities 2026-11-01..2026-11-30
 how many hours = decline hours
cost per lead by channel in october = figures.costPerConversion by=channel 2026-10-01..2026-10-31
 for hondas only = figures.costPerConversion brand=Honda by=channel 2026-10-01..2026-10-31
results of my clients last month = figures mine 2026-10-01..2026-10-31
 sort by cost per lead = figures.costPerConversion mine by=client 2026-10-01..2026-10-31 order=-costPerConversion
revenue lost this year = cancellations.amount 2026-01-01..2026-12-31
`

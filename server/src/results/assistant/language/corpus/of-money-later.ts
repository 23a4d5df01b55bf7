/** Money and results by people who had not seen the grammar, a year's end ahead of them. */
export const ofMoneyLater = `
cancellations effective december = cancellations endsAt=2026-12-01..2026-12-31
overspend in dollars last month = pacing.ahead 2026-10-01..2026-10-31
overspend in dollars by client = pacing.ahead by=client
spend last month for Hartwell Honda = figures.spend client=Hartwell Honda 2026-10-01..2026-10-31
 how many leads did i get = leads.count client=Hartwell Honda receivedAt=2026-10-01..2026-10-31
my spend last month = figures.spend mine 2026-10-01..2026-10-31
 how many leads did i get = leads.count mine receivedAt=2026-10-01..2026-10-31
clients with spend up and leads down = composed a:figures.spend|2026-11-01..2026-11-23 b:figures.spend|2026-10-01..2026-10-23 c:leads.count|receivedAt=2026-11-01..2026-11-23 d:leads.count|receivedAt=2026-10-01..2026-10-23 a>b c<d per=client
stores spending more but getting fewer leads = composed a:figures.spend|2026-11-01..2026-11-23 b:figures.spend|2026-10-01..2026-10-23 c:leads.count|receivedAt=2026-11-01..2026-11-23 d:leads.count|receivedAt=2026-10-01..2026-10-23 a>b c<d per=client
clients with spend up 20% and a budget over 10k = composed a:figures.spend|2026-11-01..2026-11-23 b:figures.spend|2026-10-01..2026-10-23 c:budgets.amount a>=1.2*b c>10000 per=client
my stores with leads down and budget up = composed a:leads.count|receivedAt=2026-11-01..2026-11-23 b:leads.count|receivedAt=2026-10-01..2026-10-23 c:budgets.amount|2026-11-01..2026-11-30 d:budgets.amount|2026-10-01..2026-10-31 a<b c>d per=client of=mine
which clients have leads down but spend up vs last year = composed a:leads.count|receivedAt=2026-11-01..2026-11-23 b:leads.count|receivedAt=2025-11-01..2025-11-23 c:figures.spend|2026-11-01..2026-11-23 d:figures.spend|2025-11-01..2025-11-23 a<b c>d per=client
stores with clicks up and ctr down in october = composed a:figures.clicks|2026-10-01..2026-10-31 b:figures.clicks|2026-09-01..2026-09-30 c:figures.ctr|2026-10-01..2026-10-31 d:figures.ctr|2026-09-01..2026-09-30 a>b c<d per=client
clients with leads down and health under 50 = composed a:leads.count|receivedAt=2026-11-01..2026-11-23 b:leads.count|receivedAt=2026-10-01..2026-10-23 c:clients.health a<b c<50 per=client
clients with spend up and leads flat = decline
which stores get one combined invoice = parentOrganizations invoicedAs=One for all stores
budgets ending in december that dont continue = cancellations endsAt=2026-12-01..2026-12-31
invoice history for hartwell honda, last 6 = invoices client=Hartwell Honda order=-month limit=6
 due when = when invoices.dueAt client=Hartwell Honda order=-month limit=6
invoice history for hartwell honda = invoices client=Hartwell Honda
 due when = when invoices.dueAt client=Hartwell Honda
total managed budget for december = budgets.amount 2026-12-01..2026-12-31
how much money are we losing to cancellations this quarter = cancellations.amount 2026-10-01..2026-12-31
top 10 clients by monthly fee = budgets.fees by=client order=-fees limit=10
which group spends the most with us = budgets.amount by=group order=-amount limit=1
how much does hartwell honda spend with us = budgets.amount client=Hartwell Honda
is hartwell auto group profitable = budgets.margin group=Hartwell Auto Group
how profitable is hartwell honda = budgets.margin client=Hartwell Honda
net new budget november = budgetComparison.difference 2026-11-01..2026-11-30
what will january look like = budgets 2027-01-01..2027-01-31
what will next month look like = budgets 2026-12-01..2026-12-31
growth: clients up in budget since june = decline growth
clients up in leads since june = leads.count receivedAt=2026-11-01..2026-11-30 by=client vs=2026-06-01..2026-06-30 up
credit for hartwell honda? = invoices client=Hartwell Honda state=Credit
is hartwell honda behind on payments = invoices client=Hartwell Honda dueAt=overdue
how much rollover from oct to nov = rollover.carried 2026-11-01..2026-11-30
revenue november 26 vs november 25 = budgets.amount 2026-11-01..2026-11-30 vs=2025-11-01..2025-11-30
spend in nov '25 = figures.spend 2025-11-01..2025-11-30
clients who cut their budget twice this year = decline twice
pacing = pacing
 who is more than 15% under = pacing.pace pace<85 by=client
who is over by 20% = pacing.pace pace>120 by=client
seo revenue this year = budgets.amount service=SEO 2026-01-01..2026-12-31
 how many stores buy it = clients.count with=budgets(service=SEO)
search spend last month = figures.spend channel=search 2026-10-01..2026-10-31
 how many clients have it = clients.count with=figures(channel=search)
clients with an open task = clients with=tasks(state=open)
 how many stores have it = decline it
where are we overspending client money = pacing state=Overpacing by=client
how did black friday weekend do across all stores = figures 2025-11-28..2025-11-30
leads on labor day weekend = leads receivedAt=2026-09-05..2026-09-07
spend on thanksgiving weekend = figures.spend 2025-11-27..2025-11-30
stores where organic fell 3 months in a row = composed a:seoPerformance.sessions|2026-07-01..2026-07-31 b:seoPerformance.sessions|2026-08-01..2026-08-31 c:seoPerformance.sessions|2026-09-01..2026-09-30 d:seoPerformance.sessions|2026-10-01..2026-10-31 b<a c<b d<c per=client
organic visits hartwell honda, this november vs last = seoPerformance.sessions client=Hartwell Honda 2026-11-01..2026-11-30 vs=2025-11-01..2025-11-30
who blew through their search budget already = pacing over channel=search by=client
can i see the december plan = budgets 2026-12-01..2026-12-31
which of my two stores is more efficient = figures.costPerConversion mine by=client order=costPerConversion limit=1
are my stores spending what we agreed = pacing mine
what's our seo person's name = team mine part=SEO
who does our seo = team mine part=SEO
status of the request i sent friday = support.status mine 2026-11-20..2026-11-20
what am i paying you = budgets.amount mine
 break it down = budgets.amount mine by=service
spend last month = figures.spend 2026-10-01..2026-10-31
 break it down = figures.spend by=channel 2026-10-01..2026-10-31
which pages lost most = decline pages
social spend hartwell honda mtd = figures.spend client=Hartwell Honda channel=social 2026-11-01..2026-11-23
 leads from it? = figures.conversions client=Hartwell Honda channel=social 2026-11-01..2026-11-23
 how many clicks did we get from that = figures.clicks client=Hartwell Honda channel=social 2026-11-01..2026-11-23
 and calls from it = decline from it
budgets of hartwell honda = budgets client=Hartwell Honda
 who has to ok it = decline approve
leads last month vs last year = leads.count receivedAt=2026-10-01..2026-10-31 vs=2025-10-01..2025-10-31
total leads last month vs same month last year = leads.count receivedAt=2026-10-01..2026-10-31 vs=2025-10-01..2025-10-31
spend ytd vs same time last year = figures.spend 2026-01-01..2026-11-23 vs=2025-01-01..2025-11-23
spend in october vs same time last year = figures.spend 2026-10-01..2026-10-31 vs=2025-10-01..2025-10-31
revenue ytd vs last year ytd = budgets.amount 2026-01-01..2026-11-23 vs=2025-01-01..2025-11-23
what is our margin on seo = budgets.margin service=SEO
 and on social = budgets.margin channel=social
 and seo = budgets.margin service=SEO
clients with no spend last week = figures.spend spend=0 by=client 2026-11-16..2026-11-22
 which brands have the best cost per lead = figures.costPerConversion by=brand 2026-11-16..2026-11-22 order=costPerConversion
cpc by brand last 30 days = figures.cpc by=brand 2026-10-25..2026-11-23
 stores where cost per conversion doubled = figures.costPerConversion by=client 2026-10-25..2026-11-23 vs=2026-09-25..2026-10-24 up>=100%
 search spend yesterday = figures.spend channel=search 2026-11-22..2026-11-22
revenue this month vs last = budgets.amount 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
 margin percent by group = budgets.marginRate by=group 2026-11-01..2026-11-30
seo vs search revenue this year = decline vs
budgets cut this month = budgetComparison move=decreased 2026-11-01..2026-11-30
forecast revenue for january = budgets 2027-01-01..2027-01-31
lost revenue by am = cancellations.amount by=managers
which store spends less than planned = pacing state=Underpacing by=client
variance between budget and spend for october over 1000 = reconciliation.variance variance>1000 2026-10-01..2026-10-31
budgets with no invoice for november = budgets invoice=no 2026-11-01..2026-11-30
which clients were credited this year = invoices.count state=Credit by=payer 2026-01-01..2026-12-31
clients with search budget but zero clicks = clients with=budgets(channel=search) without=figures(clicks>0,channel=search)
days to pay by client, slowest first = billingTerms.termsDays by=client order=-termsDays
average invoice per client = invoices.total by=payer average
how much did i spend last month = figures.spend mine 2026-10-01..2026-10-31
 and on what = figures.spend mine by=channel 2026-10-01..2026-10-31
is my budget going up next month = budgets.amount mine 2026-12-01..2026-12-31 vs=2026-11-01..2026-11-30
revenue of maria lopez this month = budgets.amount manager=Maria Lopez 2026-11-01..2026-11-30
 how does that compare to james carter = budgets.amount manager=Maria Lopez manager=James Carter by=manager 2026-11-01..2026-11-30
pace of search by brand = pacing channel=search by=brand
 only under 90 = pacing channel=search pace<90 by=brand
stores that increased their budget every month this year = decline every
total coop paid this year by manufacturer = coopClaims.paid month=2026-01-01..2026-12-31 by=manufacturer
biggest cancellation of the year = cancellations.amount 2026-01-01..2026-12-31 order=-amount limit=1
did the budget of hartwell honda change since september = changes client=Hartwell Honda 2026-09-01..2026-11-23 of=budget
how did my store do in october = figures mine 2026-10-01..2026-10-31
 vs last october = figures mine 2026-10-01..2026-10-31 vs=2025-10-01..2025-10-31
how many calls did i get last week = ga4Leads.calls mine 2026-11-16..2026-11-22
which of my ads got the most leads = decline ads
how much did i pay in october = budgets.amount mine 2026-10-01..2026-10-31
 is it paid = invoices mine 2026-10-01..2026-10-31
can i get the october report as pdf = decline
how many leads did my stores get this quarter = leads.count mine receivedAt=2026-10-01..2026-12-31
 per store = leads.count mine receivedAt=2026-10-01..2026-12-31 by=client
 cost per lead = figures.costPerConversion mine by=client 2026-10-01..2026-12-31
how many people called from the search ad = decline
new stores under us this quarter = clients activatedAt=2026-10-01..2026-12-31
who's losing traffic = websitePerformance.sessions by=client 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 down
leads per store, nov, high to low = leads.count receivedAt=2026-11-01..2026-11-30 by=client order=-count
compare search and social cpl over all of our stores = figures.costPerConversion channel=search+social by=channel
stores not using the oem program = clients program=none
budget left, all channels = pacing.left
leads by store, lowest first = leads.count by=client order=count
revenue by service, high to low = budgets.amount by=service order=-amount
cost per lead by store, low to high = figures.costPerConversion by=client order=costPerConversion
how much more would i need = decline
which accounts went past their budget in october = pacing over by=client 2026-10-01..2026-10-31
`

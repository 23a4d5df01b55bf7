/** What is said around a question and in the middle of it, and two things beside each other. */
export const spoken = `
impressions for the agency in october = figures.impressions 2026-10-01..2026-10-31
total agency spend last month = figures.spend 2026-10-01..2026-10-31
co-op claims due before year end = coopClaims deadline=2026-11-23..2026-12-31
agreements ending by the end of the quarter = agreements endsAt=2026-11-23..2026-12-31
who is out of budget already for the month = pacing over by=client 2026-11-01..2026-11-30
clients whose spend is under 80% of the budget with the month almost over = pacing.spend,budget spend<0.8*budget by=client
services most often cancelled = cancellations.count by=service order=-count
most cancelled services = cancellations.count by=service order=-count
how many clients did we sign in 2025 vs 2026 = clients.count activatedAt=2025-01-01..2025-12-31 && clients.count activatedAt=2026-01-01..2026-12-31
agreements signed in q2 vs q3 = agreements signedAt=2026-04-01..2026-06-30 && agreements signedAt=2026-07-01..2026-09-30
new clients in q3 vs q2 = clients.count activatedAt=2026-07-01..2026-09-30 && clients.count activatedAt=2026-04-01..2026-06-30
honda vs toyota spend last month = figures.spend brand=Honda+Toyota by=brand 2026-10-01..2026-10-31
how is Honda vs Toyota doing = figures brand=Honda+Toyota by=brand
cost per lead for ford vs chevy in october = figures.costPerConversion brand=Ford+Chevrolet by=brand 2026-10-01..2026-10-31
budget of eastgate kia = decline eastgate kia
summit kia spend last month = decline summit kia
seo vs social team open tasks = tasks state=open team=SEO && tasks team=Social state=open
leads in october agency wide = leads receivedAt=2026-10-01..2026-10-31
total impressions for the whole agency in october = figures.impressions 2026-10-01..2026-10-31
open deals and who is working them = opportunities state=Open
which invoices are overdue and what's the balance for each one = invoices dueAt=overdue && invoices.due dueAt=overdue
clients on the watchlist and what's the reason for each one = priorityWatchlist state=Watching
is anybody of mine on the watchlist and what's the next step for each one = decline watchlist
prospects with no touch in 2 weeks = clients state=Prospect without=interactions(2026-11-10..2026-11-23)
which prospects have gone quiet, no touch in 2 weeks = clients state=Prospect without=interactions(2026-11-10..2026-11-23)
any notes on the latest interaction with hartwell honda = interactions client=Hartwell Honda order=-date limit=1
what was the last call with hartwell honda about = interactions client=Hartwell Honda order=-date limit=1
hartwell honda's seo person = team client=Hartwell Honda part=SEO
subaru stores with neither ctv nor youtube = clients brand=Subaru without=figures(channel=ctv) without=figures(channel=video)
stores without seo or sem = clients without=budgets(service=SEO) without=budgets(service=SEM)
win rate by sales rep this year = opportunities.winRate stageSince=2026-01-01..2026-12-31 by=ownerId
lead sources ranked by number of signed deals = opportunities.count state=Won by=source order=-count
sources ranked by won deals = opportunities.count state=Won by=source order=-count
clients that increased budget 2 months in a row = composed a:budgets.amount|2026-08-01..2026-08-31 b:budgets.amount|2026-09-01..2026-09-30 c:budgets.amount|2026-10-01..2026-10-31 b>a c>b per=client
forecast end of month spend for hartwell honda = pacing.projected client=Hartwell Honda
inactive budgets for hartwell honda = historicalBudgets client=Hartwell Honda
who approved the last budget increase for hartwell honda = budgetIncreases.decidedBy client=Hartwell Honda order=-requestedAt limit=1
when was hartwell honda added and by whom = decline by whom
how much do we still have to invoice this month = invoices.total state=Draft 2026-11-01..2026-11-30 && budgets.amount invoice=no 2026-11-01..2026-11-30
unspent money this month = pacing.left 2026-11-01..2026-11-30
what is our total monthly budget = budgets.amount
how many tasks does each of us have = tasks.count by=assignee
budgets changed since friday = changes 2026-11-20..2026-11-23 of=budget
lost and new clients this month = clients.count canceledAt=2026-11-01..2026-11-23 && clients.count activatedAt=2026-11-01..2026-11-30
tell me about hartwell honda = record client=Hartwell Honda
 invoices? = invoices client=Hartwell Honda
spend of hartwell honda last month = figures.spend client=Hartwell Honda 2026-10-01..2026-10-31
 invoices? = invoices client=Hartwell Honda
open support requests = support state=open
 sort by oldest = support state=open order=created
open support requests = support state=open
 who has them = decline who has them
open support requests = support state=open
 which of these belong to the SEO department = support state=open department=SEO
how many clients have seo = clients.count with=budgets(service=SEO)
 and without? = clients.count without=budgets(service=SEO)
spend of hartwell honda last month = figures.spend client=Hartwell Honda 2026-10-01..2026-10-31
 was it better the same time last year? = figures.spend client=Hartwell Honda 2026-10-01..2026-10-31 vs=2025-10-01..2025-10-31
agreements expiring in the next 90 days = agreements endsAt=2026-11-23..2027-02-20
 put the biggest first = agreements.monthly endsAt=2026-11-23..2027-02-20 order=-monthly
budget increases waiting on approval = budgetIncreases state=Waiting
 who requested the largest = budgetIncreases.amount,requestedBy state=Waiting order=-amount limit=1
fees billed in october by service = budgets.fees,amount by=service 2026-10-01..2026-10-31
 now november = budgets.fees,amount by=service 2026-11-01..2026-11-30
how many invoices are still draft = invoices.count state=Draft
 sum by status = invoices.total by=state
prospects without interactions in two weeks = clients state=Prospect without=interactions(2026-11-10..2026-11-23)
 who is working them? = clients.manager state=Prospect without=interactions(2026-11-10..2026-11-23)
did Eastgate Kia pay its october invoice = decline Eastgate Kia pay
 what about September = decline September
Which deals are in the pipeline right now? = opportunities state=Open
 who owns the biggest one = opportunities.amount,ownerId state=Open order=-amount limit=1
can you pull last month's SEM spend for all my stores? boss wants it before noon = figures.spend mine channel=search 2026-10-01..2026-10-31
since the owner is asking: what was our spend at hartwell honda in q3 = figures.spend client=Hartwell Honda 2026-07-01..2026-09-30
need spend and conversions for hartwell honda by month, for a qbr = figures.spend,conversions client=Hartwell Honda by=month
dumb question but how many active clients do we have = clients.count state=Client
my boss wants the top 5 spenders for october = figures.spend by=client 2026-10-01..2026-10-31 order=-spend limit=5
for the board meeting, revenue by month this year please = budgets.amount by=month 2026-01-01..2026-12-31
i have a call with the gm in an hour, how is hartwell honda pacing = pacing client=Hartwell Honda
who are our top 3 sales reps this year = opportunities.count stageSince=2026-01-01..2026-12-31 state=Won by=ownerId order=-count limit=3
does hartwell honda have an seo specialist = team client=Hartwell Honda part=SEO
fees vs spend for october = budgets.fees 2026-10-01..2026-10-31 && figures.spend 2026-10-01..2026-10-31
how are my stores doing on budget this month = pacing mine 2026-11-01..2026-11-30
largest drop in organic sessions, september to october = seoPerformance.sessions by=client 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 down
next step on every deal over $10k = opportunities.nextStepAt amount>10000
agreements waiting on a signature = agreements state=Sent
conversion numbers for all channels at hartwell honda in october = figures.conversions client=Hartwell Honda by=channel 2026-10-01..2026-10-31
programmatic clients, highest spend first, exclude toyota = figures.spend client!=Eastgate Toyota channel=display+video+ctv by=client order=-spend
recent activity on hartwell honda = activities client=Hartwell Honda
ford or lincoln dealers = clients brand=Ford+Lincoln
`

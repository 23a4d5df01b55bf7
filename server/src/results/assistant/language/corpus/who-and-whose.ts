/** Clients by whose they are, by what they have, and by what nobody did for them. */
export const whoAndWhoseAsked = `
anyone on Dana Whitfield's book without an interaction since november 1 = clients member=Dana Whitfield without=interactions(2026-11-01..2026-11-23)
clients on my book without overdue tasks = clients mine without=tasks(due=overdue)
how many stores do i look after = clients.count manager=me
does Dana Whitfield handle any social clients = clients member=Dana Whitfield with=budgets(channel=social)
who at the agency does SEO for Lone Star Ford = team client=Lone Star Ford part=SEO
who's running ctv right now = budgets.amount channel=ctv by=client
clients with us less than a year = clients activatedAt=2025-11-23..2026-11-23
clients that have been with us for more than 2 years = clients activatedAt<2024-11-23
clients whose contract ends before february = clients with=agreements(endsAt<2027-02-01)
clients whose contract ends before february and nobody had a meeting with them since september = clients with=agreements(endsAt<2027-02-01) without=interactions(2026-09-01..2026-11-23)
clients with us less than a year that have unpaid invoices = clients activatedAt=2025-11-23..2026-11-23 with=invoices(state=open)
which of my stores spent over 10k and haven't had a meeting in november = clients mine with=figures(spend>10000) without=interactions(2026-11-01..2026-11-30)
stores that had no work logged since november 1 = clients without=activities(2026-11-01..2026-11-23)
which stores did I not log anything for in november = clients mine without=activities(2026-11-01..2026-11-30,by=me)
how much of my november money is left = pacing.left 2026-11-01..2026-11-30
total spend under management this month vs november last year = figures.spend 2026-11-01..2026-11-30 vs=2025-11-01..2025-11-30
which client has the highest cost per lead = figures.costPerConversion by=client order=-costPerConversion limit=1
 what did that one spend = figures.costPerConversion,spend by=client order=-costPerConversion limit=1
remind me thursday at 9 to call Lone Star Ford = form task client=Lone Star Ford due=2026-11-26 text=call Lone Star Ford left=at_9
when did we last touch the ads of Lone Star Ford = decline touch
busiest account managers by number of clients = clients.count by=manager order=-count
clients that nobody had a meeting with since september = clients without=interactions(2026-09-01..2026-11-23)
fees by channel = budgets.fees by=channel
 how much in total = budgets.fees
invoices of Hartwell Honda this year = invoices client=Hartwell Honda 2026-01-01..2026-12-31
 Lone Star Ford? = invoices client=Lone Star Ford 2026-01-01..2026-12-31
anyone on Dana Whitfield's book without a meeting in 45 days = clients member=Dana Whitfield without=interactions(2026-10-10..2026-11-23)
overspending accounts = pacing state=Overpacing by=client
 by how much each = pacing.ahead state=Overpacing by=client
list my clients with their monthly spend, biggest first = figures.spend mine by=client order=-spend
which tickets did i close this month = decline close
lakeshore frobs that dropped in conversions but raised spend = decline frobs
 show only the nissan ones = decline only the nissan ones
why is Lone Star Ford unhappy = decline unhappy
`

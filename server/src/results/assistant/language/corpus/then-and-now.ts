/** As many rows as then, and clients of which one thing holds in one time and another in another one. */
export const thenAndNow = `
which stores have fewer activities than last month = activities.count by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
which store lost the most leads vs last month = leads.count receivedAt=2026-11-01..2026-11-30 by=client vs=2026-10-01..2026-10-31 down
who logged fewer activities than last month = activities.count by=author 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
which stores had more interactions in october than in september = interactions.count by=client 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 up
which stores lost the most appointments since last month = appointments.count scheduledAt=2026-11-01..2026-11-30 by=client vs=2026-10-01..2026-10-31 down
biggest drop in activities by client = activities.count by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
which of my clients got fewer interactions this month than last month = interactions.count client=mine by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
did we log more activities than last month = activities.count 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
more sales than last month? = sales.count soldAt=2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
are there more support requests than last month = support.count 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
which store gained the most appointments vs last month = appointments.count scheduledAt=2026-11-01..2026-11-30 by=client vs=2026-10-01..2026-10-31 up
how many leads did hartwell honda get this month vs last month = leads.count client=Hartwell Honda receivedAt=2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
leads this month vs last month by store = leads.count receivedAt=2026-11-01..2026-11-30 by=client vs=2026-10-01..2026-10-31
activities by person this month vs last month = activities.count by=author 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
which stores had a drop in appointments = appointments.count scheduledAt=2026-11-01..2026-11-30 by=client vs=2026-10-01..2026-10-31 down
which people logged fewer interactions than the month before = interactions.count by=author 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
incidents this quarter vs last quarter = incidents.count startedAt=2026-10-01..2026-12-31 vs=2026-07-01..2026-09-30
more incidents than last year? = incidents.count startedAt=2026-01-01..2026-12-31 vs=2025-01-01..2025-12-31
achievements vs last month = achievements.count reachedAt=2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
which stores had a drop in clicks last week = figures.clicks by=client 2026-11-16..2026-11-22 vs=2026-11-09..2026-11-15 down
which clients spent over 5k last month but under 3k this month = clients with=figures(2026-10-01..2026-10-31,spend>5000) with=figures(2026-11-01..2026-11-30,spend<3000)
stores with more than 10 leads in october but fewer than 5 in november = clients with=leads(count>10,receivedAt=2026-10-01..2026-10-31) with=leads(count<5,receivedAt=2026-11-01..2026-11-30)
my clients that had an activity in october but none this month = clients mine with=activities(2026-10-01..2026-10-31) without=activities(2026-11-01..2026-11-30)
which dealers had over 20 conversions last month and under 10 this month = clients with=figures(2026-10-01..2026-10-31,conversions>20) with=figures(2026-11-01..2026-11-30,conversions<10)
who spent money in october but nothing in november = clients with=figures(2026-10-01..2026-10-31,spend>0) without=figures(2026-11-01..2026-11-30,spend>0)
clients with budgets over 5k in october but under 5k in november = clients with=budgets(2026-10-01..2026-10-31,amount>5000) with=budgets(2026-11-01..2026-11-30,amount<5000)
stores that had interactions in september and october = clients with=interactions(2026-09-01..2026-09-30) with=interactions(2026-10-01..2026-10-31)
clients that got an invoice in october but not in november = clients with=invoices(2026-10-01..2026-10-31) without=invoices(2026-11-01..2026-11-30)
who was over budget last month but under this month = clients with=pacing(2026-10-01..2026-10-31,over) with=pacing(2026-11-01..2026-11-30,state=Underpacing)
stores overpacing in september and october = clients with=pacing(2026-09-01..2026-09-30,state=Overpacing) with=pacing(2026-10-01..2026-10-31,state=Overpacing)
which of my clients spent more than 10k in october but less than 8k in november = clients mine with=figures(2026-10-01..2026-10-31,spend>10000) with=figures(2026-11-01..2026-11-30,spend<8000)
clients with facebook spend over 1000 last month and nothing this month = clients with=figures(2026-10-01..2026-10-31,spend>1000,platform=Facebook and Instagram) without=figures(2026-11-01..2026-11-30,platform=Facebook and Instagram)
stores with clicks over 500 in september but under 300 in october = clients with=figures(2026-09-01..2026-09-30,clicks>500) with=figures(2026-10-01..2026-10-31,clicks<300)
clients over 100 leads in october and over 100 in november = clients with=leads(count>100,receivedAt=2026-10-01..2026-10-31) with=leads(count>100,receivedAt=2026-11-01..2026-11-30)
who had a call in october but not in november = clients with=interactions(2026-10-01..2026-10-31) without=interactions(2026-11-01..2026-11-30)
which stores had no activity in october and none in november = clients without=activities(2026-10-01..2026-10-31) without=activities(2026-11-01..2026-11-30)
which stores had no interactions in october but did in november = clients with=interactions(2026-11-01..2026-11-30) without=interactions(2026-10-01..2026-10-31)
`

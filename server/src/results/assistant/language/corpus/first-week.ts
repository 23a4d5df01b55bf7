/** What people of every role ask in their first week, and what they go on with. */
export const firstWeek = `
which of my clients are over budget this month = pacing mine over by=client 2026-11-01..2026-11-30
 and which ones are underspending = pacing mine state=Underpacing by=client 2026-11-01..2026-11-30
how many leads did we get this month = leads.count receivedAt=2026-11-01..2026-11-30
 and how does that compare to last month = leads.count receivedAt=2026-11-01..2026-11-30 && leads.count receivedAt=2026-10-01..2026-10-31
how did organic sessions develop for Eastgate Honda over the last three months = seoPerformance.sessions client=Eastgate Honda by=month 2026-09-01..2026-11-30
how has spend evolved since June = figures.spend by=month 2026-06-01..2026-11-23
what's the latest in the client notes = clientNotes order=-notedAt
any search budgets about to run out before month end = pacing.budget channel=search over by=client 2026-11-01..2026-11-30
how many clients did we win and lose this year = clients.count activatedAt=2026-01-01..2026-12-31 && clients.count canceledAt=2026-01-01..2026-11-23
 why did they leave = why cancellations
best and worst performing facebook campaigns this month = campaigns.conversions,costPerConversion,spend platform=Facebook and Instagram by=campaign 2026-11-01..2026-11-30 order=-conversions && campaigns.conversions,costPerConversion,spend platform=Facebook and Instagram by=campaign 2026-11-01..2026-11-30 order=conversions
how much budget do we have in display and video this month = budgets.amount channel=display+video 2026-11-01..2026-11-30
which clients are on the priority watchlist and how much money is at risk = managementWatchlist.atRisk by=client
which of my clients are getting the most clicks this month = figures.clicks mine by=client 2026-11-01..2026-11-30 order=-clicks
which of my clients has the most clicks this month = figures.clicks mine by=client 2026-11-01..2026-11-30 order=-clicks limit=1
which tasks on my team are overdue = tasks team=own team due=overdue
is everything for November ready to be invoiced = invoicingMonths 2026-11-01..2026-11-30
what does pacing mean here = meaning pacing.pace
`

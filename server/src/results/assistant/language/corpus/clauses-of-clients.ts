/** Clients by several things that are said of them clause by clause. */
export const clausesOfClientsAsked = `
clients of Dana Whitfield without meetings in november = clients member=Dana Whitfield without=interactions(2026-11-01..2026-11-30)
clients in texas without meetings in the last 45 days = clients us=TX without=interactions(2026-10-10..2026-11-23)
clients in texas with a search budget over 5000 without a social budget = clients us=TX with=budgets(amount>5000,channel=search) without=budgets(channel=social)
clients with a search budget without a social budget = clients with=budgets(channel=search) without=budgets(channel=social)
clients with overdue tasks and unpaid invoices without meetings in november = clients with=tasks(due=overdue) with=invoices(state=open) without=interactions(2026-11-01..2026-11-30)
clients with spend over 10k and no meeting since october = clients with=figures(spend>10000) without=interactions(2026-10-01..2026-11-23)
which clients in texas have a search budget and no meeting since october = clients us=TX with=budgets(channel=search) without=interactions(2026-10-01..2026-11-23)
my honda stores with unpaid invoices that had no meeting in november = clients mine brand=Honda with=invoices(state=open) without=interactions(2026-11-01..2026-11-30)
clients over pace with unpaid invoices = clients with=pacing(state=Overpacing) with=invoices(state=open)
which clients are over pace and have open tasks = clients with=pacing(state=Overpacing) with=tasks(state=open)
prospects in texas with a sent agreement and no interactions in november = clients us=TX state=Prospect with=agreements(state=Sent) without=interactions(2026-11-01..2026-11-30)
how many clients in texas have unpaid invoices and no meeting in november = clients.count us=TX with=invoices(state=open) without=interactions(2026-11-01..2026-11-30)
clients with overdue tasks and unpaid widgets without meetings in november = decline with
clients in texas with overdue tasks without meetings in november sorted by spend = decline with
search budgets over 5k under pace = pacing.budget budget>5000 channel=search state=Underpacing by=client
clients with contacts that have no email = decline with
clients with tasks of Dana Whitfield and unpaid invoices = decline with
clients managed by Dana Whitfield with unpaid invoices that had no meeting in november = clients manager=Dana Whitfield with=invoices(state=open) without=interactions(2026-11-01..2026-11-30)
stores in ohio and texas with open tasks and no meetings this month = clients us=OH+TX with=tasks(state=open) without=interactions(2026-11-01..2026-11-30)
`

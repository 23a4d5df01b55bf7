/** What people ask of one store, of what comes in each month, and go on with. */
export const oneStore = `
mrr by service = budgets.amount type=Recurring by=service
our MRR in October = budgets.amount type=Recurring 2026-10-01..2026-10-31
when did Eastgate Honda leave us = record client=Eastgate Honda field=canceledAt
why did Eastgate Honda cancel = why cancellations client=Eastgate Honda
why did we lose Eastgate Honda = why cancellations client=Eastgate Honda
what was the reason Eastgate Honda left us = why cancellations client=Eastgate Honda
what reason Eastgate Honda gave for leaving = why cancellations client=Eastgate Honda
how come Eastgate Honda left = why cancellations client=Eastgate Honda
how far along is Eastgate Honda = decline along
how far along are we with Eastgate Honda = decline along
meta spend vs budget, worst 10 = decline worst
`

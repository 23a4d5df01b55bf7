/** What dealers, accountants, directors and account managers ask before and in a call, and go on with. */
export const beforeACall = `
is there anything waiting for my signature = agreements mine state=Sent
 If I sign that and then want out, how much notice do I have to give? = agreements.notice mine
how much notice do I have to give = agreements.notice mine
What am I actually paying you guys every month, and for what? = budgets.amount mine by=service
 Just the stuff that keeps running please = budgets.amount mine type=Recurring by=service
 which of those is the biggest chunk, in percent? = budgets.amount mine type=Recurring by=service share=service
who at your place looks after our account and who does the google part = team mine role=manager && team mine part=SEM
who at your place looks after our account = team mine role=manager
How much does Infiniti of Eastgate spend with you? = decline Infiniti
what does the store down the road from Eastgate Honda pay for Google Ads = decline store down the road
what margin do the other auto agencies work with = decline other auto agencies
what changes to my budgets are still waiting for me to confirm = budgetChanges
has anybody decided on the increase I asked for = budgetIncreases mine
Show me both stores by month since August: what we invested and how many leads came in. = figures.spend mine by=client+month 2026-08-01..2026-11-23 && figures.conversions mine by=client+month 2026-08-01..2026-11-23
how was October's money split over the channels = figures.spend by=channel 2026-10-01..2026-10-31 share=channel
which of my stores put nothing into social in October = clients mine without=figures(2026-10-01..2026-10-31,channel=social,spend>0)
Which invoices are overdue today and by how many days? Worst first. = invoices.daysLate dueAt=overdue order=-daysLate
 total open on those = invoices.due dueAt=overdue
overdue invoices = invoices dueAt=overdue
 total open on those? = invoices.due dueAt=overdue
 just the ones over $10k = invoices.due dueAt=overdue due>10000
my invoices = invoices mine
 how late are they = invoices mine dueAt=overdue
 how many days late are they = invoices.daysLate mine dueAt=overdue
how much money came in last week, checks vs ACH = payments.amount about=check 2026-11-16..2026-11-22 && payments.amount about=ach 2026-11-16..2026-11-22
who paid only part of their october invoice = invoices state=Partly paid 2026-10-01..2026-10-31
why does November's invoicing come out different from October's = why budgets.amount 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31
which months are closed, since when and by whom = invoicingMonths state=Closed
 what's keeping October from closing? = invoicingMonths 2026-10-01..2026-10-31
October reconciliation: everything overspent by more than 10% that nobody has explained yet = reconciliation.share share>10 state=over settled=open 2026-10-01..2026-10-31
partner commission of October = partnerCommission 2026-10-01..2026-10-31
 and how much of that is on invoices that have been paid in full? = partnerCommission.paid 2026-10-01..2026-10-31
MRR please, and how it's moved since June = budgets.amount type=Recurring by=month 2026-06-01..2026-11-23
margin by service for October, in dollars and percent, lowest percent first = budgets.margin,marginRate by=service 2026-10-01..2026-10-31 order=marginRate
 which of those got worse against September? = budgets.margin,marginRate by=service 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 order=marginRate down
which clients left us since the beginning of July, and what did each cost us a month = cancellations 2026-07-01..2026-11-23
whats the weighted pipeline, stage by stage = opportunities.weighted state=Open by=stageId
What increase requests are waiting for me? Oldest first. = budgetIncreases state=Waiting order=requestedAt
my tasks. Oldest first. = tasks mine order=due
I've got Eastgate Honda on the phone in ten minutes, what do I need to know? = figures client=Eastgate Honda 2026-11-01..2026-11-23 vs=2026-10-01..2026-10-23 && budgets client=Eastgate Honda 2026-11-01..2026-11-30 && interactions client=Eastgate Honda order=-date limit=3 && record client=Eastgate Honda field=health && tasks client=Eastgate Honda state=open
 when did anybody last talk to them and what about = when interactions client=Eastgate Honda
 Anything we promised them and haven't done? = tasks client=Eastgate Honda due=overdue
is Eastgate Honda on pace in every section this month = pacing client=Eastgate Honda by=channel 2026-11-01..2026-11-30
 tell me which are off by more than 5% = decline off by
what would Eastgate Honda have to spend per day till the end of the month to land exactly on budget = pacingReport.daily client=Eastgate Honda
what services doesn't Eastgate Honda buy = serviceUtilization client=Eastgate Honda state=missing
what services doesn't Eastgate Honda buy that stores like it usually do, and what do those pay = serviceUtilization client=Eastgate Honda state=missing
where do i find Eastgate Honda's invoices from the last 3 months = invoices client=Eastgate Honda 2026-09-01..2026-11-30
which week since the start of October had the fewest calls from our Google listing = googleBusinessProfile.calls week=2026-10-01..2026-11-23 order=calls limit=1
which people at Eastgate Honda get our invoices, and do they get the reports as well = decline people
`

/** What people of the agency ask on a working day, of lists as they stand now and of what they were just told. */
export const byStaff = `
overdue invoices today = invoices dueAt=overdue
unpaid invoices as of today = invoices state=open
overdue invoices as of today - number, total, and the oldest = invoices dueAt=overdue order=month
overdue invoices, number and total = invoices dueAt=overdue
 just those with more than 10k still open = decline more than 10k
which of my stores are more than 10% off pace today, and in which direction = pacing.pace mine pace>110 pace<90 by=client either
my stores over 15% off their pace = pacing.pace mine pace>115 pace<85 by=client either
when did we last talk to Eastgate Honda and who did = when interactions client=Eastgate Honda
when was the last interaction with Eastgate Honda, and who was it = when interactions client=Eastgate Honda
my clients nobody has had an interaction with since October 15 = clients mine without=interactions(2026-10-15..2026-11-23)
clients no one has called since October 15 = clients without=interactions(2026-10-15..2026-11-23)
cancellations this year by reason, with the monthly amount we lost = cancellations.amount by=reason 2026-01-01..2026-12-31
 and how long had those been with us on average = cancellations.months by=reason 2026-01-01..2026-12-31 average
gross margin by service for October, best to worst = budgets.margin by=service 2026-10-01..2026-10-31 order=-margin
margin by service in October, worst to best = budgets.margin by=service 2026-10-01..2026-10-31 order=margin
who has overdue tasks right now, worst first = tasks.count due=overdue by=assignee order=-count
contacts with a birthday in the first half of december = contacts birthday=2026-12-01..2026-12-15
leads in the second half of October = leads receivedAt=2026-10-16..2026-10-31
tasks due until Friday = tasks due<=2026-11-27
tasks due through Friday = tasks due<=2026-11-27
my deliverables due until the end of next week that are not done = deliverables mine dueAt<=2026-12-06 state=Open
proofs not approved yet = proofs state=Waiting+Changes Asked
which proofs of Eastgate Honda are not approved yet = proofs client=Eastgate Honda state=Waiting+Changes Asked
how many tracked calls did Eastgate Honda get in October = callsByTracker.phoneCalls client=Eastgate Honda 2026-10-01..2026-10-31
spend and conversions by platform this month = figures.spend,conversions by=platform 2026-11-01..2026-11-30
 and the same days of october = figures.spend,conversions by=platform 2026-10-01..2026-10-23
spend by channel in October = figures.spend by=channel 2026-10-01..2026-10-31
 and the same days of september = decline same days
deals in the pipeline that sit longer in their stage than they should = opportunities stale=Stale state=Open
 weighted value of those = opportunities.weighted stale=Stale state=Open
did any metric alarm ring in the past two weeks = metricAlarmRings since=2026-11-10..2026-11-23
alarm rings since 11/10 = metricAlarmRings since=2026-11-10..2026-11-23
alarms that rang since 11/10 and for whom = metricAlarmRings since=2026-11-10..2026-11-23
what's on my calendar today after lunch = calendar after noon
when is my next meeting = calendar next
onboarding by state = decline state
who in account management has overdue tasks = decline management
which logins end or start in the next three weeks = decline logins
please mark the October invoice of Eastgate Honda as paid = decline mark
is Maria Lopez off on Monday, and what do we pay her = decline off
number of clients by manager = clients.count by=manager
 how far is Maria Lopez from the average = decline how far
how far is Maria Lopez from the average = decline how far
Hulu, Peacock, Paramount+: impressions this month = decline Hulu
which is the cheapest per completed view = decline cheapest
budget changes waiting for me = budgetChanges mine
 how much do they add up to = decline add up
deliverables that are waiting on the client = decline waiting
where do I find the results of a mystery shop = screen mystery shop
honda dealers in texas = clients us=TX brand=Honda
how many honda stores do we have = clients.count brand=Honda
our Honda and Toyota stores without a contact = clients brand=Honda+Toyota without=contacts
all stores except honda stores = clients brand!=Honda
hartwell honda stores = clients client=Hartwell Honda
which honda stores are off pace = pacingReport.off brand=Honda
average cpl of ford dealers = figures.costPerConversion brand=Ford by=client average
 and for the honda stores = figures.costPerConversion brand=Honda by=client average
give me cost per lead for the ford stores, this quarter vs the previous one = figures.costPerConversion brand=Ford by=client 2026-10-01..2026-12-31 vs=2026-07-01..2026-09-30
deals sitting in proposal for over a month = opportunities stageId=Proposal Sent stageSince<2026-10-23
opportunities in the audit presented stage for more than 2 weeks = opportunities stageId=Audit Presented stageSince<2026-11-09
tasks in progress for more than 2 weeks = decline more than 2 weeks
which managers carry more than 60 stores right now = clients.count count>60 by=manager
how many invoices are still in draft for october and what do they add up to = invoices.count state=Draft 2026-10-01..2026-10-31 && invoices.total state=Draft 2026-10-01..2026-10-31
how many accounts have no negative keyword list set up = clients.count without=negativeKeywords
clients without a website set, count and names = clients website=none
accounts over pace by more than 10 percent, biggest first = pacing.pace pace>110 by=client order=-pace
share of revenue that comes from our ten biggest clients = budgets.amount by=client order=-amount limit=10 share=client
how many people have no 2fa = people.count secondFactor=none
accounts without 2fa = people secondFactor=none
employees who never logged in = people lastSeenAt=none type=employee
talking to lone star ford at 3, what should i know = figures client=Lone Star Ford 2026-11-01..2026-11-23 vs=2026-10-01..2026-10-23 && budgets client=Lone Star Ford 2026-11-01..2026-11-30 && interactions client=Lone Star Ford order=-date limit=3 && record client=Lone Star Ford field=health && tasks client=Lone Star Ford state=open
about to call hartwell honda = figures client=Hartwell Honda 2026-11-01..2026-11-23 vs=2026-10-01..2026-10-23 && budgets client=Hartwell Honda 2026-11-01..2026-11-30 && interactions client=Hartwell Honda order=-date limit=3 && record client=Hartwell Honda field=health && tasks client=Hartwell Honda state=open
which parent organizations get one combined invoice = parentOrganizations invoicedAs=One for all stores
who brought in the most new monthly revenue since july = budgets.amount startsAt=2026-07-01..2026-11-23 by=client order=-amount
october report = figures 2026-10-01..2026-10-31
whos working on our account besides Dana = decline team | besides
clients that floobled the thing = decline floobled | thing
 whose task is that = decline whose task is that
what changed at my clients since friday = decline changed
any of mine spending under the manufacturer minimum = decline manufacturer minimum
`

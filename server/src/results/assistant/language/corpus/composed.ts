/**
 * Counts, comparisons, quotients and times between two days: figures of the
 * same client, person, group or row put together (`language/composed/`).
 */
export const composedAsked = `
clients with fewer than three services = composed a:budgets.different-service a<3 per=client
stores with only one budget = composed a:budgets.count a=1 per=client
clients with exactly two contacts = composed a:contacts.count a=2 per=client
clients by number of open support requests = composed a:support.count|state=open per=client most
which clients have more than 3 open support requests = composed a:support.count|state=open a>3 per=client
dealers w/ less than 2 contacts = composed a:contacts.count a<2 per=client
any stores with fewer than 2 contacts on file? = composed a:contacts.count a<2 per=client
stores w only 1 service = composed a:budgets.different-service a=1 per=client
dealers on just one service = composed a:budgets.different-service a=1 per=client
how many clients have more than 2 services = composed a:budgets.different-service a>2 per=client count
how many stores have only one service = composed a:budgets.different-service a=1 per=client count
who has fewer than 10 clients = clients.count count<10 by=manager
clients with two or more overdue invoices = composed a:invoices.count|dueAt=overdue a>=2 per=client
clients with fewer than 5 activities last month = composed a:activities.count|2026-10-01..2026-10-31 a<5 per=client
top clients by number of tasks = composed a:tasks.count per=client most
bottom 10 clients by number of activities this month = composed a:activities.count|2026-11-01..2026-11-30 per=client least limit=10
which client has the most services = composed a:budgets.different-service per=client most
account managers by number of clients = composed a:clients.count per=manager most
number of contacts per client = composed a:contacts.count per=client
how many services does each store have = composed a:budgets.different-service per=client
clients with no more than two services = composed a:budgets.different-service a<=2 per=client
clients with at least two open tasks and fewer than 3 services = composed a:tasks.count|state=open b:budgets.different-service a>=2 b<3 per=client
clients with between 2 and 4 services = composed a:budgets.different-service abetween2..4 per=client
stores in Texas with less than three services = composed a:budgets.different-service a<3 per=client of=us=TX
clients in Hartwell Auto Group with fewer than 5 activities this month = composed a:activities.count|2026-11-01..2026-11-30 a<5 per=client of=group=Hartwell_Auto_Group
which of my stores only have one service = composed a:budgets.different-service a=1 per=client of=mine
share of clients with fewer than 3 services = composed a:budgets.different-service a<3 per=client count
percentage of managers with over 20 clients = composed a:clients.count a>20 per=manager count
stores with two or more open opportunities = decline stores
clients whose spend is more than twice their fee = composed a:figures.spend|2026-11-01..2026-11-30 b:budgets.fees|2026-11-01..2026-11-30 a>2*b per=client
stores that spend more on social than on search = composed a:figures.spend|channel=social b:figures.spend|channel=search a>b per=client
who spends more on display than on video = composed a:figures.spend|channel=display b:figures.spend|channel=video a>b per=client
clients spending twice as much on search as on social = composed a:figures.spend|channel=search b:figures.spend|channel=social a>=2*b per=client
clients with more interactions than activities = composed a:interactions.count|2026-11-01..2026-11-30 b:activities.count|2026-11-01..2026-11-30 a>b per=client
who has more overdue tasks than open ones = composed a:tasks.count|due=overdue b:tasks.count|state=open a>b per=person
clients with more open tasks than closed ones = composed a:tasks.count|state=open b:tasks.count|state=closed a>b per=client
which clients have more leads than conversions = composed a:leads.count|receivedAt=2026-11-01..2026-11-30 b:figures.conversions|2026-11-01..2026-11-30 a>b per=client
stores whose search budget is bigger than their social budget = composed a:budgets.amount|channel=search b:budgets.amount|channel=social a>b per=client
clients with more seo budget than sem budget = composed a:budgets.amount|service=SEO b:budgets.amount|service=SEM a>b per=client
clients whose fee is higher than their spend = composed a:budgets.fees|2026-11-01..2026-11-30 b:figures.spend|2026-11-01..2026-11-30 a>b per=client
clients where social spend exceeds search spend in october = composed a:figures.spend|channel=social|2026-10-01..2026-10-31 b:figures.spend|channel=search|2026-10-01..2026-10-31 a>b per=client
clients with more support requests than interactions last quarter = composed a:support.count|2026-07-01..2026-09-30 b:interactions.count|2026-07-01..2026-09-30 a>b per=client
clients whose budget is at least three times their spend = composed a:budgets.amount|2026-11-01..2026-11-30 b:figures.spend|2026-11-01..2026-11-30 a>=3*b per=client
who has more open tasks than clients = composed a:tasks.count|state=open b:clients.count a>b per=person
clients that spend less than they are invoiced = composed a:figures.spend|2026-11-01..2026-11-30 b:budgets.amount|2026-11-01..2026-11-30 a<b per=client
who logged more interactions than activities this month = composed a:interactions.count|2026-11-01..2026-11-30 b:activities.count|2026-11-01..2026-11-30 a>b per=person
which AMs logged more activities than interactions last month = decline AMs
groups with more open tasks than stores = composed a:tasks.count|state=open b:clients.count a>b per=group
clients where leads are below last month's by half = leads.count receivedAt=2026-11-01..2026-11-30 by=client vs=2026-10-01..2026-10-31 down>=50%
clients whose conversions this month are less than half of last month = figures.conversions by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down>50%
clients whose leads fell by more than half vs last month = leads.count receivedAt=2026-11-01..2026-11-30 by=client vs=2026-10-01..2026-10-31 down>50%
clients whose spend this month is more than double last month's = figures.spend by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 up>100%
clients where clicks are below last month's by 20% = figures.clicks by=client vs=2026-10-01..2026-10-31 down>=20%
ratio of leads to spend by client = composed a:leads.count|receivedAt=2026-11-01..2026-11-30 b:figures.spend|2026-11-01..2026-11-30 ratio per=client
leads to spend ratio by group = composed a:leads.count|receivedAt=2026-11-01..2026-11-30 b:figures.spend|2026-11-01..2026-11-30 ratio per=group
what's the ratio of open tasks to clients by manager = composed a:tasks.count|state=open b:clients.count ratio per=manager
leads per activity by client = composed a:leads.count|receivedAt=2026-11-01..2026-11-30 b:activities.count|2026-11-01..2026-11-30 ratio per=client
budget minus spend by client = composed a:budgets.amount|2026-11-01..2026-11-30 b:figures.spend|2026-11-01..2026-11-30 difference per=client
spend vs budget gap by client = composed a:figures.spend|2026-11-01..2026-11-30 b:budgets.amount|2026-11-01..2026-11-30 difference per=client
difference between search and social spend = composed a:figures.spend|channel=search b:figures.spend|channel=social difference
difference between search and social budgets by client = composed a:budgets.amount|channel=search b:budgets.amount|channel=social difference per=client
difference between what we spent and what we billed on facebook last month = decline between
fees as a percentage of revenue = composed a:budgets.fees b:budgets.amount percent
spend as a percentage of budget by client = composed a:figures.spend|2026-11-01..2026-11-30 b:budgets.amount|2026-11-01..2026-11-30 percent per=client
what percent of revenue is fees = composed a:budgets.fees b:budgets.amount percent
ratio of spend to leads for Hartwell Honda = composed a:figures.spend|client=Hartwell Honda|2026-11-01..2026-11-30 b:leads.count|client=Hartwell Honda|receivedAt=2026-11-01..2026-11-30 ratio
median spend per client = composed a:figures.spend per=client median
median spend by client last month = composed a:figures.spend|2026-10-01..2026-10-31 per=client median
median spend for Hartwell Auto Group = composed a:figures.spend|group=Hartwell Auto Group per=client median
what is the median number of open tasks per person = composed a:tasks.count|state=open per=person median
average number of services per client = composed a:budgets.different-service per=client average
avg number of contacts per client = composed a:contacts.count per=client average
how many services does a client have on average = composed a:budgets.different-service per=client average
median cost per lead by client = composed a:figures.costPerConversion per=client median
median fee = composed a:budgets.fees per=client median
median health of our clients = composed a:clients.health per=client median
average revenue per client by manager = decline average
how long do support requests take to close on average = decline close
days from sent to signed for agreements = agreements.days:sentAt:signedAt average
how long does it take to get an agreement signed = agreements.days:sentAt:signedAt average
onboarding that took longer than 30 days = decline longer than 30 days
which agreements took the longest to sign = agreements.days:sentAt:signedAt order=-days:sentAt:signedAt
agreements signed more than 10 days after they were sent = agreements.days:sentAt:signedAt days:sentAt:signedAt>10
median days to decide budget increases = composed a:budgetIncreases.daysToDecide median
median time from requested to decided for budget increases = composed a:budgetIncreases.daysToDecide median
proofs that took more than 5 days to decide = proofs.days:createdAt:decidedAt days:createdAt:decidedAt>5
average time to approve a proof = proofs.days:createdAt:decidedAt average
how long do proofs take to get decided by client = proofs.days:createdAt:decidedAt by=client average
how long did it take us to fix audit findings last month = auditFindings.daysToFix foundAt=2026-10-01..2026-10-31 average
audit findings that took longer than two weeks to fix = auditFindings.daysToFix daysToFix>14
slowest audit findings to fix = auditFindings.daysToFix order=-daysToFix
budget increases decided within 3 days of being requested = budgetIncreases.daysToDecide daysToDecide<=3
how long do incidents take to resolve = incidents.daysLasted average
incidents that took more than 2 days to fix = incidents.daysLasted daysLasted>2
tasks that took longer than 2 weeks to finish = decline longer than 2 weeks
which opportunities took more than 60 days to close = decline more than 60 days
what's the average number of stores in a group = composed a:clients.count per=group average
stores in Texas with fewer than 3 services = composed a:budgets.different-service a<3 per=client of=us=TX
 and last month = composed a:budgets.different-service|2026-10-01..2026-10-31 a<3 per=client of=us=TX
 only my clients = composed a:budgets.different-service|2026-10-01..2026-10-31 a<3 per=client of=mine|us=TX
 how many = composed a:budgets.different-service|2026-10-01..2026-10-31 a<3 per=client of=mine|us=TX count
 what do they spend = decline they
clients with more interactions than activities = composed a:interactions.count|2026-11-01..2026-11-30 b:activities.count|2026-11-01..2026-11-30 a>b per=client
 and in october? = composed a:interactions.count|2026-10-01..2026-10-31 b:activities.count|2026-10-01..2026-10-31 a>b per=client
 just Hartwell Auto Group = composed a:interactions.count|2026-10-01..2026-10-31 b:activities.count|2026-10-01..2026-10-31 a>b per=client of=group=Hartwell_Auto_Group
clients by number of services = composed a:budgets.different-service per=client most
 top 5 = composed a:budgets.different-service per=client most limit=5
what portion of our leads comes from Lone Star Group = composed a:leads.count|group=Lone Star Group b:leads.count percent
clients that only have a website budget = decline only
agreements not signed within 10 days = decline within 10 days
percentage of open tasks that are overdue = composed a:tasks.count|due=overdue|state=open b:tasks.count|state=open percent
show stores paying more for search than social = composed a:budgets.amount|channel=search b:budgets.amount|channel=social a>b per=client
median deal size = composed a:opportunities.amount median
clients on only one channel = composed a:figures.different-channel a=1 per=client
where does display spend exceed video spend = composed a:figures.spend|channel=display b:figures.spend|channel=video a>b per=client
how many services do my stores have on average = composed a:budgets.different-service per=client of=mine average
agreements that took over a month to sign = agreements.days:sentAt:signedAt days:sentAt:signedAt>30
how quickly are proofs approved = proofs.days:createdAt:decidedAt average
`

/** Budgets, invoices, partners, the portal's own use and what is kept among the settings, in the words of the people who ask. */
export const calledMoneyAsked = `
which budgets are unbilled this month = budgets invoice=no 2026-11-01..2026-11-30
uninvoiced budgets = budgets invoice=no
one shot budgets in December = budgets type=One-Time 2026-12-01..2026-12-31
budgets that kick in on December 1 = budgets startsAt=2026-12-01..2026-12-01
budgets rolling off this month = budgets endsAt=2026-11-01..2026-11-30
any recurring budgets set to start in December = budgets startsAt=2026-12-01..2026-12-31 type=Recurring
budget changes nobody has confirmed = budgetChanges
unacknowledged budget changes = budgetChanges
raise requests that got turned down = budgetIncreases state=Rejected
budget increases nobody decided = budgetIncreases state=Waiting
budget increases waiting for sign off = budgetIncreases state=Waiting
did the Eastgate Toyota increase get approved = budgetIncreases client=Eastgate Toyota state=Approved
is there an increase waiting for Summit Subaru = budgetIncreases client=Summit Subaru state=Waiting
stores without a budget cap = ceilings.ceiling state=None by=client
who is over their spending limit = ceilings.ceiling state=Over by=client
fee caps in percent = feeCaps limitIn=Percent of the budget
flat fee caps = feeCaps limitIn=Dollars
how many invoices fall due this week = invoices.count dueAt=2026-11-23..2026-11-29
 and how much is that altogether = invoices.total dueAt=2026-11-23..2026-11-29
 any of them from Hartwell Auto Group = invoices.total group=Hartwell Auto Group dueAt=2026-11-23..2026-11-29
invoices waiting for review = invoices state=Draft
unreviewed invoices = invoices state=Draft
invoices nobody has approved = invoices state=Draft+Reviewed
partial payments on invoices = invoices state=Partly paid
short paid invoices = invoices state=Partly paid
delinquent invoices = invoices dueAt=overdue
who is in arrears = invoices dueAt=overdue
credit memos this year = invoices state=Credit 2026-01-01..2026-12-31
who approved the October invoice of Hartwell Honda = invoices.approvedBy client=Hartwell Honda 2026-10-01..2026-10-31
corrections on October invoices = invoiceLines.number kind=Adjustment 2026-10-01..2026-10-31
credits we gave in October = invoiceLines kind=Credit 2026-10-01..2026-10-31
who closed October = invoicingMonths 2026-10-01..2026-10-31
what's blocking the close of November = invoicingMonths.left 2026-11-01..2026-11-30
is anything blocking the close of october = invoicingMonths.left 2026-10-01..2026-10-31
deposits in October = payments 2026-10-01..2026-10-31
deposits on Friday = payments 2026-11-20..2026-11-20
payments from Tuesday = payments 2026-11-17..2026-11-17
check number of Eastgate Toyota's last payment = payments.reference client=Eastgate Toyota order=-paidOn limit=1
unexplained reconciliation rows in October = reconciliation settled=open 2026-10-01..2026-10-31
what has nobody explained for October = reconciliation settled=open 2026-10-01..2026-10-31
reconciliation rows over the threshold for october = decline threshold
write offs in October by manager = reconciliation.count settled=Written off by=manager 2026-10-01..2026-10-31
who landed on budget in October = reconciliation state=even 2026-10-01..2026-10-31
Which stores blew through their October budget? = reconciliation state=over by=client 2026-10-01..2026-10-31
show me everything we wrote off in October = reconciliation settled=Written off 2026-10-01..2026-10-31
carryover into November by section = rollover.carried by=section 2026-11-01..2026-11-30
partner payouts for October by partner = partnerCommission.commission by=partner 2026-10-01..2026-10-31
commission payable for October = partnerCommission 2026-10-01..2026-10-31
referral fees in October = partnerCommission 2026-10-01..2026-10-31
what commission do we owe partners for October = partnerCommission 2026-10-01..2026-10-31
 break it down by partner = partnerCommission.commission by=partner 2026-10-01..2026-10-31
which stores came in through a partner = partnerClients by=client
which parent orgs get one invoice for all stores = parentOrganizations invoicedAs=One for all stores
parent companies invoiced by store = parentOrganizations invoicedAs=One for each store
payment terms of our parent orgs = parentOrganizations.termsDays
parent orgs with 45 day terms = parentOrganizations.termsDays termsDays=45
parent companies with a po number = parentOrganizations purchaseOrder=some
parent orgs that want a purchase order on the invoice = parentOrganizations purchaseOrder=some
which clients have net 45 terms = billingTerms.termsDays termsDays=45 by=client
clients with terms longer than 30 days = billingTerms.termsDays termsDays>30 by=client
payment terms of Lone Star Ford = billingTerms.termsDays client=Lone Star Ford
payment terms by client for Hartwell Auto Group = billingTerms.termsDays group=Hartwell Auto Group by=client
tax rate on Eastgate Honda's invoices = billingTerms.taxRate client=Eastgate Honda
clients with a purchase order = billingTerms purchaseOrder=some
clients without a po number = billingTerms purchaseOrder=none
does Summit Subaru need a purchase order = billingTerms.purchaseOrder client=Summit Subaru
clients without a parent organization = billingTerms parentOrganization=none
which clients dont belong to any parent organization = billingTerms parentOrganization=none by=client
who heads the SEO department = departments.head department=SEO
who runs the SEO team = departments.head department=SEO
who is the head of the Social department = departments.head department=Social
which departments have no head = departments head=none
department managers = departments.head
last import - did it work = imports order=-at limit=1
did the last figures import go through = imports kind=Daily figures order=-at limit=1
imports that failed this month = imports state=Failed 2026-11-01..2026-11-30
imports in November by kind = imports.count by=kind 2026-11-01..2026-11-30
imports on Thursday = imports 2026-11-19..2026-11-19
cost centers by department = profitCenters.count by=departmentId
gl codes of our services = accounts kind=Service
which services are prorated = accounts kind=Service charged=By days
AI usage by person this month = aiUsage.count by=user 2026-11-01..2026-11-30
who used the chat most in October = aiUsage.count kind=chat by=user 2026-10-01..2026-10-31 order=-count
who used the AI assistant most in October = aiUsage.count by=user 2026-10-01..2026-10-31 order=-count
ai tokens by feature this month = aiUsage.inputTokens,outputTokens by=kind 2026-11-01..2026-11-30
AI tokens burned per feature = aiUsage.inputTokens,outputTokens by=kind
how much AI are we using = aiUsage.count
 by person = aiUsage.count by=user
emails that bounced this month = emailAnalytics.bounced 2026-11-01..2026-11-30
invites sent last week = emailAnalytics.sent category=invitation 2026-11-16..2026-11-22
who is the regional manager = regions
custom fields that are mandatory = clientDataTypes required=Yes
tags we use = clientTags
types of tasks = taskTypes
which task statuses count as done = taskStatuses closes=Yes
ticket templates for the SEO team = taskTemplates teamId=SEO
what roles are there on a client team = clientUserTypes
seniority levels = userLevels
department roles = departmentUserTypes
blocked phone numbers = leadBlacklist kind=Phone
how often was the blacklist hit = leadBlacklist.hits
guides for clients = resourceLinks shownTo=Clients
pinned resources = resourceLinks pinned=Yes
contract templates = agreementTemplates
questions in the questionnaire = agreementTemplateQuestions
product families = serviceGroups
what cancellation reasons can we pick from = cancellationReasons
service mix this month = quickView 2026-11-01..2026-11-30
upsell ideas for Summit Subaru = serviceUtilization client=Summit Subaru
stores missing a service that similar stores buy = serviceUtilization.count state=missing by=client
who could we sell Online Video to in the Hartwell group = serviceUtilization group=Hartwell Auto Group service=Online Video state=missing
who can we pitch SEO to = serviceUtilization service=SEO state=missing
net budget change in November = budgetComparison 2026-11-01..2026-11-30
net budget change october to november = budgetComparison 2026-11-01..2026-11-30
budget cuts this month by manager = budgetComparison.count move=decreased by=manager 2026-11-01..2026-11-30
who shrank their budget this month = budgets.amount by=client 2026-11-01..2026-11-30 vs=2026-10-01..2026-10-31 down
spend on used cars in October by channel = vehicleSpend.spend vehicles=used by=channel 2026-10-01..2026-10-31
agency revenue in October = managementReport 2026-10-01..2026-10-31
new arrivals this quarter = onboarded activatedAt=2026-10-01..2026-12-31
books of the managers this month = clientView 2026-11-01..2026-11-30
annual plan of Lone Star Ford = annualView client=Lone Star Ford
two years of budgets for Hartwell Honda = historicalBudgets client=Hartwell Honda
SEM spend in october a year ago = figures.spend channel=search 2025-10-01..2025-10-31
Do we have any clients in two groups? = decline two
which invoices went out in October but haven't been paid yet, biggest first = invoices.total state=open 2026-10-01..2026-10-31 order=-total
did anyone credit Summit for the september underspend = reconciliation client=Summit Subaru settled=Credited state=under 2026-09-01..2026-09-30
has the November run been sent yet = invoices.count by=state 2026-11-01..2026-11-30
list every invoice over 20k in 2026 = invoices total>20000 2026-01-01..2026-12-31
how does facebook ads margin compare to display = budgets.margin service=Facebook Ads service=Display by=service
facebook vs display margin this month = budgets.margin service=Facebook Ads service=Display by=service 2026-11-01..2026-11-30
invoice number of Quarter Mile Motors for September = invoices.number client=Quarter Mile Motors 2026-09-01..2026-09-30
who burns the most tokens = aiUsage.inputTokens,outputTokens by=user order=-inputTokens
which stores belong to no parent organization = billingTerms parentOrganization=none by=client
what industries are there to choose from = industries
commission rate per partner = partners.commissionPercent
how many members does each department have = departments.members
code of each cost center = profitCenters.code
states of each region = regions.states
partners with a commission over 10 percent = partners.commissionPercent commissionPercent>10
which department is Tom in = people.department person=Tom Becker
payment terms of the parent organizations = parentOrganizations.termsDays
what's our terms with Bluebonnet = billingTerms.termsDays client=Bluebonnet Chevrolet
dropdown custom fields = clientDataTypes kind=Choice
underspent by more than 10 percent last month = reconciliation.share share<-10 state=under 2026-10-01..2026-10-31
clients with payment terms of 45 days = billingTerms.termsDays termsDays=45 by=client
clients with terms shorter than 20 days = billingTerms.termsDays termsDays<20 by=client
ready to send invoices = invoices state=Approved
open months = invoicingMonths state=Open
what did we void in October = invoices state=Void 2026-10-01..2026-10-31
invoice 10442 whats on it = invoiceLines number=10442
`

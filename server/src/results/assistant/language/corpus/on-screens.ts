/** What is on screens and in no declared list: lines, closed months, guest links, answers, redirects, splits. */
export const onScreens = `
what's on Hartwell Volkswagen's October invoice = invoiceLines client=Hartwell Volkswagen 2026-10-01..2026-10-31
what is on the last invoice of Lone Star Ford = invoiceLines client=Lone Star Ford
what's on invoice 1042 = invoiceLines number=1042
invoice lines of Summit Subaru in October = invoiceLines client=Summit Subaru 2026-10-01..2026-10-31
break down Riverside Kia's September bill = invoiceLines client=Riverside Kia 2026-09-01..2026-09-30
which invoices have an adjustment = invoiceLines kind=Adjustment by=number
which invoices have an adjustment in November = invoiceLines kind=Adjustment by=number 2026-11-01..2026-11-30
adjustments last month = invoiceLines kind=Adjustment 2026-10-01..2026-10-31
adjustments by client in November = invoiceLines.count kind=Adjustment by=client 2026-11-01..2026-11-30
how many adjustments did we make in October = invoiceLines.count kind=Adjustment 2026-10-01..2026-10-31
show me the lines of Riverside Kia's latest invoice = invoiceLines client=Riverside Kia
invoice lines of last week = decline last week
is September closed = invoicingMonths 2026-09-01..2026-09-30
has last month been closed yet? = invoicingMonths 2026-10-01..2026-10-31
did we close October yet = invoicingMonths 2026-10-01..2026-10-31
who closed August = invoicingMonths 2026-08-01..2026-08-31
when was July closed = invoicingMonths 2026-07-01..2026-07-31
what's left to do before we can close October = invoicingMonths 2026-10-01..2026-10-31
which months are still open = invoicingMonths state=Open
which months are not closed yet = invoicingMonths state=Open
which month is open = invoicingMonths state=Open
are the books closed for October = invoicingMonths 2026-10-01..2026-10-31
can we close October = invoicingMonths 2026-10-01..2026-10-31
last closed month = invoicingMonths state=Closed order=-closedAt limit=1
which months have we closed = invoicingMonths state=Closed
is September closed for Lone Star Ford = decline closed
which guest links expire this month = guestLinks expiresAt=2026-11-01..2026-11-30
who made the guest link for Hartwell Volkswagen = guestLinks client=Hartwell Volkswagen
guest links of Lone Star Ford = guestLinks client=Lone Star Ford
fees on the October invoice of Lone Star Ford = invoiceLines client=Lone Star Ford kind=Fee 2026-10-01..2026-10-31
any adjustments on Summit Subaru's last invoice = invoiceLines client=Summit Subaru kind=Adjustment
adjustments over $500 this year = invoiceLines amount>500 kind=Adjustment 2026-01-01..2026-12-31
who made guest links this month = guestLinks createdAt=2026-11-01..2026-11-30
guest links made this month = guestLinks createdAt=2026-11-01..2026-11-30
guest links that expired in October = guestLinks expiresAt=2026-10-01..2026-10-31 state=expired
form answers by month this year = formAnswers.count at=2026-01-01..2026-12-31 by=month
guest links made by Maria Lopez = guestLinks createdBy=Maria Lopez
expired guest links of my clients = guestLinks client=mine state=expired
is the guest link for Summit Subaru still valid = guestLinks client=Summit Subaru state=open
guest links that expire soon = guestLinks expiresAt=2026-11-23..2026-12-22
how many guest links are open = guestLinks.count state=open
how many answers did the test drive form get = formAnswers.count form=Test Drive
latest answers of the test drive form = formAnswers form=Test Drive
answers to the kickoff questionnaire this month = formAnswers form=Kickoff Questionnaire at=2026-11-01..2026-11-30
how many people filled in the kickoff questionnaire this month = formAnswers.count form=Kickoff Questionnaire at=2026-11-01..2026-11-30
any response from Lone Star Ford = decline response
forms = decline forms
what waits for an answer = decline waits
who filled out the test drive form last week = formAnswers form=Test Drive at=2026-11-16..2026-11-22
which redirects are broken for Eastgate Honda = redirects client=Eastgate Honda state=Wrong target+Not redirected+Target missing+Loop+Not reachable
redirects of Eastgate Honda by state = redirects.count client=Eastgate Honda by=state
how many redirects are not checked yet = redirects.count state=Not checked
redirects of my clients that loop = redirects mine state=Loop
how is Lone Star Ford's paid search split = allocations client=Lone Star Ford kind=Paid Search
how is Lone Star Ford's social budget split this month = allocations client=Lone Star Ford kind=Social 2026-11-01..2026-11-30
search allocations of Riverside Kia in October = allocations client=Riverside Kia kind=Paid Search 2026-10-01..2026-10-31
how is the display budget of Summit Subaru divided = allocations client=Summit Subaru kind=Premium Display
social allocations by part = allocations.amount kind=Social by=part
which paid search budgets are not split = decline budgets
`

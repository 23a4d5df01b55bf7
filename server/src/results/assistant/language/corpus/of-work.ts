/** What people ask of their work, their people and their clients every day, with the kinds of rows by their names. */
export const ofWork = `
blog posts due this month = deliverables typeId=Blog Post dueAt=2026-11-01..2026-11-30
what blog posts are due next week = deliverables typeId=Blog Post dueAt=2026-11-30..2026-12-06
how many landing pages did we finish last month = deliverables.count typeId=Landing Page dueAt=2026-10-01..2026-10-31 state=Done
 by who = deliverables.count typeId=Landing Page dueAt=2026-10-01..2026-10-31 state=Done by=assigneeId
deliverables due this month = deliverables dueAt=2026-11-01..2026-11-30
 just blogs = deliverables dueAt=2026-11-01..2026-11-30 typeId=Blog Post
 which are mine = deliverables mine dueAt=2026-11-01..2026-11-30 typeId=Blog Post
deliverables waiting on client = deliverables statusId=Waiting for Client
video meetings this week = interactions type=Video Meeting 2026-11-23..2026-11-29
phone calls Maria logged this month = interactions author=Maria Lopez type=Phone Call 2026-11-01..2026-11-30
last optimization on Lone Star Ford = activities client=Lone Star Ford category=Optimization order=-date limit=1
last on-site visit at Summit Subaru = interactions client=Summit Subaru type=On-Site Visit order=-date limit=1
who visited a store this week = interactions.count type=On-Site Visit by=author 2026-11-23..2026-11-29
which stores haven't been visited this year = clients without=interactions(2026-01-01..2026-12-31,type=On-Site Visit)
clients that never got a visit = clients without=interactions(2015-01-01..2026-11-23,type=On-Site Visit)
which clients did Maria visit this year = interactions.count author=Maria Lopez type=On-Site Visit by=client 2026-01-01..2026-12-31
which sites are on DealerOn = searchPlans websiteProviderId=DealerOn
key accounts without activities this month = clients tag=Key Account without=activities(2026-11-01..2026-11-30)
which of my stores have the co-op tag = clients mine tag=Co-op
clients not tagged key account = clients tag!=Key Account
deals in proposal = opportunities stageId=Proposal Sent
stores without an SEO specialist = clients teamPart!=SEO Specialist
which stores have no seo person = clients teamPart!=SEO Specialist
my clients without a social person = clients mine teamPart!=Social Specialist
which of my clients are in a group = clients mine group=some
tasks with a due date = tasks due=some
what group is Hartwell Honda in = record client=Hartwell Honda field=group
who's onboarding right now = onboardingTasks.count done=No by=client
which clients are onboarding = onboardingTasks.count done=No by=client
how far along is Riverside Kia with onboarding = onboardingTasks.completion client=Riverside Kia
what's left to do for Riverside Kia's onboarding = onboardingTasks client=Riverside Kia done=No
who's on the watchlist = priorityWatchlist state=Watching
 who manages them = priorityWatchlist.manager state=Watching
which of my clients are on the watchlist = priorityWatchlist client=mine state=Watching
did Lone Star Ford sign = agreements client=Lone Star Ford
has Summit Subaru signed the agreement yet = agreements client=Summit Subaru
users of Summit Subaru = clientLogin client=Summit Subaru
users who never logged in = clientLogin state=never
any alarms today = metricAlarmRings since=2026-11-23..2026-11-23
which stores fail the most checks = auditFindings.count state=Open by=client order=-count
clients we lost in the last 90 days = clients canceledAt=2026-08-26..2026-11-23
which of my clients canceled = clients mine state=Inactive
raise the SEO budget of Lone Star Ford to 2000 from January = form budgetChange client=Lone Star Ford service=SEO due=2027-01-01 amount=2000
note for Lone Star Ford: GM on vacation till dec 10 = form activity client=Lone Star Ford text=GM on vacation till dec 10 for Lone Star Ford
feeds with errors = vehicleFeeds state=Last Good Copy
any creatives waiting for approval = proofs state=Waiting
what's in the pipeline for december = opportunities nextStepAt=2026-12-01..2026-12-31 state=Open
next steps this week = opportunities nextStepAt=2026-11-23..2026-11-29
whats the login for dealer.com at Summit Subaru = screen client=Summit Subaru login
do we have the facebook login for Lone Star Ford = screen client=Lone Star Ford login
who do I talk to about the website at Summit Subaru = contacts client=Summit Subaru
anything new from Summit Subaru = changes client=Summit Subaru
Maria's email = people.email person=Maria Lopez
what role does James have = people.role person=James Carter
when was Priya last here = people.lastSeenAt person=Priya Patel
what is Tom's phone number = decline phone
how many people work here = people.count type=employee
who handles the most stores = clients.count by=manager order=-count
how many tasks does Maria have open = tasks.count assignee=Maria Lopez state=open
 which are overdue = tasks assignee=Maria Lopez state=open due=overdue
any incidents open right now = incidents endedAt=open
 what did they cost us = incidents.cost endedAt=open
did anyone talk to Lone Star Ford this week = interactions client=Lone Star Ford 2026-11-23..2026-11-29
 when was the last time then = when interactions client=Lone Star Ford
which of my clients had no activity this month = clients mine without=activities(2026-11-01..2026-11-30)
 and in october = clients mine without=activities(2026-10-01..2026-10-31)
new clients this quarter = clients activatedAt=2026-10-01..2026-12-31
 who's the AM on those = clients.manager activatedAt=2026-10-01..2026-12-31
complaints in the last 2 weeks = interactions type=Complaint 2026-11-10..2026-11-23
 from who = interactions.count type=Complaint by=client 2026-11-10..2026-11-23
which of my clients don't have a GM listed = clients mine without=contacts(department=General Manager)
my clients without an owner = clients mine without=contacts(department=Owner)
when did we last do anything for Lone Star Ford = when activities client=Lone Star Ford
when did Maria last work on Summit Subaru = when activities client=Summit Subaru author=Maria Lopez
how many meetings did I have in October = interactions.count mine 2026-10-01..2026-10-31
what do I have to write this week = deliverables mine dueAt=2026-11-23..2026-11-29 state=Open
what did we publish for Summit Subaru = deliverables client=Summit Subaru state=Done
who's migrating their website = websiteMigrations state!=Done
who came off the watchlist = priorityWatchlist state!=Watching
what departments do we have = departments
who has a birthday this month = contacts birthday=2026-11-01..2026-11-30
do I have to approve anything = waiting
I need to talk to someone = team mine
assign the ticket to Maria = decline assign
who leads the social team = departments.head department=Social
who manages Lone Star Ford = team client=Lone Star Ford role=manager
 whats their email = team client=Lone Star Ford role=manager contact
what did you do for me this month = activities client=mine 2026-11-01..2026-11-30
 who did that = activities.count client=mine by=author 2026-11-01..2026-11-30
clients in Iowa = clients us=IA
 which have SEO = clients us=IA with=budgets(service=SEO)
who hasn't logged in this month = people lastSeenAt<2026-11-01
 just account managers = people lastSeenAt<2026-11-01 role=Account Manager
what's in the pipeline for december = opportunities nextStepAt=2026-12-01..2026-12-31 state=Open
 who owns the biggest one = opportunities.amount,ownerId nextStepAt=2026-12-01..2026-12-31 state=Open order=-amount limit=1
budget increases waiting for approval = budgetIncreases state=Waiting
 who asked for the lone star ford one = budgetIncreases.requestedBy client=Lone Star Ford state=Waiting
Summit Subaru agreement status = agreements.state client=Summit Subaru
 when does it end = when agreements.endsAt client=Summit Subaru
 and who signed it = agreements.signedBy client=Summit Subaru
who signed the agreement of Lone Star Ford = agreements.signedBy client=Lone Star Ford
who's onboarding right now and whos late = onboardingTasks.count done=No by=client && onboardingTasks.count done=No dueAt=overdue by=client
what did you do for us in october = activities client=mine 2026-10-01..2026-10-31
 just seo stuff = activities client=mine 2026-10-01..2026-10-31 type=SEO
log a call with Lone Star Ford, talked about december creative = form interaction client=Lone Star Ford text=december creative
scheduled reports = screen Scheduled Reports
departments = departments
who's the am for lone star ford = team client=Lone Star Ford role=manager
people in SEO = people department=SEO
which client users haven't logged in for 30 days = clientLogin state=quiet+never
is anything due for Summit Subaru = tasks client=Summit Subaru state=open
which clients get 4 blogs a month = searchPlans.blogPosts blogPosts=4..4 by=client
how many on the watchlist are critical = decline critical
which manager has the most stores on the watchlist = priorityWatchlist.count state=Watching by=manager order=-count limit=1
does Lone Star Ford have an owner listed = contacts client=Lone Star Ford title=Owner
what's open for Maria = tasks assignee=Maria Lopez state=open
Maria's overdue stuff = tasks assignee=Maria Lopez due=overdue
how many clients did we add this year = clients.count activatedAt=2026-01-01..2026-12-31
biggest group by stores = clients.count by=group order=-count limit=1
how many times did you call us this month = interactions.count client=mine 2026-11-01..2026-11-30
where do I log a call = form interaction
log an activity for Lone Star Ford: updated the ads = form activity client=Lone Star Ford text=updated the ads for Lone Star Ford
unassigned deliverables = deliverables assigneeId=none
unassigned tasks = tasks assignee=none
what's the plan for Lone Star Ford = strategies client=Lone Star Ford
which clients did I not touch this month = clients mine without=activities(2026-11-01..2026-11-30,by=me)
email of my account manager = team mine role=manager contact
agreements signed in november = agreements signedAt=2026-11-01..2026-11-30
when did Maria last log in = people.lastSeenAt person=Maria Lopez
last e-mail to hartwell honda = interactions client=Hartwell Honda type=E-mail order=-date limit=1
when did we last talk to somebody at hartwell honda that wasn't just an e-mail = when interactions client=Hartwell Honda type!=E-mail
interactions with hartwell honda last month = interactions client=Hartwell Honda 2026-10-01..2026-10-31
 just emails = interactions client=Hartwell Honda type=E-mail 2026-10-01..2026-10-31
interactions with hartwell honda last month = interactions client=Hartwell Honda 2026-10-01..2026-10-31
 only calls = interactions client=Hartwell Honda type=Phone Call 2026-10-01..2026-10-31
blog posts for Hartwell Honda this quarter = deliverables client=Hartwell Honda typeId=Blog Post dueAt=2026-10-01..2026-12-31
last email to Lone Star Ford = interactions client=Lone Star Ford type=E-mail order=-date limit=1
phone calls with Lone Star Ford in october = interactions client=Lone Star Ford type=Phone Call 2026-10-01..2026-10-31
e-mails with Lone Star Ford = interactions client=Lone Star Ford type=E-mail
interactions in october that were not calls = interactions type!=Phone Call 2026-10-01..2026-10-31
clients that had a complaint in november but no visit = clients with=interactions(2026-11-01..2026-11-30,type=Complaint) without=interactions(2026-11-01..2026-11-30,type=On-Site Visit)
`

/** What staff ask in the course of a day of their clients, their work and what they were just told. */
export const onTheJobAsked = `
is Lone Star Ford done with onboarding yet = onboardingTasks client=Lone Star Ford done=No
 what's still missing = onboardingTasks client=Lone Star Ford done=No
add a note to Lone Star Ford: new GSM starts dec 7 = form activity client=Lone Star Ford text=new GSM starts dec 7 for Lone Star Ford
any support tickets I'm still waiting on = support mine state=open
list everything we did for Lone Star Ford in q3 by category = activities.count client=Lone Star Ford by=category 2026-07-01..2026-09-30
what core vehicles does Lone Star Ford push = coreVehicles client=Lone Star Ford
how do I give a client a guest link = screen guest link
where do i upload first party data = screen first party data
prep me for my call with Lone Star Ford at 2 = figures client=Lone Star Ford 2026-11-01..2026-11-23 vs=2026-10-01..2026-10-23 && budgets client=Lone Star Ford 2026-11-01..2026-11-30 && interactions client=Lone Star Ford order=-date limit=3 && record client=Lone Star Ford field=health && tasks client=Lone Star Ford state=open
who does seo for Lone Star Ford = team client=Lone Star Ford part=SEO
 and social? = team client=Lone Star Ford part=Social
pinned clients = decline pinned
my late clients = decline clients
last task = decline last
last strategy of Lone Star Ford = decline last
last mystery shop at Lone Star Ford = mysteryShopRequests client=Lone Star Ford order=-scheduledAt limit=1
which clients do I share with James Carter = decline share
when did we last meet with Lone Star Ford = when interactions client=Lone Star Ford
 and the one before = interactions client=Lone Star Ford order=-date limit=2
overdue tasks = tasks due=overdue
 just the ones older than a week = tasks due=overdue due<2026-11-16
activities of Lone Star Ford in october = activities client=Lone Star Ford 2026-10-01..2026-10-31
 nov too = activities client=Lone Star Ford 2026-10-01..2026-11-30
activities of Lone Star Ford in august = activities client=Lone Star Ford 2026-08-01..2026-08-31
 november too = decline too
clients in onboarding = onboardingTasks.count done=No by=client
 who is the furthest behind = onboardingTasks.count done=No dueAt=overdue by=client order=-count limit=1
open tasks = tasks state=open
 who is the furthest behind = decline behind
stores that got an interaction but no activity this month = clients with=interactions(2026-11-01..2026-11-30) without=activities(2026-11-01..2026-11-30)
when did Lone Star Ford become inactive, and why = why cancellations client=Lone Star Ford
what changed on Lone Star Ford's profile lately = changes client=Lone Star Ford 2026-10-25..2026-11-23
accounts over 15k nobody touched in 30 days = clients with=budgets(amount>15000) without=interactions(2026-10-25..2026-11-23)
onboarding tasks due this week and not started = onboardingTasks done=No dueAt=2026-11-23..2026-11-29
my report card = amReportCard mine
 how does that compare with the rest of the team = amReportCard
how many activities did I log this month = activities.count mine 2026-11-01..2026-11-30
 how does that compare to my team = activities.count by=author 2026-11-01..2026-11-30
new clients since summer = clients activatedAt=2026-09-22..2026-11-23
 total? = clients.count activatedAt=2026-09-22..2026-11-23
activities by Maria Lopez in october = activities author=Maria Lopez 2026-10-01..2026-10-31
 and calls = interactions author=Maria Lopez 2026-10-01..2026-10-31
 and deliverables = decline deliverables
clients missing an account manager = clients manager=none
 or an seo person = decline or
clients per state, most first = clients.count by=us order=-count
 show me the ones in the top state = decline ones
honda prospects created in november = decline created
 without an owner = decline owner
agreements expiring in 60 days = agreements endsAt=2026-11-23..2027-01-22
tasks due in 3 days = tasks due=2026-11-23..2026-11-26
when was Maria Lopez last active = people.lastSeenAt person=Maria Lopez
last seen of Maria Lopez = people.lastSeenAt person=Maria Lopez
how many stores did i talk to this week = clients.count with=interactions(2026-11-23..2026-11-29,by=me)
proposals sent last week = decline proposals
what is blocking onboarding of Lone Star Ford = onboardingTasks client=Lone Star Ford done=No
what's holding up Lone Star Ford's onboarding = onboardingTasks client=Lone Star Ford done=No
any update on my ticket about the wrong phone number = support mine about=wrong_phone_number
biggest drop in health this month = healthWeeks.change by=client order=change
best improvements in health = healthWeeks.change by=client order=-change
top 5 activity types this quarter = activities.count by=type 2026-10-01..2026-12-31 order=-count limit=5
follow ups due today = clientNotes followUpAt=2026-11-23..2026-11-23
minutes logged on interactions this month = decline minutes
hours spent with Lone Star Ford = decline hours
any update on my ticket about the report = support mine about=report
is Maria Lopez still active = people.state person=Maria Lopez
does Maria Lopez still work here = people.state person=Maria Lopez
who is on the account of Lone Star Ford = team client=Lone Star Ford
my tasks due today and overdue = tasks mine due=2026-11-23..2026-11-23 && tasks mine due=overdue
overdue and due today tasks = tasks due=overdue && tasks due=2026-11-23..2026-11-23
what can i do here = help
who do we know at Lone Star Ford = contacts client=Lone Star Ford
client with the longest history = clients order=activatedAt
when did we last do seo for Lone Star Ford = when activities client=Lone Star Ford type=SEO
how many stores are in onboarding right now = clients.count with=onboardingTasks(done=No)
what has the client still to do for Lone Star Ford = onboardingTasks client=Lone Star Ford done=No byClient=Yes
link to the brand guidelines = resourceLinks about=brand_guidelines
is there a guide for new hires = resourceLinks about=new_hires
stores with poor health and no interaction this month = clients healthLevel=At Risk without=interactions(2026-11-01..2026-11-30)
hours logged for Lone Star Ford = decline hours
clients on the watchlist = priorityWatchlist state=Watching
 how much is at risk = priorityWatchlist.atRisk state=Watching
people in seo = people department=SEO
 how many = people.count department=SEO
 who has the most open tasks = tasks.count state=open team=SEO by=assignee order=-count
strategies of Lone Star Ford = strategies client=Lone Star Ford
 which are not allocated = decline which
what changed at Lone Star Ford this week = changes client=Lone Star Ford 2026-11-23..2026-11-29
 only budgets = changes client=Lone Star Ford 2026-11-23..2026-11-29 of=budget
who does seo for Lone Star Ford = team client=Lone Star Ford part=SEO
 their emails = team client=Lone Star Ford part=SEO contact
interactions with Lone Star Ford = interactions client=Lone Star Ford
 what was the last one about = interactions client=Lone Star Ford order=-date limit=1
clients of Maria Lopez = clients member=Maria Lopez
 how many does she have = clients.count member=Maria Lopez
tasks that flipped this week = decline flipped
 just the overdue ones = tasks due=2026-11-23..2026-11-29 due=overdue left=flipped
 for Lone Star Ford = tasks client=Lone Star Ford due=2026-11-23..2026-11-29 due=overdue left=flipped
deliverables redone twice = decline redone
 which are late = decline late
which stores got zapped this week = decline zapped
 which of them have open tasks = decline them
 who manages them = decline it
 by manager = decline by manager
clients that ghosted Maria = decline ghosted
 last call with each = decline with
stores Maria Lopez promised a refund = decline promised
 how many = decline how many
 which have overdue invoices = decline which have
honda dealers who complained twice = decline complained
meetings that ran over with Lone Star Ford = decline meetings
 last week = decline last week
cancellations this quarter with us more than 2 years = decline years
show Lone Star Ford's open items = tasks client=Lone Star Ford state=open
open items for Lone Star Ford = tasks client=Lone Star Ford state=open
change the gm at Lone Star Ford = decline change
users who logged in this week = people lastSeenAt=2026-11-23..2026-11-29
who is in two departments = decline two
guest links made by me = decline me
did we ever do ctv for Lone Star Ford = decline ever
content due for Lone Star Ford = deliverables client=Lone Star Ford state=Open
which specialist handles Lone Star Ford social = team client=Lone Star Ford part=Social
clients whose strategy is overdue = clients with=strategies(dueAt=overdue)
stores we visited this year = decline visited
meetings booked for tomorrow = calendar 2026-11-24..2026-11-24
who is lone star ford's rep = team client=Lone Star Ford role=manager
clients of Maria Lopez = clients member=Maria Lopez
 without seo = clients member=Maria Lopez without=budgets(service=SEO)
 with health under 50 = clients.health member=Maria Lopez health<50 without=budgets(service=SEO)
watchlist entries this month = priorityWatchlist watchedSince=2026-11-01..2026-11-30
 by scale = priorityWatchlist.count watchedSince=2026-11-01..2026-11-30 by=scaleId
 who is watching them = priorityWatchlist.count watchedSince=2026-11-01..2026-11-30 by=ownerId
support tickets of mine = support mine
 last one = support mine order=-created limit=1
contacts at Lone Star Ford = contacts client=Lone Star Ford
 who gets reports = contacts client=Lone Star Ford receivesReports=Yes
activities for Lone Star Ford this quarter = activities client=Lone Star Ford 2026-10-01..2026-12-31
 by month = activities.count client=Lone Star Ford by=month 2026-10-01..2026-12-31
 who did most = activities.count client=Lone Star Ford by=author 2026-10-01..2026-12-31 order=-count
clients in ohio = clients us=OH
 by brand = clients.count us=OH by=brand
 how many have ctv = decline how many
onboarding of Lone Star Ford = onboardingTasks client=Lone Star Ford
 what is late = onboardingTasks client=Lone Star Ford dueAt=overdue
did anybody follow up with Lone Star Ford = when interactions client=Lone Star Ford
is Lone Star Ford already a client or just a prospect = clients client=Lone Star Ford
which dealers havent approved their december creative = decline creative
are we keeping up with onboarding? = onboardingTasks dueAt=overdue
longest open ticket = support state=open order=created limit=1
stores w/ search but no social, good for upsell = clients with=figures(channel=search) without=figures(channel=social)
who do I ask about video assets for Lone Star Ford = team client=Lone Star Ford part=Programmatic
achievements to tell Lone Star Ford about = achievements client=Lone Star Ford
hours sem logged in november per person = decline hours
 and per client = activities.count type=SEM by=client 2026-11-01..2026-11-30 left=hours
priority clients = decline priority
priority tasks = tasks priority=high
new tasks = decline new
who's new = decline new
what's due = tasks mine state=open
what's next = waiting
what's broken = decline broken
what's missing at Lone Star Ford = decline missing
what's late at Lone Star Ford = tasks client=Lone Star Ford due=overdue
clients i added = decline added
clients w/ overdue tasks and poor health = clients healthLevel=At Risk with=tasks(due=overdue)
onboarding tasks of Lone Star Ford done by us = decline us
is Lone Star Ford still with us or did they leave = clients client=Lone Star Ford state=Client
clients with no gm email on file = decline gm email
is Lone Star Ford on autopay or check = decline autopay
which manufacturer brings in the most fee revenue = budgets.fees by=manufacturer order=-fees limit=1
partner commission due for q3 = decline due
website visits october vs same month last year = websitePerformance.sessions 2026-10-01..2026-10-31 vs=2025-10-01..2025-10-31
since when = decline when
and the ones going down = decline ones
how's onboarding going for Lone Star Ford = onboardingTasks client=Lone Star Ford
 whats holding it up = onboardingTasks client=Lone Star Ford done=No
which clients have nobody assigned as account manager = clients manager=none
lost clients this year by reason = cancellations.count by=reason 2026-01-01..2026-12-31
onboarding tasks past due, and whose are they = onboardingTasks.count dueAt=overdue by=ownerId
who joined the company this year = decline joined
how many hours is that = decline hours
deals in the pipeline over 10k a month = decline month
 which close before new years = decline close
did James Carter bring in anything this month = decline bring
how many calls did each account manager log in november = interactions.count by=author 2026-11-01..2026-11-30
calls logged by each account manager in november = interactions.count by=author 2026-11-01..2026-11-30
oldest prospect still open = decline open
 whose is it = decline whose is it
accounts with conversions down more than 20% and spend flat = decline down, flat
 whose accounts are they = decline whose accounts are they
`

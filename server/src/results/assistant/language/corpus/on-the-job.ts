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
 just the ones older than a week = tasks due<2026-11-16
activities of Lone Star Ford in october = activities client=Lone Star Ford 2026-10-01..2026-10-31
 nov too = activities client=Lone Star Ford 2026-10-01..2026-11-30
activities of Lone Star Ford in august = activities client=Lone Star Ford 2026-08-01..2026-08-31
 november too = decline too
clients in onboarding = onboardingTasks.count done=No by=client
 who is the furthest behind = onboardingTasks.count done=No dueAt=overdue by=client order=-count limit=1
open tasks = tasks state=open
 who is the furthest behind = decline behind
`

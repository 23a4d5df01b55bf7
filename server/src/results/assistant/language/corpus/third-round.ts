/** A third round of a busy day by somebody who had never seen the grammar. */
export const thirdRound = `
when did we start with Hartwell Honda and whats their tenure = record client=Hartwell Honda field=activatedAt
since when is Hartwell Honda a client = record client=Hartwell Honda field=activatedAt
what services does Hartwell Honda have with us and since when = budgets client=Hartwell Honda
cpc of Hartwell Honda paid search october = figures.cpc client=Hartwell Honda channel=search 2026-10-01..2026-10-31
 and the group avg = decline group avg
sem spend this month vs same month last year = figures.spend channel=search 2026-11-01..2026-11-30 vs=2025-11-01..2025-11-30
 which stores make the difference = decline make the difference
reach and frequency on facebook for Hartwell Honda = decline reach
 ok whats its ctr then = figures.ctr client=Hartwell Honda platform=Facebook and Instagram
facebook reach of Hartwell Honda in october = decline reach
 spend then = figures.spend client=Hartwell Honda platform=Facebook and Instagram 2026-10-01..2026-10-31
stores of Hartwell Auto Group without connected tv = clients group=Hartwell Auto Group without=figures(channel=ctv)
 which one spends the most on it = figures.spend group=Hartwell Auto Group channel=ctv by=client order=-spend limit=1
connected tv spend of hartwell = choose client Hartwell Volkswagen/Hartwell Honda/Hartwell Auto Group
 which store spends the most on it = decline on it
stores of mine whose clicks rose but conversions fell in november = composed a:figures.clicks|2026-11-01..2026-11-23 b:figures.clicks|2026-10-01..2026-10-23 c:figures.conversions|2026-11-01..2026-11-23 d:figures.conversions|2026-10-01..2026-10-23 a>b c<d per=client of=mine
whats the role of Maria Lopez and which departement = decline and which department
missed calls Hartwell Honda october = callsByTracker.phoneCalls client=Hartwell Honda callStatus=Missed 2026-10-01..2026-10-31
how many phone calls did Hartwell Honda get in october = callsByTracker.phoneCalls client=Hartwell Honda 2026-10-01..2026-10-31
 how many of those were missed = callsByTracker.phoneCalls client=Hartwell Honda callStatus=Missed 2026-10-01..2026-10-31
coop money Hartwell Honda can still claim this year = coopClaims.claimed client=Hartwell Honda month=2026-01-01..2026-12-31 state=Not started+Gathering+Ready
answers of the form how was november = formAnswers form=How Was November?
notes my clients left lately = clientNotes mine notedAt=2026-10-25..2026-11-23
stores of Hartwell Auto Group without SEO budgets = clients group=Hartwell Auto Group without=budgets(service=SEO)
 which one spends the most on it = decline on it
who covers for Maria Lopez while shes out = decline covers
send the october report to the gm of Hartwell Honda = decline send
nag them = decline nag
`

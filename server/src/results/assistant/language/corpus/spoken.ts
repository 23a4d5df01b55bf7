/** What is said around a question and in the middle of it, and two things beside each other. */
export const spoken = `
impressions for the agency in october = figures.impressions 2026-10-01..2026-10-31
total agency spend last month = figures.spend 2026-10-01..2026-10-31
co-op claims due before year end = coopClaims deadline=2026-11-23..2026-12-31
agreements ending by the end of the quarter = agreements endsAt=2026-11-23..2026-12-31
who is out of budget already for the month = pacing over by=client 2026-11-01..2026-11-30
clients whose spend is under 80% of the budget with the month almost over = pacing.spend,budget spend<0.8*budget by=client
services most often cancelled = cancellations.count by=service order=-count
most cancelled services = cancellations.count by=service order=-count
how many clients did we sign in 2025 vs 2026 = clients.count activatedAt=2025-01-01..2025-12-31 && clients.count activatedAt=2026-01-01..2026-12-31
agreements signed in q2 vs q3 = agreements signedAt=2026-04-01..2026-06-30 && agreements signedAt=2026-07-01..2026-09-30
new clients in q3 vs q2 = clients.count activatedAt=2026-07-01..2026-09-30 && clients.count activatedAt=2026-04-01..2026-06-30
honda vs toyota spend last month = figures.spend brand=Honda+Toyota by=brand 2026-10-01..2026-10-31
how is Honda vs Toyota doing = figures brand=Honda+Toyota by=brand
cost per lead for ford vs chevy in october = figures.costPerConversion brand=Ford+Chevrolet by=brand 2026-10-01..2026-10-31
budget of eastgate kia = decline eastgate kia
summit kia spend last month = decline summit kia
seo vs social team open tasks = tasks state=open team=SEO && tasks team=Social state=open
`

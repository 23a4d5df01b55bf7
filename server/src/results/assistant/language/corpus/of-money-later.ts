/** Money and results by people who had not seen the grammar, a year's end ahead of them. */
export const ofMoneyLater = `
cancellations effective december = cancellations endsAt=2026-12-01..2026-12-31
overspend in dollars last month = pacing.ahead 2026-10-01..2026-10-31
overspend in dollars by client = pacing.ahead by=client
spend last month for Hartwell Honda = figures.spend client=Hartwell Honda 2026-10-01..2026-10-31
 how many leads did i get = leads.count client=Hartwell Honda receivedAt=2026-10-01..2026-10-31
my spend last month = figures.spend mine 2026-10-01..2026-10-31
 how many leads did i get = leads.count mine receivedAt=2026-10-01..2026-10-31
clients with spend up and leads down = composed a:figures.spend|2026-11-01..2026-11-23 b:figures.spend|2026-10-01..2026-10-23 c:leads.count|receivedAt=2026-11-01..2026-11-23 d:leads.count|receivedAt=2026-10-01..2026-10-23 a>b c<d per=client
stores spending more but getting fewer leads = composed a:figures.spend|2026-11-01..2026-11-23 b:figures.spend|2026-10-01..2026-10-23 c:leads.count|receivedAt=2026-11-01..2026-11-23 d:leads.count|receivedAt=2026-10-01..2026-10-23 a>b c<d per=client
clients with spend up 20% and a budget over 10k = composed a:figures.spend|2026-11-01..2026-11-23 b:figures.spend|2026-10-01..2026-10-23 c:budgets.amount a>=1.2*b c>10000 per=client
my stores with leads down and budget up = composed a:leads.count|receivedAt=2026-11-01..2026-11-23 b:leads.count|receivedAt=2026-10-01..2026-10-23 c:budgets.amount|2026-11-01..2026-11-30 d:budgets.amount|2026-10-01..2026-10-31 a<b c>d per=client of=mine
which clients have leads down but spend up vs last year = composed a:leads.count|receivedAt=2026-11-01..2026-11-23 b:leads.count|receivedAt=2025-11-01..2025-11-23 c:figures.spend|2026-11-01..2026-11-23 d:figures.spend|2025-11-01..2025-11-23 a<b c>d per=client
stores with clicks up and ctr down in october = composed a:figures.clicks|2026-10-01..2026-10-31 b:figures.clicks|2026-09-01..2026-09-30 c:figures.ctr|2026-10-01..2026-10-31 d:figures.ctr|2026-09-01..2026-09-30 a>b c<d per=client
clients with leads down and health under 50 = composed a:leads.count|receivedAt=2026-11-01..2026-11-23 b:leads.count|receivedAt=2026-10-01..2026-10-23 c:clients.health a<b c<50 per=client
clients with spend up and leads flat = decline
`

/** Questions that are declined for a part of them, and what goes on with them: `left` is what the answer names as left out. */
export const offeredAsked = `
spend by store on billboards in october = decline billboards
 i mean facebook = figures.spend platform=Facebook and Instagram by=client 2026-10-01..2026-10-31
spend by store on billboards in october = decline billboards
 facebook = figures.spend platform=Facebook and Instagram by=client 2026-10-01..2026-10-31
spend by store on billboards in october = decline billboards
 yes = figures.spend by=client 2026-10-01..2026-10-31 left=billboards
 just my stores = figures.spend mine by=client 2026-10-01..2026-10-31 left=billboards
spend by store on billboards in october = decline billboards
 Yes, without “billboards” = figures.spend by=client 2026-10-01..2026-10-31 left=billboards
spend by store on billboards in october = decline billboards
 ok go ahead = figures.spend by=client 2026-10-01..2026-10-31 left=billboards
spend by store on billboards in october = decline billboards
 and for september? = figures.spend by=client 2026-09-01..2026-09-30 left=billboards
spend by store on billboards in october = decline billboards
 who manages those = decline it
spend by store on billboards in october = decline billboards
 for which stores = figures.spend by=client 2026-10-01..2026-10-31 left=billboards
leads from smoke signals last month = decline smoke signals
 no i meant facebook = figures.conversions platform=Facebook and Instagram 2026-10-01..2026-10-31
stores that never saw a billboard = decline
 yes = decline yes
`

/** What dealers ask of the agency that works for them. */
export const ofDealersAsked = `
whats my account managers phone number = team mine role=manager contact
what is the email of my account manager = team mine role=manager contact
list of everything you guys did for us in october = activities client=mine 2026-10-01..2026-10-31
how long have we been with you guys = when clients.activatedAt
do we get any money back from honda for the ads = coopClaims mine
did anyone from your team visit or call us this month = interactions 2026-11-01..2026-11-30
are my ads running right now = campaigns mine
who do i call about my ads = team mine role=manager contact
`

import type { Random } from './random.ts'

const openings: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Left a summary of last week for the general manager.',
    'Checked that every specials page shows the current offers.',
    'Added the new inventory feed contact to the client notes.',
  ],
  2: [
    'Submitted the claim for last month with all screenshots.',
    'The manufacturer asked for the invoice of the streaming campaign; sent today.',
    'Pre-approval for the spring creative came back without changes.',
  ],
  3: [
    'Moved budget from the conquest campaign to model campaigns that still have impression share to win.',
    'Added 24 negative keywords after reviewing search terms.',
    'Rewrote the headlines of the lease campaign around the new APR offer.',
    'Paused two ad groups whose cost per conversion doubled.',
  ],
  4: [
    'Replaced the carousel with photos of vehicles that are on the lot now.',
    'Raised the daily budget of the used inventory ads for the weekend.',
    'Split the audience by distance to the store; the closer ring converts better.',
  ],
  5: [
    'Swapped the banner set for the holiday event in all five sizes.',
    'Excluded three placements with a view rate under the floor.',
    'Set the frequency cap to four impressions a day.',
  ],
  6: [
    'Published two model comparison pages and linked them from the research hub.',
    'Fixed 18 broken links that the crawl reported.',
    'Rewrote title tags of the service pages around the city name.',
  ],
  7: [
    'Built the campaign for the sales event with three fifteen-second spots.',
    'Shifted delivery to evening hours, where completion is highest.',
    'Added two household segments of in-market SUV shoppers.',
  ],
  8: [
    'Monthly review with the general sales manager: traffic is up, leads are level.',
    'Walked the owner through pacing and the plan for next month.',
    'The client asks for more weight on certified pre-owned until the quarter ends.',
  ],
  9: [
    'Updated the specials page with the offers of the month.',
    'Put up a landing page for the trade-in event.',
    'Moved the phone number into the header on phones.',
  ],
}

const followUps = [
  'We look at the numbers again on Friday.',
  'Next check with the monthly report.',
  'The client has confirmed by e-mail.',
  'No further change is planned this month.',
  'The account manager tells the store.',
]

/** The body of an activity as its author would write it, in the HTML that the editor makes. */
export function activityText(random: Random, type: number, category: string): string {
  const opening = random.pick(openings[type] ?? openings[1] ?? [])
  const followUp = random.pick(followUps)
  if (!category.startsWith('Performance')) return `<p>${opening}</p><p>${followUp}</p>`
  const impressions = random.whole(18, 420) * 1000 + random.whole(0, 999)
  const clicks = Math.round((impressions * random.whole(40, 520)) / 10_000)
  const change = random.whole(-14, 28)
  const figures = [
    `Impressions: <strong>${impressions.toLocaleString('en-US')}</strong>`,
    `Clicks: <strong>${clicks.toLocaleString('en-US')}</strong>`,
    `CTR: ${((100 * clicks) / impressions).toFixed(2)}%, ${change < 0 ? 'down' : 'up'} ${Math.abs(change)}% on the month before`,
  ]
  return `<p>${opening}</p><ul>${figures.map((figure) => `<li>${figure}</li>`).join('')}</ul><p>${followUp}</p>`
}

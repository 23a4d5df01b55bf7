import type { Random } from './random.ts'

/** What people write about a conversation, by interaction type. */
const openings: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Called about the lead count of last week; the phone numbers on two landing pages were swapped.',
    'The general manager called to ask why the spend is behind. Explained the pacing after the holiday.',
    'Short call to agree which models go into the weekend campaign.',
    'Returned the call about call tracking. The new numbers go live on Monday.',
  ],
  2: [
    'Sent the report of the month with three points to decide.',
    'The client approved the creative by e-mail; two headlines change.',
    'Asked for the incentives of next month and the current inventory feed.',
  ],
  3: [
    'Walked through the dashboard together and answered questions about view-through conversions.',
    'Met the new marketing manager and went through all running campaigns.',
    'Looked at the search terms on a shared screen and agreed on exclusions.',
  ],
  4: [
    'Visited the store, took photos of the new showroom and met the sales team.',
    'Spent the morning at the dealership; the service drive is where they want more traffic.',
  ],
  5: [
    'Review of the month: leads are up on a smaller budget, used vehicles carry it.',
    'Went through the results channel by channel; social needs fresh pictures.',
    'Results are level. The client would rather see store visits than clicks in the report.',
  ],
  6: [
    'Looked back on the quarter and agreed the goals of the next one.',
    'Reviewed the year so far with the owner and the controller.',
  ],
  7: ['Texted that the specials are live.', 'Got the go-ahead for the weekend budget by text.'],
  8: [
    'Discussed moving budget from display to connected TV until the end of the quarter.',
    'The client wants to hold the budget until inventory recovers.',
    'Agreed on an increase for the sales event, in writing to follow.',
  ],
  9: ['First call with the team: access, goals and who decides what.'],
  10: ['Showed the sales managers how to read the report and where to find the leads.'],
  11: [
    'A campaign ran a day longer than the offer. Apologised and explained what changes.',
    'Complaint about the tone of an ad; replaced within the hour.',
  ],
  12: [
    'Prepared the next review among ourselves: the numbers are fine, the story is not yet.',
    'Agreed internally how to answer the question about margins.',
  ],
}

const endings = [
  'Next steps are agreed.',
  'Will follow up on Friday.',
  'The client is happy with this.',
  'Waiting for their answer.',
  'Nothing else is open.',
]

const contacts = [
  'General Manager',
  'General Sales Manager',
  'Owner',
  'Marketing Manager',
  'Internet Director',
  'Controller',
  'Service Manager',
]

const goals = [
  'Raise qualified leads by 10% on the same budget.',
  'Sell down aged used inventory over 60 days.',
  'Bring the cost per lead below 28 dollars.',
  'Fill the service drive on weekdays.',
  'Launch the new model with at least 40 test drives.',
  'Win back conquest customers from the neighboring store.',
  'Grow appointments from chat by a fifth.',
]

/** What was said in an interaction of a type, as HTML. */
export const interactionText = (random: Random, type: number): string =>
  `<p>${random.pick(openings[type] ?? ['Spoke with the client.'])}</p>${random.chance(0.6) ? `<p>${random.pick(endings)}</p>` : ''}`

const notes = [
  'Ask SEM for a forecast before the next call.',
  'The controller approves changes; copy her on everything.',
  'Creative needs new photos by the end of the month.',
  'Keep an eye on pacing: the client watches it daily.',
]

export const noteText = (random: Random): string => random.pick(notes)

export const contactName = (random: Random): string => random.pick(contacts)

export const goalText = (random: Random): string => random.pick(goals)

export const agendaText = 'Results\nPlan for next month\nQuestions'

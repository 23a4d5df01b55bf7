import { counted, daysBetween, formatDay, monthNameOf } from '@portal/core/foundation/format'
import type { NoteFacts, NotePace } from '../../../foundation/outside/notes/facts.ts'
import { idleCampaigns, strongCampaign } from './campaigns.ts'
import { costDriver } from './drivers.ts'
import { metric } from './metrics.ts'
import { isChange, movementOf } from './movement.ts'
import { quoted, valueText } from './words.ts'

/** What to do next. */
export interface Advice {
  /** For people of the agency. */
  readonly inside: string
  /** The same for the client, without money and budgets; null for what is not the client's to hear. */
  readonly client: string | null
}

const paceTolerance = 0.1

/** What the figures call for, the most urgent first; nothing where they call for nothing. */
export function adviceOf(facts: NoteFacts): readonly Advice[] {
  return [
    ...stopped(facts),
    ...facts.pacing.flatMap(paced),
    ...idle(facts),
    ...dearer(facts),
    ...room(facts),
    ...tired(facts),
    ...narrow(facts),
  ]
}

/** The last day of the client's own figures, where others have later ones. */
export function lastDay({ days, current }: NoteFacts): string | null {
  const last = days.at(-1)?.day ?? null
  return last !== null && last < current.end ? last : null
}

const stopped = (facts: NoteFacts): readonly Advice[] => {
  const last = lastDay(facts)
  if (last === null) return []
  const missing = counted(daysBetween(last, facts.current.end), 'day')
  return [
    {
      inside: `Find out why nothing was recorded after ${formatDay(last)}, for ${missing}: campaigns that ended or ran out of budget, a rejected ad, or a broken feed.`,
      client: `We are looking into why your ads have not shown since ${formatDay(last)}.`,
    },
  ]
}

const monthOf = ({ month }: NotePace): string => `${monthNameOf(month)} ${month.slice(0, 4)}`

/** Where a month's spend is, in a sentence. */
export function paceSentence(pace: NotePace): string {
  const { label, budget, spend, expected, projected, daysLeft } = pace
  const money = (value: number): string => valueText(value, 'money')
  return daysLeft === 0
    ? `${label} closed ${monthOf(pace)} at ${money(spend)} of its media budget of ${money(budget)}.`
    : `By ${formatDay(pace.through)} ${label} had spent ${money(spend)} of the ${money(expected)} that an even pace takes; it is heading for ${money(projected)} of the month's media budget of ${money(budget)}.`
}

/** Whether spend is far enough from its pace to do something. */
export const isOffPace = ({ pace }: NotePace): boolean => pace !== null && Math.abs(pace - 1) > paceTolerance

function paced(pace: NotePace): readonly Advice[] {
  if (!isOffPace(pace) || pace.pace === null) return []
  const { label, budget, spend, daysLeft } = pace
  if (daysLeft === 0)
    return [
      {
        inside: `Check the ${label} budget: ${monthOf(pace)} closed ${pace.pace < 1 ? 'under' : 'over'} it by ${valueText(Math.abs(budget - spend), 'money')}.`,
        client: null,
      },
    ]
  const left = budget - spend
  const daily = left / daysLeft
  const inside =
    left <= 0
      ? `Stop or refill ${label}: the budget of ${monthOf(pace)} is used up with ${counted(daysLeft, 'day')} to go.`
      : `${pace.pace < 1 ? 'Raise' : 'Lower'} ${label} to ${valueText(daily, 'money')} a day for the ${counted(daysLeft, 'day')} left, to close ${monthOf(pace)} on budget.`
  return [{ inside, client: null }]
}

const idle = (facts: NoteFacts): readonly Advice[] =>
  idleCampaigns(facts)
    .slice(0, 2)
    .map(({ campaign, spend, expected }) => ({
      inside: `Review ${quoted(campaign.name)}: ${valueText(spend, 'money')} without a conversion, where the channel's average would have brought ${expected}.`,
      client: `We are reviewing the campaign ${quoted(campaign.name)}, which has not brought a conversion yet.`,
    }))

function dearer(facts: NoteFacts): readonly Advice[] {
  const cost = movementOf(facts, metric('costPerConversion'))
  const driver = costDriver(facts)
  if (!isChange(cost) || cost.verdict !== 'up' || driver === null) return []
  return driver.effects[0].id === 'conversionRate'
    ? [
        {
          inside:
            'Look at what happens after the click: search terms or audiences, landing pages, and whether conversion tracking is complete. The conversion rate is what made conversions dearer.',
          client:
            'We are checking the pages that your ads lead to, as fewer visitors take the next step there.',
        },
      ]
    : [
        {
          inside: 'Look at bids and competition: the price of a click is what made conversions dearer.',
          client: 'We are adjusting our bids, as competition has made clicks dearer.',
        },
      ]
}

function room(facts: NoteFacts): readonly Advice[] {
  const strong = strongCampaign(facts)
  const cost = strong?.now?.costPerConversion
  if (!strong || !cost || !facts.now?.costPerConversion) return []
  return [
    {
      inside: `Move budget to ${quoted(strong.name)} as far as its demand goes: its conversions cost ${valueText(cost, 'money')} each, against ${valueText(facts.now.costPerConversion, 'money')} in the channel.`,
      client: `We plan to give more room to the campaign ${quoted(strong.name)}, which works best at the moment.`,
    },
  ]
}

/** Shown more, clicked less: people have seen the ads. */
function tired(facts: NoteFacts): readonly Advice[] {
  const [shown, rate] = [movementOf(facts, metric('impressions')), movementOf(facts, metric('ctr'))]
  if (facts.channel === 'search' || facts.channel === 'ctv') return []
  if (shown?.verdict !== 'up' || rate?.verdict !== 'down') return []
  return [
    {
      inside: 'Refresh the creative: the ads are shown more and clicked less often.',
      client: 'We are preparing fresh ads, as the present ones are clicked less often than they were.',
    },
  ]
}

const narrowShare = 0.6

/** One placement shows most of it. */
function narrow({ placements, now, channel }: NoteFacts): readonly Advice[] {
  const [first] = placements
  const seen = first?.now?.impressions ?? 0
  if (channel === 'search' || !first || placements.length < 2 || !now?.impressions) return []
  const share = seen / now.impressions
  if (share < narrowShare) return []
  return [
    {
      inside: `Decide whether ${quoted(first.name)} should go on to take ${valueText(share, 'ratio')} of all impressions.`,
      client: null,
    },
  ]
}

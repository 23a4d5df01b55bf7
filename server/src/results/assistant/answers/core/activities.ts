import { addMonths, dayAt } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { textOf as plainText } from '../../../../foundation/rich-text/text-of.ts'
import { CannotTell, type ReadRows, type Row } from '../rows.ts'
import { timesOf } from '../times.ts'
import { daysIn, lately, mostLooked, shorter, wholly } from './logged.ts'
import { everyOwn, one, peopleOf } from './whose.ts'

/** What was logged for clients, or by somebody. */
export const activitiesRows: ReadRows = async (wanted) => {
  const { portal, question, whom, today } = wanted
  // When was the last one: whenever it was.
  const period =
    question.ask === 'when'
      ? (wanted.period ?? { from: addMonths(today, -24), to: today })
      : lately(wanted.period, today)
  const people = peopleOf(wanted, 'author')
  const found = []
  if (whom.ids !== null) {
    if (whom.ids.length > mostLooked)
      throw new CannotTell(
        'Those are too many clients to look through one by one: name a group, or some of them.',
      )
    for (const id of whom.ids)
      found.push(
        ...(await wholly(
          (days) => portal.read('activities.ofClient', { params: { id: String(id) }, query: daysIn(days) }),
          period,
        )),
      )
  } else {
    if (!portal.may('activities.ofUser')) return activitiesRows({ ...wanted, whom: await everyOwn(wanted) })
    const ids =
      people ??
      (await portal.read('users.active', { query: { limit: '500', userTypeId: '1' } })).map(({ id }) => id)
    if (ids.length > mostLooked)
      throw new CannotTell(
        'Those are too many people to look through one by one: name some of them, or a client.',
      )
    for (const id of ids)
      found.push(
        ...(await wholly(
          (days) => portal.read('activities.ofUser', { params: { userId: String(id) }, query: daysIn(days) }),
          period,
        )),
      )
  }
  const rows = found
    .filter(({ user }) => people === null || people.includes(user.id))
    .toSorted((a, b) => Date.parse(b.loggedAt) - Date.parse(a.loggedAt))
    .map((activity): Row => ({
      date: dayAt(activity.loggedAt),
      client: activity.client,
      type: activity.type.name,
      category: activity.category.name,
      author: { id: activity.user.id, name: activity.user.fullName },
      text: shorter(plainText(activity.body)),
      ...timesOf(dayAt(activity.loggedAt)),
    }))
  const only = one(wanted)
  return {
    rows,
    period: question.ask === 'when' ? wanted.period : period,
    sources: [
      only?.slug
        ? { words: `Activity of ${only.name}`, path: `/clients/${only.slug}/activity` }
        : { words: 'Activities', path: pathOf('report.activities') },
    ],
  }
}

import { pathOf } from '@portal/core/foundation/routes'
import { textOf as plainText } from '../../../../foundation/rich-text/text-of.ts'
import { type Period } from '../../language/period.ts'
import { type ReadRows, type Row } from '../rows.ts'
import { timesOf } from '../times.ts'
import { clientsWith } from '../whom.ts'
import { daysIn, lately, mostAnswered, shorter, wholly } from './logged.ts'
import { one, peopleOf } from './whose.ts'

/** All of a time; without one the latest that the call gives at once. */
const interactionsIn = <T>(
  period: Period | null,
  read: (days: { readonly startDate?: string; readonly endDate?: string }) => Promise<readonly T[]>,
): Promise<readonly T[]> => (period ? wholly((days) => read(daysIn(days)), period) : read({}))

/** Talks with clients. */
export const interactionsRows: ReadRows = async (wanted) => {
  const { portal, question, whom, today } = wanted
  const period =
    question.ask === 'when'
      ? wanted.period
      : (wanted.period ?? (whom.ids?.length === 1 ? null : lately(null, today)))
  const people = peopleOf(wanted, 'author')
  let ids = whom.ids
  const found = []
  if (ids === null && people !== null && portal.may('interactions.byUsers'))
    found.push(
      ...(await interactionsIn(period, (days) =>
        portal.read('interactions.byUsers', { body: { userIds: [...people], ...days } }),
      )),
    )
  else {
    ids ??= (await clientsWith(portal, { state: 'Client' })).map(({ id }) => id)
    for (let at = 0; at < ids.length; at += 200)
      found.push(
        ...(await interactionsIn(period, (days) =>
          portal.read('interactions.byClients', {
            body: { clientIds: ids?.slice(at, at + 200) ?? [], ...days },
          }),
        )),
      )
  }
  const rows = found
    .filter(
      ({ user, onBehalfOfUser }) =>
        people === null ||
        people.includes(user.id) ||
        (onBehalfOfUser !== null && people.includes(onBehalfOfUser.id)),
    )
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .map((interaction): Row => ({
      date: interaction.publishedAt.slice(0, 10),
      client: interaction.client,
      // What was said to one store may have been said to its sisters.
      ...(interaction.associatedStoreIds.length > 0
        ? { ofClients: [interaction.client.id, ...interaction.associatedStoreIds].map(String) }
        : {}),
      type: interaction.interactionType.name,
      author: { id: interaction.user.id, name: interaction.user.fullName },
      text: shorter(plainText(interaction.body)),
      ...timesOf(interaction.publishedAt.slice(0, 10)),
    }))
  const only = one(wanted)
  return {
    rows,
    period,
    ...(period === null && found.length >= mostAnswered
      ? { notes: ['Only the latest 1,000 were looked at: name a time to count all of it.'] }
      : {}),
    sources: [
      only?.slug
        ? { words: `Communications of ${only.name}`, path: `/clients/${only.slug}/communications` }
        : { words: 'Overwatch Dashboard', path: pathOf('reporting.overwatch-dashboard') },
    ],
  }
}

import type { Answer } from '@portal/core/calls'
import { pathOf } from '@portal/core/foundation/routes'
import { answerColumns, answerTo, askedEver, type EverAsked } from '@portal/core/sites/forms/answer-columns'
import { Link } from 'wouter'
import type { ListColumn } from '../../platform/parts/list/index.ts'

type Row = Answer<'forms.answers'>['rows'][number]

/** How what is beside the questions stands in the list. */
const looks: Readonly<Record<string, Partial<ListColumn<Row>>>> = {
  at: { width: 184, firm: true },
  client: {
    cell: ({ Client: of }) =>
      of && <Link href={pathOf('clients.profile', { slug: of.slug })}>{of.name}</Link>,
    width: 180,
  },
  became: {
    cell: ({ became, taskId, interactionOf, contactOf }) =>
      taskId !== null ? (
        <Link href={pathOf('taskiq', {}, { task_id: String(taskId) })}>{became}</Link>
      ) : interactionOf !== null ? (
        <Link href={pathOf('clients.profile.communications', { slug: interactionOf.slug })}>{became}</Link>
      ) : contactOf !== null ? (
        <Link href={pathOf('clients.profile.contacts', { slug: contactOf.slug })}>{became}</Link>
      ) : (
        became
      ),
    width: 140,
  },
  version: { extra: true },
}

/** The columns of the answers to a form: one for each question, and what is beside them. */
export const columnsOfAnswers = (form: EverAsked): readonly ListColumn<Row>[] => {
  const kinds = new Map(askedEver(form).map(({ id, kind }) => [id, kind]))
  return answerColumns(form).map((facts): ListColumn<Row> => {
    const { id } = facts
    const kind = kinds.get(id)
    return {
      ...facts,
      ...(looks[id] ?? { width: kind === 'Phone' ? 150 : 200 }),
      // A telephone number is of no use cut.
      ...(kind === 'Phone' ? { firm: true } : {}),
      // A year or a ZIP code is a number without separators: it stands as it was typed.
      ...(kind === 'Number' ? { cell: (row) => answerTo(row, id) } : {}),
    }
  })
}

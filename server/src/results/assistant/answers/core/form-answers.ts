import { dayAt } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { ordered } from '../compute.ts'
import { mostRows, onlyFirst, withTimes } from '../declared-row-parts.ts'
import { CannotTell, type ReadRows, type Row, type Wanted } from '../rows.ts'
import { clientCell } from './whose.ts'

const pageSize = 200
/** Answers are asked for form by form. */
const mostForms = 50
/** Characters of an answer that a row shows. */
const longestAnswer = 240

/** The first day that is asked about; answers come newest first, and what is older is not read. */
const firstDay = ({ question }: Wanted): string =>
  question.conditions
    .flatMap(({ column, is, values }) =>
      column === 'at' && /^(?:between|>|>=|=)$/.test(is) ? [String(values[0])] : [],
    )
    .toSorted()
    .at(-1) ?? ''

/** Answers to forms, newest first. */
export const formAnswersRows: ReadRows = async (wanted) => {
  const { portal, question, whom } = wanted
  const named = question.conditions.flatMap(({ column, is, values }) =>
    column === 'form' && is !== '!=' ? values.map(String) : [],
  )
  const all = await portal.read('forms.list')
  const forms = all.filter(
    ({ name, answers, clientId }) =>
      (named.length === 0 ? answers > 0 : named.includes(name)) &&
      // A form of a client has no answers of others.
      (whom.ids === null || clientId === null || whom.ids.includes(clientId)),
  )
  if (forms.length > mostForms)
    throw new CannotTell(
      `Answers are looked up form by form, for ${mostForms} at once, and those are ${forms.length}: name a form or a client.`,
    )
  const since = firstDay(wanted)
  const rows: Row[] = []
  const notes: string[] = []
  for (const form of forms) {
    let looked = 0
    for (let page = 1; looked < mostRows; page++) {
      const found = await portal.read('forms.answers', {
        params: { id: String(form.id) },
        query: { page: String(page), pageSize: String(pageSize) },
      })
      looked += found.rows.length
      for (const { at, words, became, Client } of found.rows) {
        if (whom.ids !== null && !whom.ids.includes(Client?.id ?? -1)) continue
        rows.push(
          withTimes(
            {
              form: {
                id: form.id,
                name: form.name,
                slug: pathOf('tools.forms.edit', { id: String(form.id) }),
              },
              client: Client === null ? null : clientCell(Client),
              at: dayAt(at),
              answer: words
                .map(({ label, answer }) => `${label.replace(/[:?]?$/, ':')} ${answer}`)
                .join(' · ')
                .slice(0, longestAnswer),
              became: became === '' ? null : became,
            },
            'at',
          ),
        )
      }
      const oldest = found.rows.at(-1)
      if (page * pageSize >= found.total || !oldest || dayAt(oldest.at) < since) break
      if (looked >= mostRows) notes.push(`${form.name}: ${onlyFirst(looked, found.total)}`)
    }
  }
  const [only, other] = forms
  return {
    rows: ordered(rows, { column: 'at', descending: true }),
    period: null,
    done: new Set(named.length > 0 ? ['form'] : []),
    notes,
    sources: [
      only && !other && named.length > 0
        ? { words: only.name, path: pathOf('tools.forms.edit', { id: String(only.id) }) }
        : { words: 'Forms', path: pathOf('tools.forms.index') },
    ],
  }
}

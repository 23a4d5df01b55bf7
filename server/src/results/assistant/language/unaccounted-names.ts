import type { Check } from './unaccounted-spans.ts'

/** Every name is whom it is about, or is not about. */
export const names: Check = (reader, { clients, except, groups, people, conditions }) =>
  reader.items.flatMap((item, at) => {
    if (item.is !== 'name') return []
    const of = item.span.candidates
    const held = [
      ...clients,
      ...except,
      ...groups,
      ...people.flatMap(({ who }) => (who === 'me' ? [] : [who])),
    ]
    const found =
      held.some(({ id, kind }) => id === -1 || of.some((one) => one.id === id && one.kind === kind)) ||
      conditions.some(
        ({ is, values }) =>
          of.some(({ name }) => values.includes(name)) ||
          // Rows that are called so themselves.
          (is === 'has' &&
            item.span.words
              .toLowerCase()
              .split(' ')
              .every((word) => values.includes(word))),
      )
    return found ? [] : [at]
  })

/** `top 5 partners`: rows that are told one by one, by no figure, have no first ones. */
export const rankedByNothing: Check = ({ superlative, before }, { order, by, without, ...rest }) =>
  superlative !== null &&
  before === null &&
  order?.column === 'count' &&
  by === null &&
  rest.with.length + without.length === 0
    ? [superlative.at]
    : []

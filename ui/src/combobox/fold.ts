import type { Option } from '../select/option.ts'

/** Lower case without accents, letter for letter, so that places in the folded text are places in the original. */
export const fold = (text: string): string => {
  let folded = ''
  for (const character of text) {
    const plain = character.normalize('NFD').charAt(0).toLowerCase()
    folded += plain.length === character.length ? plain : character
  }
  return folded
}

/** Options whose label or description holds the query; those whose label starts with it come first. */
export const matching = <Value extends string | number>(
  options: readonly Option<Value>[],
  query: string,
): readonly Option<Value>[] => {
  const sought = fold(query.trim())
  if (sought === '') return options
  const first: Option<Value>[] = []
  const rest: Option<Value>[] = []
  for (const option of options) {
    const place = fold(option.label).indexOf(sought)
    if (place === 0) first.push(option)
    else if (place > 0 || (option.description !== undefined && fold(option.description).includes(sought)))
      rest.push(option)
  }
  return [...first, ...rest]
}

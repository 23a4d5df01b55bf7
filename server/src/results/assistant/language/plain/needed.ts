import { RegExpParser, type AST } from '@eslint-community/regexpp'

/** Texts of which one stands in whatever matches, in lower case; null where nothing is known of it. */
type OneOf = readonly string[] | null

const parser = new RegExpParser()

/** More than so many of them are no longer a shortcut. */
const most = 24

/**
 * What a pattern cannot match without: texts in lower case of which one stands in everything that it matches; null
 * where there are none of at least three letters. Whatever has none of them need not be tried.
 */
export function neededBy({ source, flags }: RegExp): OneOf {
  const { alternatives } = parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u') })
  const found = ofAlternatives(alternatives)
  return found && weight(found) >= 3 ? found : null
}

/** The length of the shortest: the longer it is, the seldomer one of them stands somewhere by chance. */
const weight = (texts: readonly string[]): number => Math.min(...texts.map(({ length }) => length))

function ofAlternatives(alternatives: readonly AST.Alternative[]): OneOf {
  const each = alternatives.map(ofAlternative)
  const all = each.flatMap((one) => one ?? [])
  return each.includes(null) || all.length > most ? null : all
}

/** The best of what its parts need: letters in a row are one text, a choice of letters or words makes several of it. */
function ofAlternative({ elements }: AST.Alternative): OneOf {
  let best: OneOf = null
  let row: readonly string[] = ['']
  const end = (): void => {
    if (weight(row) > (best ? weight(best) : 0)) best = row
    row = ['']
  }
  for (const element of elements) {
    const letters = lettersOf(element)
    if (letters && row.length * letters.length <= most)
      row = row.flatMap((before) => letters.map((letter) => before + letter))
    else {
      end()
      const inside = ofElement(element)
      if (inside && weight(inside) > (best ? weight(best) : 0)) best = inside
    }
  }
  end()
  return best
}

/** What an element is in full, where it is one of few letters or texts without any choice of length. */
function lettersOf(element: AST.Element): OneOf {
  if (element.type === 'Character') return [lower(element.value)]
  if (element.type === 'CharacterClass') {
    if (element.negate || element.unicodeSets) return null
    const letters = element.elements.map((one) => (one.type === 'Character' ? lower(one.value) : null))
    return letters.includes(null) ? null : letters.filter((one) => one !== null)
  }
  if (element.type === 'Group' || element.type === 'CapturingGroup') {
    const each = element.alternatives.map(({ elements }) =>
      elements.reduce<OneOf>(
        (before, one) => {
          const letters = before && lettersOf(one)
          return letters && before.flatMap((start) => letters.map((letter) => start + letter))
        },
        [''],
      ),
    )
    const all = each.flatMap((one) => one ?? [])
    return each.includes(null) || all.length > most ? null : all
  }
  return null
}

function ofElement(element: AST.Element): OneOf {
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return ofAlternatives(element.alternatives)
  if (element.type === 'Quantifier' && element.min > 0)
    return lettersOf(element.element) ?? ofElement(element.element)
  return null
}

const lower = (code: number): string => String.fromCodePoint(code).toLowerCase()

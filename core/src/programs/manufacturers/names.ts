import { counted } from '../../foundation/format/percent.ts'

/** Campaign names by a manufacturer's scheme, in both directions: from parts to a name, and from a name to its parts. */

/** What may stand between two parts of a name. */
export const separators = ['_', '-', '|', '~', '.'] as const

export const casings = ['UPPER CASE', 'lower case', 'As typed'] as const
export type Casing = (typeof casings)[number]

/** What stands for a part that is left out, so that the others keep their places. */
export const leftOut = 'NA'

export type PartKind = 'A choice' | 'The fund' | 'The dealer code' | 'A month' | 'A number' | 'Text'

/** A value that a part may have: what stands in the name, and what it means. */
export interface PartValue {
  readonly code: string
  readonly meaning: string
}

export interface NamePart {
  readonly id: number
  readonly name: string
  readonly kind: PartKind
  /** Of a choice, a fund or a dealer code. */
  readonly values: readonly PartValue[]
  readonly needed: boolean
  readonly hint: string
}

/** How a program names its campaigns. */
export interface NameScheme {
  readonly separator: string
  readonly casing: Casing
  /** Characters. */
  readonly longest: number
  readonly parts: readonly NamePart[]
}

/** A part as it stands in a name: what it means, or a sentence about what is wrong. */
export interface ReadPart {
  readonly name: string
  readonly text: string
  readonly meaning: string | null
  readonly problem: string | null
}

export interface ReadName {
  readonly parts: readonly ReadPart[]
  /** What is wrong with it as a whole, the parts' own problems first; null for a right name. */
  readonly problem: string | null
}

/** `SRCH = Paid Search` on each line; a line without a meaning means itself. */
export const valuesIn = (lines: string): readonly PartValue[] =>
  lines.split('\n').flatMap((line) => {
    const [code = '', ...meaning] = line.split('=')
    const trimmed = code.trim()
    return trimmed === '' ? [] : [{ code: trimmed, meaning: meaning.join('=').trim() || trimmed }]
  })

const cased = (text: string, casing: Casing): string =>
  casing === 'UPPER CASE' ? text.toUpperCase() : casing === 'lower case' ? text.toLowerCase() : text

/** Spaces become hyphens, or nothing where hyphens part the name: a name is one word. */
const oneWord = (text: string, separator: string): string =>
  text.trim().replaceAll(/\s+/g, separator === '-' ? '' : '-')

const hasValues = ({ kind }: NamePart): boolean =>
  kind === 'A choice' || kind === 'The fund' || kind === 'The dealer code'

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The values of a part by their code: a program has thousands of campaigns and hundreds of stores. */
const codes = new WeakMap<NamePart, ReadonlyMap<string, NamePart['values'][number]>>()
function byCode(part: NamePart): ReadonlyMap<string, NamePart['values'][number]> {
  const known = codes.get(part)
  if (known) return known
  // The first of several that have the same code counts.
  const made = new Map(part.values.toReversed().map((value) => [value.code.toLowerCase(), value]))
  codes.set(part, made)
  return made
}

/** What a part's text means. @returns a sentence about what is wrong in place of it */
function meaningOf(
  part: NamePart,
  text: string,
  casing: Casing,
): { readonly meaning: string } | { readonly problem: string } {
  const { name, kind, needed } = part
  if (text === '') return { problem: `${name} is missing.` }
  if (text.toUpperCase() === leftOut && !needed) return { meaning: 'Left out' }
  if (hasValues(part)) {
    const found = byCode(part).get(text.toLowerCase())
    if (!found) {
      const some = part.values.slice(0, 6).map(({ code }) => cased(code, casing))
      const more = part.values.length > some.length ? ' and others' : ''
      return {
        problem:
          kind === 'The dealer code'
            ? `${name} "${text}" is no dealer code of this program.`
            : `${name} "${text}" is none of ${some.join(', ')}${more}.`,
      }
    }
    return { meaning: found.meaning }
  }
  if (kind === 'A month') {
    const [, year, month] = /^(\d{4})(0[1-9]|1[0-2])$/.exec(text) ?? []
    return year && month
      ? { meaning: `${monthNames[Number(month) - 1] ?? ''} ${year}` }
      : { problem: `${name} "${text}" is no month such as 202611.` }
  }
  if (kind === 'A number')
    return /^\d+$/.test(text) ? { meaning: text } : { problem: `${name} "${text}" is no number.` }
  return { meaning: text }
}

/** Reads a name by a scheme: which part says what, and what is wrong with it in a sentence. */
export function readName(scheme: NameScheme, name: string): ReadName {
  const { separator, casing, longest, parts } = scheme
  const text = name.trim()
  const texts = text === '' ? [] : text.split(separator)
  const read = parts.map((part, at): ReadPart => {
    const own = texts[at]?.trim() ?? ''
    const found = meaningOf(part, own, casing)
    return 'problem' in found
      ? { name: part.name, text: own, meaning: null, problem: found.problem }
      : { name: part.name, text: own, meaning: found.meaning, problem: null }
  })
  const problems = [
    ...(text === '' ? ['There is no name.'] : []),
    ...(parts.length === 0 ? ['The program has no name parts yet.'] : []),
    ...(text !== '' && texts.length !== parts.length && parts.length > 0
      ? [
          `It has ${counted(texts.length, 'part')}, and ${parts.length} are needed: ${parts.map((part) => part.name).join(separator)}.`,
        ]
      : []),
    ...(texts.length === parts.length
      ? read.flatMap(({ problem }) => (problem === null ? [] : [problem]))
      : read
          .filter(({ text: own }) => own !== '')
          .flatMap(({ problem }) => (problem === null ? [] : [problem]))),
    ...(text.length > longest ? [`It has ${text.length} characters, and at most ${longest} are taken.`] : []),
    ...(text !== cased(text, casing) ? [`Its letters have to be ${casing}: ${cased(text, casing)}.`] : []),
  ]
  return { parts: read, problem: problems.length > 0 ? problems.join(' ') : null }
}

/** A name as far as it is made, and what each part still needs. */
export interface BuiltName {
  readonly name: string
  /** Sentences by the id of the part. */
  readonly problems: Readonly<Record<number, string>>
  /** What is wrong with the name as a whole; null where nothing is. */
  readonly problem: string | null
}

/**
 * Builds a name from what was chosen for its parts.
 * @param chosen by the id of the part; a month as `YYYY-MM…`
 */
export function buildName(scheme: NameScheme, chosen: Readonly<Record<number, string>>): BuiltName {
  const { separator, casing, longest, parts } = scheme
  const problems: Record<number, string> = {}
  const texts = parts.map((part) => {
    const given = chosen[part.id]?.trim() ?? ''
    const text = part.kind === 'A month' ? given.slice(0, 7).replace('-', '') : oneWord(given, separator)
    if (text === '') {
      if (part.needed) problems[part.id] = `${part.name} is missing.`
      return part.needed ? '' : leftOut
    }
    const found = meaningOf(part, text, casing)
    if (text.includes(separator))
      problems[part.id] = `${part.name} cannot hold "${separator}", which parts the name.`
    else if ('problem' in found) problems[part.id] = found.problem
    return text
  })
  const name = cased(texts.join(separator), casing)
  return {
    name,
    problems,
    problem:
      parts.length === 0
        ? 'The program has no name parts yet.'
        : name.length > longest
          ? `It has ${name.length} characters, and at most ${longest} are taken.`
          : null,
  }
}

import { Fragment, type ReactElement } from 'react'

type Range = readonly [start: number, end: number]

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The text folded letter by letter, and where in the text each folded letter comes from. */
function foldedWithPlaces(text: string): { readonly folded: string; readonly places: readonly number[] } {
  let folded = ''
  const places: number[] = []
  let place = 0
  for (const letter of text) {
    const part = plain(letter)
    for (let unit = 0; unit < part.length; unit += 1) places.push(place)
    folded += part
    place += letter.length
  }
  places.push(place)
  return { folded, places }
}

/** Where a word stands: at the start of one of the text's own words if it can. */
function placeOf(folded: string, word: string): number {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (at === 0 || /[^\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) return at
  }
  return folded.indexOf(word)
}

/** Where the words of a query stand in a text: case and accents do not matter; ranges neither touch nor overlap. */
function markedRanges(text: string, query: string): readonly Range[] {
  const { folded, places } = foldedWithPlaces(text)
  const found: Range[] = []
  for (const word of plain(query).split(/[^\p{L}\p{N}]+/u)) {
    const at = word === '' ? -1 : placeOf(folded, word)
    if (at >= 0) found.push([places[at] ?? 0, places[at + word.length] ?? text.length])
  }
  const merged: Range[] = []
  for (const range of found.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && range[0] <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], range[1])]
    else merged.push(range)
  }
  return merged
}

/** A text with the words that were searched for marked. */
export function Marked({ text, query }: { readonly text: string; readonly query: string }): ReactElement {
  const ranges = markedRanges(text, query)
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  )
}

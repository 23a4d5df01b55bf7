import { inWords } from './plain/ways.ts'
import { writtenOut } from './tokens.ts'

/** A question that is not understood as it stands, in words that the grammar has; as it was asked where there are no others for it. */
export function inPlainWords(text: string): string {
  const asked = text.replace(/[?!.\s]+$/, '').trim()
  // What is meant comes before ways to say the rest of it.
  const plain = inWords('unread', inWords('surely', writtenOut(asked)))
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain === asked ? text : plain
}

/**
 * A document with tags put in others' place. Each is looked for from where the one before it ended and never twice, so
 * that a document without any end to its tags takes no longer than another one.
 *
 * @param begin what a tag begins with, with the flag `g`
 */
export function withTags(text: string, begin: RegExp, replace: (tag: string) => string): string {
  let made = ''
  let at = 0
  begin.lastIndex = 0
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    const end = text.indexOf('>', found.index)
    if (end < 0) break
    made += text.slice(at, found.index) + replace(text.slice(found.index, end + 1))
    at = end + 1
    begin.lastIndex = at
  }
  return made + text.slice(at)
}

/**
 * A document with elements put in others' place, and with what lies between them, in the same way.
 *
 * @param name of the elements, in small letters
 * @param between is handed what lies before, between and after them
 */
export function withElements(
  text: string,
  name: string,
  replace: (opening: string, content: string) => string,
  between: (piece: string) => string = (piece) => piece,
): string {
  const begin = new RegExp(`<${name}\\b`, 'gi')
  const closing = new RegExp(`</${name}\\s*>`, 'gi')
  let made = ''
  let at = 0
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    const opened = text.indexOf('>', found.index) + 1
    if (opened === 0) break
    closing.lastIndex = opened
    const closed = closing.exec(text)
    if (!closed) break
    made += between(text.slice(at, found.index))
    made += replace(text.slice(found.index, opened), text.slice(opened, closed.index))
    at = closed.index + closed[0].length
    begin.lastIndex = at
  }
  return made + between(text.slice(at))
}

/** A piece of HTML whose every part from outside was escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Where a template breaks a line inside of a sentence stands a space: readers of plain text see line ends as they are. */
const unbroken = (part: string): string =>
  part.replace(/([^>\s])\s*\n\s*(?=[^<\s]|$)/g, '$1 ').replace(/^\s*\n\s*(?=[^<\s])/, ' ')

/** HTML of a message: what stands between the braces is escaped unless it is `Html` itself. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | number | Html)[]): Html {
  const made = values.map((value) =>
    value instanceof Html ? value.text : String(value).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign),
  )
  /** Between two values that are words a line end is a space as well. */
  const between = (part: string, at: number): string =>
    /^\s*\n\s*$/.test(part) && !/>$|^$/.test(made[at - 1] ?? '') && !/^<|^$/.test(made[at] ?? '') ? ' ' : part
  return new Html(String.raw({ raw: parts.map((part, at) => unbroken(between(part, at))) }, ...made))
}

/** Words of a page in place of ours. */
export interface Localization {
  /** BCP 47, such as `es-MX`: what the words are in. */
  readonly lang: string
  /** Left to right when absent. */
  readonly dir?: 'ltr' | 'rtl'
  /** What stands in place of a text of ours; nothing to leave it as it is, which is also right for names and what people wrote. */
  translate(text: string): string | null | undefined
}

const attributes = ['aria-label', 'placeholder', 'title'] as const

/** What we have written, by where it stands: the text that it stands for, in whatever language it was before. */
const written = new WeakMap<Text, { readonly of: string; readonly as: string }>()
const writtenIn = new WeakMap<Element, Map<string, { readonly of: string; readonly as: string }>>()

let current: Localization | null = null
/** Called with each text for which there is no translation, once. */
let missing: ((text: string) => void) | null = null
const untold = new Set<string>()
const watched = new Set<WeakRef<HTMLElement>>()

/** Has every widget of the page speak in the words of the page; null for ours. */
export function localize(by: Localization | null): void {
  current = by
  for (const each of watched) {
    const place = each.deref()
    if (place) speak(place)
    else watched.delete(each)
  }
}

/** Tells of texts that the page does not translate. */
export const onMissing = (tell: (text: string) => void): void => void (missing = tell)

/** Translates what a widget draws, now and from now on. */
export function localized(place: HTMLElement): void {
  if ([...watched].some((each) => each.deref() === place)) return
  watched.add(new WeakRef(place))
  const observer = new MutationObserver((records) => {
    if (!current) return
    for (const { target, addedNodes, attributeName } of records) {
      if (target instanceof Text) word(target)
      else if (attributeName !== null && target instanceof Element) attribute(target, attributeName)
      for (const node of addedNodes) all(node)
    }
  })
  observer.observe(place, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [...attributes],
  })
  if (current) speak(place)
}

function speak(place: HTMLElement): void {
  place.lang = current?.lang ?? 'en'
  place.dir = current?.dir ?? 'ltr'
  all(place)
}

function all(node: Node): void {
  if (node instanceof Text) return word(node)
  if (!(node instanceof Element) || node.matches('[contenteditable="true"], style, script')) return
  for (const name of attributes) attribute(node, name)
  for (const child of node.childNodes) all(child)
}

/** @returns what is to stand there, and for which text */
function translated(now: string, before: { readonly of: string; readonly as: string } | undefined) {
  const of = before?.as === now ? before.of : now
  const text = of.trim()
  if (text === '' || !/\p{L}/u.test(text)) return null
  const found = current?.translate(text)
  if (current && found == null && missing && !untold.has(text)) {
    untold.add(text)
    missing(text)
  }
  return { of, as: found == null ? of : of.replace(text, () => found) }
}

function word(node: Text): void {
  if (node.parentElement?.closest('[contenteditable="true"], textarea')) return
  const made = translated(node.data, written.get(node))
  if (!made) return
  written.set(node, made)
  if (node.data !== made.as) node.data = made.as
}

function attribute(element: Element, name: string): void {
  const now = element.getAttribute(name)
  if (now === null) return
  const known = writtenIn.get(element) ?? new Map<string, { readonly of: string; readonly as: string }>()
  const made = translated(now, known.get(name))
  if (!made) return
  writtenIn.set(element, known.set(name, made))
  if (now !== made.as) element.setAttribute(name, made.as)
}

import type { Prefill } from './prefill.ts'
import type { eventNames } from './names.ts'
import { elements } from './widgets.ts'

/** An attribute of a widget's element, and what it is called in React. */
export interface ElementAttribute {
  readonly name: string
  readonly property: string
  /** As TypeScript writes it. */
  readonly type: string
  readonly description: string
}

/** Attributes that every widget has. */
export const attributes: readonly ElementAttribute[] = [
  {
    name: 'theme',
    property: 'theme',
    type: "'light' | 'dark'",
    description: 'Light or dark; what the system says when absent.',
  },
  {
    name: 'primary-color',
    property: 'primaryColor',
    type: 'string',
    description: 'Your colour as `#rrggbb`; states and contrast are derived from it.',
  },
]

/** The attribute of widgets that are about a client. */
export const clientAttribute: ElementAttribute = {
  name: 'client-id',
  property: 'clientId',
  type: 'number',
  description: 'The client that is chosen when the widget opens.',
}

/** The attribute of the widget that shows a form. */
export const formAttribute: ElementAttribute = {
  name: 'form',
  property: 'form',
  type: 'string',
  description: 'The key of the form: the last part of its address in the portal.',
}

/** Where the form stands; it is an attribute alone, which is there or not. */
export const inlineAttribute: ElementAttribute = {
  name: 'inline',
  property: 'inline',
  type: 'boolean',
  description: 'The form stands in the page, where its element is, instead of behind a button in a dialog.',
}

/** What a script of the page may ask of a widget's element: a method as TypeScript writes what it takes and answers, or the type of what it says of itself. */
export const members: readonly { name: string; signature: string; description: string }[] = [
  {
    name: 'open',
    signature: '(options?: AgencyOpenOptions): Promise<boolean>',
    description:
      'Opens the widget; one that is open comes to the front. False where its code could not be fetched, which `agency:error` has told.',
  },
  {
    name: 'prefill',
    signature: '(values: AgencyPrefill[Name]): Promise<boolean>',
    description:
      'Gives the form what to begin with when it opens, until something is saved; one that is open, and what its person has typed, stay as they are. False where its code could not be fetched; fails with an `AgencyError` where it has no such field.',
  },
  { name: 'close', signature: '(): Promise<void>', description: 'Closes it; what was typed is kept.' },
  {
    name: 'destroy',
    signature: '(): Promise<void>',
    description: 'Closes it and takes it out of the page, with all that it listens to.',
  },
  { name: 'isOpen', signature: 'boolean', description: 'Whether it is open, or about to be.' },
]

/** What the values of `prefill()` are. */
export const prefillDescriptions: Readonly<Record<keyof Prefill, string>> = {
  clientId: 'The client that is chosen.',
  typeId: 'The type that is chosen, by its id in the portal.',
  categoryId: 'The category that is chosen, by its id in the portal.',
  date: 'The day, `YYYY-MM-DD`.',
  text: 'Plain text; each line is a paragraph.',
  title: 'The brief title.',
  issueType: '`Bug` or `New Feature`.',
  isExternal: 'Whether the client may see it.',
  isPublic: 'Whether others may see it.',
}

/** What a style sheet of the page may reach by `::part()`. */
export const parts: readonly { name: string; description: string }[] = [
  { name: 'button', description: 'The button that stands in your page.' },
  { name: 'dialog', description: 'A dialog, or the panel of the chat.' },
  { name: 'header', description: 'Its first line, with the title and the button that closes it.' },
  { name: 'title', description: 'Its title.' },
  { name: 'body', description: 'What is in it.' },
  { name: 'footer', description: 'Its last line, with its buttons.' },
]

/** What a style sheet of the page may set on the element. */
export const properties: readonly { name: `--agency-${string}`; description: string }[] = [
  { name: '--agency-font', description: 'Family of the letters.' },
  { name: '--agency-radius', description: 'Rounding of fields and buttons.' },
  { name: '--agency-radius-large', description: 'Rounding of dialogs and panels.' },
  { name: '--agency-control', description: 'Height of fields and buttons.' },
  { name: '--agency-surface', description: 'Ground of fields and tables.' },
  { name: '--agency-raised', description: 'Ground of dialogs and lists that open.' },
  { name: '--agency-sunken', description: 'Ground of what lies deeper.' },
  { name: '--agency-ink', description: 'Letters.' },
  { name: '--agency-ink-muted', description: 'Letters of less weight.' },
  { name: '--agency-line', description: 'Lines between things.' },
  { name: '--agency-line-strong', description: 'Edges of buttons.' },
  { name: '--agency-backdrop', description: 'What lies over the page behind a dialog.' },
]

/** What a widget tells its page: bubbling, composed `CustomEvent`s on the element. */
export const events: readonly {
  name: (typeof eventNames)[number]
  detail: string
  description: string
}[] = [
  { name: 'agency:ready', detail: 'null', description: 'The element has its code and is drawn.' },
  { name: 'agency:open', detail: 'null', description: 'The dialog opens.' },
  { name: 'agency:close', detail: 'null', description: 'The dialog has closed.' },
  {
    name: 'agency:saved',
    detail: `{ kind: ${[...new Set(Object.values(elements).map(({ saves }) => `'${saves}'`))].join(' | ')}; id: number | string }`,
    description: 'A record was saved: its kind and its id in the portal.',
  },
  {
    name: 'agency:error',
    detail: "{ message: string; code: 'not-loaded' | 'unknown-widget' | 'unknown-client' | 'failed' }",
    description:
      'Something failed; the message is fit for a person, who has already seen it. The code says whether it was the code of the widget, the name of its element, the client that the page names, or what the person wanted.',
  },
  {
    name: 'agency:signin-required',
    detail: 'null',
    description: 'The user is asked to sign in, at first or because the session has ended.',
  },
]

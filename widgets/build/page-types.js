import {
  attributes,
  clientAttribute,
  events,
  formAttribute,
  members,
  prefillDescriptions,
} from '@portal/core/access/embed/element'
import { prefillFields } from '@portal/core/access/embed/prefill'
import { all } from './widget-names.js'

/** What TypeScript knows of the widgets on a page: `agency-portal.d.ts`. */
export const pageTypes =
  () => `/** Types of the agency portal's widgets on your page. Made from the list of widgets: save it beside your sources. */

interface AgencyOpenOptions {
  /** The client that is chosen when the widget opens. */
  clientId?: number
  /** The key of the form that is shown. */
  form?: string
}

/** What a form may be given to begin with, by widget. */
interface AgencyPrefill {
${all
  .map(([name, { takesForm }]) =>
    takesForm
      ? `  /** By question, as its form names it; several choices as a list. */\n  '${name}': Record<string, string | number | boolean | string[]>`
      : `  '${name}': {${Object.entries(prefillFields[name])
          .map(([field, type]) => `\n    /** ${prefillDescriptions[field]} */\n    ${field}?: ${type}`)
          .join('')}${Object.keys(prefillFields[name]).length > 0 ? '\n  ' : ''}}`,
  )
  .join('\n')}
}

/** Words of yours in place of the widgets'. */
interface AgencyLocalization {
  /** What the words are in, such as \`es-MX\`. */
  lang: string
  /** Left to right when absent. */
  dir?: 'ltr' | 'rtl'
  /** What stands in place of a text; nothing to leave it as it is. */
  translate(text: string): string | null | undefined
}

interface AgencyWidgetElement<Name extends AgencyWidgetName = AgencyWidgetName> extends HTMLElement {
${[clientAttribute, formAttribute, ...attributes].map(({ property, type, description }) => `  /** ${description} */\n  ${property}: ${property === 'clientId' ? 'number | string' : type} | null`).join('\n')}
${members.map(({ name, signature, description }) => `  /** ${description} */\n  ${signature.startsWith('(') ? `${name}${signature}` : `readonly ${name}: ${signature}`}`).join('\n')}
}

type AgencyWidgetName = ${all.map(([name]) => `'${name}'`).join(' | ')}

/** One thing that \`AgencyPortal.check()\` looked at. */
interface AgencyFinding {
  about: 'page' | 'portal' | 'policy' | 'origin' | 'version' | 'widgets' | 'sign-in'
  ok: boolean
  message: string
}

/** What \`open()\`, \`load()\` and \`prefill()\` fail with. */
interface AgencyError extends Error {
  code: 'not-loaded' | 'unknown-widget' | 'unknown-field'
}

interface AgencyPortalApi {
  /** Opens a widget: an element of the page that can be seen, or one that is made for it. False where what it opens could not be fetched; fails with an \`AgencyError\` where the widget itself could not. */
  open(name: AgencyWidgetName, options?: AgencyOpenOptions): Promise<boolean>
  /** Fetches a widget's code ahead, or for an element in a shadow root, where the loader does not look. */
  load(name: AgencyWidgetName): Promise<unknown>
  /** Says who the user is: a new assertion of your server each time it is asked, or null for nobody. */
  identify(by: () => Promise<string | null> | string | null): void
  /** Ends the session of the widgets and deletes what their user wrote from this origin, when your own user signs out. */
  signOut(): Promise<void>
  /** Has the widgets speak in your words; null for their own. */
  localize(by: AgencyLocalization | null): Promise<void>
  /** Until the loader has arrived: what it is to call then, where the page has put this list in its place. */
  readonly q?: [method: 'open' | 'identify' | 'signOut' | 'localize', ...given: unknown[]][]
  /** Tells what is wrong with this page, in sentences; prints them too. */
  check(): Promise<{ ok: boolean; findings: AgencyFinding[] }>
}

interface AgencyEventMap {
${events.map(({ name, detail, description }) => `  /** ${description} */\n  '${name}': CustomEvent<${detail}>`).join('\n')}
}

interface HTMLElementTagNameMap {
${all.map(([name, { summary }]) => `  /** ${summary} */\n  'agency-${name}': AgencyWidgetElement<'${name}'>`).join('\n')}
}
interface HTMLElementEventMap extends AgencyEventMap {}
interface DocumentEventMap extends AgencyEventMap {}
interface WindowEventMap extends AgencyEventMap {}
interface Window {
  AgencyPortal: AgencyPortalApi
}
declare var AgencyPortal: AgencyPortalApi
`

import { readFileSync } from 'node:fs'
import {
  attributes,
  clientAttribute,
  events,
  formAttribute,
  inlineAttribute,
  members,
  parts,
  prefillDescriptions,
  properties,
} from '@portal/core/access/embed/element'
import { prefillFields } from '@portal/core/access/embed/prefill'
import { elements } from '@portal/core/access/embed/widgets'
import { tarball } from './tarball.js'

/** Attributes of a widget, its own first. */
const ownOf = ({ takesClient, takesForm }) =>
  takesClient ? [clientAttribute] : takesForm ? [formAttribute] : []
const attributesOf = (widget) => [...ownOf(widget), ...attributes]

const componentOf = (name) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
const handlerOf = (event) => `on${componentOf(event.replace('agency:', ''))}`
const all = Object.entries(elements)

/** What a method takes: one thing, or nothing. */
const parametersOf = (signature) => {
  const [, name, optional, text] = /^\((\w+)(\??): (.*)\): Promise/.exec(signature) ?? []
  return name === undefined
    ? {}
    : { parameters: [{ name, ...(optional ? { optional: true } : {}), type: { text } }] }
}

/** https://github.com/webcomponents/custom-elements-manifest, version 1. */
const customElements = () => ({
  schemaVersion: '1.0.0',
  readme: 'docs/embedding.md',
  modules: all.map(([name, widget]) => ({
    kind: 'javascript-module',
    path: 'loader.js',
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: `Agency${componentOf(name)}`,
        tagName: `agency-${name}`,
        summary: widget.title,
        description: widget.summary,
        superclass: { name: 'HTMLElement' },
        attributes: [...attributesOf(widget), ...(widget.takesForm ? [inlineAttribute] : [])].map(
          (attribute) => ({
            name: attribute.name,
            type: { text: attribute.type },
            description: attribute.description,
          }),
        ),
        events: events.map((event) => ({
          name: event.name,
          type: { text: `CustomEvent<${event.detail}>` },
          description: event.description,
        })),
        members: [
          ...attributesOf(widget).map((attribute) => ({
            kind: 'field',
            name: attribute.property,
            attribute: attribute.name,
            reflects: true,
            type: { text: `${attribute.type} | null` },
            description: attribute.description,
          })),
          ...members
            .map((member) => ({ ...member, signature: member.signature.replace('Name', `'${name}'`) }))
            .map(({ name, signature, description }) =>
              signature.startsWith('(')
                ? {
                    kind: 'method',
                    name,
                    ...parametersOf(signature),
                    return: { type: { text: signature.replace(/^.*\): /, '') } },
                    description,
                  }
                : { kind: 'field', name, readonly: true, type: { text: signature }, description },
            ),
        ],
        cssParts: parts.map(({ name, description }) => ({ name, description })),
        cssProperties: properties.map(({ name, description }) => ({ name, description })),
      },
    ],
    exports: [],
  })),
})

const types =
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

const react = () => `import { createElement, useLayoutEffect, useRef, useState } from 'react'
const events = ${JSON.stringify(Object.fromEntries(events.map(({ name }) => [handlerOf(name), name])))}
const attributes = ${JSON.stringify(Object.fromEntries([clientAttribute, ...attributes].map(({ name, property }) => [property, name])))}
// Handlers are heard by listeners of its own: React gives those of an element that it hydrates to nobody.
const hearing = (latest) => {
  const tell = (event) => {
    for (const handler in events) if (events[handler] === event.type) latest.current[handler]?.(event)
  }
  let told = false
  return (element) => {
    for (const handler in events) element.addEventListener(events[handler], tell)
    if (!told && element.matches(':defined')) tell(new CustomEvent('agency:ready'))
    told = true
    const given = latest.current.ref
    const back = typeof given === 'function' ? given(element) : given && void (given.current = element)
    return () => {
      for (const handler in events) element.removeEventListener(events[handler], tell)
      if (typeof back === 'function') back()
      else if (typeof given === 'function') given(null)
      else if (given) given.current = null
    }
  }
}
const useChange = typeof document === 'undefined' ? () => {} : useLayoutEffect
const widget = (tag) => (props) => {
  const latest = useRef(props)
  useChange(() => void (latest.current = props))
  const [ref] = useState(() => hearing(latest))
  const given = { ref }
  for (const name in props) if (!events[name] && name !== 'ref') given[attributes[name] ?? name] = props[name]
  return createElement(tag, given)
}
export const AgencyLoader = ({ portal, assertionUrl, nonce, version, debug }) =>
  createElement('script', { async: true, src: portal + '/embed/loader' + (version ? '-' + version : '') + '.js', 'data-portal': portal, 'data-assertion-url': assertionUrl, 'data-debug': debug && '', nonce })
${all.map(([name]) => `export const ${componentOf(name)} = widget('agency-${name}')`).join('\n')}
`

const reactTypes = () => `/// <reference path="./agency-portal.d.ts" />
import type { HTMLAttributes, ReactElement, Ref } from 'react'

export interface AgencyLoaderProps {
  /** The portal's origin, such as https://portal.example. */
  portal: string
  /** An address of your own server that answers \`POST\` with \`{ "assertion": "…" }\`. */
  assertionUrl?: string
  /** Of your Content-Security-Policy. */
  nonce?: string
  /** Pins the loader, by a name that \`/embed/versions.json\` of the portal gives; the current one when absent. */
  version?: string
  /** Has the widgets say on the console what they do. */
  debug?: boolean
}
/** The loader. Once on a page, anywhere in it. */
export declare const AgencyLoader: (props: AgencyLoaderProps) => ReactElement

/** Besides what every element takes: \`className\`, \`style\`, \`hidden\`, \`id\`, \`aria-label\` and so on. */
export interface WidgetProps<Name extends AgencyWidgetName> extends Omit<HTMLAttributes<AgencyWidgetElement>, 'children' | ${events.map(({ name }) => `'${handlerOf(name)}'`).join(' | ')}> {
  ref?: Ref<AgencyWidgetElement<Name>>
${attributes.map(({ property, type, description }) => `  /** ${description} */\n  ${property}?: ${type}`).join('\n')}
${events.map(({ name, description }) => `  /** ${description} */\n  ${handlerOf(name)}?: (event: AgencyEventMap['${name}']) => void`).join('\n')}
}
${all
  .map(
    ([name, widget]) =>
      `/** ${widget.summary} */\nexport declare const ${componentOf(name)}: (props: WidgetProps<'${name}'>${ownOf(
        widget,
      )
        .map(({ property, type }) => ` & { ${property}?: ${type} }`)
        .join('')}) => ReactElement`,
  )
  .join('\n')}

/** The tags themselves, with their attributes. */
interface TagProps extends HTMLAttributes<AgencyWidgetElement> {
  ref?: Ref<AgencyWidgetElement>
  class?: string
${[clientAttribute, formAttribute, ...attributes].map(({ name, type, description }) => `  /** ${description} */\n  '${name}'?: ${type}`).join('\n')}
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${all.map(([name]) => `      'agency-${name}': TagProps`).join('\n')}
    }
  }
}
`

const loading = () => `let coming
/** Puts the loader into the page, once. */
export const loadAgencyPortal = ({ portal, assertionUrl, nonce, version, debug }) =>
  (coming ??= new Promise((resolve, reject) => {
    if (window.AgencyPortal?.load) return resolve(window.AgencyPortal)
    const script = document.createElement('script')
    script.async = true
    script.src = portal + '/embed/loader' + (version ? '-' + version : '') + '.js'
    script.dataset.portal = portal
    if (assertionUrl) script.dataset.assertionUrl = assertionUrl
    if (debug) script.dataset.debug = ''
    if (nonce) script.nonce = nonce
    script.onload = () => resolve(window.AgencyPortal)
    script.onerror = () => {
      coming = undefined
      script.remove()
      reject(Object.assign(new Error('The loader could not be fetched from ' + portal + '.'), { code: 'not-loaded' }))
    }
    document.head.append(script)
  }))
`

const loadingTypes = () => `/// <reference path="./agency-portal.d.ts" />
import type { AgencyLoaderProps } from './react.js'

/** Puts the loader into the page, once however often it is called. Fails with an \`AgencyError\` where it cannot be fetched; the next call tries again. */
export declare const loadAgencyPortal: (options: AgencyLoaderProps) => Promise<AgencyPortalApi>
`

/** A package as npm installs it from an address: the portal's own. */
const packaged = (files) => ({
  ...files,
  'index.js': loading(),
  'index.d.ts': loadingTypes(),
  'README.md': readFileSync(new URL('package/README.md', import.meta.url), 'utf8'),
  'package.json': `${JSON.stringify(
    {
      name: '@agency-portal/embed',
      version: '1.0.0',
      description: 'The widgets of an agency portal on your page',
      type: 'module',
      sideEffects: false,
      exports: {
        '.': { types: './index.d.ts', default: './index.js' },
        './react': { types: './react.d.ts', default: './react.js' },
        './custom-elements.json': './custom-elements.json',
      },
      customElements: 'custom-elements.json',
      peerDependencies: { react: '>=19' },
      peerDependenciesMeta: { react: { optional: true } },
    },
    null,
    2,
  )}\n`,
})

/** Writes what a host's developer may take along, all from the one list of widgets: as files, and as a package. */
export const describe = () => ({
  name: 'describe',
  generateBundle() {
    const files = {
      'custom-elements.json': `${JSON.stringify(customElements(), null, 2)}\n`,
      'agency-portal.d.ts': types(),
      'react.js': react(),
      'react.d.ts': reactTypes(),
    }
    const all = { ...files, 'agency-portal-embed.tgz': tarball(packaged(files)) }
    for (const [fileName, source] of Object.entries(all))
      this.emitFile({ type: 'asset', fileName: `for-hosts/${fileName}`, source })
  },
})

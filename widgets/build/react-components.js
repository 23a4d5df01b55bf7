import { attributes, clientAttribute, events, formAttribute } from '@portal/core/access/embed/element'
import { all, componentOf, handlerOf, ownOf } from './widget-names.js'

/** The widgets as components of React: `react.js`. */
export const react = () => `import { createElement, useLayoutEffect, useRef, useState } from 'react'
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

/** What TypeScript knows of them: `react.d.ts`. */
export const reactTypes = () => `/// <reference path="./agency-portal.d.ts" />
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

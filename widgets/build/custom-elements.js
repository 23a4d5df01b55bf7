import { events, inlineAttribute, members, parts, properties } from '@portal/core/access/embed/element'
import { all, attributesOf, componentOf } from './widget-names.js'

/** What a method takes: one thing, or nothing. */
const parametersOf = (signature) => {
  const [, name, optional, text] = /^\((\w+)(\??): (.*)\): Promise/.exec(signature) ?? []
  return name === undefined
    ? {}
    : { parameters: [{ name, ...(optional ? { optional: true } : {}), type: { text } }] }
}

/** https://github.com/webcomponents/custom-elements-manifest, version 1. */
export const customElements = () => ({
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

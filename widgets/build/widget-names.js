import { attributes, clientAttribute, formAttribute } from '@portal/core/access/embed/element'
import { elements } from '@portal/core/access/embed/widgets'

/** What the descriptions for a host's developer call things. */

/** Attributes that not every widget has. */
export const ownOf = ({ takesClient, takesForm }) =>
  takesClient ? [clientAttribute] : takesForm ? [formAttribute] : []
/** Attributes of a widget, its own first. */
export const attributesOf = (widget) => [...ownOf(widget), ...attributes]

/** `budget-changes` as a component is called. */
export const componentOf = (name) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
/** `agency:saved` as the handler of a component is called. */
export const handlerOf = (event) => `on${componentOf(event.replace('agency:', ''))}`
/** Every widget by its name. */
export const all = Object.entries(elements)

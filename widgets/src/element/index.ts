export { defineWidget } from './agency-element.ts'
export type { Draft, OpenOptions, WidgetDefinition, WidgetPerson, WidgetProps } from './widget.ts'

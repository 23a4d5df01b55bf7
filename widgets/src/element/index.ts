export { defineWidget, type OpenOptions, type WidgetProps } from './agency-element.ts'

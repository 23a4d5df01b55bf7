export { CustomFieldInput } from './custom-field-input.tsx'
export { emptyForm, type Interaction, type InteractionForm } from './form.ts'
export { InteractionLogger } from './interaction-logger.tsx'

export { MoneyField } from './money-field.tsx'
export type { MoneyFieldProps } from './money-field.tsx'
export { NumberField } from './number-field.tsx'
export type { NumberFieldProps } from './number-field.tsx'

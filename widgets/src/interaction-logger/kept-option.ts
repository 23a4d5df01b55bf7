import type { Option } from '@portal/ui/select'

/** Whether something that was kept is a chosen option with its id. */
export const isOption = (value: unknown): value is Option<number> =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'number' &&
  'label' in value &&
  typeof value.label === 'string'

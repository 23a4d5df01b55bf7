import { formatDay } from '../../foundation/format/dates.ts'
import type { CustomFieldType } from './constants.ts'
import type { CustomData } from './custom-fields.ts'

/** A value as an interaction answers it. */
export interface AnsweredValue {
  readonly type: CustomFieldType
  readonly data: CustomData
  readonly users: readonly { readonly fullName: string }[]
}

/** A value of a custom field as people read it. */
export function valueInWords({ type, data, users }: AnsweredValue): string {
  if (type === 'related users type') return users.map(({ fullName }) => fullName).join(', ')
  if (typeof data === 'boolean') return data ? 'Yes' : 'No'
  if (typeof data === 'string') return type === 'date' ? formatDay(data) : data
  const count = data?.length ?? 0
  return count === 0 ? '' : count === 1 ? 'One file' : `${count} files`
}

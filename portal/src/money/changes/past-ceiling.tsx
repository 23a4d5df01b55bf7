import type { pastCeilingField } from '@portal/core/money/changes/ceiling'
import type { ReactElement } from 'react'
import { FormField, type FieldHolder } from '../../platform/parts/form/index.ts'

/** Asks whether budgets above the client's ceiling are agreed, once the server has said that they are above it. */
export function PastCeiling({
  of,
}: {
  readonly of: FieldHolder<{ readonly pastCeiling: typeof pastCeilingField }>
}): ReactElement | null {
  return of.problem('pastCeiling') === null && !of.inputs.pastCeiling ? null : (
    <FormField of={of} name="pastCeiling" />
  )
}

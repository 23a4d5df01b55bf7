import type { activityCategoryFields } from '@portal/core/activities/fields'
import type { ReactElement } from 'react'
import { FormField, FormGrid, type FormInUse } from '../parts/form/index.ts'

/** A category stays with its type: activities that use it would otherwise change theirs. */
export const CategoryFields = ({
  form,
  isNew,
}: {
  readonly form: FormInUse<typeof activityCategoryFields, Record<never, never>>
  readonly isNew: boolean
}): ReactElement => (
  <FormGrid>
    <FormField of={form} name="name" wide />
    <FormField of={form} name="typeId" wide disabled={!isNew} />
    <FormField of={form} name="order" />
    <FormField of={form} name="active" />
  </FormGrid>
)

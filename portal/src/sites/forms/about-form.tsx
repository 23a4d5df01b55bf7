import type { Answer } from '@portal/core/calls'
import type { FormDefinition } from '@portal/core/sites/forms/definition'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Copy } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { copy } from '../../foundation/browser/clipboard.ts'
import { FormField, FormGrid, FormSection, type FormInUse } from '../../platform/parts/form/index.ts'
import { mappedIn, valuesIn, type formFields } from './form-facts.ts'
import styles from './forms.module.css'
import { addressOf } from './form-address.ts'
import { InteractionFields } from './interaction-fields.tsx'
import { MappedFields } from './mapped-fields.tsx'

interface AboutFormProps {
  readonly form: FormInUse<typeof formFields>
  /** Null for a new one. */
  readonly kept: Answer<'forms.get'> | null
  readonly isTemplate: boolean
  readonly definition: FormDefinition
}

/** What a form is beside its questions: whose it is, what its answers become, and for how long it is open. */
export function AboutForm({ form, kept, isTemplate, definition }: AboutFormProps): ReactElement {
  return (
    <Card>
      <FormSection title="About this form">
        <FormGrid>
          <FormField of={form} name="name" wide />
          <FormField of={form} name="description" />
          {!isTemplate && (
            <>
              <FormField
                of={form}
                name="clientId"
                wide
                known={kept?.Client && { value: kept.Client.id, label: kept.Client.name }}
              />
              <FormField of={form} name="tell" wide />
              <FormField of={form} name="becomes" wide />
              {form.inputs.becomes === 'Task' && (
                <>
                  <FormField of={form} name="taskForId" />
                  <FormField of={form} name="taskTypeId" />
                </>
              )}
              <MappedFields
                becomes={form.inputs.becomes}
                definition={definition}
                value={mappedIn(form.inputs.mapped)}
                problem={form.problem('mapped')}
                onChange={(next) => form.set('mapped', JSON.stringify(next))}
              />
              {form.inputs.becomes === 'Interaction' && (
                <>
                  <FormField of={form} name="interactionTypeId" />
                  <FormField of={form} name="interactionById" />
                  <InteractionFields
                    typeId={Number(form.inputs.interactionTypeId) || null}
                    definition={definition}
                    value={valuesIn(form.inputs.interactionValues)}
                    problem={form.problem('interactionValues')}
                    onChange={(next) => form.set('interactionValues', JSON.stringify(next))}
                  />
                </>
              )}
              <FormField of={form} name="closesAt" />
              <FormField of={form} name="mostAnswers" />
              <FormField of={form} name="open" wide />
            </>
          )}
        </FormGrid>
        {kept && !isTemplate && (
          <p className={styles.row}>
            <span className={styles.address}>{addressOf(kept)}</span>
            <Button size="small" icon={Copy} onClick={() => void copy('Address', addressOf(kept))}>
              Copy address
            </Button>
          </p>
        )}
      </FormSection>
    </Card>
  )
}

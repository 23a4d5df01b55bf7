import { today } from '@portal/core/foundation/format/time'
import { bugFieldGroups, supportFields, type SupportField } from '@portal/core/work/support/fields'
import { clientImpacts, deadlines, severities, severityExplanations } from '@portal/core/work/support/options'
import { hasEndDate, namesClients } from '@portal/core/work/support/rules'
import { RadioGroup } from '@portal/ui/choice'
import { MultiSelect } from '@portal/ui/combobox'
import { DateField } from '@portal/ui/date-picker'
import { useId, type ReactElement } from 'react'
import styles from './fields.module.css'
import { LineOf, TextOf } from './text-fields.tsx'
import type { Choices } from './use-choices.ts'
import type { RequestFormState } from './use-request-form.ts'

interface BugFieldsProps {
  readonly state: RequestFormState
  readonly choices: Choices
}

/** The fields of a bug, in their groups. */
export function BugFields(props: BugFieldsProps): ReactElement {
  const id = useId()
  return (
    <>
      {bugFieldGroups.map(({ title, fields }) => (
        <section key={title} className={styles.group} aria-labelledby={`${id}-${title}`}>
          <h3 className={styles.title} id={`${id}-${title}`}>
            {title}
          </h3>
          {fields.map((field) => (
            <BugField key={field} field={field} {...props} />
          ))}
        </section>
      ))}
    </>
  )
}

function BugField({
  field,
  state,
  choices,
}: BugFieldsProps & { readonly field: SupportField }): ReactElement | null {
  const { form, shown, set, leave } = state
  switch (field) {
    case 'severity':
      return (
        <RadioGroup
          label={supportFields.severity.label}
          required
          options={severities.map((severity) => ({
            value: severity,
            label: severity,
            hint: severityExplanations[severity],
          }))}
          value={form.severity === '' ? null : form.severity}
          onChange={(severity) => set({ severity })}
          error={shown.severity}
        />
      )
    case 'impactOnEmployees':
      return (
        <MultiSelect
          label={supportFields.impactOnEmployees.label}
          required
          hint={supportFields.impactOnEmployees.hint}
          placeholder="Select departments…"
          search={choices.departments}
          value={form.impactOnEmployees}
          onChange={(impactOnEmployees) => set({ impactOnEmployees })}
          error={shown.impactOnEmployees}
        />
      )
    case 'impactOnClients':
      return (
        <RadioGroup
          label={supportFields.impactOnClients.label}
          required
          inline
          options={clientImpacts.map((impact) => ({ value: impact, label: impact }))}
          value={form.impactOnClients === '' ? null : form.impactOnClients}
          onChange={(impactOnClients) => set({ impactOnClients })}
          error={shown.impactOnClients}
        />
      )
    case 'impactedClients':
      return namesClients(form) ? (
        <MultiSelect
          label={supportFields.impactedClients.label}
          required
          placeholder="Select clients…"
          search={choices.clients}
          value={form.impactedClients}
          onChange={(impactedClients) => set({ impactedClients })}
          error={shown.impactedClients}
        />
      ) : null
    case 'deadline':
      return (
        <RadioGroup
          label={supportFields.deadline.label}
          required
          inline
          options={deadlines.map((deadline) => ({ value: deadline, label: deadline }))}
          value={form.deadline === '' ? null : form.deadline}
          onChange={(deadline) => set({ deadline })}
          error={shown.deadline}
        />
      )
    case 'endDate':
      return hasEndDate(form) ? (
        <DateField
          label={supportFields.endDate.label}
          required
          value={form.endDate}
          min={today()}
          onChange={(endDate) => set({ endDate })}
          onBlur={() => leave('endDate')}
          error={shown.endDate}
        />
      ) : null
    case 'whereAffected':
    case 'url':
      return <LineOf state={state} name={field} />
    case 'steps':
    case 'expected':
    case 'actual':
    case 'reason':
      return <TextOf state={state} name={field} />
    default:
      return null
  }
}

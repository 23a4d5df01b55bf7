import { Checkbox } from '@portal/ui/choice'
import { TextArea } from '@portal/ui/text-field'
import type { ReactElement } from 'react'
import styles from './interaction-fields.module.css'
import type { InteractionFormState } from './use-interaction-form.ts'

/** What else is to happen once the interaction is saved (shell section 4). */
export function AfterSave({ state }: { readonly state: InteractionFormState }): ReactElement {
  const { form, shown, set, leave } = state
  return (
    <fieldset className={styles.after}>
      <legend className={styles.legend}>After saving</legend>
      <Checkbox
        label="Create a primary goal"
        checked={form.wantsGoal}
        onChange={(wantsGoal) => set({ wantsGoal })}
      />
      {form.wantsGoal && (
        <TextArea
          label="New Primary Goal"
          required
          rows={2}
          value={form.goal}
          hint={form.publishedAt === '' ? undefined : `For ${monthOf(form.publishedAt)}.`}
          onChange={(goal) => set({ goal })}
          onBlur={() => leave('goal')}
          error={shown['goal']}
        />
      )}
    </fieldset>
  )
}

/** `November 2026` of a day. */
const monthOf = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 7)}-01T00:00:00Z`),
  )

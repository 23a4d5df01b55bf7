import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { useId, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { ChangeButton } from './change-button.tsx'
import { FormField } from './form-field.tsx'
import styles from './form.module.css'
import type { FormFields } from './input.ts'
import { LeaveGuard } from './leave-guard.tsx'
import type { FormInUse, FormLists } from './form-in-use.ts'
import { useOnlyLooks } from './only-looks.ts'

export interface FormProps<F extends FormFields, L extends FormLists> {
  /** From `useForm`. */
  readonly of: FormInUse<F, L>
  /** The form's name for those who cannot see where it stands. */
  readonly label: string
  readonly id?: string | undefined
  readonly saveLabel?: string
  readonly onCancel?: (() => void) | undefined
  /** The buttons stand elsewhere, as in a dialog's footer: they name the form by its id. */
  readonly withoutButtons?: boolean
  /** It is not seen now and keeps what is typed; whoever leaves is asked all the same. */
  readonly hidden?: boolean
  /** Beside the buttons, for example Delete. */
  readonly aside?: ReactNode
  /** A layout of its own; all fields in their order when absent. */
  readonly children?: ReactNode
}

/** Whether a key press means "save": Ctrl+Enter, or Cmd+Enter. */
const isSave = (event: KeyboardEvent): boolean => event.key === 'Enter' && (event.ctrlKey || event.metaKey)

/**
 * A form: labels above, messages under the fields, Ctrl+Enter saves, leaving
 * with unsaved changes asks, a failed save loses nothing.
 */
export function Form<F extends FormFields, L extends FormLists>({
  of: form,
  label,
  id,
  saveLabel = 'Save',
  onCancel,
  withoutButtons = false,
  hidden = false,
  aside,
  children,
}: FormProps<F, L>): ReactElement {
  const ownId = useId()
  const looking = useOnlyLooks()
  return (
    <>
      <form
        ref={form.element}
        id={id ?? ownId}
        className={styles.form}
        hidden={hidden}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A form in a dialog of another form is not the other form's.
          event.stopPropagation()
          if (!looking) void form.submit()
        }}
        onKeyDown={(event) => {
          if (!isSave(event)) return
          event.preventDefault()
          event.stopPropagation()
          event.currentTarget.requestSubmit()
        }}
      >
        {form.stale && (
          <div ref={inSight}>
            <StaleBanner of={form} />
          </div>
        )}
        {children ?? (
          <FormGrid>
            {Object.keys(form.fields).map((name) => (
              <FormField key={name} of={form} name={name} />
            ))}
          </FormGrid>
        )}
        {!withoutButtons && (
          <div className={styles.buttons}>
            {aside && <div className={styles.aside}>{aside}</div>}
            {onCancel && <Button onClick={onCancel}>Cancel</Button>}
            <ChangeButton type="submit" variant="primary" loading={form.saving}>
              {saveLabel}
            </ChangeButton>
          </div>
        )}
      </form>
      {/* Always there: a form is drawn by nothing while a day is half typed. */}
      <LeaveGuard active isDirty={form.isDirty} />
    </>
  )
}

/** Two columns of fields, one on a phone. */
export const FormGrid = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.grid}>{children}</div>
)

/** Fields that belong together, under a heading of their own. */
export function FormSection({
  title,
  description,
  actions,
  children,
}: {
  readonly title: string
  readonly description?: string
  readonly actions?: ReactNode
  readonly children?: ReactNode
}): ReactElement {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.sectionHeader}>
        <div>
          <h2 id={id} className={styles.sectionTitle}>
            {title}
          </h2>
          {description && <p className={styles.sectionText}>{description}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  )
}

/** Where a save failed stands at the end of a long form; what is said of it at its beginning. */
const inSight = (said: HTMLElement | null): void => said?.scrollIntoView({ block: 'nearest' })

/** Somebody else saved first, or nothing answered: nothing is lost, and the way on is one press. */
function StaleBanner<F extends FormFields, L extends FormLists>({
  of: form,
}: {
  readonly of: FormInUse<F, L>
}): ReactElement | null {
  if (!form.stale) return null
  const { message, conflicts } = form.stale
  if (!conflicts) {
    return (
      <Banner
        tone="warning"
        announce
        actions={
          conflicts === null && (
            <Button size="small" loading={form.saving} onClick={() => void form.takeLatest()}>
              Load the latest version
            </Button>
          )
        }
      >
        {message}
      </Banner>
    )
  }
  return (
    <Banner tone="information" announce title="This is the latest version now">
      {conflicts.length === 0
        ? 'What you changed is kept. Save again to apply it.'
        : `What you changed is kept. ${conflicts.map((field) => field.label).join(' and ')} had been changed by someone else as well: check ${conflicts.length === 1 ? 'it' : 'them'} before you save again.`}
    </Banner>
  )
}

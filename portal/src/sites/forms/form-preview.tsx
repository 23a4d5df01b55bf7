import type { FormDefinition } from '@portal/core/sites/forms/definition'
import { Card } from '@portal/ui/card'
import { Skeleton } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import styles from './forms.module.css'

/** Fetched when the preview is opened: whoever builds a form fills in none. */
const FilledForm = fetched(
  () => import('./filled-form.tsx').then((m) => m.FilledForm),
  <Skeleton height={240} />,
)

/** A form as people see it, with what was changed a moment ago. */
export const FormPreview = ({ definition }: { readonly definition: FormDefinition }): ReactElement => (
  <aside className={styles.preview} aria-label="Preview">
    <p className={styles.kicker}>What people see. Nothing that you type here is sent.</p>
    <Card>
      <FilledForm
        definition={definition}
        versionNumber={0}
        label="Preview"
        from={{}}
        keep={() => undefined}
        post={async () => {
          showSuccess(definition.thanks || 'Sent.')
        }}
        upload={async ({ name, size }) => ({ id: crypto.randomUUID(), name, size })}
        onChanged={() => undefined}
      />
    </Card>
  </aside>
)

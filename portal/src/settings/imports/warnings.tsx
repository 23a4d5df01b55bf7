import { Banner } from '@portal/ui/banner'
import { Checkbox } from '@portal/ui/choice'
import type { ReactElement } from 'react'
import type { Run } from './run-state.ts'
import styles from './imports.module.css'

export type WarningId = Run['warnings'][number]['id']

/** What agreeing to a warning says. */
const agreed: Readonly<Record<WarningId, string>> = {
  'no-spend': 'Import these figures without spend',
  'double-counting': 'Import these figures beside the others',
  'same-name': 'Add these as clients of their own',
  'above-ceiling': 'Import these budgets above the ceiling, as agreed',
}

interface WarningsProps {
  readonly run: Run
  readonly accepted: readonly WarningId[]
  onAccepted(accepted: readonly WarningId[]): void
}

/** What has to be answered before the file can be applied. */
export const Warnings = ({ run, accepted, onAccepted }: WarningsProps): ReactElement => (
  <>
    {run.warnings.map(({ id, message }) => (
      <Banner key={id} tone="warning" announce title="Is this meant so?">
        <div className={styles.warning}>
          <span>{message}</span>
          <Checkbox
            label={agreed[id]}
            checked={accepted.includes(id)}
            onChange={(checked) =>
              onAccepted(checked ? [...accepted, id] : accepted.filter((one) => one !== id))
            }
          />
        </div>
      </Banner>
    ))}
  </>
)

import { ErrorState } from '@portal/ui/error-state'
import { Skeleton } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import styles from './flow.module.css'
import type { Reading } from './use-figures.ts'

/** Stands where the texts will be, or says why they are not. */
export function LoadingStep({ figures }: { readonly figures: Reading }): ReactElement {
  if (figures.failure !== null) return <ErrorState message={figures.failure} onRetry={figures.retry} />
  return (
    <div role="status" aria-label="Reading the figures" className={styles.waiting}>
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </div>
  )
}

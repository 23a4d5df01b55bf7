import { variantLabel, type NoteVariant } from '@portal/core/results/performance-notes/variants'
import { Checkbox } from '@portal/ui/choice'
import { RichText } from '@portal/ui/rich-text'
import type { ReactElement } from 'react'
import styles from './note-generator.module.css'

interface VariantCardProps {
  readonly variant: NoteVariant
  readonly html: string
  readonly ticked: boolean
  readonly disabled: boolean
  readonly onToggle: () => void
}

/** One variant of a note, with its tick. */
export function VariantCard({ variant, html, ticked, disabled, onToggle }: VariantCardProps): ReactElement {
  return (
    <section
      className={styles.variant}
      data-variant={variant}
      data-ticked={ticked ? '' : undefined}
      aria-label={variantLabel[variant]}
    >
      <div className={styles.tick}>
        <Checkbox label={variantLabel[variant]} checked={ticked} disabled={disabled} onChange={onToggle} />
      </div>
      <RichText html={html} />
    </section>
  )
}

import type { ReactElement } from 'react'
import styles from './still-to-fill.module.css'

const labels: Readonly<Record<string, string>> = {
  client: 'Client',
  typeId: 'Type',
  categoryId: 'Category',
  date: 'Date',
  time: 'Time',
  body: 'Body',
  files: 'Attachments',
  kept: 'Attachments',
  screenshots: 'Screenshots',
  sectionId: 'Section',
}

/** What Save waits for, since it is disabled without a word otherwise. */
export function StillToFill({ missing }: { readonly missing: readonly string[] }): ReactElement {
  const [first, second, ...others] = new Set(missing.map((name) => labels[name] ?? name))
  return (
    <p className={styles.needed}>
      {first && `Still to fill in: ${[first, second].filter(Boolean).join(', ')}`}
      {others.length > 0 && ` and ${others.length} more`}
    </p>
  )
}

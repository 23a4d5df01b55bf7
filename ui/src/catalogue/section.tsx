import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import styles from './catalogue.module.css'

/** A part of the catalogue: one component, or a few that belong together. */
export const Section = ({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}): ReactElement => {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Examples beside each other. */
export const Row = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.row}>{children}</div>
)

/** Fields in columns, as a form has them. */
export const Fields = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.fields}>{children}</div>
)

/** For examples that are only looked at. */
export const off = (): void => undefined

/** What the keys do. */
export const Keys = ({
  rows,
}: {
  readonly rows: readonly (readonly [keys: string, does: string])[]
}): ReactElement => (
  <table className={styles.keys}>
    <caption>Keyboard</caption>
    <thead>
      <tr>
        <th scope="col">Key</th>
        <th scope="col">Does</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([keys, does]) => (
        <tr key={keys}>
          <th scope="row">
            {keys.split(', ').map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </th>
          <td>{does}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

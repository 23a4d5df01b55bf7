import type { ReactElement } from 'react'
import type { ClientRow } from './client-report.tsx'
import styles from './reports.module.css'

/** Activities by type as bars, this month above the month before; the numbers beside them say the same. */
export function TypeBars({ types }: { readonly types: ClientRow['types'] }): ReactElement {
  const most = Math.max(1, ...types.flatMap(({ activities, previous }) => [activities, previous]))
  if (types.length === 0) return <p className={styles.none}>Nothing was logged in either month.</p>
  const width = (count: number) => ({ inlineSize: `${(count / most) * 100}%` })
  return (
    <table className={styles.bars}>
      <thead>
        <tr>
          <th scope="col">Type</th>
          <th scope="col">
            <span className="ap-unseen">Compared</span>
          </th>
          <th scope="col" className={styles.number}>
            This month
          </th>
          <th scope="col" className={styles.number}>
            Before
          </th>
        </tr>
      </thead>
      <tbody>
        {types.map(({ id, name, activities, previous }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td className={styles.barCell} aria-hidden="true">
              <span className={styles.bar} style={width(activities)} />
              <span className={styles.barBefore} style={width(previous)} />
            </td>
            <td className={styles.number}>{activities}</td>
            <td className={styles.number}>{previous}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import type { ReactElement } from 'react'
import styles from './spark-line.module.css'

/** The box in which it is drawn; it is stretched to the place that it gets. */
const [width, height] = [100, 20]

/** How some numbers went on, from zero to the largest of them; those who do not see it read the numbers. */
export function SparkLine({ values }: { readonly values: readonly number[] }): ReactElement {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const points = values.map((value, at) => {
    const x = values.length < 2 ? 0 : (at / (values.length - 1)) * width
    const y = high === low ? height : height - ((value - low) / (high - low)) * height
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg
      className={styles.line}
      viewBox={`0 -2 ${width} ${height + 4}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} />
    </svg>
  )
}

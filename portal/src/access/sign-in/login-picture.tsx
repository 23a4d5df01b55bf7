import type { ReactElement } from 'react'
import styles from './login-picture.module.css'

const bars = [34, 48, 42, 60, 55, 72, 66, 84, 78, 96]
const rows = [
  [64, 38],
  [52, 30],
  [70, 42],
  [46, 34],
]

/** A quiet picture of what is behind the door, in the tenant's colour. Decoration. */
export function LoginPicture(): ReactElement {
  return (
    <div className={styles.picture} aria-hidden="true">
      <div className={styles.cards}>
        <div className={styles.chart}>
          <div className={styles.legend}>
            <i style={{ inlineSize: 92 }} />
            <i style={{ inlineSize: 48 }} />
          </div>
          <svg viewBox="0 0 420 170" className={styles.line} preserveAspectRatio="none">
            <path className={styles.grid} d="M0 34.5H420M0 84.5H420M0 134.5H420" />
            <path
              className={styles.area}
              d="M0 136C40 130 62 96 104 102S172 132 214 98 280 40 322 52 388 34 420 18V170H0Z"
            />
            <path
              className={styles.stroke}
              d="M0 136C40 130 62 96 104 102S172 132 214 98 280 40 322 52 388 34 420 18"
            />
            <path className={styles.before} d="M0 148C48 142 80 124 122 128S204 140 246 118 322 92 420 84" />
          </svg>
        </div>
        <div className={styles.bars}>
          {bars.map((height, place) => (
            <i key={place} style={{ blockSize: `${height}%` }} />
          ))}
        </div>
        <div className={styles.rows}>
          {rows.map(([name, amount], place) => (
            <div key={place}>
              <b />
              <i style={{ inlineSize: `${name}%` }} />
              <i style={{ inlineSize: amount }} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

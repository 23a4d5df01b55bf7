import type { ReactElement } from 'react'

const [width, height] = [96, 20]

/** How some numbers went on, from zero to the largest of them; those who do not see it read the numbers. */
export function SparkLine({ values }: { readonly values: readonly number[] }): ReactElement {
  const low = Math.min(0, ...values)
  const span = Math.max(0, ...values) - low || 1
  const step = width / Math.max(1, values.length - 1)
  return (
    <svg
      width={width}
      height={height + 4}
      viewBox={`0 -2 ${width} ${height + 4}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <polyline
        strokeWidth="1.5"
        points={values
          .map((value, at) => `${at * step},${height - ((value - low) / span) * height}`)
          .join(' ')}
      />
    </svg>
  )
}

import { line } from 'd3-shape'
import { useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react'
import type { ChartProps, Series } from './chart.ts'
import styles from './chart.module.css'
import { labelledPlaces, valueScale } from './scale.ts'
import { useWidth } from './use-width.ts'

const height = 240
const top = 8
const foot = 24
const start = 56
const end = 12
const labelWidth = 64

interface LinesProps extends ChartProps {
  /** The place among all lines that the first of these has, for its color. */
  readonly firstPlace?: number
}

/**
 * Lines over time. The mouse or the arrow keys go from point to point; what
 * stands there is shown, and said to those who cannot see it.
 */
export function Lines({
  title,
  pointLabel,
  points,
  series: all,
  format,
  formatShort = format,
  firstPlace = 0,
}: LinesProps): ReactElement {
  const [width, watch] = useWidth()
  const [alone, setAlone] = useState<string | null>(null)
  // A line that is gone with another answer isolates nothing.
  const isolated = all.some(({ label }) => label === alone) ? alone : null
  const series = all.map((one): Series =>
    isolated === null || one.label === isolated ? one : { ...one, values: [] },
  )
  const [at, setAt] = useState<number | null>(null)
  const scale = valueScale(series.flatMap(({ values }) => values))
  const last = points.length - 1
  const inner = Math.max(1, width - start - end)
  const x = (place: number): number => start + (last === 0 ? inner / 2 : (place / last) * inner)
  const y = (value: number): number => top + (1 - (scale?.share(value) ?? 0)) * (height - top - foot)

  const pointTo = (event: PointerEvent<HTMLDivElement>): void => {
    const { left } = event.currentTarget.getBoundingClientRect()
    const place = Math.round(((event.clientX - left - start) / inner) * last)
    setAt(Math.min(last, Math.max(0, place)))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: (at ?? -1) + 1,
      ArrowLeft: (at ?? last + 1) - 1,
      Home: 0,
      End: last,
    }
    const to = moves[event.key]
    if (to === undefined) return
    event.preventDefault()
    setAt(Math.min(last, Math.max(0, to)))
  }
  const shown = at === null || at > last ? null : at
  const saidAt = shown ?? last

  return (
    <>
      <Legend series={all} firstPlace={firstPlace} alone={isolated} onChoose={setAlone} />
      <div
        ref={watch}
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={`${title}, ${pointLabel.toLowerCase()}`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={saidAt}
        aria-valuetext={wordsAt(saidAt, points, all, format)}
        onKeyDown={onKeyDown}
        onPointerMove={pointTo}
        onPointerDown={pointTo}
        onPointerLeave={() => setAt(null)}
        onBlur={() => setAt(null)}
      >
        {width > 0 && scale && (
          <svg
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
            focusable="false"
          >
            {scale.ticks.map((tick) => (
              <g key={tick}>
                <line className={styles.rule} x1={start} x2={width - end} y1={y(tick)} y2={y(tick)} />
                <text className={styles.label} x={start - 8} y={y(tick)} dy="0.32em" textAnchor="end">
                  {formatShort(tick)}
                </text>
              </g>
            ))}
            {labelledPlaces(points.length, Math.floor(inner / labelWidth)).map((place) => (
              <text
                key={place}
                className={styles.label}
                x={x(place)}
                y={height - 6}
                textAnchor={last === 0 ? 'middle' : place === 0 ? 'start' : place === last ? 'end' : 'middle'}
              >
                {points[place]?.short}
              </text>
            ))}
            {shown !== null && (
              <line className={styles.cursor} x1={x(shown)} x2={x(shown)} y1={top} y2={height - foot} />
            )}
            {/* What is compared with lies behind. */}
            {series
              .map((one, place) => ({ one, place }))
              .toSorted((a, b) => Number(b.one.behind ?? false) - Number(a.one.behind ?? false))
              .map(({ one, place }) => (
                <Line key={one.label} series={one} place={place + firstPlace} x={x} y={y} shown={shown} />
              ))}
          </svg>
        )}
        {shown !== null && width > 0 && (
          <div
            className={styles.tip}
            aria-hidden="true"
            style={x(shown) > width / 2 ? { right: width - x(shown) + 12 } : { left: x(shown) + 12 }}
          >
            <strong>{points[shown]?.long}</strong>
            {all.map(({ label, values, behind }, place) => (
              <span key={label} className={styles.tipRow}>
                <Swatch place={place + firstPlace} behind={behind ?? false} />
                <span>{label}</span>
                <b>{textAt(values, shown, format)}</b>
              </span>
            ))}
          </div>
        )}
      </div>
    </>
  )
}

const textAt = (values: Series['values'], place: number, format: (value: number) => string): string => {
  const value = values[place] ?? null
  return value === null ? '–' : format(value)
}

const wordsAt = (
  place: number,
  points: ChartProps['points'],
  series: readonly Series[],
  format: (value: number) => string,
): string =>
  `${points[place]?.long ?? ''}: ${series
    .map(({ label, values }) => `${label} ${textAt(values, place, format)}`)
    .join(', ')}`

interface LineProps {
  readonly series: Series
  readonly place: number
  readonly x: (place: number) => number
  readonly y: (value: number) => number
  readonly shown: number | null
}

function Line({ series: { values, behind = false }, place, x, y, shown }: LineProps): ReactElement {
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_value, index) => x(index))
    .y((value) => y(value ?? 0))([...values])
  const isAlone = (index: number): boolean =>
    (values[index] ?? null) !== null &&
    (values[index - 1] ?? null) === null &&
    (values[index + 1] ?? null) === null
  return (
    <g className={styles.series} data-place={behind ? 'behind' : place % 6}>
      <path className={styles.line} d={path ?? ''} />
      {values.map((value, index) =>
        value !== null && (isAlone(index) || index === shown) ? (
          <circle
            key={index}
            className={styles.dot}
            cx={x(index)}
            cy={y(value)}
            r={index === shown ? 4 : 3}
          />
        ) : null,
      )}
    </g>
  )
}

const Swatch = ({ place, behind }: { readonly place: number; readonly behind: boolean }): ReactElement => (
  <svg className={styles.swatch} width={24} height={8} aria-hidden="true" focusable="false">
    <g className={styles.series} data-place={behind ? 'behind' : place % 6}>
      <path className={styles.line} d="M0 4H24" />
    </g>
  </svg>
)

interface LegendProps {
  readonly series: readonly Series[]
  readonly firstPlace: number
  readonly alone: string | null
  readonly onChoose: (label: string | null) => void
}

/** Which line is whose: by colour, and by its dashes. A press shows one line alone on its own scale, another all again. */
const Legend = ({ series, firstPlace, alone, onChoose }: LegendProps): ReactElement => (
  <ul className={styles.legend}>
    {series.map(({ label, behind = false }, place) => (
      <li key={label} className={styles.key}>
        {series.length < 2 ? (
          <>
            <Swatch place={place + firstPlace} behind={behind} />
            {label}
          </>
        ) : (
          <button
            type="button"
            className={styles.keyButton}
            title={alone === label ? 'Show all lines' : 'Show this line alone'}
            aria-pressed={alone === label}
            data-faded={alone !== null && alone !== label ? '' : undefined}
            onClick={() => onChoose(alone === label ? null : label)}
          >
            <Swatch place={place + firstPlace} behind={behind} />
            {label}
          </button>
        )}
      </li>
    ))}
  </ul>
)

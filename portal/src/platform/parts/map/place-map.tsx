import { formatCount } from '@portal/core/foundation/format'
import { geoPath } from 'd3-geo'
import { useMemo, type ReactElement } from 'react'
import { feature } from 'topojson-client'
import counties from 'us-atlas/counties-10m.json'
import { useWidth } from '../chart/use-width.ts'
import styles from './map.module.css'
import { projectionOf } from './projection.ts'

/** A point of a map. */
export interface Place {
  /** What no two have: its ZIP code. */
  readonly id: string
  /** `60540 Naperville`. */
  readonly label: string
  readonly longitude: number
  readonly latitude: number
  /** How much there is of it: the area of its circle. */
  readonly value: number
}

export interface PlaceMapProps {
  readonly places: readonly Place[]
  /** What it shows, in a sentence, and where the same is told in words. */
  readonly label: string
  /** What the value of a place counts: `impressions`. */
  readonly unit: string
  /** Places that stand out; all of them where absent. */
  readonly chosen?: ReadonlySet<string>
  readonly onToggle?: (id: string) => void
}

/** Units of the drawing, which is as wide as its place: fewer on a phone, so that places can be seen and pressed there. */
const wide = { width: 1000, height: 420 }
const slim = { width: 420, height: 360 }

type Atlas = Parameters<typeof feature>[0]

/** As the package publishes it: a topology with the counties as a collection. */
const atlas = counties as unknown as Atlas
const { counties: shapes } = atlas.objects
const drawnCounties = shapes && feature(atlas, shapes)
const outline = drawnCounties && 'features' in drawnCounties ? drawnCounties.features : []

/** Places on the outline of their counties: larger where there is more. */
export function PlaceMap({ places, label, unit, chosen, onToggle }: PlaceMapProps): ReactElement {
  const [width, watch] = useWidth()
  const size = width > 0 && width < 600 ? slim : wide
  const drawn = useMemo(() => {
    const projection = projectionOf(places, size)
    const path = geoPath(projection)
    const most = Math.max(1, ...places.map(({ value }) => value))
    return {
      lines: outline.flatMap((county) => path(county) ?? []),
      dots: places.flatMap((place) => {
        const at = projection([place.longitude, place.latitude])
        return at ? [{ place, x: at[0], y: at[1], r: 4 + 12 * Math.sqrt(place.value / most) }] : []
      }),
    }
  }, [places, size])
  return (
    <div ref={watch}>
      <svg className={styles.map} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
        {drawn.lines.map((line) => (
          <path key={line} d={line} className={styles.county} />
        ))}
        {drawn.dots.map(({ place, x, y, r }) => (
          <circle
            key={place.id}
            cx={x}
            cy={y}
            r={r}
            className={styles.place}
            data-chosen={(chosen?.has(place.id) ?? true) || undefined}
            data-choosable={onToggle !== undefined || undefined}
            onClick={onToggle && (() => onToggle(place.id))}
          >
            <title>{`${place.label}: ${formatCount(place.value)} ${unit}`}</title>
          </circle>
        ))}
      </svg>
    </div>
  )
}

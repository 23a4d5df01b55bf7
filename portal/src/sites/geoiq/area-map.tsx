import type { Answer } from '@portal/core/calls'
import { formatCount } from '@portal/core/foundation/format'
import { geoMercator, geoPath } from 'd3-geo'
import { useMemo, type ReactElement } from 'react'
import { feature } from 'topojson-client'
import counties from 'us-atlas/counties-10m.json'
import styles from './geoiq.module.css'

type Area = Answer<'geoiq.area'>

/** Units of the drawing, which is as wide as its place. */
const size = { width: 1000, height: 420 }

type Atlas = Parameters<typeof feature>[0]

/** As the package publishes it: a topology with the counties as a collection. */
const atlas = counties as unknown as Atlas
const { counties: shapes } = atlas.objects
const drawnCounties = shapes && feature(atlas, shapes)
const outline = drawnCounties && 'features' in drawnCounties ? drawnCounties.features : []

/** The ZIP codes of an area on the outline of its counties: larger where advertising reached more people. */
export function AreaMap({
  area,
  chosen,
  onToggle,
}: {
  readonly area: Area
  readonly chosen: ReadonlySet<string>
  readonly onToggle: (zip: string) => void
}): ReactElement | null {
  const { zips, middle } = area
  const drawn = useMemo(() => {
    const points = zips.map(({ longitude, latitude }): [number, number] => [longitude, latitude])
    const projection = geoMercator().fitExtent(
      [
        [28, 28],
        [size.width - 28, size.height - 28],
      ],
      { type: 'MultiPoint', coordinates: points },
    )
    // One place alone has no extent of its own.
    if (points.length < 2) projection.scale(60_000)
    projection.clipExtent([
      [0, 0],
      [size.width, size.height],
    ])
    const path = geoPath(projection)
    const most = Math.max(1, ...zips.map(({ impressions }) => impressions))
    return {
      lines: outline.flatMap((county) => path(county) ?? []),
      dots: zips.flatMap((zip) => {
        const at = projection([zip.longitude, zip.latitude])
        return at ? [{ zip, x: at[0], y: at[1], r: 4 + 12 * Math.sqrt(zip.impressions / most) }] : []
      }),
    }
  }, [zips])
  if (!middle) return null
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={`Map of ${formatCount(zips.length)} ZIP codes around ${middle.city}, ${middle.state}. The table below says the same.`}
    >
      {drawn.lines.map((line) => (
        <path key={line} d={line} className={styles.county} />
      ))}
      {drawn.dots.map(({ zip, x, y, r }) => (
        <circle
          key={zip.zip}
          cx={x}
          cy={y}
          r={r}
          className={styles.zip}
          data-chosen={chosen.has(zip.zip) || undefined}
          onClick={() => onToggle(zip.zip)}
        >
          <title>{`${zip.zip} ${zip.city}: ${formatCount(zip.impressions)} impressions`}</title>
        </circle>
      ))}
    </svg>
  )
}

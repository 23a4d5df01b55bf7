import { geoMercator, type GeoProjection } from 'd3-geo'

interface Point {
  readonly longitude: number
  readonly latitude: number
}

const room = 28
/** Units of a radian where one place alone has no extent of its own: its county and those around it are shown. */
const scaleOfOne = 60_000

/** From longitude and latitude to a drawing, so that all places lie within it. */
export function projectionOf(
  places: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
): GeoProjection {
  const points = places.map(({ longitude, latitude }): [number, number] => [longitude, latitude])
  const [first, ...others] = points
  const apart = first && others.some(([east, north]) => east !== first[0] || north !== first[1])
  const projection = apart
    ? geoMercator().fitExtent(
        [
          [room, room],
          [width - room, height - room],
        ],
        { type: 'MultiPoint', coordinates: points },
      )
    : geoMercator()
        .center(first ?? [0, 0])
        .scale(scaleOfOne)
        .translate([width / 2, height / 2])
  return projection.clipExtent([
    [0, 0],
    [width, height],
  ])
}

import { Skeleton } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import type { Movement } from '@portal/core/platform/reports/change'
import type { ExpectedTile } from '@portal/core/platform/reports/words'
import { useQuery } from '../../../foundation/address/address.ts'
import { Moved } from '../figures/change.tsx'
import styles from './report.module.css'

/** A figure that a report is summed up by. */
export interface Tile {
  readonly label: string
  readonly value: string
  readonly note?: string | undefined
  /** How it moved against the period before. */
  readonly moved?: Movement | undefined
  /** What the address asks for when it is pressed: the rows that it is made of. */
  readonly asks?: Readonly<Record<string, string>> | undefined
}

/** The address that asks for what a tile is made of; asked for already, the one that asks for everything again. */
function wayTo(asks: Readonly<Record<string, string>>, query: URLSearchParams) {
  const address = new URLSearchParams(query)
  const here = Object.entries(asks).every(([name, value]) => query.get(name) === value)
  address.delete('page')
  for (const [name, value] of Object.entries(asks))
    if (here) address.delete(name)
    else address.set(name, value)
  return { here, href: `?${address.toString()}` }
}

/** What a figure is called: where it opens what it is made of, the way there. */
function Label({ label, asks }: Pick<Tile, 'label' | 'asks'>): ReactElement {
  const query = useQuery()
  if (!asks) return <dt className={styles.tileLabel}>{label}</dt>
  const { here, href } = wayTo(asks, query)
  return (
    <dt className={styles.tileLabel}>
      <Link href={href} className={styles.tileWay} aria-current={here || undefined}>
        {label}
      </Link>
    </dt>
  )
}

/** What a figure will have below it, as far as anybody knows. */
type TilePlace = Partial<ExpectedTile>

export interface TilesProps {
  readonly tiles: readonly Tile[] | null
  /** How many there will be, or what each of them will have below it. */
  readonly places: number | readonly TilePlace[]
}

const placesOf = (places: number | readonly TilePlace[]): readonly TilePlace[] =>
  typeof places === 'number' ? Array.from({ length: places }, () => ({})) : places

/** The report in a few figures; their places stand before the figures are there. */
export const Tiles = ({ tiles, places }: TilesProps): ReactElement => (
  <dl className={styles.tiles} aria-busy={tiles === null || undefined}>
    {tiles
      ? tiles.map(({ label, value, note, moved, asks }) => (
          <div key={label} className={styles.tile}>
            <Label label={label} asks={asks} />
            <dd className={styles.tileValue}>{value}</dd>
            {moved && (
              <dd>
                <Moved by={moved} />
              </dd>
            )}
            {note && <dd className={styles.tileNote}>{note}</dd>}
          </div>
        ))
      : placesOf(places).map(({ moves, noted }, place) => (
          <div key={place} className={styles.tile}>
            <dt className={styles.tileLabel}>
              <span className="ap-unseen">Loading</span>
              <Skeleton width={84} />
            </dt>
            <dd className={styles.tileValue}>
              <Skeleton width={120} height={22} />
            </dd>
            {moves && <dd>&nbsp;</dd>}
            {noted && <dd className={styles.tileNote}>&nbsp;</dd>}
          </div>
        ))}
  </dl>
)

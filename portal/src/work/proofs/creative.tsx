import type { Answer } from '@portal/core/calls'
import { kindOfProof, wholeSide } from '@portal/core/work/proofs/proofs'
import { LinkButton } from '@portal/ui/button'
import { Skeleton } from '@portal/ui/skeleton'
import { useState, type MouseEvent, type ReactElement, type RefObject } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import { useAdSize } from './ad-size.ts'
import styles from './proofs.module.css'

const Paper = fetched(() => import('./paper.tsx').then((m) => m.Paper), <Skeleton height={520} />)

type Version = Answer<'proofs.open'>['versions'][number]
export type Pin = Answer<'proofs.open'>['pins'][number]

/** A place that was pressed, in ten-thousandths of the sides of a page; what has no pages is the first one. */
export interface Place {
  readonly page: number
  readonly x: number
  readonly y: number
  /** Milliseconds from the beginning of a film. */
  readonly moment?: number
}

/** Where something is said that is said by the keyboard. */
export const middle: Place = { page: 1, x: wholeSide / 2, y: wholeSide / 2 }

export interface CreativeProps {
  readonly version: Version
  readonly pins: readonly Pin[]
  /** What each pin is called, the first one 1. */
  readonly numberOf: (pin: Pin) => number
  /** Where something is about to be said. */
  readonly place?: Place | null
  /** The film that is shown. */
  readonly film?: RefObject<HTMLVideoElement | null>
  /** Takes a press on the creative, which is not used itself meanwhile. */
  readonly onPlace?: ((place: Place) => void) | undefined
}

/** Milliseconds around the moment of a comment for which its pin stands on a film. */
const shownFor = 1_500

/** How a version is shown. */
export const kindOf = ({ file }: Version): ReturnType<typeof kindOfProof> =>
  kindOfProof({ mediaType: file.mediaType, name: file.name })

/** A version of a creative with what was said at its places. */
export function Creative({
  version,
  pins,
  numberOf,
  place = null,
  film,
  onPlace,
}: CreativeProps): ReactElement {
  const { file } = version
  const kind = kindOf(version)
  const label = `${file.name}, version ${version.number}`
  const size = useAdSize(kind === 'html' ? file.address : null, file.name)
  /** Where the film stands: what was said of another moment is not shown over this one. */
  const [moment, setMoment] = useState(0)
  const places = (page: number, of: string): ReactElement => (
    <>
      {onPlace && (
        <button
          type="button"
          className={styles.place}
          aria-label={`Say something at a place of ${of}`}
          onClick={(event) => {
            const shown = film?.current
            shown?.pause()
            onPlace({
              page,
              ...placeOf(event),
              ...(shown ? { moment: Math.round(shown.currentTime * 1000) } : {}),
            })
          }}
        />
      )}
      {pins
        .filter(
          (pin) =>
            pin.page === page &&
            (kind !== 'video' || pin.moment === null || Math.abs(pin.moment - moment) <= shownFor),
        )
        .map((pin) => (
          <span
            key={pin.id}
            className={`${styles.pin} ${pin.resolved ? styles.done : ''}`}
            style={at(pin)}
            aria-hidden="true"
          >
            {numberOf(pin)}
          </span>
        ))}
      {place?.page === page && (
        <span className={styles.pin} style={at(place)} aria-hidden="true">
          +
        </span>
      )}
    </>
  )
  if (kind === 'pdf')
    return (
      <div className={styles.canvas}>
        <Paper
          key={file.id}
          address={file.address}
          name={label}
          on={(page) => places(page, `page ${page}`)}
        />
        <div className={styles.under}>
          <LinkButton size="small" href={file.address} target="_blank" rel="noopener noreferrer">
            Open {file.name}
          </LinkButton>
        </div>
      </div>
    )
  return (
    <div className={`${styles.canvas} ${kind === 'picture' ? styles.picture : size ? styles.banner : ''}`}>
      {kind === 'picture' && <img src={file.address} alt={label} />}
      {kind === 'video' && (
        // A draft of an ad under review comes without captions; the ad platform makes them.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          ref={film}
          src={file.address}
          controls
          aria-label={label}
          onTimeUpdate={({ currentTarget }) => setMoment(currentTarget.currentTime * 1000)}
        />
      )}
      {kind === 'html' ? (
        // Its places are parts of its own sides, also where it is wider than there is room and scrolls.
        <div className={styles.page} style={size ? { inlineSize: size.width } : undefined}>
          {/* It runs in an origin of its own and reaches nothing: its address is answered with a policy that says so. */}
          <iframe
            className={styles.frame}
            title={file.name}
            sandbox="allow-scripts"
            src={file.address}
            style={size ? { blockSize: size.height } : undefined}
          />
          {places(1, 'this creative')}
        </div>
      ) : (
        places(1, kind === 'video' ? 'this film' : 'this picture')
      )}
    </div>
  )
}

/** Where an element was pressed. By the keyboard there is no place: the middle is meant. */
function placeOf(event: MouseEvent<HTMLButtonElement>): Omit<Place, 'page'> {
  const box = event.currentTarget.getBoundingClientRect()
  const byKey = event.detail === 0
  const share = (value: number, side: number): number =>
    Math.round(Math.min(1, Math.max(0, byKey ? 0.5 : value / side)) * wholeSide)
  return {
    x: share(event.clientX - box.left, box.width),
    y: share(event.clientY - box.top, box.height),
  }
}

const at = ({ x, y }: Pick<Place, 'x' | 'y'>) => ({
  insetInlineStart: `${(x / wholeSide) * 100}%`,
  insetBlockStart: `${(y / wholeSide) * 100}%`,
})

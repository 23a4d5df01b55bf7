import type { Answer } from '@portal/core/calls'
import { kindOfProof, wholeSide } from '@portal/core/work/proofs/proofs'
import { LinkButton } from '@portal/ui/button'
import type { MouseEvent, ReactElement } from 'react'
import styles from './proofs.module.css'

type Version = Answer<'proofs.open'>['versions'][number]
export type Pin = Answer<'proofs.open'>['pins'][number]

/** A place that was pressed, in ten-thousandths of the creative's sides. */
export interface Place {
  readonly x: number
  readonly y: number
}

export interface CreativeProps {
  readonly version: Version
  readonly pins: readonly Pin[]
  /** What each pin is called, the first one 1. */
  readonly numberOf: (pin: Pin) => number
  /** Where something is about to be said. */
  readonly place?: Place | null
  /** Takes a press on the creative; pictures alone take it, the others are used themselves. */
  readonly onPlace?: ((place: Place) => void) | undefined
}

/** A version of a creative with what was said at its places. */
export function Creative({ version, pins, numberOf, place = null, onPlace }: CreativeProps): ReactElement {
  const { file } = version
  const kind = kindOfProof({ mediaType: file.mediaType, name: file.name })
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    const box = event.currentTarget.getBoundingClientRect()
    // By the keyboard there is no place: the middle is meant.
    const byKey = event.detail === 0
    const share = (value: number, side: number): number =>
      Math.round(Math.min(1, Math.max(0, byKey ? 0.5 : value / side)) * wholeSide)
    onPlace?.({
      x: share(event.clientX - box.left, box.width),
      y: share(event.clientY - box.top, box.height),
    })
  }
  const at = ({ x, y }: Place) => ({
    insetInlineStart: `${(x / wholeSide) * 100}%`,
    insetBlockStart: `${(y / wholeSide) * 100}%`,
  })
  return (
    <div className={styles.canvas}>
      {kind === 'picture' && <img src={file.address} alt={`${file.name}, version ${version.number}`} />}
      {kind === 'video' && (
        // A draft of an ad under review comes without captions; the ad platform makes them.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video src={file.address} controls aria-label={`${file.name}, version ${version.number}`} />
      )}
      {kind === 'pdf' && (
        <>
          <iframe className={styles.paper} title={file.name} src={file.address} />
          {/* A phone shows no PDF within a page. */}
          <div className={styles.under}>
            <LinkButton size="small" href={file.address} target="_blank" rel="noopener noreferrer">
              Open {file.name}
            </LinkButton>
          </div>
        </>
      )}
      {kind === 'html' && (
        // It runs in an origin of its own and reaches nothing: its address is answered with a policy that says so.
        <iframe className={styles.frame} title={file.name} sandbox="allow-scripts" src={file.address} />
      )}
      {kind === 'picture' && onPlace && (
        <button
          type="button"
          className={styles.place}
          aria-label="Say something at a place of this picture"
          onClick={press}
        />
      )}
      {pins.map((pin) => (
        <span
          key={pin.id}
          className={`${styles.pin} ${pin.resolved ? styles.done : ''}`}
          style={at(pin)}
          aria-hidden="true"
        >
          {numberOf(pin)}
        </span>
      ))}
      {place && (
        <span className={styles.pin} style={at(place)} aria-hidden="true">
          +
        </span>
      )}
    </div>
  )
}

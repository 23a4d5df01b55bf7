import type { CSSProperties, ReactElement } from 'react'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** px, or a share of the container such as `60%`. */
  readonly width?: number | string | undefined
  /** Height in px; 12, a line of text. */
  readonly height?: number | undefined
  readonly round?: boolean | undefined
}

/** The shape of what is still on its way. Silent: the container that is loading says so with `aria-busy`. */
export const Skeleton = ({ width = '100%', height = 12, round = false }: SkeletonProps): ReactElement => {
  const style: CSSProperties = {
    inlineSize: width,
    blockSize: height,
    borderRadius: round ? height : undefined,
  }
  return <span className={styles.skeleton} style={style} aria-hidden="true" />
}

export interface SkeletonTextProps {
  readonly lines?: number | undefined
  /** What is loading, said once to those who cannot see the shapes. */
  readonly label: string
}

/** Several lines on their way, named. */
export const SkeletonText = ({ lines = 3, label }: SkeletonTextProps): ReactElement => (
  <div className={styles.lines} role="status">
    <span className="ap-unseen">{label}</span>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={line === lines - 1 ? '60%' : '100%'} />
    ))}
  </div>
)

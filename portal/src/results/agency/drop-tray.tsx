import type { Answer } from '@portal/core/calls'
import type { ReactElement } from 'react'
import styles from './agency.module.css'

type Plan = Answer<'resourcePlanning.read'>

/** An account manager with what the moves so far would change. */
export interface Loaded extends Readonly<Plan['people'][number]> {
  /** Points that the moves bring. */
  readonly change: number
}

/** Percent of what somebody can carry, as it would be. */
export const usedOf = ({ load, change, capacity }: Pick<Loaded, 'load' | 'change' | 'capacity'>): number =>
  ((load + change) / Math.max(capacity, 1)) * 100

/** A change of points as people read it. */
export const signed = (points: number): string =>
  points === 0 ? '–' : points > 0 ? `+${points}` : `−${-points}`

interface DropTrayProps {
  readonly people: readonly Loaded[]
  /** The store that is carried. */
  readonly store: Plan['stores'][number]
  /** Who would have it now. */
  readonly holder: number
  /** Over whom it is held. */
  readonly over: number | null
}

/** Everybody who can take the store that is being dragged, in sight wherever the page stands, with the load that it would make. */
export const DropTray = ({ people, store, holder, over }: DropTrayProps): ReactElement => (
  <div className={styles.tray} aria-hidden="true">
    <p className={styles.carried}>{store.name} goes to…</p>
    <ul className={styles.takers}>
      {people.map((person) => {
        const takes = over === person.id && person.id !== holder
        const used = Math.round(usedOf(takes ? { ...person, change: person.change + store.points } : person))
        return (
          <li
            key={person.id}
            data-drop={person.id}
            className={styles.taker}
            data-over={over === person.id ? '' : undefined}
            data-full={used > 100 ? '' : undefined}
          >
            {person.fullName} <span>{used}%</span>
          </li>
        )
      })}
    </ul>
  </div>
)

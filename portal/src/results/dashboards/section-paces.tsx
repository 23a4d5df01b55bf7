import type { Answer } from '@portal/core/calls'
import { formatRatio } from '@portal/core/foundation/format/percent'
import { paceStateOf, type PaceState } from '@portal/core/results/metrics/pace'
import { Badge, type Tone } from '@portal/ui/badge'
import type { ReactElement } from 'react'
import styles from './dashboards.module.css'

type Sections = Answer<'clients.mtdPacingTotals'>['rows'][number]['sections']

const tones: Partial<Record<PaceState, Tone>> = {
  Underpacing: 'warning',
  Overpacing: 'danger',
  'No budget': 'danger',
}

/** As many as fit on a line. */
const shown = 2

/** The sections of a client that are furthest off pace, each with its pace; one word where none is. */
export function SectionPaces({ sections }: { readonly sections: Sections }): ReactElement {
  const distance = ({ pace }: Sections[number]): number => (pace === null ? 1 : Math.abs(pace - 1))
  const off = sections
    .filter((section) => tones[paceStateOf(section)] !== undefined)
    .toSorted((a, b) => distance(b) - distance(a))
  if (sections.length === 0) return <span className={styles.note}>No media budgets</span>
  if (off.length === 0) return <Badge tone="success">All on pace</Badge>
  return (
    <span className={styles.paces}>
      {off.slice(0, shown).map((section) => {
        const state = paceStateOf(section)
        return (
          <span key={section.sectionId} title={state}>
            <Badge tone={tones[state]}>
              {section.label} {section.pace === null ? 'no budget' : formatRatio(section.pace, 0)}
            </Badge>
          </span>
        )
      })}
      {off.length > shown && <span className={styles.note}>+{off.length - shown}</span>}
    </span>
  )
}

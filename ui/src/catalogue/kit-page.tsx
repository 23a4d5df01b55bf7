import type { ReactElement } from 'react'
import type { KitPart } from './parts.ts'
import { Keys, Section } from './section.tsx'
import styles from './catalogue.module.css'

/** A part of the kit in its states, with what the keys do and what a screen reader says. */
export const KitPage = ({ part: { reads, keys, Example } }: { readonly part: KitPart }): ReactElement => (
  <>
    <Section title="States">
      <Example />
    </Section>
    <Section title="Keyboard and screen readers">
      <p className={styles.reads}>{reads}</p>
      <Keys rows={keys} />
      <p className={styles.reads}>
        Forced colours are the system’s to switch: in the developer tools of Chromium under Rendering, Emulate
        CSS media feature forced-colors.
      </p>
    </Section>
  </>
)

import { useStore } from '@nanostores/react'
import { seesStaffHeader } from '@portal/core/foundation/policy/shell'
import { Dialog } from '@portal/ui/dialog'
import { Fragment, type ReactElement } from 'react'
import { $shortcutsOpen } from '../../foundation/browser/layout.ts'
import { session } from '../../foundation/session/session.ts'
import { ScrollRegion } from '../../platform/parts/page/scroll-region.tsx'
import styles from './overlay.module.css'
import { shortcutGroups } from './shortcuts.ts'

/** The list of keyboard shortcuts, opened by `?`. */
export function ShortcutsOverlay(): ReactElement {
  const actor = useStore(session.$actor)
  const groups = shortcutGroups(actor.kind === 'user' && seesStaffHeader(actor))
  return (
    <Dialog open onClose={() => $shortcutsOpen.set(false)} title="Keyboard shortcuts" width={560}>
      <ScrollRegion className={styles.scroller} label="All shortcuts">
        {groups.map(({ title, shortcuts }) => (
          <section key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.list}>
              {shortcuts.map(({ does, keys }) => (
                <div key={does} className={styles.row}>
                  <dt>{does}</dt>
                  <dd className={styles.keys}>
                    {keys.map((pressed, way) => (
                      <Fragment key={pressed.join()}>
                        {way > 0 && <span className={styles.or}>or</span>}
                        {pressed.map((key) => (
                          <kbd key={key} className={styles.key}>
                            {key}
                          </kbd>
                        ))}
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </ScrollRegion>
    </Dialog>
  )
}

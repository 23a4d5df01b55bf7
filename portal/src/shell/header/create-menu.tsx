import { Menu } from '@portal/ui/menu'
import { Button } from '@portal/ui/button'
import { ChevronDown, NotebookPen, Plus } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { openActivityLogger } from '../../activities/logger.ts'
import styles from './create-menu.module.css'

/** What can be written down from anywhere, a hover away (shell 2.2). */
export function CreateMenu(): ReactElement {
  return (
    <Menu
      openOnHover
      placement="bottom-end"
      items={[
        { heading: 'Create' },
        { label: 'Client Activity', icon: NotebookPen, onSelect: () => openActivityLogger() },
      ]}
      trigger={(trigger) => (
        <span className={styles.create}>
          <Button {...trigger} variant="secondary" size="small" icon={Plus} iconAfter={ChevronDown}>
            Create
          </Button>
        </span>
      )}
    />
  )
}

import { Button } from '@portal/ui/button'
import { ChevronDown, Plus } from '@portal/ui/icon'
import { HoverMenu } from '@portal/ui/menu'
import type { ReactElement } from 'react'
import { menuOf } from '../../foundation/actions/action.ts'
import { createActions } from '../portal-actions.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import styles from './create-menu.module.css'

/** What can be written down from anywhere, a hover away. */
export function CreateMenu(): ReactElement {
  const facts = useSessionFacts()
  return (
    <HoverMenu
      placement="bottom-end"
      items={[{ heading: 'Create' }, ...menuOf(createActions, facts)]}
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

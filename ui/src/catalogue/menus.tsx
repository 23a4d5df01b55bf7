import type { ReactElement } from 'react'
import { Button } from '../button/index.ts'
import { Archive, ChevronDown, Copy, ExternalLink, Pencil, Trash2 } from '../icon/index.ts'
import { HoverMenu, IconMenu, MenuButton } from '../menu/index.ts'
import type { MenuEntry } from '../menu/index.ts'
import { showInformation, showSuccess } from '../toast/index.ts'
import { Row } from './section.tsx'

const entries: readonly MenuEntry[] = [
  { label: 'Edit', icon: Pencil, hint: 'E', onSelect: () => showInformation('Editing.') },
  { label: 'Copy', icon: Copy, onSelect: () => showSuccess('Copied.') },
  { label: 'Open in a new tab', icon: ExternalLink, href: '#menus' },
  { label: 'Archive', icon: Archive, disabled: true },
  'line',
  {
    label: 'Delete',
    icon: Trash2,
    danger: true,
    onSelect: () => showSuccess('Budget deleted.', { undo: () => showInformation('It is back.') }),
  },
]

/** Menus with entries of every kind. */
export const Menus = (): ReactElement => (
  <Row>
    <MenuButton label="Actions" items={entries} />
    <IconMenu label="More actions" items={entries} placement="bottom-start" />
    <HoverMenu
      items={[{ heading: 'Create' }, { label: 'Contact' }, { label: 'Client Activity' }]}
      trigger={(trigger) => (
        <Button {...trigger} variant="primary" iconAfter={ChevronDown}>
          Create
        </Button>
      )}
    />
  </Row>
)

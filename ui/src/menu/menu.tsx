import { useId, useState } from 'react'
import type { KeyboardEvent, ReactElement, ReactNode, RefCallback } from 'react'
import type { Placement } from '@floating-ui/react-dom'
import { Button, QuietIconButton } from '../button/index.ts'
import type { ButtonProps } from '../button/index.ts'
import { ChevronDown, Ellipsis } from '../icon/glyphs.ts'
import type { Glyph } from '../icon/icon.tsx'
import { Popup } from '../popup/index.ts'
import { MenuList } from './menu-list.tsx'
import type { MenuEntry } from './menu-list.tsx'

/** What a trigger must carry; spread it on a Button. */
export interface MenuTrigger {
  readonly ref: RefCallback<HTMLButtonElement>
  readonly id: string
  readonly onClick: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
  readonly 'aria-haspopup': 'menu'
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string | undefined
}

export interface MenuProps {
  readonly items: readonly MenuEntry[]
  readonly placement?: Placement | undefined
  /** The mouse opens it (`HoverMenu`): it is shown, and takes no focus before it is pressed. */
  readonly hovered?: boolean | undefined
  /** It was closed by what is in it, by a press or by a key. */
  readonly onShut?: (() => void) | undefined
  readonly trigger: (trigger: MenuTrigger) => ReactNode
}

/** A menu of actions below a button, with the keyboard of the ARIA practices. */
export const Menu = ({
  items,
  placement = 'bottom-start',
  hovered = false,
  onShut,
  trigger,
}: MenuProps): ReactElement => {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [pressed, setPressed] = useState<'first' | 'last' | null>(null)
  const open = pressed ?? (hovered ? 'hovered' : null)

  const shut = (refocus: boolean): void => {
    setPressed(null)
    onShut?.()
    if (refocus) anchor?.focus()
  }
  const rendered = trigger({
    ref: setAnchor,
    id: `${id}-trigger`,
    onClick: () => (pressed === null ? setPressed('first') : shut(false)),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setPressed(event.key === 'ArrowDown' ? 'first' : 'last')
    },
    'aria-haspopup': 'menu',
    'aria-expanded': open !== null,
    'aria-controls': open ? id : undefined,
  })
  return (
    <>
      {rendered}
      {open && (
        <Popup anchor={anchor} placement={placement} onDismiss={(reason) => shut(reason === 'escape')}>
          <MenuList
            key={open === 'hovered' ? 'hovered' : 'pressed'}
            id={id}
            labelledBy={`${id}-trigger`}
            items={items}
            start={open}
            onClose={shut}
          />
        </Popup>
      )}
    </>
  )
}

export interface MenuButtonProps
  extends
    Omit<ButtonProps, 'ref' | 'onClick' | 'onKeyDown' | 'children' | 'iconAfter' | 'id'>,
    Pick<MenuProps, 'items' | 'placement'> {
  readonly label: string
}

/** A button with words and a chevron that opens a menu. */
export const MenuButton = ({ label, items, placement, ...looks }: MenuButtonProps): ReactElement => (
  <Menu
    items={items}
    placement={placement}
    trigger={(trigger) => (
      <Button {...looks} {...trigger} iconAfter={ChevronDown}>
        {label}
      </Button>
    )}
  />
)

export interface IconMenuProps extends Pick<MenuProps, 'items' | 'placement'> {
  /** The button's name: `Actions for Budget 17`. */
  readonly label: string
  readonly icon?: Glyph | undefined
  readonly size?: 'medium' | 'small' | undefined
  readonly skipTab?: boolean | undefined
}

/** Three dots, or another icon, that open a menu. */
export const IconMenu = ({
  label,
  icon = Ellipsis,
  size,
  skipTab = false,
  items,
  placement = 'bottom-end',
}: IconMenuProps): ReactElement => (
  <Menu
    items={items}
    placement={placement}
    trigger={(trigger) => (
      <QuietIconButton
        {...trigger}
        icon={icon}
        label={label}
        size={size}
        tabIndex={skipTab ? -1 : undefined}
      />
    )}
  />
)

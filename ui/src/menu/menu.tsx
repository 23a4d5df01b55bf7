import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent, ReactElement, ReactNode, RefCallback } from 'react'
import type { Placement } from '@floating-ui/react-dom'
import { Button, IconButton } from '../button/index.ts'
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
  /**
   * Opens under the mouse too, as the quick-create menu does, once that has moved over it: not where the page moves it
   * under a mouse that rests, nor where the mouse only passes. Pressing and keys work all the same.
   */
  readonly openOnHover?: boolean | undefined
  readonly trigger: (trigger: MenuTrigger) => ReactNode
}

/** Milliseconds of the mouse on it before a menu opens, and away from it before it closes. */
const opensAfter = 60
const closesAfter = 180

/** A menu of actions below a button, with the keyboard of the ARIA practices. */
export const Menu = ({
  items,
  placement = 'bottom-start',
  openOnHover = false,
  trigger,
}: MenuProps): ReactElement => {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState<'first' | 'last' | 'hovered' | null>(null)
  const timer = useRef(0)
  /** The mouse has moved over the button since it came: whoever closes the menu with it has closed it. */
  const moved = useRef(false)

  const close = (): void => {
    setOpen(null)
    anchor?.focus()
  }
  const later = (milliseconds: number, next: (now: typeof open) => typeof open): void => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(next), milliseconds)
  }
  const hover = {
    onPointerEnter: (): void => window.clearTimeout(timer.current),
    onPointerLeave: (event: PointerEvent): void => {
      moved.current = false
      if (event.pointerType === 'mouse') later(closesAfter, (now) => (now === 'hovered' ? null : now))
    },
  }
  const onPointerMove = (event: PointerEvent): void => {
    const { pointerType, movementX, movementY } = event
    // Browsers tell of a page that moves under the mouse by `pointerenter` too, and some by a move of no distance.
    if (moved.current || pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return
    moved.current = true
    later(opensAfter, (now) => now ?? 'hovered')
  }
  const rendered = trigger({
    ref: setAnchor,
    id: `${id}-trigger`,
    onClick: () => setOpen((now) => (now === null || now === 'hovered' ? 'first' : null)),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpen(event.key === 'ArrowDown' ? 'first' : 'last')
    },
    'aria-haspopup': 'menu',
    'aria-expanded': open !== null,
    'aria-controls': open ? id : undefined,
  })
  return (
    <>
      {openOnHover ? (
        <span style={{ display: 'contents' }} {...hover} onPointerMove={onPointerMove}>
          {rendered}
        </span>
      ) : (
        rendered
      )}
      {open && (
        <Popup
          anchor={anchor}
          placement={placement}
          onDismiss={(reason) => (reason === 'escape' ? close() : setOpen(null))}
          {...(openOnHover ? hover : {})}
        >
          <MenuList
            key={open === 'hovered' ? 'hovered' : 'pressed'}
            id={id}
            labelledBy={`${id}-trigger`}
            items={items}
            start={open}
            onClose={(refocus) => (refocus ? close() : setOpen(null))}
          />
        </Popup>
      )}
    </>
  )
}

export interface MenuButtonProps
  extends
    Omit<ButtonProps, 'ref' | 'onClick' | 'onKeyDown' | 'children' | 'iconAfter' | 'id'>,
    Pick<MenuProps, 'items' | 'placement' | 'openOnHover'> {
  readonly label: string
}

/** A button with words and a chevron that opens a menu. */
export const MenuButton = ({
  label,
  items,
  placement,
  openOnHover,
  ...looks
}: MenuButtonProps): ReactElement => (
  <Menu
    items={items}
    placement={placement}
    openOnHover={openOnHover}
    trigger={(trigger) => (
      <Button {...looks} {...trigger} iconAfter={ChevronDown}>
        {label}
      </Button>
    )}
  />
)

export interface IconMenuProps extends Pick<MenuProps, 'items' | 'placement' | 'openOnHover'> {
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
  openOnHover,
}: IconMenuProps): ReactElement => (
  <Menu
    items={items}
    placement={placement}
    openOnHover={openOnHover}
    trigger={(trigger) => (
      <IconButton
        {...trigger}
        icon={icon}
        label={label}
        size={size}
        quiet
        tabIndex={skipTab ? -1 : undefined}
      />
    )}
  />
)

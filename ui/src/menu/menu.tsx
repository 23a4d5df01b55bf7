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
  /** Opens under the mouse too, as the quick-create menu does; pressing and keys work all the same. */
  readonly openOnHover?: boolean | undefined
  readonly trigger: (trigger: MenuTrigger) => ReactNode
}

const HOVER_GRACE = 180

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
  const leaving = useRef(0)

  const close = (): void => {
    setOpen(null)
    anchor?.focus()
  }
  const hover = {
    onPointerEnter: (event: PointerEvent): void => {
      window.clearTimeout(leaving.current)
      if (event.pointerType === 'mouse') setOpen((now) => now ?? 'hovered')
    },
    onPointerLeave: (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return
      leaving.current = window.setTimeout(
        () => setOpen((now) => (now === 'hovered' ? null : now)),
        HOVER_GRACE,
      )
    },
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
        <span style={{ display: 'contents' }} {...hover}>
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

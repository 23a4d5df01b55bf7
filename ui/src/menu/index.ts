export { HoverMenu } from './hover-menu.tsx'
export { IconMenu, Menu, MenuButton } from './menu.tsx'
export type { IconMenuProps, MenuButtonProps, MenuProps, MenuTrigger } from './menu.tsx'
export type { MenuAction, MenuEntry } from './menu-list.tsx'

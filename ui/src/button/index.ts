export { Button, LinkButton } from './button.tsx'
export type { ButtonProps, ButtonSize, ButtonVariant, LinkButtonProps } from './button.tsx'
export { IconButton } from './icon-button.tsx'
export type { IconButtonProps } from './icon-button.tsx'

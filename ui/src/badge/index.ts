export { Badge, Chip } from './badge.tsx'
export type { BadgeProps, ChipProps, Tone } from './badge.tsx'

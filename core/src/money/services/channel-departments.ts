import { departments } from '../../foundation/policy/departments.ts'
import type { Channel } from './channels.ts'

/** The departments whose people work on channels of advertising. */
export const channelDepartments: readonly {
  readonly id: number
  readonly name: string
  readonly channels: readonly Channel[]
}[] = [
  { id: departments.sem, name: 'SEM', channels: ['search'] },
  { id: departments.social, name: 'Social', channels: ['social'] },
  { id: departments.programmatic, name: 'Programmatic', channels: ['display', 'video', 'ctv'] },
]

/** The department that works on a channel; undefined for what nobody's advertising brings. */
export const departmentOfChannel = (channel: Channel) =>
  channelDepartments.find(({ channels }) => channels.includes(channel))

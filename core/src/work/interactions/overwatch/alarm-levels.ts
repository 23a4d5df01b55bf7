/** How much an alarm asks for, the least first. */
export const alarmLevels = ['Notice', 'Warning', 'Critical'] as const
export type AlarmLevel = (typeof alarmLevels)[number]

export const alarmTones = { Notice: 'information', Warning: 'warning', Critical: 'danger' } as const

/** How an outside system is: the five states, and that nobody has tried it since the start. */
export const integrationStates = [
  'Not configured',
  'Not tried yet',
  'Working',
  'Slow',
  'Refusing',
  'Gone',
] as const
export type IntegrationState = (typeof integrationStates)[number]

/** The color in which a state stands. */
export const stateTones: Readonly<
  Record<IntegrationState, 'neutral' | 'success' | 'warning' | 'danger' | 'information'>
> = {
  'Not configured': 'neutral',
  'Not tried yet': 'information',
  Working: 'success',
  Slow: 'warning',
  Refusing: 'danger',
  Gone: 'danger',
}

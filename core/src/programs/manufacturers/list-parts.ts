/** Fields that several lists of a manufacturer's program have, and the screen that most of them stand on. */

export const notes = { label: 'Notes', kind: 'longText', initial: '' } as const
export const active = { label: 'Active', kind: 'flag', initial: true } as const
export const programId = {
  label: 'Program',
  kind: 'record',
  of: 'oemPrograms',
  required: true,
  part: true,
} as const
export const programSettings = 'manufacturers.index'

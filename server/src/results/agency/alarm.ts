import type { AlarmMeasure } from '@portal/core/results/agency/metric-alarms'

/** The nights that are looked at, `YYYY-MM-DD`, both among them. */
export interface Nights {
  readonly from: string
  readonly to: string
}

/** An alarm as its statement needs it. */
export interface Alarm {
  readonly id: number
  readonly measure: AlarmMeasure
  /** As figures name it; null where all channels count. */
  readonly channel: string | null
  readonly condition: string
  readonly threshold: number
  readonly days: number
  readonly groupId: number | null
  readonly clientId: number | null
  readonly managerId: number | null
  readonly tagId: number | null
  readonly manufacturerId: number | null
  readonly serviceId: number | null
}

import { activityTypeId } from '../constants.ts'

/** The guided flows, by the kind of advertising that each writes a note about. */
export const flowNames = ['sem', 'social', 'display-video', 'ctv'] as const
export type FlowName = (typeof flowNames)[number]

/** The activity type that each flow writes a note of. */
export const flowType: Readonly<Record<FlowName, number>> = {
  sem: activityTypeId.sem,
  social: activityTypeId.social,
  'display-video': activityTypeId.displayVideo,
  ctv: activityTypeId.connectedTv,
}

/** The industry whose clients have a flow for social. */
const socialFlowIndustry = 2

/**
 * The flow that an activity of a type can be written with: types 3, 5 and 7,
 * and type 4 where the client is of industry 2. Null where there is none.
 */
export function flowFor(typeId: number | null, industryId: number | null): FlowName | null {
  const name = flowNames.find((one) => flowType[one] === typeId) ?? null
  return name === 'social' && industryId !== socialFlowIndustry ? null : name
}

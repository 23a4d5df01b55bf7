import type { FlowName } from '@portal/core/work/activities/flows/flow-for'
import { displayOrVideo, type DisplayOrVideo } from '@portal/core/work/activities/flows/flows'
import {
  channelGroup,
  placementGroup,
  socialGroups,
  type LineGroup,
} from '@portal/core/work/activities/flows/lines'
import {
  ctvMetrics,
  displayMetrics,
  semMetrics,
  videoMetrics,
} from '@portal/core/work/activities/flows/metrics'
import type { Answer, Given } from '@portal/core/calls'
import type { Client } from '@portal/core/client'

type Question = Given<'dashboards.sem', 'body'>

/** What figures are wanted of. */
export interface Wanted {
  readonly flow: FlowName
  readonly clientId: number
  /** Of the pacing report: says whether a display/video note is about one of the two. */
  readonly sectionId: number | null
  /** `YYYY-MM-DD`. */
  readonly start: string
  readonly end: string
}

/**
 * Reads the figures of a flow and makes its lines of them.
 * @throws {ApiError}
 */
export async function readFigures(
  client: Client,
  { flow, clientId, sectionId, start, end }: Wanted,
  signal: AbortSignal,
): Promise<readonly LineGroup[]> {
  const { profiles = [] } = await client.call('clients.get', { params: { id: clientId }, signal })
  const body = (breakCache: boolean): Question => ({
    clients: [
      {
        id: clientId,
        profiles: profiles.map(({ identifier, ProfileType }) => ({ name: ProfileType.name, identifier })),
      },
    ],
    start_date: start,
    end_date: end,
    breakCache,
  })
  switch (flow) {
    case 'sem': {
      const { data } = await client.call('dashboards.sem', { body: body(true), signal })
      return [channelGroup('sem', 'Paid Search', semMetrics, ofOne(data))]
    }
    case 'social': {
      const { data } = await client.call('dashboards.socialSegmented', { body: body(false), signal })
      return socialGroups(ofOne(data))
    }
    case 'ctv': {
      const { data } = await client.call('dashboards.ctv', { body: body(false), signal })
      const one = ofOne(data)
      return [channelGroup('ctv', 'Connected TV', ctvMetrics, one), placementGroup('ctv', one)]
    }
    case 'display-video':
      return readDisplayAndVideo(client, displayOrVideo(sectionId), body(false), signal)
  }
}

async function readDisplayAndVideo(
  client: Client,
  which: DisplayOrVideo,
  body: Question,
  signal: AbortSignal,
): Promise<readonly LineGroup[]> {
  const read = async (call: 'dashboards.programmaticDisplay' | 'dashboards.programmaticVideo') =>
    ofOne((await client.call(call, { body, signal })).data)
  const [display, video] = await Promise.all([
    which === 'video' ? null : read('dashboards.programmaticDisplay'),
    which === 'display' ? null : read('dashboards.programmaticVideo'),
  ])
  return [
    ...(display ? [channelGroup('display', 'Display', displayMetrics, display)] : []),
    ...(video ? [channelGroup('video', 'Video', videoMetrics, video)] : []),
  ]
}

type OfClient =
  | Answer<'dashboards.sem'>['data'][number]
  | Answer<'dashboards.socialSegmented'>['data'][number]

/** The one client that was asked for; one that is not answered has neither campaigns nor figures. */
const ofOne = <T extends OfClient>(
  data: readonly T[],
): Pick<T, 'campaigns' | 'data'> | { campaigns: 0; data: { current_period: null; previous_period: null } } =>
  data[0] ?? { campaigns: 0, data: { current_period: null, previous_period: null } }

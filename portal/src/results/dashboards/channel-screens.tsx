import { Tabs } from '@portal/ui/tabs'
import type { ReactElement } from 'react'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { ChannelDashboard } from './channel-dashboard.tsx'
import { programmatic, programmaticTabs, sem, seo, social } from './channel-facts.ts'
import { DeliverablesOverdue } from './deliverables-overdue.tsx'
import { SocialSegments } from './social-segments.tsx'

/** `/sem`. */
export const SemScreen = (): ReactElement => <ChannelDashboard title="SEM" facts={sem} />

/** `/seo`. */
export const SeoScreen = (): ReactElement => (
  <ChannelDashboard title="SEO" facts={seo} first={<DeliverablesOverdue />} />
)

/** `/social`, with new and used vehicles apart. */
export const SocialScreen = (): ReactElement => (
  <ChannelDashboard
    title="Social"
    facts={social}
    more={(question) => <SocialSegments question={question} />}
  />
)

/** `/programmatic`: display, video, connected TV, and display with video; which one is in the address. */
export function ProgrammaticScreen(): ReactElement {
  const query = useQuery()
  const setQuery = useSetQuery()
  const tab = programmaticTabs.find(({ id }) => id === query.get('tab'))?.id ?? 'display'
  return (
    <ChannelDashboard
      title="Programmatic"
      facts={programmatic[tab]}
      tabs={(content) => (
        <Tabs
          label="Programmatic"
          tabs={programmaticTabs}
          selected={tab}
          onSelect={(id) =>
            setQuery({
              tab: id === 'display' ? null : id,
              measure: null,
              sort: null,
              page: null,
              columns: null,
            })
          }
        >
          {content}
        </Tabs>
      )}
    />
  )
}

import { assessmentAnswersReport } from '@portal/core/clients/assessments/assessment-answers.report'
import { employees } from '@portal/core/foundation/policy/rules-of-calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { useStore } from '@nanostores/react'
import { Button } from '@portal/ui/button'
import { ClipboardList, Plus } from '@portal/ui/icon'
import { showError } from '@portal/ui/toast'
import { Tabs } from '@portal/ui/tabs'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useQuery } from '../../foundation/address/address.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api, session } from '../../foundation/session/session.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import { LazyReportPanel } from '../../platform/reports/lazy-report-panel.tsx'
import { ProfileFrame } from '../profile/profile-frame.tsx'

/** Fetched when one is filled in. */
const AssessmentSheet = fetched(() => import('./assessment-sheet.tsx').then((m) => m.AssessmentSheet))

const tabs = [
  { id: 'assessments', label: 'Assessments' },
  { id: 'answers', label: 'Answers' },
] as const

/** The assessments of a client: one a quarter, filled in here. */
export function AssessmentsTab(): ReactElement {
  const query = useQuery()
  const [pathname, navigate] = useLocation()
  const may = employees.scope(useStore(session.$actor)) !== 'none'
  const sheet = Number(query.get('sheet') ?? 0)
  const selected = tabs.find(({ id }) => id === query.get('tab'))?.id ?? 'assessments'
  const begin = async (clientId: number): Promise<void> => {
    try {
      const { id } = await api.call('assessments.begin', { params: { id: clientId }, body: {} })
      refresh('assessments')
      navigate(`${pathname}?sheet=${id}`)
    } catch (error) {
      showError(messageFor(error) ?? 'The assessment could not be begun.')
    }
  }
  return (
    <ProfileFrame
      actions={({ id }) =>
        may &&
        sheet === 0 && (
          <Button icon={Plus} variant="primary" onClick={() => void begin(id)}>
            Fill in this quarter’s
          </Button>
        )
      }
    >
      {({ id }) =>
        sheet > 0 ? (
          <AssessmentSheet id={sheet} onBack={() => navigate(pathname)} />
        ) : (
          <Tabs
            label="Assessments"
            tabs={tabs}
            selected={selected}
            onSelect={(tab) => navigate(tab === 'assessments' ? pathname : `${pathname}?tab=${tab}`)}
          >
            {selected === 'answers' ? (
              <LazyReportPanel report={assessmentAnswersReport} clientId={id} />
            ) : (
              <KeptLists
                route="clients.profile.assessments"
                clientId={id}
                label="Assessments"
                more={{
                  assessments: {
                    aside: null,
                    actions: [
                      {
                        name: 'Fill in',
                        icon: ClipboardList,
                        shortcut: 'f',
                        run: (row) => navigate(`${pathname}?sheet=${row.id}`),
                      },
                    ],
                  },
                }}
              />
            )}
          </Tabs>
        )
      }
    </ProfileFrame>
  )
}

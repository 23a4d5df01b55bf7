import { Button } from '@portal/ui/button'
import { Mail } from '@portal/ui/icon'
import { Tabs } from '@portal/ui/tabs'
import type { ReactElement } from 'react'
import { Page } from '../../../platform/parts/page/index.ts'
import { useQuery, useSetQuery } from '../../../foundation/address/address.ts'
import { ClientReport } from './client-report.tsx'
import { PeopleReport } from './people-report.tsx'
import { periodWords, useReportDay } from './report-day.ts'
import { useReportMail } from './use-report-mail.tsx'

/** `/reporting/activities`: who did what this month, and for whom nobody did anything. */
export function ActivitiesReportScreen(): ReactElement {
  const by = useQuery().get('by') === 'clients' ? 'clients' : 'people'
  const setQuery = useSetQuery()
  const { period } = useReportDay()
  const mail = useReportMail()
  return (
    <Page
      title="Activities"
      description={periodWords(period)}
      actions={
        <Button
          icon={Mail}
          onClick={() => mail.open({ startDate: period.now.start, endDate: period.now.end })}
        >
          E-mail a report
        </Button>
      }
    >
      <Tabs
        label="Activities"
        tabs={[
          { id: 'people', label: 'By person' },
          { id: 'clients', label: 'By client' },
        ]}
        selected={by}
        // The order and the page belong to the other list.
        onSelect={(tab) =>
          setQuery({
            by: tab === 'clients' ? tab : null,
            sort: null,
            page: null,
            search: null,
            columns: null,
            view: null,
          })
        }
      >
        {by === 'clients' ? <ClientReport onMail={mail.open} /> : <PeopleReport />}
      </Tabs>
      {mail.dialog}
    </Page>
  )
}

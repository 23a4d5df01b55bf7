import type { Prefill } from '@portal/core/access/embed/prefill'
import type { Client } from '@portal/core/client'
import { supportListNames, supportLists, type SupportList } from '@portal/core/work/support/statuses'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { Plus } from '@portal/ui/icon'
import { Tabs } from '@portal/ui/tabs'
import { useState, type ReactElement } from 'react'
import type { Draft } from '../element/widget.ts'
import { IssuePlace } from './issue-place.tsx'
import { loadNewRequest, NewRequestPlace } from './new-request-place.tsx'
import { RequestList } from './request-list.tsx'
import type { SupportDraft } from './support-draft.ts'
import { useReopen } from './use-reopen.ts'
import { useRequests, type Issue } from './use-requests.ts'

export interface SupportRequestsProps {
  readonly client: Client
  /** Who is signed in: requests are filed in this person's name. */
  readonly userId: number
  /** Keeps what is typed while a dialog is not there. */
  readonly draft: Draft<SupportDraft>
  /** What a new request begins with: then its form opens at once. */
  readonly prefill?: Prefill | null | undefined
  /** The portal's own origin, for pictures and files on a page of another host; empty in the portal. */
  readonly origin: string
  /** Shows a request elsewhere; in this dialog when absent. */
  readonly onDetails?: ((key: string) => void) | undefined
  readonly onClose: () => void
  readonly onSaved?: ((key: string) => void) | undefined
  readonly onError?: ((message: string) => void) | undefined
}

const tabs = supportLists.map((id) => ({ id, label: supportListNames[id] }))

/** The full-screen dialog 'Support Requests': the same in the portal and on foreign pages. */
export function SupportRequests(props: SupportRequestsProps): ReactElement {
  const { client, userId, draft, prefill, origin, onDetails, onClose, onSaved, onError } = props
  const [list, setList] = useState<SupportList>('opened')
  const [shownKey, setShownKey] = useState<string | null>(null)
  const [writing, setWriting] = useState(false)
  const [begun, setBegun] = useState<Prefill | null>(null)
  if (prefill && prefill !== begun) {
    setBegun(prefill)
    setWriting(true)
  }
  const requests = useRequests(client, list)
  const reopening = useReopen(client, (issue) => {
    onSaved?.(issue.key)
    requests.reload()
  })

  const filed = (issue: Issue): void => {
    onSaved?.(issue.key)
    setWriting(false)
    setShownKey(null)
    setList('opened')
    requests.reload()
  }
  return (
    <>
      <Dialog
        open
        title="Support Requests"
        width="full"
        onClose={onClose}
        headerActions={
          requests.refused ? null : (
            <Button
              variant="primary"
              icon={Plus}
              onPointerEnter={() => void loadNewRequest().catch(() => undefined)}
              onClick={() => setWriting(true)}
            >
              New Request
            </Button>
          )
        }
      >
        {shownKey === null ? (
          <Tabs label="Support requests" tabs={tabs} selected={list} onSelect={setList}>
            <RequestList
              key={list}
              list={list}
              requests={requests}
              reopening={reopening}
              origin={origin}
              onDetails={onDetails ?? setShownKey}
            />
          </Tabs>
        ) : (
          <IssuePlace
            client={client}
            issueKey={shownKey}
            draft={draft}
            origin={origin}
            onBack={() => {
              setShownKey(null)
              requests.reload()
            }}
            onSaved={onSaved}
          />
        )}
      </Dialog>
      {writing && (
        <NewRequestPlace
          prefill={prefill}
          client={client}
          userId={userId}
          draft={draft}
          onClose={() => setWriting(false)}
          onFiled={filed}
          onError={onError}
        />
      )}
    </>
  )
}

import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import { requiredText } from '@portal/core/foundation/rules'
import type { Audience } from '@portal/core/platform/views/policy'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { RadioGroup } from '@portal/ui/choice'
import { ConfirmDialog } from '@portal/ui/dialog'
import { Select } from '@portal/ui/select'
import { TextField } from '@portal/ui/text-field'
import { showSuccess } from '@portal/ui/toast'
import { useId, useState, type ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { client } from '../../foundation/session/session.ts'
import { AskingDialog } from '../parts/form/index.ts'
import type { ListWithViews, SavedView, ViewsOfList } from './use-views.ts'
import styles from './view-dialog.module.css'

export interface ViewDialogProps {
  /** The view to change; null for a new one. */
  readonly view: SavedView | null
  readonly removing: boolean
  readonly list: ListWithViews
  readonly may: ViewsOfList['may']
  readonly onClose: () => void
}

/** A view's name, and for whom it is; or the question before a shared one is deleted. */
export const ViewDialog = (props: ViewDialogProps): ReactElement =>
  props.removing && props.view ? <RemoveShared {...props} view={props.view} /> : <EditView {...props} />

function EditView({ view, list, may, onClose }: ViewDialogProps): ReactElement {
  const id = useId()
  const [name, setName] = useState(view?.name ?? '')
  const [audience, setAudience] = useState<Audience>(view?.audience ?? 'mine')
  const [departmentId, setDepartmentId] = useState(view?.Department?.id ?? may.teams[0]?.id ?? null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)

  const save = async (): Promise<void> => {
    const missing = requiredText(name)
    if (missing !== null) {
      setErrors({ name: missing })
      return
    }
    setSaving(true)
    setProblem(null)
    const shared = { audience, departmentId: audience === 'team' ? departmentId : null }
    try {
      const saved =
        view === null
          ? await client.call('savedViews.create', {
              body: { list: list.name, name, query: list.query, ...shared },
            })
          : await client.call('savedViews.update', {
              params: { id: view.id },
              body: { name, ...shared },
              ifMatch: view.version,
            })
      refresh('savedViews')
      if (view === null) list.showView(saved, { replace: true })
      showSuccess(view === null ? `${saved.name} is saved.` : `${saved.name} is changed.`)
      onClose()
    } catch (error) {
      setSaving(false)
      const fields = error instanceof ApiError ? error.fields : {}
      setErrors(fields)
      if (Object.keys(fields).length === 0) setProblem(messageFor(error) ?? 'You may not change this view.')
      refresh('savedViews')
    }
  }
  const options = [
    { value: 'mine' as const, label: 'Only me' },
    ...(may.teams.length > 0 ? [{ value: 'team' as const, label: 'My team' }] : []),
    ...(may.publish || view?.audience === 'everyone'
      ? [{ value: 'everyone' as const, label: 'Everyone', hint: 'Every employee of the agency.' }]
      : []),
  ]
  return (
    <AskingDialog
      typed={() => name !== (view?.name ?? '')}
      title={view === null ? 'Save this view' : 'Rename or share'}
      width={490}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} variant="primary" loading={saving}>
          Save
        </Button>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          event.currentTarget.requestSubmit()
        }}
      >
        {problem !== null && (
          <Banner tone="danger" announce>
            {problem}
          </Banner>
        )}
        <TextField
          label="Name"
          required
          value={name}
          maxLength={80}
          error={errors['name'] ?? null}
          onChange={setName}
        />
        {options.length > 1 && (
          <RadioGroup
            label="For whom"
            options={options}
            value={audience}
            error={errors['audience'] ?? null}
            onChange={setAudience}
          />
        )}
        {audience === 'team' && (may.teams.length > 1 || errors['departmentId']) && (
          <Select
            label="Department"
            options={may.teams.map((team) => ({ value: String(team.id), label: team.name }))}
            value={departmentId === null ? null : String(departmentId)}
            error={errors['departmentId'] ?? null}
            onChange={(value) => setDepartmentId(Number(value))}
          />
        )}
        <p className={styles.hint}>
          It keeps the filters, the search, the order and the columns that you see now.
        </p>
      </form>
    </AskingDialog>
  )
}

function RemoveShared({ view, list, onClose }: ViewDialogProps & { readonly view: SavedView }): ReactElement {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const remove = async (): Promise<void> => {
    setBusy(true)
    try {
      await client.call('savedViews.remove', { params: { id: view.id }, ifMatch: view.version })
      list.showView(null, { replace: true })
      showSuccess(`${view.name} was deleted.`)
      onClose()
    } catch (error) {
      setProblem(messageFor(error) ?? 'You may not delete this view.')
      setBusy(false)
    }
    refresh('savedViews')
  }
  return (
    <ConfirmDialog
      open
      danger
      title={`Delete ${view.name}?`}
      confirmLabel="Delete"
      busy={busy}
      error={problem}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {view.audience === 'everyone'
        ? 'Everyone in the agency sees this view. It goes for all of them.'
        : `${view.Department?.name ?? 'The team'} sees this view. It goes for all of them.`}
    </ConfirmDialog>
  )
}

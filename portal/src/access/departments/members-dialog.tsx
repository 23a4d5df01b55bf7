import { avatarAddress } from '@portal/core/access/users/constants'
import { Avatar } from '@portal/ui/avatar'
import { Button, IconButton } from '@portal/ui/button'
import { Combobox } from '@portal/ui/combobox'
import { Dialog } from '@portal/ui/dialog'
import { Trash2 } from '@portal/ui/icon'
import { Select, type Option } from '@portal/ui/select'
import { useState, type ReactElement } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import styles from './departments.module.css'
import type { Department } from './departments-screen.tsx'

export interface MembersDialogProps {
  readonly department: Department
  readonly onClose: () => void
}

/** The members of a department: each change counts at once. */
export function MembersDialog({ department, onClose }: MembersDialogProps): ReactElement {
  const { data: types = [] } = useCall('departmentUserTypes.list')
  const { data: people = [] } = useCall('users.active')
  const [person, setPerson] = useState<Option<number> | null>(null)
  const [busy, setBusy] = useState(false)
  const members = department.DepartmentUsers
  const run = async (work: Promise<unknown>): Promise<void> => {
    setBusy(true)
    try {
      await work
      refresh('departments', 'users')
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  const assign = (userId: number, departmentUserTypeId: number | null): Promise<void> =>
    run(
      api.call('departments.assignUser', {
        body: { departmentId: department.id, userId, departmentUserTypeId },
      }),
    )
  /** What is retired is offered to nobody who is not it. */
  const kindsFor = (current: number | null): Option<number>[] =>
    types
      .filter(({ id, active }) => active || id === current)
      .map(({ id, name }) => ({ value: id, label: name }))
  const outside = people.filter(({ id }) => !members.some(({ userId }) => userId === id))
  return (
    <Dialog
      open
      title={`Members of ${department.name}`}
      width={640}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className={styles.add}>
        <Combobox
          label="Add a person"
          placeholder="Name or e-mail"
          options={outside.map(({ id, fullName, email }) => ({
            value: id,
            label: fullName,
            description: email,
          }))}
          value={person}
          disabled={busy}
          onChange={(chosen) => {
            setPerson(chosen)
            if (chosen) void assign(chosen.value, null).then(() => setPerson(null))
          }}
        />
        <ul className={styles.members} aria-label="Members">
          {members.map(({ userId, departmentUserTypeId, user }) => (
            <li key={userId} className={styles.member}>
              <Avatar fullName={user.fullName} src={avatarAddress(user)} />
              <span className={styles.name}>
                {user.fullName}
                {!user.active && <span className={styles.away}> (not active)</span>}
              </span>
              <div className={styles.kind}>
                <Select
                  label={`What ${user.fullName} is there`}
                  hideLabel
                  placeholder="Member"
                  options={kindsFor(departmentUserTypeId)}
                  value={departmentUserTypeId}
                  disabled={busy}
                  onChange={(kind) => void assign(userId, kind)}
                />
              </div>
              <IconButton
                icon={Trash2}
                size="small"
                label={`Take ${user.fullName} out`}
                disabled={busy}
                onClick={() =>
                  void run(
                    api.call('departments.removeUser', {
                      body: { departmentId: department.id, userId },
                    }),
                  )
                }
              />
            </li>
          ))}
        </ul>
        {members.length === 0 && <p className={styles.away}>Nobody is in this department yet.</p>}
      </div>
    </Dialog>
  )
}

import { userFields, membershipFields } from '@portal/core/access/users/fields'
import type { UserType } from '@portal/core/foundation/policy/actor'
import { mayGrant, rolesOf } from '@portal/core/foundation/policy/managing-users'
import { roleId, roles } from '@portal/core/foundation/policy/roles'
import { Button, IconButton } from '@portal/ui/button'
import { MultiSelect } from '@portal/ui/combobox'
import { Plus, Trash2 } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { FormField, type FormInUse } from '../../platform/parts/form/index.ts'
import { RowHead } from './row-head.tsx'
import { useStaff } from './use-staff.ts'
import styles from './users.module.css'

/** The lists of an account's form. */
export const lists = { departments: membershipFields } as const
type UserFormInUse = FormInUse<typeof userFields, typeof lists>

/** The roles that fit the type; those that one cannot give stay as they are. */
export function Roles({
  form,
  type,
  held,
}: {
  readonly form: UserFormInUse
  readonly type: UserType
  readonly held: readonly string[]
}): ReactElement | null {
  const staff = useStaff()
  const fitting: readonly string[] = rolesOf(type)
  const options = roles
    .filter((role) => fitting.includes(role) || form.inputs.roleIds.includes(roleId(role)))
    .map((role) => ({
      value: roleId(role),
      label: role,
      disabled: !staff || !mayGrant(staff, role) || (!fitting.includes(role) && !held.includes(role)),
    }))
  if (options.length === 0) return null
  return (
    <MultiSelect
      label={userFields.roleIds.label}
      error={form.problem('roleIds')}
      hint="You can give the roles up to your own."
      placeholder="Add a role"
      options={options}
      value={options.filter(({ value }) => form.inputs.roleIds.includes(value))}
      onChange={(chosen) =>
        form.set(
          'roleIds',
          chosen.map(({ value }) => value),
        )
      }
    />
  )
}

/** The departments of an account, each with what it is there. */
export function Memberships({ form }: { readonly form: UserFormInUse }): ReactElement {
  const rows = form.rows('departments')
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles.rows} aria-label="Departments">
          <RowHead first="Department" second="Department User Type" />
          {rows.map((row, place) => (
            <li key={row.key} className={styles.row}>
              <FormField of={row} name="departmentId" hideLabel />
              <FormField of={row} name="departmentUserTypeId" hideLabel />
              <div className={styles.remove}>
                <IconButton icon={Trash2} label={`Remove department ${place + 1}`} onClick={row.remove} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button icon={Plus} onClick={() => form.add('departments')}>
          Add department
        </Button>
      </div>
    </>
  )
}

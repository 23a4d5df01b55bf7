import type { Answer } from '@portal/core/calls'
import { ApiError, defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { today } from '@portal/core/foundation/format'
import { userTypes, type UserType } from '@portal/core/foundation/policy/actor'
import { managesScheduledActivation } from '@portal/core/foundation/policy/account-state'
import { roleId, roles } from '@portal/core/foundation/policy/roles'
import { readsGroups, userTypeId } from '@portal/core/foundation/policy/user-types'
import { pathOf } from '@portal/core/foundation/routes'
import { userFields } from '@portal/core/access/users/fields'
import { Card } from '@portal/ui/card'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { Form, FormField, FormGrid, FormSection, useForm } from '../../platform/parts/form/index.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { showMailed } from '../../foundation/session/mail-kept.ts'
import { lists, Memberships, Roles } from './user-form-lists.tsx'
import { addedSentence } from './added-sentence.ts'
import { useStaff } from './use-staff.ts'
import { stateLabel } from './user-columns.tsx'
import styles from './users.module.css'

export type OpenUser = Answer<'users.get'>

const typeNamed = (name: string): UserType => userTypes.find((type) => type === name) ?? 'Employee'

/** What the form starts from: the account, in the form's own terms. */
const startOf = (user: OpenUser) => ({
  ...user,
  userType: user.UserType.name,
  roleIds: user.roles.map(roleId).filter((id) => id > 0),
  state: stateLabel(user.state),
  startDate: user.startDate ?? null,
  groupIds: user.groups.map(({ id }) => id),
  departments: user.departments.map(({ id, DepartmentUser }) => ({
    departmentId: id,
    departmentUserTypeId: DepartmentUser.departmentUserTypeId,
  })),
})

/** The account's two flags and its day, for a state that was chosen. */
const accountOf = (state: string, startDate: string | null) =>
  state === 'Suspended'
    ? { isSuspended: true, startDate }
    : { isSuspended: false, active: state === 'Active', startDate }

/** The fields of the call that the server names, as the form has them. */
const inForm: Readonly<Record<string, string>> = {
  userTypeId: 'userType',
  roles: 'roleIds',
  departments: 'departments.0.departmentId',
}

async function named<A>(saving: Promise<A>): Promise<A> {
  try {
    return await saving
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const fields = Object.entries(error.fields).map(([name, sentence]) => [inForm[name] ?? name, sentence])
    throw new ApiError(
      error.status,
      error.code,
      error.message,
      Object.fromEntries(fields) as Record<string, string>,
      error.fromServer,
    )
  }
}

interface UserFormProps {
  readonly user: OpenUser | null
  /** Whom somebody new works for, where that is known: they are put on its team next. */
  readonly clientId?: string | null
}

/** An account, to be added or changed by an administrator. */
export function UserForm({ user, clientId }: UserFormProps): ReactElement {
  const [, navigate] = useLocation()
  const staff = useStaff()
  const schedules = staff !== null && managesScheduledActivation(staff)
  const form = useForm({
    fields: userFields,
    lists,
    ...(user ? { from: startOf(user) } : clientId ? { from: { userType: 'Client' } } : {}),
    check: ({ state, startDate }) => startProblem(state, startDate),
    save: async (sent, { options, changed }) => {
      const account = accountOf(sent.state, sent.startDate)
      const names = roles.filter((role) => sent.roleIds.includes(roleId(role)))
      if (!user)
        return named(
          api.call('users.create', {
            body: {
              firstName: sent.firstName,
              lastName: sent.lastName,
              email: sent.email,
              userTypeId: userTypeId(typeNamed(sent.userType)),
              userLevelId: sent.userLevelId,
              roles: names,
              departments: sent.departments.map(withoutId),
              ...(readsGroups(typeNamed(sent.userType)) ? { groupIds: sent.groupIds } : {}),
              ...account,
            },
            ...options,
          }),
        )
      if (Object.keys(changed).length === 0) return user
      const { userType, roleIds, departments, groupIds, state, startDate, ...plain } = changed
      return named(
        api.call('users.update', {
          params: { id: user.id },
          body: {
            ...plain,
            ...(userType === undefined ? {} : { userTypeId: userTypeId(typeNamed(userType)) }),
            ...(roleIds === undefined ? {} : { roles: names }),
            ...(departments === undefined ? {} : { departments: departments.map(withoutId) }),
            ...(groupIds === undefined || !readsGroups(typeNamed(sent.userType)) ? {} : { groupIds }),
            ...(state === undefined && startDate === undefined ? {} : account),
          },
          ...options,
        }),
      )
    },
    saved: (answer) => {
      refresh('users', 'roles', 'departments')
      if (user) showSuccess(defaultSuccessMessage)
      else showMailed(addedSentence(answer), `${answer.fullName} has been added.`)
      const path = pathOf(clientId ? 'users.client-assign' : 'users.edit', { id: String(answer.id) })
      if (!user) navigate(clientId ? `${path}?clientId=${clientId}` : path)
    },
    ...(user
      ? {
          reload: async () => {
            const latest = await api.call('users.get', { params: { id: user.id } })
            refresh('users.get')
            return startOf(latest)
          },
        }
      : {}),
  })
  const type = typeNamed(form.inputs.userType)
  return (
    <Form
      of={form}
      label={user ? 'User' : 'New user'}
      saveLabel={user ? 'Save changes' : 'Add user'}
      onCancel={user && form.dirty ? form.reset : () => navigate(pathOf('users'))}
    >
      <Card>
        <div className={styles.sections}>
          <FormSection title="Person">
            <FormGrid>
              <FormField of={form} name="firstName" />
              <FormField of={form} name="lastName" />
              <FormField of={form} name="email" wide />
            </FormGrid>
          </FormSection>
          <FormSection
            title="What they reach"
            description="The type opens the screens there are for such people; roles open more of them."
          >
            <FormGrid>
              <FormField of={form} name="userType" />
              <FormField
                of={form}
                name="userLevelId"
                known={user?.UserLevel && { value: user.UserLevel.id, label: user.UserLevel.name }}
              />
            </FormGrid>
            <Roles form={form} type={type} held={user?.roles ?? []} />
          </FormSection>
          {type === 'Employee' && (
            <FormSection
              title="Departments"
              description="Where people land after sign-in, and who sees margins, follows from them."
            >
              <Memberships form={form} />
            </FormSection>
          )}
          {readsGroups(type) && (
            <FormSection
              title="Group report"
              description="A Regional Manager, or a Client with groups, reads the report over the stores of these groups and of no others."
            >
              <FormField of={form} name="groupIds" wide />
            </FormSection>
          )}
          {schedules && (
            <FormSection
              title="Account"
              description={
                user
                  ? 'Suspended and inactive people cannot sign in; scheduled ones come in on their start date.'
                  : 'An invitation to set a password is sent to the address.'
              }
            >
              <FormGrid>
                <FormField of={form} name="state" />
                <FormField of={form} name="startDate" />
              </FormGrid>
            </FormSection>
          )}
        </div>
      </Card>
    </Form>
  )
}

const withoutId = ({
  departmentId,
  departmentUserTypeId,
}: {
  readonly departmentId: number
  readonly departmentUserTypeId: number | null
}) => ({ departmentId, departmentUserTypeId })

/** A start date that is to come belongs to a scheduled account, and to no other that cannot sign in. */
function startProblem(state: string, startDate: string): Readonly<Record<string, string>> {
  const toCome = startDate > today()
  if (state === 'Scheduled' && !toCome) return { startDate: 'Choose the day on which the account opens.' }
  if (state === 'Inactive' && toCome)
    return { startDate: 'An inactive account has no start date to come. Choose Scheduled instead.' }
  return {}
}

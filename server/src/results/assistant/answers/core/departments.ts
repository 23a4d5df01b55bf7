import { isDepartmentManagerType } from '@portal/core/foundation/policy/departments'
import { pathOf } from '@portal/core/foundation/routes'
import type { ReadRows, Row } from '../rows.ts'

/** Departments with their members, and those of them who manage it. */
export const departmentsRows: ReadRows = async ({ portal, question }) => {
  const named = new Set(question.records.map(({ name }) => name))
  const all = await portal.read('departments.list')
  return {
    rows: all
      .filter(({ name }) => named.size === 0 || named.has(name))
      .map(({ name, headcount, description, DepartmentUsers }): Row => {
        const heads = DepartmentUsers.filter(
          ({ departmentUserTypeId, user }) => user.active && isDepartmentManagerType(departmentUserTypeId),
        ).map(({ user }) => user.fullName)
        return {
          department: name,
          head: heads.length > 0 ? heads : null,
          members: headcount,
          description: description === '' ? null : description,
        }
      }),
    period: null,
    sources: [{ words: 'Departments', path: pathOf('departments.index') }],
  }
}

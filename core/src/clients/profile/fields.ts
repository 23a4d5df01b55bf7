import { defineFields } from '../../foundation/contract/field.ts'

/** The fields of a client that its settings change. */
export const clientFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true },
  identifier: { label: 'Dealer Code', kind: 'text', unique: true },
  groupId: { label: 'Group', kind: 'record', of: 'groups' },
  managementGroupId: { label: 'Management Group', kind: 'record', of: 'managementGroups' },
  regionId: { label: 'Region', kind: 'record', of: 'regions' },
  industryId: { label: 'Industry', kind: 'record', of: 'industries' },
  activatedAt: { label: 'Activated', kind: 'date', hint: 'A prospect until this day.' },
  canceledAt: { label: 'Canceled', kind: 'date', hint: 'Inactive from this day on.' },
  brands: { label: 'Brands', kind: 'text', hint: 'Separated by commas.' },
  city: { label: 'City', kind: 'text' },
  state: { label: 'State', kind: 'text' },
  phone: { label: 'Phone', kind: 'phone' },
  website: { label: 'Website', kind: 'url' },
})

const { name, identifier, groupId, industryId, activatedAt, city, state, phone, website } = clientFields

/** The fields of a client that is being added: nobody cancels before they begin. */
export const newClientFields = {
  name,
  identifier,
  groupId,
  industryId,
  activatedAt,
  city,
  state,
  phone,
  website,
}

/** A cancellation before the client began is said at it. Both are `YYYY-MM-DD` or nothing. */
export const canceledBeforeActivated = (
  activatedAt: string | null | undefined,
  canceledAt: string | null | undefined,
): string | null =>
  activatedAt && canceledAt && canceledAt < activatedAt ? 'Canceled must not be before Activated.' : null

import { defineFields } from '../../foundation/contract/field.ts'
import { tenantSettingProblem } from './settings.ts'

/** The settings of a tenant that a form holds, in its order; the logo is a picture of its own. */
export const tenantFields = defineFields({
  name: {
    label: 'Name',
    kind: 'text',
    required: true,
    check: (text) => tenantSettingProblem('name', text),
    hint: 'In the header, on the login screen and in the title of every page.',
  },
  primaryColor: {
    label: 'Primary color',
    kind: 'text',
    required: true,
    check: (text) => tenantSettingProblem('primaryColor', text),
    hint: 'As # and six digits. Shades that can be read are made from it, in light and dark.',
  },
  geoiq: {
    label: 'GeoIQ Export',
    kind: 'flag',
    initial: false,
    hint: 'Shows GeoIQ Export to everyone but clients, and to clients with budgets for it.',
  },
})

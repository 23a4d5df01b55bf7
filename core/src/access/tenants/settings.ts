import { requiredText } from '../../foundation/rules/required.ts'

/** What a tenant's administrators decide for everyone in it. */
export const tenantSettingNames = ['name', 'primaryColor', 'logo', 'geoiq'] as const
export type TenantSettingName = (typeof tenantSettingNames)[number]

/** `#RGB` is not taken: the tokens and a browser's own colour field need six digits. */
const primaryColor = (text: string): string | null =>
  /^#[0-9a-f]{6}$/i.test(text.trim()) ? null : 'Enter a color as # and six digits, for example #2854DF.'

/** Most characters of a tenant's name. */
const longestTenantName = 100

/**
 * What is wrong with a value of a setting, or null. `logo` is the id of a
 * stored picture, or null for none.
 */
export function tenantSettingProblem(setting: TenantSettingName, value: unknown): string | null {
  switch (setting) {
    case 'name':
      if (typeof value !== 'string') return 'Field is required'
      return (
        requiredText(value) ??
        (value.trim().length > longestTenantName
          ? `Name must be ${longestTenantName} characters or less.`
          : null)
      )
    case 'primaryColor':
      return primaryColor(typeof value === 'string' ? value : '')
    case 'logo':
      return value === null || (Number.isInteger(value) && Number(value) > 0)
        ? null
        : 'Choose a picture, or none.'
    case 'geoiq':
      return typeof value === 'boolean' ? null : 'Field must be yes or no'
  }
}

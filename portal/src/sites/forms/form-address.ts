import { pathOf } from '@portal/core/foundation/routes'

/** Where people answer a form. */
export const addressOf = ({ publicId }: { readonly publicId: string }): string =>
  `${window.location.origin}${pathOf('forms.public', { publicId })}`

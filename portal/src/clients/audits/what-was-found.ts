import { counted } from '@portal/core/foundation/format'

interface Looked {
  readonly open: number
  readonly found: number
  readonly fixed: number
}

/** What a look at all clients came to, in a sentence. */
export const whatWasFound = ({ open, found, fixed }: Looked): string =>
  `${counted(open, 'finding is', 'findings are')} open: ${counted(found, 'is', 'are')} new, ${counted(fixed, 'is', 'are')} fixed.`

import { checkOperations } from './check.ts'
import { hostKeyOperations } from './host-keys.ts'
import { originOperations } from './origins.ts'
import { sessionOperations } from './sessions.ts'

export const embedOperations = {
  ...sessionOperations,
  ...checkOperations,
  ...originOperations,
  ...hostKeyOperations,
}

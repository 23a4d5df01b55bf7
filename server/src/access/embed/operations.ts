import { checkOperations } from './check.ts'
import { codeOperations } from './codes.ts'
import { hostKeyOperations } from './host-keys.ts'
import { originOperations } from './origins.ts'
import { sessionOperations } from './sessions.ts'

export const embedOperations = {
  ...sessionOperations,
  ...checkOperations,
  ...codeOperations,
  ...originOperations,
  ...hostKeyOperations,
}

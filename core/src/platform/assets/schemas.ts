import { type } from '../../foundation/contract/type.ts'

/** A stored file. `address` is where its bytes are served to whoever may see it. */
export const storedFile = type({
  id: 'number',
  name: 'string',
  mediaType: 'string',
  size: 'number',
  label: 'string',
  address: 'string',
})

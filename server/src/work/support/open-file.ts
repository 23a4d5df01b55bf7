import { contentDisposition } from '../../foundation/files/content-disposition.ts'
import { refuseAddress } from '../../foundation/files/refuse-address.ts'
import { operation, Ready } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import { safeName, trackerFilePath } from './tracker-file-path.ts'

/**
 * A file that only the tracker has, to whoever holds an address that was made
 * for a reader of its request (decision 0270). It passes through as it comes
 * and is only ever saved: nobody here has looked at what is in it.
 */
export const openTrackerFile = operation('support.file', async ({ params, query, actor, services }) => {
  const { key, id, name } = params
  const state = services.addresses.checkPath(trackerFilePath(key, id, name), query)
  if (state !== 'good' || query.t === undefined) throw refuseAddress(state, actor)
  const file = await (await services.trackers.of(query.t)).openFile(id)
  if (!file) throw notFound('This file')
  return new Ready(
    200,
    {
      'content-type': 'application/octet-stream',
      'content-disposition': contentDisposition('attachment', safeName(name)),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      ...(file.size === null ? {} : { 'content-length': String(file.size) }),
    },
    file.bytes,
  )
})

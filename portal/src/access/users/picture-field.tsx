import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { fileSize } from '@portal/core/foundation/rules'
import { avatarAddress, avatarLimits } from '@portal/core/access/users/constants'
import { Avatar } from '@portal/ui/avatar'
import { CloudUpload, Trash2 } from '@portal/ui/icon'
import { showError, showSuccess } from '@portal/ui/toast'
import { useRef, useState, type ReactElement } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { client as api } from '../../foundation/session/session.ts'
import { squarePicture } from './square-picture.ts'
import { ChangeButton } from '../../platform/parts/form/index.ts'
import styles from './users.module.css'

export interface PictureFieldProps {
  readonly user: { readonly id: number; readonly fullName: string; readonly avatar: string | null }
  /** Reads again whatever shows the picture. */
  readonly changed: () => void | Promise<void>
}

const megabyte = 1024 * 1024
const tooLarge = fileSize(avatarLimits.each / megabyte)

/** A person's picture: chosen, cut to a square and stored at once. */
export function PictureField({ user, changed }: PictureFieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    try {
      await work()
      await changed()
      showSuccess(defaultSuccessMessage)
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const problem = tooLarge(file)
    if (problem !== null) {
      showError(problem)
      return
    }
    const square = await squarePicture(file).catch(() => null)
    if (!square) {
      showError('This file is not a picture. Choose a PNG, JPEG or WebP file.')
      return
    }
    await run(() => api.call('users.setAvatar', { params: { id: user.id }, files: [square] }))
  }
  return (
    <div className={styles.picture}>
      <Avatar fullName={user.fullName} src={avatarAddress(user)} size={96} />
      <div className={styles.pictureSide}>
        <div className={styles.buttons}>
          <ChangeButton icon={CloudUpload} loading={busy} onClick={() => input.current?.click()}>
            {user.avatar === null ? 'Choose a picture' : 'Change picture'}
          </ChangeButton>
          {user.avatar !== null && (
            <ChangeButton
              icon={Trash2}
              disabled={busy}
              onClick={() => void run(() => api.call('users.removeAvatar', { params: { id: user.id } }))}
            >
              Remove
            </ChangeButton>
          )}
        </div>
        <p className={styles.hint}>PNG, JPEG or WebP, at most 5 MB. The middle of it is shown.</p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Picture file"
          accept={avatarLimits.only.join(',')}
          onChange={(event) => {
            void choose(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
      </div>
    </div>
  )
}

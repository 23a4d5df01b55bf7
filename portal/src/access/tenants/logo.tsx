import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import { fileSize } from '@portal/core/foundation/rules'
import { carouselLimits } from '@portal/core/access/tenants/carousel'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Upload } from '@portal/ui/icon'
import { useRef, useState, type ReactElement } from 'react'
import { BrandMark } from '../../foundation/brand/brand-mark.tsx'
import styles from './tenants.module.css'

const megabytes = carouselLimits.each / 1024 / 1024

export interface LogoProps {
  /** Where the one that is there is served; an empty text for none. */
  readonly address: string
  /** Of whom it is. */
  readonly name: string
  /** Keeps another one; null takes it away. */
  readonly save: (file: File | null) => Promise<unknown>
  readonly changed: () => void
  readonly disabled?: boolean
}

/** The sign of a tenant or of a client: shown as it stands, replaced at once by another picture, or taken away. */
export function Logo({ address, name, save, changed, disabled = false }: LogoProps): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const set = async (file: File | null): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await save(file)
      changed()
    } catch (error) {
      setFailure(error instanceof ApiError && error.fromServer ? error.message : messageFor(error))
    }
    setBusy(false)
  }
  const choose = (file: File | undefined): void => {
    if (!file) return
    const problem = fileSize(megabytes)(file)
    if (problem === null) void set(file)
    else setFailure(problem)
  }
  return (
    <>
      <div className={styles.logo}>
        <BrandMark name={name} logo={address === '' ? null : address} size={48} />
        <input
          ref={input}
          type="file"
          hidden
          accept={carouselLimits.only.join(',')}
          onChange={({ currentTarget }) => {
            choose(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
        <Button icon={Upload} loading={busy} disabled={disabled} onClick={() => input.current?.click()}>
          Choose a logo
        </Button>
        {address !== '' && (
          <Button disabled={busy || disabled} onClick={() => void set(null)}>
            Remove the logo
          </Button>
        )}
      </div>
      {failure !== null && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
    </>
  )
}

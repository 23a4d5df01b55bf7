import { useState } from 'react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { focused, mount, places } from '../testing/mount.tsx'
import { ErrorState } from '../error-state/index.ts'
import { useFocusHandedOn } from './index.ts'

const Failed = ({ onRetry }: { readonly onRetry: () => void }): ReactElement => (
  <div ref={useFocusHandedOn<HTMLDivElement>()}>
    <ErrorState message="It is away." onRetry={onRetry} />
  </div>
)

/** What could not be loaded at first, between what stands around it; `Reload` loads it too. */
const Example = ({ content }: { readonly content: ReactElement }): ReactElement => {
  const [loaded, setLoaded] = useState(false)
  const load = (): void => setLoaded(true)
  return (
    <main>
      <a href="#top">Agreements</a>
      <button type="button" onClick={load}>
        Reload
      </button>
      <div>{loaded ? content : <Failed onRetry={load} />}</div>
    </main>
  )
}

describe.each(places)('the focus of Retry, in a %s', (where) => {
  it('goes to the first thing of what could be loaded', async () => {
    mount(<Example content={<button type="button">Download</button>} />, where)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => focused()?.textContent).toBe('Download')
  })

  it('goes to what is left around it where nothing of that can have it', async () => {
    mount(<Example content={<p>Terms</p>} />, where)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => focused()?.textContent).toBe('Agreements')
  })

  it('stays where it is when something else was pressed', async () => {
    mount(<Example content={<button type="button">Download</button>} />, where)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.element(page.getByText('Download')).toBeInTheDocument()
    expect(focused()?.textContent).toBe('Reload')
  })
})

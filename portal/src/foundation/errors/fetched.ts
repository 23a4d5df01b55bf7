import { createElement, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadCode } from './chunk-failure.ts'

export interface Fetched<Props> {
  (props: Props): ReactNode
  /** Fetches the code ahead, for example when what opens it is pointed at; once it has come, it is drawn at once. */
  readonly fetch: () => Promise<void>
}

/**
 * A component whose code is fetched when it is first drawn. Until it comes `meanwhile` stands in its place,
 * and what is around it stays as it is.
 *
 * React's own `lazy` leaves what stands in for it in place for at least 300 ms, however soon the code comes,
 * so that pages do not flicker: every screen and dialog that was opened for the first time took that long.
 *
 * @param load fetches the code; it is asked again where the network failed
 * @param meanwhile nothing when absent
 */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode | ((props: Props) => ReactNode) = null,
): Fetched<Props> {
  let code: ComponentType<Props> | null = null
  let coming: Promise<void> | null = null
  const fetch = (): Promise<void> =>
    (coming ??= load().then(
      (come) => {
        code = come
      },
      (error: unknown) => {
        coming = null
        throw error
      },
    ))
  function Part(props: Props): ReactNode {
    const [outcome, setOutcome] = useState<{ readonly error?: unknown }>()
    const come = code
    useLayoutEffect(() => {
      if (!come)
        loadCode(fetch).then(
          () => setOutcome({}),
          (error: unknown) => setOutcome({ error }),
        )
    }, [come])
    if (come) return createElement(come, props)
    if (outcome) throw outcome.error
    return typeof meanwhile === 'function' ? meanwhile(props) : meanwhile
  }
  return Object.assign(Part, { fetch })
}

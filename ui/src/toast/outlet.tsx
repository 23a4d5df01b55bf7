import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState } from 'react'
import type { ReactElement, Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import { Icon } from '../icon/icon.tsx'
import { CircleAlert, CircleCheck, Info, X } from '../icon/glyphs.ts'
import { $outlets, addOutlet } from './outlets.ts'
import { $toasts, dismissToast, pauseToasts, resumeToasts } from './toasts.ts'
import type { Toast } from './toasts.ts'
import styles from './toast.module.css'

const icons = { success: CircleCheck, error: CircleAlert, information: Info } as const

/**
 * A place where messages appear. A page has one (`Toaster`) and every dialog
 * has its own, because what is outside an open dialog can be neither pressed
 * nor heard. Messages move to the topmost one.
 */
export const ToastOutlet = ({ ref }: { readonly ref?: Ref<HTMLDivElement> }): ReactElement => {
  const [own] = useState(() => Symbol('outlet'))
  const outlets = useStore($outlets)
  const toasts = useStore($toasts)
  useLayoutEffect(() => addOutlet(own), [own])
  const mine = outlets.at(-1) === own ? toasts : []
  const said = mine.at(-1)

  return (
    <div ref={ref} className={styles.outlet}>
      <div className="ap-unseen" aria-live="polite">
        {said?.kind === 'error' ? '' : said?.message}
      </div>
      <div className="ap-unseen" aria-live="assertive">
        {said?.kind === 'error' ? said.message : ''}
      </div>
      {mine.length > 0 && <ToastStack toasts={mine} />}
    </div>
  )
}

const ToastStack = ({ toasts }: { readonly toasts: readonly Toast[] }): ReactElement => {
  const [stack, setStack] = useState<HTMLDivElement | null>(null)
  const newest = toasts.at(-1)?.id
  useLayoutEffect(() => {
    if (!stack) return
    // Shown anew for each message: the last one shown is the topmost of the top layer.
    if (stack.matches(':popover-open')) stack.hidePopover()
    stack.showPopover()
  }, [stack, newest])
  return (
    <div
      ref={setStack}
      popover="manual"
      role="region"
      aria-label="Messages"
      className={styles.stack}
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

const ToastItem = ({ toast: { id, kind, message, action } }: { readonly toast: Toast }): ReactElement => (
  <div className={classNames(styles.toast, styles[kind])}>
    <Icon of={icons[kind]} size={20} />
    <span className={styles.message}>{message}</span>
    {action && (
      <button
        type="button"
        className={styles.action}
        onClick={() => {
          dismissToast(id)
          action.run()
        }}
      >
        {action.label}
      </button>
    )}
    <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => dismissToast(id)}>
      <Icon of={X} />
    </button>
  </div>
)

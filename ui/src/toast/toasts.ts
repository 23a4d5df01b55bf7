import { atom } from 'nanostores'

export type ToastKind = 'success' | 'error' | 'information'

export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly message: string
  readonly action: ToastAction | undefined
}

export interface ToastOptions {
  /** Takes back what the toast tells of. */
  readonly undo?: () => void
  /** Any other single action; `undo` is the usual one. */
  readonly action?: ToastAction
  /** Stands beside an earlier one of the same words: each tells of something of its own. */
  readonly apart?: boolean
}

/** The messages in sight, the oldest first; at most four. */
export const $toasts = atom<readonly Toast[]>([])

const mostToasts = 4
const clocks = new Map<number, { remaining: number; since: number; timer: number }>()
let lastId = 0
let paused = false

/** Time to read the message (about 15 characters a second) and, where there is something to press, to reach it. */
const lifetime = ({ kind, message, action }: Toast): number =>
  Math.max(kind === 'error' ? 8000 : 5000, 2500 + message.length * 65) + (action ? 4000 : 0)

const start = (id: number, remaining: number): void => {
  const timer = paused ? 0 : window.setTimeout(() => dismissToast(id), remaining)
  clocks.set(id, { remaining, since: performance.now(), timer })
}

/** Takes a message away. */
export const dismissToast = (id: number): void => {
  window.clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
  $toasts.set($toasts.get().filter((toast) => toast.id !== id))
  if ($toasts.get().length === 0) paused = false
}

/** Stops the clocks: somebody is reading. */
export const pauseToasts = (): void => {
  if (paused) return
  paused = true
  for (const clock of clocks.values()) {
    window.clearTimeout(clock.timer)
    clock.remaining -= performance.now() - clock.since
  }
}

/** Lets the clocks run on; what was nearly over stays two seconds more. */
export const resumeToasts = (): void => {
  if (!paused) return
  paused = false
  for (const [id, clock] of clocks) start(id, Math.max(2000, clock.remaining))
}

const show = (kind: ToastKind, message: string, { undo, action, apart }: ToastOptions = {}): number => {
  lastId += 1
  const toast: Toast = { id: lastId, kind, message, action: undo ? { label: 'Undo', run: undo } : action }
  // The same message twice in a row is one message that lasts longer.
  const others = $toasts
    .get()
    .filter((other) => apart || other.kind !== kind || other.message !== message || other.action)
  for (const old of $toasts.get()) {
    if (!others.includes(old)) dismissToast(old.id)
  }
  for (const surplus of others.slice(0, Math.max(0, others.length - mostToasts + 1))) dismissToast(surplus.id)
  $toasts.set([...$toasts.get(), toast])
  start(toast.id, lifetime(toast))
  return toast.id
}

/** Says that something was done. Returns the message's id. */
export const showSuccess = (message: string, options?: ToastOptions): number =>
  show('success', message, options)

/** Says that something went wrong, in a sentence for a person. */
export const showError = (message: string, options?: ToastOptions): number => show('error', message, options)

/** Says something worth knowing. */
export const showInformation = (message: string, options?: ToastOptions): number =>
  show('information', message, options)

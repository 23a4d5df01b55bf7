export { ToastOutlet as Toaster } from './outlet.tsx'
export { $toasts, dismissToast, showError, showInformation, showSuccess } from './toasts.ts'
export type { Toast, ToastAction, ToastKind, ToastOptions } from './toasts.ts'

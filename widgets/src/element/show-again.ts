/**
 * Puts the dialogs of an element back on top. A browser takes them out of the
 * top layer with an element that is moved, and hides one that is a popover,
 * without a word.
 * @param above also those that are shown: they come above what the page has shown since, and a modal dialog of the page lets nothing but a modal one above it be used
 */
export function showAgain(root: ParentNode, above = false): void {
  for (const dialog of root.querySelectorAll('dialog')) {
    if (above) raise(dialog)
    else if (dialog.matches(':modal, :popover-open')) continue
    else if (dialog.open) {
      dialog.open = false
      dialog.showModal()
    } else if (dialog.popover !== null) dialog.showPopover()
  }
}

function raise(dialog: HTMLDialogElement): void {
  const root = dialog.getRootNode()
  const focused = root instanceof ShadowRoot ? root.activeElement : null
  const within = focused && dialog.contains(focused) ? focused : dialog.querySelector('textarea')
  if (dialog.matches(':popover-open')) dialog.hidePopover()
  else if (dialog.matches(':modal')) dialog.close()
  if (document.querySelector(':modal') || dialog.popover === null) dialog.showModal()
  else dialog.showPopover()
  if (within instanceof HTMLElement) within.focus({ preventScroll: true })
}

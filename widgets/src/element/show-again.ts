/**
 * Puts the dialogs of an element that was moved back where they were. A
 * browser takes them out of the top layer with the element, and hides one that
 * is a popover, without a word.
 */
export function showAgain(root: ParentNode): void {
  for (const dialog of root.querySelectorAll('dialog')) {
    if (dialog.matches(':modal, :popover-open')) continue
    if (dialog.open) {
      dialog.open = false
      dialog.showModal()
    } else if (dialog.popover !== null) dialog.showPopover()
  }
}

import drawing from 'virtual:drawing/clipboard-list'
import { defineWidget } from '../element/agency-element.ts'

defineWidget('form', {
  load: async () => (await import('../form/form-widget.tsx')).FormWidget,
  keeps: 1,
  // What stands in the page is open from the beginning and needs no button.
  begin(element) {
    if (!element.hasAttribute('inline')) return
    element.byScript = true
    queueMicrotask(() => void element.open())
  },
  anyone: { id: 0, firstName: '', lastName: '', fullName: '', email: '' },
  launcher: { label: 'Fill in the form', drawing },
})

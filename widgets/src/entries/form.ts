import drawing from 'virtual:drawing/clipboard-list'
import { defineWidget } from '../element/agency-element.ts'

defineWidget('form', {
  load: async () => (await import('../form/form-widget.tsx')).FormWidget,
  keeps: 1,
  standsInPage: true,
  anyone: { id: 0, firstName: '', lastName: '', fullName: '', email: '' },
  launcher: { label: 'Fill in the form', drawing },
})

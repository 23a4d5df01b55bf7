import drawing from 'virtual:drawing/circle-check'
import { defineWidget } from '../element/agency-element.ts'

defineWidget('budget-changes', {
  load: async () => (await import('../budget-changes/budget-changes-widget.tsx')).BudgetChangesWidget,
  launcher: { label: 'Budget changes', drawing },
  eager: true,
})

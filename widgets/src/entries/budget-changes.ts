import { CircleCheck } from '@portal/ui/icon'
import { defineWidget } from '../element/agency-element.ts'

defineWidget('budget-changes', {
  load: async () => (await import('../budget-changes/budget-changes-widget.tsx')).BudgetChangesWidget,
  launcher: { label: 'Budget changes', icon: CircleCheck },
  eager: true,
})

import { CircleCheck } from '@portal/ui/icon'
import { BudgetChangesWidget } from '../budget-changes/budget-changes-widget.tsx'
import { defineWidget } from '../element/agency-element.ts'

defineWidget('budget-changes', {
  Component: BudgetChangesWidget,
  launcher: { label: 'Budget changes', icon: CircleCheck },
  eager: true,
})

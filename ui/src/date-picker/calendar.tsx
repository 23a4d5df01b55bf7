import { today } from '@portal/core/foundation/format/time'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { DayPicker } from 'react-day-picker'
import type { ChevronProps, DayButtonProps, DayPickerProps } from 'react-day-picker'
import { Icon } from '../icon/icon.tsx'
import { ChevronDown, ChevronLeft, ChevronRight } from '../icon/glyphs.ts'
import styles from './calendar.module.css'

export interface CalendarProps {
  /** `YYYY-MM-DD`, or an empty text. */
  readonly value: string
  readonly onPick: (day: string) => void
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** Midnight of the day where the browser is: only its year, month and day are ever read. */
const toDate = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

const toDay = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-')

/**
 * Focuses before the browser paints. In an effect that runs later, as in
 * the library's own button, two days take the focus from each other for ever
 * on Preact when an arrow key is held.
 */
const DayButton = ({ day: _day, modifiers, ...attributes }: DayButtonProps): ReactElement => {
  const button = useRef<HTMLButtonElement>(null)
  const focused = modifiers['focused'] === true
  useLayoutEffect(() => {
    if (focused) button.current?.focus()
  }, [focused])
  return <button {...attributes} ref={button} type="button" />
}

const chevrons = { up: ChevronDown, down: ChevronDown, left: ChevronLeft, right: ChevronRight } as const

const Chevron = ({ orientation = 'left' }: ChevronProps): ReactElement => <Icon of={chevrons[orientation]} />

const classes = {
  root: styles.root ?? '',
  months: styles.months ?? '',
  month: styles.month ?? '',
  month_caption: styles.caption ?? '',
  dropdowns: styles.dropdowns ?? '',
  dropdown_root: styles.dropdownRoot ?? '',
  dropdown: styles.dropdown ?? '',
  caption_label: styles.captionLabel ?? '',
  nav: styles.nav ?? '',
  button_previous: styles.step ?? '',
  button_next: styles.step ?? '',
  month_grid: styles.grid ?? '',
  weekday: styles.weekday ?? '',
  day: styles.day ?? '',
  day_button: styles.dayButton ?? '',
  today: styles.today ?? '',
  selected: styles.selected ?? '',
  outside: styles.outside ?? '',
  disabled: styles.disabled ?? '',
  hidden: styles.hidden ?? '',
}

/** The number is in it as it is shown, so that who says what they see finds the day. */
const labels: DayPickerProps['labels'] = {
  labelDayButton: (date, { today, selected }) =>
    `${today ? 'Today, ' : ''}${date.toLocaleDateString('en-US', { dateStyle: 'full' })}${selected ? ', selected' : ''}`,
}

/** A month to pick a day from, in which the agency's day is marked as today; loaded when a date field is first opened. */
export const Calendar = ({ value, onPick, min, max }: CalendarProps): ReactElement => {
  const selected = value === '' ? undefined : toDate(value)
  const [now] = useState(() => toDate(today()))
  const first = min === undefined ? new Date(now.getFullYear() - 15, 0) : toDate(min)
  const last = max === undefined ? new Date(now.getFullYear() + 10, 11) : toDate(max)
  return (
    <DayPicker
      mode="single"
      autoFocus
      showOutsideDays
      today={now}
      fixedWeeks
      captionLayout="dropdown"
      navLayout="after"
      startMonth={first}
      endMonth={last}
      {...(selected ? { selected, defaultMonth: selected } : {})}
      disabled={[
        ...(min === undefined ? [] : [{ before: first }]),
        ...(max === undefined ? [] : [{ after: last }]),
      ]}
      onDayClick={(date, modifiers) => {
        if (modifiers['disabled'] !== true) onPick(toDay(date))
      }}
      labels={labels}
      components={{ DayButton, Chevron }}
      classNames={classes}
    />
  )
}

/** A line of a chart. */
export interface Series {
  readonly label: string
  /** One for each point; null where there is nothing. */
  readonly values: readonly (number | null)[]
  /** Drawn behind the others, thin and dashed: what the others are compared with. */
  readonly behind?: boolean
}

/** A place along a chart. */
export interface Point {
  /** Under the chart: `Mar 4`. */
  readonly short: string
  /** In full, for the tooltip and the table. */
  readonly long: string
}

export interface ChartProps {
  /** What the chart shows: `Clicks by day`. */
  readonly title: string
  /** Unit and period, in a line under the title. */
  readonly description: string
  /** What a point is: `Day`. */
  readonly pointLabel: string
  readonly points: readonly Point[]
  readonly series: readonly Series[]
  readonly format: (value: number) => string
  /** The same for the labels of the axis, where room is short. */
  readonly formatShort?: (value: number) => string
}

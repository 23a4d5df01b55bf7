/** A column of a platform's export. */
export interface FigureField {
  readonly label: string
  /** What the platforms call it, as their exports write it; capitals, spaces and punctuation do not count. */
  readonly names: readonly string[]
}

/** What rows are told apart by. */
export interface FigureDimension extends FigureField {
  /** A day, kept as `YYYY-MM-DD`; what is none is kept as nothing. `text` where absent. */
  readonly kind?: 'day'
}

/** A figure of a row: whole or decimal. */
export interface FigureMeasure extends FigureField {
  /** An average: kept times this other figure, so that rows can be added up. */
  readonly weighedBy?: string
  /** What a row without the column counts as: exports with a row for each lead or call have no column of counts. */
  readonly each?: number
  /** The column says which share of this figure's whole that other figure is: kept as the whole, so that rows can be added up. */
  readonly wholeOf?: string
  /** The column says a share of that whole: kept as what it comes to. */
  readonly partOf?: string
}

/**
 * What one export of a platform holds beside the daily figures of advertising: what its rows are told apart by, and
 * what they count. A new source is an entry here; importing, keeping and summing it follow.
 */
export interface FigureSource {
  readonly label: string
  /** Where the file comes from, in words. */
  readonly exportedAt: string
  readonly dimensions: Readonly<Record<string, FigureDimension>>
  readonly figures: Readonly<Record<string, FigureMeasure>>
  /** Fields that only this source has all of: a file is recognized by them. */
  readonly signs: readonly string[]
}

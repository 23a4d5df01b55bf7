/** A place by its ZIP code. */
export interface ZipPlace {
  readonly zip: string
  readonly city: string
  readonly state: string
}

/** Who takes a list of locations. */
export const locationTargets = ['Google Ads', 'Google Ads Editor', 'Meta'] as const
export type LocationTarget = (typeof locationTargets)[number]

const cell = (value: string): string => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

/**
 * The ZIP codes of an area as an advertising platform takes them: for Google Ads one `45402, Ohio`-like line each, to
 * be pasted under Enter locations in bulk; for its Editor a CSV with the campaign; for Meta keys of ZIP codes, `US:45402`.
 *
 * @param campaign into which Google Ads Editor puts the locations
 */
export function locationList(
  target: LocationTarget,
  zips: readonly ZipPlace[],
  campaign: string,
): { readonly text: string; readonly fileName: string } {
  const named =
    campaign
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'area'
  const lines = (texts: readonly string[]): string => `${texts.join('\n')}\n`
  switch (target) {
    case 'Google Ads':
      return {
        text: lines(zips.map(({ zip, state }) => `${zip}, ${state}, United States`)),
        fileName: `${named}-google-ads-locations.txt`,
      }
    case 'Google Ads Editor':
      return {
        text: lines([
          'Campaign,Location,Status',
          ...zips.map(({ zip, state }) =>
            [cell(campaign), cell(`${zip}, ${state}, United States`), 'Enabled'].join(','),
          ),
        ]),
        fileName: `${named}-google-ads-editor.csv`,
      }
    case 'Meta':
      return { text: lines(zips.map(({ zip }) => `US:${zip}`)), fileName: `${named}-meta-zips.txt` }
  }
}

/** The ZIP codes that somebody wrote, in order and once each. */
export const zipsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\b(\d{5})(?:-\d{4})?\b/g)].map(([, zip]) => zip ?? '')),
]

/** What somebody wrote among ZIP codes and is none of five digits, once each. */
export const otherThanZips = (text: string): readonly string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((piece) => piece !== '' && !/^\d{5}(-\d{4})?$/.test(piece))),
]

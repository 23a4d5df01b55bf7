/** The calls of a report: the one that is read, and its download. */
export const reportCallNames = <const N extends string>(
  name: N,
): readonly [read: `reports.${N}`, download: `reports.${N}File`] => [`reports.${name}`, `reports.${name}File`]

/** A name as it is compared: `Dealer Code`, `dealer_code` and `DEALERCODE` are one, and so are `Store #` and `Store Number`. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('#', 'number')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A name as it is compared: `Dealer Code`, `dealer_code` and `DEALERCODE` are one. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

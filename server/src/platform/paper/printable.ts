/** The built-in typefaces write Western letters: others lose their accents, and what is left is a question mark. */
export const printable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => {
      if (/[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u20ac]/.test(letter))
        return letter
      const plain = letter.normalize('NFKD').replace(/[^\u0020-\u007e]/g, '')
      return plain === '' ? '?' : plain
    })
    .join('')

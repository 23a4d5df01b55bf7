import { createElement } from 'react'
import type { Glyph } from './icon.tsx'

/** The lines of a drawing: elements of SVG with their attributes. */
export type Drawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

/** An icon from the lines of its drawing: what the icon set makes of them, without the settings of it that nobody here uses. */
export const createGlyph =
  (drawing: Drawing): Glyph =>
  ({ size = 24, strokeWidth = 2, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...drawing.map(([tag, attributes]) => createElement(tag, attributes)),
    )

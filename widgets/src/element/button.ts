import buttonStyles from '@portal/ui/button/button.module.css'
import iconStyles from '@portal/ui/icon/icon.module.css'
import type { Launcher } from './widget.ts'

/** How the renderer writes the kit's button and its icon: it takes this element over as its own (`ui/src/button`, `ui/src/icon`). */
const svg = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: '16',
  height: '16',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.75',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'aria-hidden': 'true',
  class: iconStyles['icon'],
}

/** The button of a widget, drawn without a renderer, so that it stands in the page before that is there. */
export function drawButton({ drawing, label }: Launcher, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.part.add('button')
  button.className = `${buttonStyles['button']} ${buttonStyles['secondary']}`
  const words = document.createElement('span')
  words.className = buttonStyles['words'] ?? ''
  words.textContent = label
  const picture = shape('svg', svg)
  picture.append(...drawing.map(([tag, attributes]) => shape(tag, attributes)))
  button.append(picture, words)
  button.onclick = onPress
  return button
}

function shape(tag: string, attributes: Readonly<Record<string, string | undefined>>): Element {
  const element = document.createElementNS(svg.xmlns, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value ?? '')
  return element
}

import '../fonts.css'
import '../styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Catalogue } from './catalogue.tsx'

/** Where each renderer's pages are. */
const bases = { React: '/embed/kit', Preact: '/embed/kit/preact' } as const

/** Draws the page of the kit that the address names (`/embed/kit/select`), into `#kit`. */
export function startCatalogue(name: keyof typeof bases): void {
  const place = document.getElementById('kit')
  if (!place) throw new Error('The page has no place for the kit.')
  const other = name === 'React' ? 'Preact' : 'React'
  const part = location.pathname.slice(bases[name].length).replaceAll('/', '')
  const at = (base: string, page: string): string => (page === '' ? base : `${base}/${page}`)
  createRoot(place).render(
    <StrictMode>
      <Catalogue
        part={part}
        pageOf={(page) => at(bases[name], page)}
        renderer={{ name, other, href: at(bases[other], part) }}
      />
    </StrictMode>,
  )
}

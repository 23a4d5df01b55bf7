import '@portal/ui/fonts.css'
import '@portal/ui/styles.css'
import { Catalogue } from '@portal/ui/catalogue'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

// Served as /embed/kit by the development server only: no page of the built portal names it.
const place = document.getElementById('kit')
if (!place) throw new Error('The page has no place for the kit.')
createRoot(place).render(
  <StrictMode>
    <Catalogue />
  </StrictMode>,
)

import '@portal/ui/fonts.css'
import '@portal/ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './shell/app.tsx'
import { loadSignedIn } from './shell/chrome.tsx'
import { watchErrors } from './foundation/errors/errors.ts'
import { session, startSession } from './foundation/session/session.ts'
import { startTheme } from './foundation/browser/theme.ts'

startTheme()
watchErrors()
void startSession()
// A failure here is met where they are needed.
if (session.$user.get()) void loadSignedIn().catch(() => undefined)

const place = document.getElementById('portal')
if (!place) throw new Error('The page has no place for the portal.')
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

import { startCatalogue } from './start.tsx'

// Served by the development server, which gives it Preact (portal/kit-pages.ts).
startCatalogue('Preact')

import { startCatalogue } from '@portal/ui/catalogue'

// Served as /embed/kit by the development server only: no page of the built portal names it.
startCatalogue('React')

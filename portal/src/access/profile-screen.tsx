import type { ReactElement } from 'react'
import { Page } from '../parts/page/index.ts'
import { SecurityPanel } from './security-panel.tsx'

/** `/profile`: what keeps a person's own account (platform 2, Users). */
export const ProfileScreen = (): ReactElement => (
  <Page narrow title="My Profile" description="How you sign in, and where you are signed in.">
    <SecurityPanel />
  </Page>
)

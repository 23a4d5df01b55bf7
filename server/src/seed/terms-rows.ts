import type { SeedRow } from './insert-rows.ts'

const first = `# What the portal is for
The portal shows you the advertising that we run for your dealership: what it cost, what it brought, and what comes next.

# Your account
Your account is yours alone. Do not share your password; ask us for an account for everybody who needs one.

# What you see
Figures come from the advertising platforms and may change for some days after the day that they are of.`

const second = `${first}

# What you send us
- Files and texts that you give us for your advertising are yours; you allow us to use them for it.
- Do not send us data of customers by a support request; upload it where the portal asks for it.

# Ending
You may close your account at any time. We keep what the law asks us to keep, and delete the rest within 90 days.`

/** Two versions of the agency's terms. */
export const demoTerms: readonly SeedRow[] = [first, second].map((text, at) => ({
  tenant_id: 1,
  version: at + 1,
  text,
  published_at: `202${4 + at}-0${3 + at}-04T15:00:00Z`,
  published_by: 1,
}))

export { Tabs } from './tabs.tsx'
export type { Tab, TabsProps } from './tabs.tsx'

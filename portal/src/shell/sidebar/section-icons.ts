import {
  ChartColumn,
  CircleUser,
  ClipboardList,
  Folder,
  Globe,
  LayoutDashboard,
  LogOut,
  NotebookPen,
  Settings,
  Store,
  Target,
  TrendingUp,
  Users,
  Wallet,
  Wrench,
  type Glyph,
} from '@portal/ui/icon'

const icons: Readonly<Record<string, Glyph>> = {
  dashboard: LayoutDashboard,
  accounting: Wallet,
  clients: Store,
  reporting: ChartColumn,
  'regional-manager-reporting': ChartColumn,
  tools: Wrench,
  'client-notes': NotebookPen,
  siteiq: Globe,
  'group-performance': TrendingUp,
  users: Users,
  settings: Settings,
  'task-tool': ClipboardList,
  'keyword-planner': Target,
  'my-profile': CircleUser,
  logout: LogOut,
}

/** The sign of a section: all that the rail shows of it. */
export const iconOf = (key: string): Glyph => icons[key] ?? Folder

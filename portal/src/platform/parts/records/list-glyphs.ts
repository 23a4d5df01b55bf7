import type { ListIcon } from '@portal/core/foundation/contract/resource'
import * as glyphs from '@portal/ui/icon'
import type { Glyph } from '@portal/ui/icon'

/** The picture of what a list is about. */
export const listGlyphs: Readonly<Record<ListIcon, Glyph>> = {
  building: glyphs.Building2,
  calendar: glyphs.Calendar,
  car: glyphs.Car,
  chart: glyphs.ChartColumn,
  clipboard: glyphs.ClipboardList,
  flag: glyphs.Flag,
  globe: glyphs.Globe,
  key: glyphs.KeyRound,
  link: glyphs.Link,
  list: glyphs.ListOrdered,
  mail: glyphs.Mail,
  money: glyphs.Banknote,
  note: glyphs.NotebookPen,
  package: glyphs.Package,
  people: glyphs.Users,
  phone: glyphs.Phone,
  shield: glyphs.ShieldCheck,
  tag: glyphs.Tag,
}

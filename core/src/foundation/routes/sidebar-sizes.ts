/** Width in pixels, and the window widths at which the sidebar changes. */
export const sidebarSizes = { width: 260, hoverExpandsAbove: 1024, drawerBelow: 960 } as const

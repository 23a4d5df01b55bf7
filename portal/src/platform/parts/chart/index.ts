export { Chart } from './chart-card.tsx'
export type { ChartProps, Point, Series } from './chart.ts'
export { ShareBar } from './share-bar.tsx'
export { SparkLine } from './spark-line.tsx'

export { Skeleton, SkeletonText } from './skeleton.tsx'
export type { SkeletonProps, SkeletonTextProps } from './skeleton.tsx'

export { Skeleton, SkeletonRegion, type SkeletonProps, type SkeletonRegionProps } from './Skeleton';
export { RichTextEditorSkeleton, type RichTextEditorSkeletonProps } from './RichTextEditorSkeleton';

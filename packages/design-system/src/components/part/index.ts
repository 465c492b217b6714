export { FieldFailed, type FieldFailedProps } from './FieldFailed';
export { lazyPart } from './lazy-part';
export { forgetFailed, loadOnce, type LazyPart } from './load-once';
export { PartBoundary, type PartBoundaryProps } from './PartBoundary';
export type { PartFailure } from './PartFailed';
export { PartFailed, type PartFailedProps } from './PartFailed';
export { WhenLoaded, type WhenLoadedProps } from './WhenLoaded';

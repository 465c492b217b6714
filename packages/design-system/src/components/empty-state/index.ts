export { EmptyState, type EmptyStateProps } from './EmptyState';
export { StateFrame, type StateFrameProps } from './StateFrame';

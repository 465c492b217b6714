export { EmptyState, StateFrame, type EmptyStateProps, type StateFrameProps } from './EmptyState';

export { focusStatusLook } from './focus-status-look';
export { FocusPageCard, type FocusPageCardProps } from './FocusPageCard';

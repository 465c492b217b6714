export { focusStatusLook } from './FocusPageCard';
export { FocusPageCard, type FocusPageCardProps } from './FocusPageCard';

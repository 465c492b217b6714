export { focusStatusLook, toggledStatus, type FocusPage } from './focusPage';
export { FocusPageCard, type FocusPageCardProps } from './FocusPageCard';

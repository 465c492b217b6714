export { FocusScreen, type FocusScreenProps } from './FocusScreen';

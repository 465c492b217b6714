export { FocusScreen, type FocusScreenProps } from './FocusScreen';
export { useFocusDialog } from './FocusDialogs';

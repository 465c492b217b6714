export { FocusScreen, type FocusScreenProps } from './FocusScreen';
export { useFocusDialog } from './use-focus-dialog';

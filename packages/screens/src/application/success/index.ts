export { SuccessScreen, type SentApplication, type SuccessScreenProps } from './SuccessScreen';

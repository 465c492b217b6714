export { ApplicationScreen, type ApplicationScreenProps } from './ApplicationScreen';

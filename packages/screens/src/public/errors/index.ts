export { ErrorPageScreen, type ErrorPageScreenProps } from './ErrorPageScreen';

export { RegistrationsScreen, type RegistrationsScreenProps } from './RegistrationsScreen';

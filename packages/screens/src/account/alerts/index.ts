export { AlertsScreen, type AlertsScreenProps } from './AlertsScreen';

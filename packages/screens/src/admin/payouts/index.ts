export { PayoutsScreen, type PayoutsScreenProps } from './PayoutsScreen';

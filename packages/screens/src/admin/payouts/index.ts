export { readPayoutsState, toPayoutsQuery } from './list';
export { PayoutsScreen, type PayoutsScreenProps } from './PayoutsScreen';

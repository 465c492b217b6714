export { ReferralsScreen, type ReferralsScreenProps } from './ReferralsScreen';

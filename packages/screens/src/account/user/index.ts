export { UserScreen, type UserScreenProps } from './UserScreen';

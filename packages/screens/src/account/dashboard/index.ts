export { DashboardFrame } from './DashboardFrame';
export { OverviewScreen, type OverviewScreenProps } from './OverviewScreen';
export { ProfileScreen, type ProfileScreenProps } from './ProfileScreen';
export { readTab, type DashboardTab } from './tab';
export { leadOf } from './sections';

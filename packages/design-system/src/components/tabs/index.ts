export { Count } from './Count';
export { TabNav, type TabNavItem, type TabNavProps } from './TabNav';
export { Tabs, type TabItem, type TabsProps } from './Tabs';

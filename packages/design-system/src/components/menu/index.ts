export type { MenuEntry } from './entry';
export { Menu, type MenuProps } from './Menu';

export { PanelScreen, type PanelScreenProps } from './PanelScreen';
export { readPanelState, toPanelQuery } from './list';

export { PanelScreen, type PanelScreenProps } from './PanelScreen';
export { panelQuery, readPanelState, toPanelQuery } from './list';

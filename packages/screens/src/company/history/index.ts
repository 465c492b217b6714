export { HistoryScreen, type HistoryScreenProps } from './HistoryScreen';
export { readHistoryState, writeHistoryState, type HistoryState } from './query';

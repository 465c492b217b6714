export { BoardScreen, type BoardScreenProps } from './BoardScreen';
export { boardQuery, INITIAL_COLUMNS, moreOf, readBoardState, type BoardColumns, type BoardState } from './list';

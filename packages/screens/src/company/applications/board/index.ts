export { BoardScreen, type BoardScreenProps } from './BoardScreen';
export { type BoardState, readBoardState } from './list';
